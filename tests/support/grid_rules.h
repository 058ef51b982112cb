#pragma once
// Rules of placement games for tests: those that come with Mitos, and small ones made in place.
#include <stdexcept>
#include <string>
#include <string_view>

#include "games/grid/rule_file.h"
#include "games/grid/shipped.h"

namespace mitos::test {

inline games::grid::Rules shipped(std::string_view name) {
    for (const auto& file : games::grid::shippedRules()) {
        if (file.name == name) return games::grid::readRules(file.text, std::string(name));
    }
    throw std::invalid_argument("no such shipped game: " + std::string(name));
}

/// The smallest valid file, in three parts, so that a test can insert its own between them.
inline constexpr std::string_view plainHead = "name = \"Plain\"\nrows = 3\ncolumns = 3\n";
inline constexpr std::string_view plainLetters =
    "[letters]\nmax = \"X\"\nmin = \"O\"\n[[pattern]]\ntext = \"XXX\"\n[[pattern]]\ntext = \"OOO\"\n";
inline constexpr std::string_view plainEnd = "[end]\nwhen = \"any pattern\"\nwinner = \"completer\"\n";

inline games::grid::Rules plain(std::string_view head = {}, std::string_view end = {}) {
    std::string text(plainHead);
    text.append(head).append(plainLetters).append(plainEnd).append(end);
    return games::grid::readRules(text, "plain.toml");
}

}  // namespace mitos::test
