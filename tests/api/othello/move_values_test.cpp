#include "api/othello/move_values.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/othello/evaluations.h"

namespace mitos::api::othello {
namespace move_values_test {

const base::StopFlag never;

// The oracle is the search of all moves at once: its value is the best of theirs.
TEST(MoveValues, TheBestOneIsTheValueOfTheSearch) {
    const Othello game(8);
    const Searcher searcher(game, Evaluation(findEvaluation("phased"), 8));
    for (const char* moves : {"", "f5", "f5d6c3d3c4f4f6"}) {
        for (int depth = 1; depth <= 4; ++depth) {
            SearchRequest request;
            request.root = openingPosition(game, {}, std::string(moves));
            request.settings.depth = depth;
            const MoveValues values = valueMoves(searcher, request, never);
            const SearchReport report = searcher.search(request, never);
            const bool black = request.root.mover == Colour::black;
            int best = black ? -2'000'000 : 2'000'000;
            for (const MoveValue& entry : values.moves) {
                ASSERT_TRUE(entry.complete);
                EXPECT_EQ(entry.line.size(), static_cast<std::size_t>(depth));
                best = black ? std::max(best, entry.value) : std::min(best, entry.value);
            }
            EXPECT_EQ(best, report.value) << moves << ' ' << depth;
        }
    }
}

TEST(MoveValues, KeepTheLimitsTogether) {
    const Searcher searcher(Othello(8), Evaluation(findEvaluation("phased"), 8));
    SearchRequest request;
    request.root = Othello(8).start();
    request.settings.depth = 30;
    request.settings.limits.nodes = 1000;
    const MoveValues values = valueMoves(searcher, request, never);
    EXPECT_EQ(values.halt, base::Halt::nodes);
    std::uint64_t states = 0;
    for (const MoveValue& entry : values.moves) states += entry.states;
    EXPECT_LE(states, 1100U);
    EXPECT_EQ(nlohmann::json::parse(moveValuesJson(values))["reason"], "nodes");
}

}  // namespace move_values_test
}  // namespace mitos::api::othello
