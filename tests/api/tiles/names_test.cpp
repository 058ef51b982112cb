#include "api/tiles/names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace mitos::api::tiles {
namespace names_test {

TEST(AlgorithmNames, AreTheFixedOnes) {
    std::vector<std::string> names;
    for (const AlgorithmFacts& known : algorithms()) {
        names.emplace_back(known.name);
        EXPECT_EQ(&facts(known.algorithm), &known);
        EXPECT_EQ(algorithmNamed(known.name), known.algorithm);
        EXPECT_FALSE(known.title.empty() || known.source.empty()) << known.name;
    }
    EXPECT_EQ(names, (std::vector<std::string>{"bfs", "ucs", "astar", "wastar", "greedy", "idastar", "bidirectional",
                                               "champion"}));
}

TEST(AlgorithmNames, AreNoOthers) {
    for (const char* name : {"", "A*", "ASTAR", "astar "}) EXPECT_EQ(algorithmNamed(name), std::nullopt) << name;
}

TEST(AlgorithmNames, LeaveLargeBoardsToTheChampion) {
    EXPECT_EQ(defaultAlgorithm({3, 3, games::tiles::MoveSet::king}), Algorithm::astar);
    EXPECT_EQ(defaultAlgorithm({2, 4, games::tiles::MoveSet::plain}), Algorithm::astar);
    EXPECT_EQ(defaultAlgorithm({2, 5, games::tiles::MoveSet::plain}), Algorithm::champion);
    EXPECT_EQ(defaultAlgorithm({5, 5, games::tiles::MoveSet::king}), Algorithm::champion);
}

TEST(HeuristicNames, AreThoseOfTheCatalogueButForTheChampion) {
    EXPECT_EQ(heuristicName(Algorithm::astar, Estimate::manhattan), "manhattan");
    EXPECT_EQ(heuristicName(Algorithm::bfs, Estimate::zero), "zero");
    EXPECT_EQ(heuristicName(Algorithm::champion, Estimate::zero), "patterns");
    EXPECT_EQ(estimateNamed("patterns"), std::nullopt);  // it cannot be chosen for others
}

TEST(TableNames, LeadThereAndBack) {
    for (const TableSize size : {TableSize::small, TableSize::full}) EXPECT_EQ(tablesNamed(nameOf(size)), size);
    EXPECT_EQ(tablesNamed("huge"), std::nullopt);
}

TEST(MoveSetNames, LeadThereAndBack) {
    for (const auto moves : {games::tiles::MoveSet::plain, games::tiles::MoveSet::king}) {
        EXPECT_EQ(movesNamed(nameOf(moves)), moves);
    }
    EXPECT_EQ(movesNamed("queen"), std::nullopt);
}

TEST(AlgorithmPromises, NeedAnAdmissibleHeuristicWhereTheyAskOne) {
    for (const AlgorithmFacts& known : algorithms()) {
        EXPECT_TRUE(known.informed || !known.needsAdmissible) << known.name;
        if (known.informed && known.optimal) {
            EXPECT_TRUE(known.needsAdmissible) << known.name;
        }
    }
}

}  // namespace names_test
}  // namespace mitos::api::tiles
