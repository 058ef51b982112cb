#include "engine/othello/textbook_values.h"

#include <gtest/gtest.h>

#include "games/othello/transcript.h"
#include "tests/support/othello_engines.h"

namespace mitos::engine::othello {
namespace textbook_values_test {

const base::StopFlag never;

// The oracle is a search of all moves together: its value is the best of theirs.
TEST(TextbookValues, TheBestOneIsTheValueOfTheSearch) {
    const Othello game(8);
    const Searcher searcher(game, test::namedEvaluation("phased", 8).evaluation);
    for (const char* moves : {"", "f5", "f5d6c3d3c4f4f6"}) {
        for (int depth = 1; depth <= 4; ++depth) {
            SearchRequest request;
            request.root = games::othello::readTranscript(game, game.start(), moves, "test").end;
            request.settings.depth = depth;
            const MoveValues values = textbookValues(searcher, request, 1, never);
            const SearchReport report = searcher.search(request, never);
            for (const Opinion& one : values.moves) {
                ASSERT_TRUE(one.isComplete());
                EXPECT_EQ(one.depth, depth);
                EXPECT_EQ(one.line.size(), static_cast<std::size_t>(depth));
                EXPECT_EQ(one.value.points, std::optional(signFor(request.root) * one.report->value));
            }
            EXPECT_EQ(values.moves.front().report->value, report.value) << moves << ' ' << depth;
        }
    }
}

TEST(TextbookValues, KeepTheLimitsTogether) {
    const Searcher searcher(Othello(8), test::namedEvaluation("phased", 8).evaluation);
    SearchRequest request;
    request.root = Othello(8).start();
    request.settings.depth = 30;
    request.settings.limits.nodes = 1000;
    const MoveValues values = textbookValues(searcher, request, 1, never);
    EXPECT_EQ(values.halt, base::Halt::nodes);
    EXPECT_LE(values.nodes, 1100U);
    EXPECT_FALSE(values.moves.back().isComplete());
}

}  // namespace textbook_values_test
}  // namespace mitos::engine::othello
