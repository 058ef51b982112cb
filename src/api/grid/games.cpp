#include "api/grid/games.h"

#include <algorithm>
#include <filesystem>

#include "base/error.h"
#include "base/files.h"
#include "base/words.h"
#include "games/grid/rule_file.h"
#include "games/grid/shipped.h"
#include "texts/grid.h"

namespace mitos::api::grid {
namespace {

// Lower case, letters and digits only: `Tic-tac-toe` is tictactoe.
std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        const char small = base::lowered(c);
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9')) plain += small;
    }
    return plain;
}

bool isPath(const std::string& name) { return name.find('/') != std::string::npos || name.ends_with(".toml"); }

const games::grid::ShippedRules* shippedNamed(const std::string& name) {
    for (const games::grid::ShippedRules& entry : games::grid::shippedRules()) {
        if (plainName(entry.name) == plainName(name)) return &entry;
    }
    return nullptr;
}

games::grid::Rules rulesOf(const std::string& name, base::Phrase unknown) {
    const games::grid::ShippedRules* shipped = shippedNamed(name);
    if (shipped == nullptr) {
        throw base::Error(base::Fault::usage, base::say(unknown, base::shownWord(name), base::listed(gameNames())));
    }
    return games::grid::readRules(shipped->text, fmt::format("rules/{}.toml", shipped->name));
}

}  // namespace

std::vector<std::string> gameNames() {
    std::vector<std::string> names;
    for (const games::grid::ShippedRules& entry : games::grid::shippedRules()) names.emplace_back(entry.name);
    std::sort(names.begin(), names.end());
    return names;
}

bool isGame(const std::string& nameOrPath) {
    std::error_code none;
    return isPath(nameOrPath) ? std::filesystem::exists(nameOrPath, none) : shippedNamed(nameOrPath) != nullptr;
}

games::grid::Rules findGame(const std::string& nameOrPath, const base::StopFlag& stop) {
    if (isPath(nameOrPath)) return games::grid::readRules(base::readText(nameOrPath, base::tomlFile, stop), nameOrPath);
    return rulesOf(nameOrPath, text::unknownGame);
}

games::grid::Rules shippedGame(const std::string& name) { return rulesOf(name, text::unknownShippedGame); }

}  // namespace mitos::api::grid
