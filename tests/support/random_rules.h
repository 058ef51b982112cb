#pragma once
// Random rules of placement games: every kind of rules that a file can hold.
#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "games/grid/rule_file.h"

namespace mitos::test {

/// A random source with choices in words.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}
    int upTo(int most) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(most) + 1)); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }
    template <class T>
    T oneOf(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(list.size()) - 1))];
    }

  private:
    base::Random random_;
};

inline std::string someOf(Dice& dice, const std::string& letters) {
    std::string chosen;
    for (const char letter : letters) {
        if (dice.oneIn(2)) chosen += letter;
    }
    return chosen.empty()
               ? std::string(1, letters[static_cast<std::size_t>(dice.upTo(static_cast<int>(letters.size()) - 1))])
               : chosen;
}

/// Returns the text of a random rule file for a game with at most `mostBoards` boards. Not all of them are sound:
/// soundRules() tells which.
inline std::string drawRules(Dice& dice, double mostBoards) {
    const std::string letters = dice.oneOf<std::string>({"X", "XO", "XO", "XO", "ABC"});
    int rows = 0;
    int columns = 0;
    do {
        rows = 1 + dice.upTo(3);
        columns = 1 + dice.upTo(3);
    } while (std::pow(static_cast<double>(letters.size()) + 1, rows * columns) > mostBoards || rows * columns < 3);
    const bool full = dice.oneIn(2);
    const std::string winner =
        dice.oneOf<std::string>(full ? std::vector<std::string>{"more patterns", "more points", "more points"}
                                     : std::vector<std::string>{"completer", "other than completer", "owner of pattern",
                                                                "more patterns", "more points"});
    const bool owned = winner == "owner of pattern" || winner == "more patterns";

    std::string text = fmt::format("name = \"Dice\"\nrows = {}\ncolumns = {}\nfirst = \"{}\"\ngravity = {}\n", rows,
                                   columns, dice.oneIn(2) ? "max" : "min", dice.oneIn(2));
    if (dice.oneIn(4)) text += "lines = [\"rows\", \"diagonals\"]\n";
    text += fmt::format("[letters]\nmax = \"{}\"\nmin = \"{}\"\n", someOf(dice, letters), someOf(dice, letters));
    for (int patterns = 1 + dice.upTo(2); patterns > 0; --patterns) {
        std::string word;
        for (int length = 2 + dice.upTo(1); length > 0; --length)
            word += dice.oneOf<char>({letters.begin(), letters.end()});
        text += fmt::format("[[pattern]]\ntext = \"{}\"\n", word);
        if (owned || (winner == "more points" && dice.oneIn(2)))
            text += fmt::format("for = \"{}\"\n", dice.oneIn(2) ? "max" : "min");
    }
    text += fmt::format("[end]\nwhen = \"{}\"\nwinner = \"{}\"\n", full ? "board full" : "any pattern", winner);
    if (dice.oneIn(3)) text += fmt::format("full = \"{}\"\n", dice.oneIn(2) ? "max" : "min");
    if (full && dice.oneIn(2)) text += "again = true\n";
    if (dice.oneIn(3)) text += fmt::format("[start]\nplace = [\"{}\"]\n", letters[0]);
    return text;
}

/// Returns the rules of a text, if the reader accepts it.
inline std::optional<games::grid::Rules> soundRules(const std::string& text) {
    try {
        return games::grid::readRules(text, "drawn");
    } catch (const base::Error&) {
        return std::nullopt;
    }
}

}  // namespace mitos::test
