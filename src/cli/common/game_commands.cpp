#include "cli/common/game_commands.h"

#include <algorithm>
#include <string>

#include "cli/common/typed_words.h"

namespace mitos::cli {
namespace {

using base::Language;

// `name` is folded.
bool isNamed(const base::Phrase& phrase, const std::string& name) {
    return folded(phrase.in(Language::english)) == name || folded(phrase.in(Language::greek)) == name;
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
