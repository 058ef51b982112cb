#include "cli/common/game_commands.h"

#include <algorithm>
#include <string>

#include "cli/common/typed_words.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

// `name` is folded.
bool isNamed(base::Phrase phrase, const std::string& name) {
    const auto all = text::allLanguages();
    return std::any_of(all.begin(), all.end(),
                       [&](const text::Language& language) { return folded(phrase.in(language)) == name; });
}

bool isCommandNamed(const NamedCommand& named, const std::string& name) {
    if (isNamed(named.name, name)) return true;
    if (named.command == GameCommand::help) return name == "?";
    return named.command == GameCommand::quit && (name == "q" || isNamed(text::commandExit, name));
}

}  // namespace

const NamedCommand* findGameCommand(std::string_view word) {
    const std::string name = folded(word);
    const auto* const found = std::find_if(gameCommands.begin(), gameCommands.end(),
                                           [&](const NamedCommand& named) { return isCommandNamed(named, name); });
    return found == gameCommands.end() ? nullptr : found;
}

}  // namespace mitos::cli
