// Label: threads
// The steps of a sweep, driven one by one, compared with the usual driver; whole games are compared with brute force
// elsewhere.
#include "search/solve/level_sweep.h"

#include <gtest/gtest.h>

#include <map>

#include "games/grid/column_space.h"
#include "games/grid/mover_space.h"
#include "games/grid/pile_space.h"
#include "games/grid/radix_space.h"
#include "games/grid/tier_space.h"
#include "search/solve/sweep.h"
#include "tests/support/grid_rules.h"
#include "tests/support/random_rules.h"
#include "tests/support/scale.h"

namespace mitos::search::solve {
namespace level_sweep_test {

using games::grid::ColumnSpace;
using games::grid::MoverSpace;
using games::grid::PileSpace;
using games::grid::PlacementGame;
using games::grid::RadixSpace;
using games::grid::Rules;
using games::grid::TierSpace;

#ifdef MITOS_SANITIZED
constexpr int games = 30;
constexpr double mostBoards = 1'000;
#else
constexpr int games = 400;
constexpr double mostBoards = 5'000;
#endif

// Every third position counts as the one that stands for its class, so that all counts differ.
struct EveryThird {
    template <class Position>
    bool operator()(Position& position) const {
        games::grid::Cells mix = 0;
        for (const games::grid::Cells cells : position.letters()) mix = 5 * mix + cells;
        return mix % 3 == 0;
    }
};
constexpr EveryThird everyThird;

// A table of a sweep with arrays of its own, and the values that are kept in it.
template <class Values>
struct Table;

template <>
struct Table<StoredResults> {
    explicit Table(std::size_t size) : bytes(size) {}
    [[nodiscard]] StoredResults values() { return StoredResults(bytes); }
    std::vector<Score> bytes;
};

template <>
struct Table<StoredMargins> {
    explicit Table(std::size_t size) : bytes(size) {}
    [[nodiscard]] StoredMargins values() { return StoredMargins(bytes); }
    std::vector<Score> bytes;
};

template <>
struct Table<StoredMarginsAndPlies> {
    explicit Table(std::size_t size) : bytes(2 * size) {}
    [[nodiscard]] StoredMarginsAndPlies values() {
        const std::span<Score> all(bytes);
        return {all.first(bytes.size() / 2), all.subspan(bytes.size() / 2)};
    }
    std::vector<Score> bytes;
};

struct Swept {
    std::vector<Score> bytes;
    SweepCounts counts;
    friend bool operator==(const Swept&, const Swept&) = default;
};

template <class Values, class S>
Swept byUsualCaller(const S& space, unsigned threads) {
    Table<Values> table(space.size());
    const base::StopFlag never;
    const SweepReport report = sweep(space, table.values(), everyThird, threads, {}, never);
    EXPECT_TRUE(report.isComplete());
    return {table.bytes, report.counts};
}

template <class Values, class S>
Swept byLevels(const S& space) {
    Table<Values> table(space.size());
    const LevelSweep steps(space, table.values(), everyThird);
    Swept swept;
    steps.markStarts();
    for (std::size_t level = 0; level < space.levels(); ++level)
        swept.counts += steps.markBlocks(level, steps.blocksOf(level));
    for (std::size_t level = space.levels(); level-- > 0;) steps.valueBlocks(level, steps.blocksOf(level));
    swept.bytes = table.bytes;
    return swept;
}

// Shares the work as processes would: each has its own arrays and a part of the blocks of every level, and they
// exchange the bytes of a level's blocks.
template <class Values, class S>
class Processes {
  public:
    Processes(const S& space, std::size_t count) : space_(space), tables_(count, Table<Values>(space.size())) {
        for (Table<Values>& table : tables_) steps_.emplace_back(space, table.values(), everyThird);
    }

    std::vector<Swept> run() {
        SweepCounts counts;
        for (const auto& steps : steps_) steps.markStarts();
        for (std::size_t level = 0; level < space_.levels(); ++level) {
            joinMarks(level);
            for (std::size_t number = 0; number < steps_.size(); ++number)
                counts += steps_[number].markBlocks(level, partOf(level, number));
        }
        for (std::size_t level = space_.levels(); level-- > 0;) {
            for (std::size_t number = 0; number < steps_.size(); ++number)
                steps_[number].valueBlocks(level, partOf(level, number));
            copyValues(level);
        }
        std::vector<Swept> swept;
        for (const Table<Values>& table : tables_) swept.push_back({table.bytes, counts});
        return swept;
    }
    [[nodiscard]] bool worked() const { return everyoneWorked_; }

  private:
    [[nodiscard]] BlockRange partOf(std::size_t level, std::size_t number) const {
        const std::size_t blocks = space_.blocks(level);
        return {blocks * number / steps_.size(), blocks * (number + 1) / steps_.size()};
    }
    // Calls visit(first, last) with the indices of every block of a range.
    template <class Visit>
    void forEachBlock(std::size_t level, BlockRange blocks, const Visit& visit) const {
        for (std::size_t block = blocks.first; block < blocks.last; ++block) {
            const std::uint64_t first = space_.blockStart(level, block);
            visit(first, first + space_.blockSize(level, block));
        }
    }
    void joinMarks(std::size_t level) {
        everyoneWorked_ = everyoneWorked_ || space_.blocks(level) >= steps_.size();
        forEachBlock(level, {0, space_.blocks(level)}, [&](std::uint64_t first, std::uint64_t last) {
            for (std::uint64_t index = first; index < last; ++index) {
                Score joined = 0;
                for (const Table<Values>& table : tables_) joined |= table.bytes[index];
                for (Table<Values>& table : tables_) table.bytes[index] = joined;
            }
        });
    }
    void copyValues(std::size_t level) {
        for (std::size_t owner = 0; owner < steps_.size(); ++owner) {
            forEachBlock(level, partOf(level, owner), [&](std::uint64_t first, std::uint64_t last) {
                for (const auto& steps : steps_) {
                    for (std::size_t array = 0; array < steps.values().arrays().size(); ++array) {
                        const auto from = steps_[owner].values().arrays()[array].subspan(first, last - first);
                        std::copy(from.begin(), from.end(),
                                  steps.values().arrays()[array].begin() + static_cast<std::ptrdiff_t>(first));
                    }
                }
            });
        }
    }

    const S& space_;
    std::vector<Table<Values>> tables_;
    std::vector<LevelSweep<S, Values, EveryThird>> steps_;
    bool everyoneWorked_ = false;
};

// How often each kind of space, with each kind of values, was compared, and with several processes at work.
using Compared = std::map<std::string, int>;

template <class Values, class S>
void compare(const S& space, const std::string& name, Compared& compared) {
    const Swept usual = byUsualCaller<Values>(space, 1);
    EXPECT_EQ(byUsualCaller<Values>(space, 3), usual) << name;
    EXPECT_EQ(byLevels<Values>(space), usual) << name;
    EXPECT_GT(usual.counts.finished, 0U);
    Processes<Values, S> processes(space, 3);
    for (const Swept& swept : processes.run()) EXPECT_EQ(swept, usual) << name;
    if (processes.worked()) ++compared[name];
}

template <class S>
void comparePoints(const Rules& rules, const S& space, const std::string& name, Compared& compared) {
    if (rules.ending == games::grid::Ending::boardFull) {
        compare<StoredMargins>(space, name + " margins", compared);
    } else {
        compare<StoredMarginsAndPlies>(space, name + " margins and plies", compared);
    }
}

// Compares every numbering that fits the rules.
void compareAll(const Rules& rules, Compared& compared) {
    constexpr std::uint64_t block = 32;  // small, so that there are many
    const PlacementGame game(rules);
    const games::grid::BoardText start = games::grid::legalStarts(rules).front();
    if (TierSpace::fits(rules)) compare<StoredResults>(TierSpace(game, start, block), "tiers", compared);
    if (ColumnSpace::fits(rules)) compare<StoredResults>(ColumnSpace(game, start, block), "columns", compared);
    const auto boards = [&]<class Boards>(const Boards& space, const std::string& name) {
        const MoverSpace<Boards> movers(game, start, block);
        if (rules.countsPoints()) {
            comparePoints(rules, movers, name + " and mover", compared);
            if (!rules.again) comparePoints(rules, space, name, compared);
        } else {
            compare<StoredResults>(movers, name + " and mover", compared);
            if (!rules.again) compare<StoredResults>(space, name, compared);
        }
    };
    if (rules.gravity) {
        boards(PileSpace(game, start, block), "piles");
    } else {
        boards(RadixSpace(game, start, block), "radix");
    }
}

TEST(LevelSweep, GivesTheSameAsTheUsualCallerOnRandomRules) {
    constexpr std::uint64_t seed = 20'261'118;
    test::Dice dice(seed);
    Compared compared;
    for (int drawn = 0; drawn < games;) {
        const std::string text = test::drawRules(dice, mostBoards);
        const auto rules = test::soundRules(text);
        if (!rules) continue;
        ++drawn;
        SCOPED_TRACE(fmt::format("seed {}, game {}:\n{}", seed, drawn, text));
        compareAll(*rules, compared);
        if (HasFailure()) return;  // one is enough to look at
    }
    if (test::sanitized) return;  // too few games to meet every numbering
    for (const char* space : {"tiers", "columns", "radix", "piles", "radix and mover", "piles and mover"})
        EXPECT_GT(compared[space], 0) << space;
    for (const char* space : {"radix", "piles", "radix and mover", "piles and mover"}) {
        for (const char* values : {" margins", " margins and plies"})
            EXPECT_GT(compared[space + std::string(values)], 0) << space << values;
    }
}

TEST(LevelSweep, GivesTheSameAsTheUsualCallerOnShippedGames) {
    Compared compared;
    for (const char* name : {"xox", "cse", "sos", "connect-four-4x4"}) {
        SCOPED_TRACE(name);
        compareAll(test::shipped(name), compared);
    }
    EXPECT_GT(compared["tiers"], 0);
    EXPECT_GT(compared["columns"], 0);
    EXPECT_GT(compared["radix"], 0);
    EXPECT_GT(compared["radix and mover margins"], 0);
}

TEST(LevelSweep, StepsWithoutBlocksDoNothing) {
    const Rules rules = test::shipped("tictactoe");
    const PlacementGame game(rules);
    const TierSpace space(game, "_________");
    Table<StoredResults> table(space.size());
    const LevelSweep steps(space, table.values(), everyThird);
    steps.markStarts();
    const std::vector<Score> before = table.bytes;
    EXPECT_EQ(steps.markBlocks(0, {0, 0}), SweepCounts{});
    steps.valueBlocks(0, {1, 1});
    EXPECT_EQ(table.bytes, before);
}

}  // namespace level_sweep_test
}  // namespace mitos::search::solve
