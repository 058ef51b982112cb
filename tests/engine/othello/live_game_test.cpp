#include "engine/othello/live_game.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace mitos::engine::othello {
namespace live_game_test {

TEST(LiveGame, PutsPassesInAndTakesThemBack) {
    // White cannot move after this, black can.
    LiveGame live(8);
    const auto played = games::othello::readTranscript(live.game(), live.game().start(), "f5d6c4d3c2b3b4b5", "test");
    live.set(8, played);
    EXPECT_EQ(live.moves().size(), 8U);
    const Board before = live.board();
    EXPECT_FALSE(live.play(games::othello::other(before.mover), 0));
    EXPECT_EQ(live.board(), before);
    EXPECT_FALSE(live.play(games::othello::pass));
    EXPECT_TRUE(live.undo());
    EXPECT_EQ(live.moves().size(), 7U);
    live.clear(6);
    EXPECT_EQ(live.game().size(), 6);
    EXPECT_FALSE(live.undo());
}

TEST(LiveGame, TakesAMoveAfterAPassThatWasLeftOut) {
    LiveGame live(8);
    base::Random random(3);
    int passes = 0;
    for (int i = 0; i < 200; ++i) {
        live.clear();
        while (!live.over()) {
            const Board board = live.board();
            std::vector<Square> moves;
            live.game().forEachMove(board, [&](Square move) { moves.push_back(move); });
            const Square move = moves[random.below(moves.size())];
            if (move == games::othello::pass) {  // skip it, and name the colour instead
                ++passes;
                const Board after = live.game().after(board, move);
                const Square next = games::othello::firstOf(live.game().moves(after));
                ASSERT_TRUE(live.play(after.mover, next));
                EXPECT_EQ(live.board(), live.game().after(after, next));
                ASSERT_TRUE(live.undo());  // with the pass that nobody named
                EXPECT_EQ(live.board(), board);
                ASSERT_TRUE(live.play(after.mover, next));
            } else {
                ASSERT_TRUE(live.play(board.mover, move));
            }
        }
        EXPECT_TRUE(live.play(live.board().mover, games::othello::pass));  // means nothing any more
    }
    EXPECT_GT(passes, 10);
}

}  // namespace live_game_test
}  // namespace mitos::engine::othello
