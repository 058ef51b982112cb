// Every kind of rules that a file can hold, drawn at random: the complete solution of each against brute force, on every position.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <cmath>
#include <set>

#include "api/grid/search.h"
#include "api/grid/solve.h"
#include "base/error.h"
#include "base/random.h"
#include "games/grid/rule_file.h"
#include "games/grid/symmetry.h"
#include "tests/api/grid/oracle.h"
#include "tests/support/temporary_directory.h"

namespace mitos::api::grid {
namespace random_rules_test {

using search::solve::Outcome;
using test::GridOracle;
using test::Known;

#ifdef MITOS_SANITIZED
constexpr int games = 60;
constexpr double mostBoards = 2'000;
#else
constexpr int games = 1'000;
constexpr double mostBoards = 20'000;
#endif

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

std::string someOf(Dice& dice, const std::string& letters) {
    std::string chosen;
    for (const char letter : letters) {
        if (dice.oneIn(2)) chosen += letter;
    }
    return chosen.empty()
               ? std::string(1, letters[static_cast<std::size_t>(dice.upTo(static_cast<int>(letters.size()) - 1))])
               : chosen;
}

// Not all of these are sound; the reader says which.
std::string drawRules(Dice& dice) {
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

std::optional<Rules> sound(const std::string& text) {
    try {
        return games::grid::readRules(text, "drawn");
    } catch (const base::Error&) {
        return std::nullopt;
    }
}

Worth inWords(const PlacementGame& game, const GridState& state, const Known& known) {
    const int value = game.maxToMove(state) ? known.value : -known.value;
    const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;
    return {{outcome, known.remoteness}, game.rules().countsPoints() ? std::optional<int>(value) : std::nullopt};
}

// Boards with the side to move, which a finished game does not have.
using Positions = std::set<std::pair<games::grid::LetterMasks, int>>;

void compareWithBruteForce(const PlacementGame& game, const BoardText& start, const Solution& solution) {
    GridOracle oracle(game);
    oracle.of(game.startOn(start));
    const games::grid::Images images(games::grid::keeping(games::grid::symmetriesOf(game), game.startOn(start).letters),
                                     game.rules().cells(), static_cast<int>(game.rules().letters.size()));
    Positions all;
    Positions classes;
    std::size_t wrong = 0;
    oracle.forEach([&](GridState state, std::int16_t points, const Known& known) {
        state.points = points;
        const auto worth = solution.worthOf(state);
        if (!worth || !(*worth == inWords(game, state, known))) ++wrong;
        const int mover = game.isOver(state) ? 2 : static_cast<int>(state.mover);
        all.emplace(state.letters, mover);
        classes.emplace(images.canonical(state.letters), mover);
    });
    EXPECT_EQ(wrong, 0U);
    EXPECT_EQ(solution.counts().positions, all.size());
    EXPECT_EQ(solution.counts().canonical, classes.size());
}

void saveAndVerify(const PlacementGame& game, const BoardText& start, const Solution& solution,
                   const std::filesystem::path& file) {
    solution.save(file);
    const base::StopFlag never;
    const VerifyReport report = verifySolution(file, 1, {}, never);
    EXPECT_TRUE(report.holds) << report.wrong.value_or("");
    EXPECT_EQ(report.checked, solution.counts().stored);
    const Solution read = Solution::open(file, game, start);
    std::size_t different = 0;
    solution.forEachStored([&](const GridState& state) {
        if (!(solution.worthOf(state) == read.worthOf(state))) ++different;
        return true;
    });
    EXPECT_EQ(different, 0U);
}

// The ways that know nothing of numbered positions: the proof of the start, and the searches of the book to the end of the game.
void proveAndSearch(const PlacementGame& game, const BoardText& start) {
    const GridState root = game.startOn(start);
    GridOracle oracle(game);
    const Known known = oracle.of(root);
    const base::StopFlag never;
    GridOptions weak;
    weak.weak = true;
    const GridSolver proof(game, start, weak, never);
    EXPECT_EQ(proof.report().outcome, inWords(game, root, known).result.outcome);
    turns::Settings settings;
    settings.depth = game.rules().cells();
    settings.closedSet = true;
    const SearchReport report = searchGame(game, root, Judgement::none, settings, never);
    EXPECT_EQ(report.value, game.rules().countsPoints() ? known.value : 10 * known.value);
    EXPECT_TRUE(report.exhaustive);
}

TEST(RandomRules, EveryPositionHasTheValueAndRemotenessOfBruteForce) {
    constexpr std::uint64_t seed = 20'261'116;
    Dice dice(seed);
    const test::TemporaryDirectory directory;
    std::map<std::string, int> spaces;
    for (int drawn = 0; drawn < games;) {
        const std::string text = drawRules(dice);
        const auto rules = sound(text);
        if (!rules) continue;
        ++drawn;
        const PlacementGame game(*rules);
        const auto starts = games::grid::legalStarts(*rules);
        const BoardText start = starts[static_cast<std::size_t>(dice.upTo(static_cast<int>(starts.size()) - 1))];
        SCOPED_TRACE(fmt::format("seed {}, game {}, start {}:\n{}", seed, drawn, start, text));
        const base::StopFlag never;
        base::Halt halt = base::Halt::none;
        const unsigned threads = drawn % 2 == 0 ? 2 : 1;
        const auto solution = Solution::make(game, start, threads, {}, never, halt);
        ASSERT_TRUE(solution.has_value());
        ++spaces[planFor(game, start).space];
        compareWithBruteForce(game, start, *solution);
        if (drawn % 4 == 0) saveAndVerify(game, start, *solution, directory.path() / "solution");
        if (drawn % 4 == 1) proveAndSearch(game, start);
        if (HasFailure()) break;  // one is enough to look at
    }
    for (const char* space : {"tiers", "columns", "radix", "piles", "radix and mover", "piles and mover"})
        EXPECT_GT(spaces[space], 0) << space;
}

}  // namespace random_rules_test
}  // namespace mitos::api::grid
