#include "games/grid/placement_game.h"

#include <gtest/gtest.h>

#include "tests/support/grid_rules.h"

namespace mitos::games::grid {
namespace placement_game_test {

using test::plain;
using test::shipped;

BoardText board(const Rules& rules, const char* text) { return readBoardText(rules, text, "board"); }

// The position after the moves, each `row col letter`, from a start.
GridState played(const PlacementGame& game, const char* start, std::initializer_list<const char*> moves) {
    GridState state = game.startOn(board(game.rules(), start));
    for (const std::string_view move : moves) {
        const auto cell = readCell(game.rules(), move.substr(0, move.rfind(' ')));
        const Placing placing{static_cast<std::uint8_t>(cell.value()),
                              static_cast<std::uint8_t>(game.rules().letters.find(move.back()))};
        EXPECT_TRUE(game.isLegal(state, placing)) << move;
        state = game.after(state, placing);
    }
    return state;
}

// --- XOX: the final boards of the original ---

struct FinalBoard {
    const char* text;
    int xox, oxo;
    Status status;
};

TEST(Xox, ScoresTheFinalBoardsOfTheOriginal) {
    const PlacementGame game(shipped("xox"));
    for (const FinalBoard& final :
         {FinalBoard{"XXO XXO O__ O__", 0, 1, Status::minWins}, FinalBoard{"XOO XOX __X ___", 2, 0, Status::maxWins},
          FinalBoard{"XOO X_X O_O OXX", 1, 1, Status::draw}, FinalBoard{"OXX OXX OOX OOX", 0, 0, Status::draw}}) {
        SCOPED_TRACE(final.text);
        const GridState state = game.startOn(board(game.rules(), final.text));
        EXPECT_EQ(game.count(state).max, final.xox);
        EXPECT_EQ(game.count(state).min, final.oxo);
        EXPECT_EQ(state.status, final.status);
        EXPECT_EQ(game.finalValue(state), final.status == Status::maxWins   ? 10
                                          : final.status == Status::minWins ? -10
                                                                            : 0);
    }
}

TEST(Xox, LetsEitherSideCompleteEitherPattern) {
    const PlacementGame game(shipped("xox"));
    const GridState state = played(game, "O__ ___ __X ___", {"0 1 X", "0 2 O"});
    EXPECT_EQ(state.status, Status::minWins);
    const GridState helped = played(game, "O_O ___ __X ___", {"0 1 X"});
    EXPECT_EQ(helped.status, Status::minWins) << "MAX has completed the pattern of MIN";
}

TEST(Xox, CountsSeveralPatternsOfBothKindsInOneMove) {
    const PlacementGame game(shipped("xox"));
    // MAX writes the X in the middle of the second row.
    const GridState twice = played(game, "_O_ O_O XO_ X__", {"1 1 X"});
    EXPECT_EQ(game.count(twice).min, 2) << "across and down";
    EXPECT_EQ(twice.status, Status::minWins);
    // Here it stands between two O, and with the O below and the X at the bottom it makes an XOX as well.
    const GridState both = played(game, "___ O_O _O_ _X_", {"1 1 X"});
    EXPECT_EQ(game.count(both).min, 1);
    EXPECT_EQ(game.count(both).max, 1);
    EXPECT_EQ(both.status, Status::draw);
}

TEST(Xox, CountsEveryPatternWhoeverMoved) {
    const PlacementGame game(shipped("xox"));
    const GridState state = played(game, "O__ ___ __X ___", {"0 2 X", "1 2 O"});
    EXPECT_EQ(game.count(state).max, 1) << "X O X down the right column";
    EXPECT_EQ(state.status, Status::maxWins) << "though MIN has moved";
}

TEST(Xox, EndsInADrawWhenAFullBoardHoldsNoPattern) {
    const PlacementGame game(shipped("xox"));
    EXPECT_EQ(played(game, "O_X OXX OOX OOX", {"0 1 X"}).status, Status::draw);
}

// --- CSE ---

TEST(Cse, IsWonByTheWordForwardsAndBackwards) {
    const PlacementGame game(shipped("cse"));
    EXPECT_EQ(played(game, "___ S__ ___", {"0 0 C", "2 0 E"}).status, Status::minWins) << "CSE down the column";
    EXPECT_EQ(played(game, "___ S__ ___", {"0 0 E", "2 0 C"}).status, Status::minWins) << "ESC down the column";
    EXPECT_EQ(played(game, "___ __S ___", {"1 1 C", "0 0 C", "0 1 E"}).status, Status::open);
    EXPECT_EQ(played(game, "C__ S__ ___", {"2 0 E"}).status, Status::maxWins);
}

TEST(Cse, IsWonAlongRowsAndBothDiagonals) {
    const PlacementGame game(shipped("cse"));
    EXPECT_EQ(played(game, "CS_ ___ ___", {"0 2 E"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "C__ _S_ ___", {"2 2 E"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "__C _S_ ___", {"2 0 E"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "___ _S_ C__", {"0 2 E"}).status, Status::maxWins);
}

TEST(Cse, IsNotWonByTheLettersInAnotherOrder) {
    const PlacementGame game(shipped("cse"));
    for (const char* row : {"SC_", "SE_", "CE_", "EC_"}) {
        SCOPED_TRACE(row);
        const std::string start = std::string(row) + " ___ ___";
        const std::string third = std::string("0 2 ") + static_cast<char>('C' + 'S' + 'E' - row[0] - row[1]);
        EXPECT_EQ(played(game, start.c_str(), {third.c_str()}).status, Status::open);
    }
}

TEST(Cse, IsADrawOnAFullBoardWithoutTheWord) {
    const PlacementGame game(shipped("cse"));
    EXPECT_EQ(played(game, "CCC CCC CC_", {"2 2 C"}).status, Status::draw);
}

// --- The kin of tic-tac-toe ---

TEST(TicTacToe, IsWonByTheCompleter) {
    const PlacementGame game(shipped("tictactoe"));
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "1 0 O", "0 1 X", "1 1 O", "0 2 X"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "1 0 O", "0 1 X", "1 1 O", "2 2 X", "1 2 O"}).status,
              Status::minWins);
}

TEST(TicTacToe, LetsEachSideWriteItsOwnLetterOnly) {
    const PlacementGame game(shipped("tictactoe"));
    const GridState start = game.startOn("_________");
    EXPECT_TRUE(game.isLegal(start, {0, 0}));
    EXPECT_FALSE(game.isLegal(start, {0, 1})) << "MAX may not write O";
    EXPECT_FALSE(game.isLegal(start, {9, 0})) << "off the board";
    EXPECT_FALSE(game.isLegal(start, {0, 2})) << "no such letter";
    EXPECT_FALSE(game.isLegal(game.after(start, {0, 0}), {0, 1})) << "taken";
}

TEST(Misere, IsLostByTheCompleter) {
    const PlacementGame game(shipped("misere-tictactoe"));
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "1 0 O", "0 1 X", "1 1 O", "0 2 X"}).status, Status::minWins);
    EXPECT_EQ(played(game, "XOX XOO OX_", {"2 2 X"}).status, Status::draw);
}

TEST(Notakto, IsLostByTheMakerOfALine) {
    const PlacementGame game(shipped("notakto"));
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "0 1 X", "0 2 X"}).status, Status::minWins);
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "0 1 X", "2 2 X", "0 2 X"}).status, Status::maxWins);
}

TEST(Wild, IsWonByWhoeverCompletesThreeAlike) {
    const PlacementGame game(shipped("wild-tictactoe"));
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 O", "0 1 O", "0 2 O"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "1 1 O", "2 2 X", "2 0 O", "0 1 X", "0 2 O"}).status,
              Status::minWins);
    EXPECT_EQ(played(game, "___ ___ ___", {"0 0 X", "0 1 O", "0 2 X"}).status, Status::open);
}

// --- SOS ---

TEST(Sos, GivesAPointAndAnotherMoveForEachWord) {
    const PlacementGame game(shipped("sos"));
    const GridState one = played(game, "S__ ___ ___", {"0 1 O", "0 2 S"});
    EXPECT_EQ(one.points, -1) << "MIN has completed it";
    EXPECT_FALSE(game.maxToMove(one)) << "and moves again";
    EXPECT_EQ(one.status, Status::open);
    const GridState three = played(game, "S_S _O_ S__", {"2 2 S"});
    EXPECT_EQ(three.points, 1) << "one more than stood there before";
    const GridState two = played(game, "S_S S_S ___", {"0 1 O", "1 1 O"});
    EXPECT_EQ(two.points, 2);
    EXPECT_TRUE(game.maxToMove(two));
    const GridState quiet = played(game, "S__ ___ ___", {"0 1 O"});
    EXPECT_EQ(quiet.points, 0);
    EXPECT_FALSE(game.maxToMove(quiet));
}

TEST(Sos, CountsAllWordsOfOneMove) {
    const PlacementGame game(shipped("sos"));
    EXPECT_EQ(played(game, "SSS S_S SSS", {"1 1 O"}).points, 4);
}

TEST(Sos, EndsWithTheFullBoardAndTheMargin) {
    const PlacementGame game(shipped("sos"));
    const GridState won = played(game, "SSS S_S SSS", {"1 1 O"});
    EXPECT_EQ(won.status, Status::maxWins);
    EXPECT_EQ(game.finalValue(won), 4);
    const GridState even = played(game, "SSS S_S SSS", {"1 1 S"});
    EXPECT_EQ(even.status, Status::draw);
    EXPECT_EQ(game.finalValue(even), 0);
    EXPECT_EQ(played(game, "SSS ___ SSS", {"1 0 S", "1 1 O", "1 2 S"}).status, Status::minWins);
}

// --- Order and Chaos ---

TEST(OrderAndChaos, IsWonByOrderWhoeverCompletesTheLine) {
    const PlacementGame game(shipped("order-and-chaos-4x4"));
    EXPECT_EQ(played(game, "XXX_ ____ ____ ____", {"0 3 X"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "OOO_ ____ ____ ____", {"3 3 X", "0 3 O"}).status, Status::maxWins) << "Chaos has slipped";
    EXPECT_EQ(played(game, "XXX_ ____ ____ ____", {"0 3 O"}).status, Status::open);
}

TEST(OrderAndChaos, IsWonByChaosOnAFullBoard) {
    const PlacementGame game(shipped("order-and-chaos-4x4"));
    EXPECT_EQ(played(game, "XOXO OXOX OXOX XOX_", {"3 3 O"}).status, Status::minWins);
}

TEST(OrderAndChaos, NeedsFiveOnTheLargeBoard) {
    const PlacementGame game(shipped("order-and-chaos"));
    EXPECT_EQ(played(game, "XXX___ ______ ______ ______ ______ ______", {"0 3 X"}).status, Status::open);
    EXPECT_EQ(played(game, "XXXX__ ______ ______ ______ ______ ______", {"0 4 X"}).status, Status::maxWins);
}

// --- Connect Four ---

TEST(ConnectFour, LetsALetterLandOnTheFloorOrOnAnother) {
    const PlacementGame game(shipped("connect-four-4x4"));
    const GridState start = game.startOn("________________");
    EXPECT_EQ(game.playable(start.occupied()), Cells{0xF000}) << "the bottom row";
    const GridState one = game.after(start, {13, 0});
    EXPECT_EQ(game.playable(one.occupied()), Cells{0xD200}) << "above the first letter, and beside it";
    EXPECT_FALSE(game.isLegal(start, {0, 0}));
}

TEST(ConnectFour, ClosesAFullColumn) {
    const PlacementGame game(shipped("connect-four-4x4"));
    const GridState state = played(game, "____ ____ ____ ____", {"3 0 X", "2 0 O", "1 0 X", "0 0 O"});
    EXPECT_EQ(game.playable(state.occupied()), Cells{0xE000});
}

TEST(ConnectFour, KnowsEveryCellOfTheLargestBoard) {
    const Rules rules = readRules("name = \"Eight\"\nrows = 8\ncolumns = 8\ngravity = true\n"
                                  "[letters]\nmax = \"X\"\nmin = \"O\"\n[[pattern]]\ntext = \"XXXXXXXX\"\n"
                                  "[end]\nwhen = \"any pattern\"\nwinner = \"completer\"\n",
                                  "eight.toml");
    const PlacementGame game(rules);
    EXPECT_EQ(game.playable(0), Cells{0xFF} << 56U);
    EXPECT_EQ(game.playable(~Cells{0} << 8U), Cells{0xFF});
    EXPECT_EQ(game.playable(~Cells{0}), Cells{0});
    EXPECT_EQ(game.lines().size(), 8U + 8 + 2);
}

TEST(ConnectFour, IsWonInEveryDirection) {
    const PlacementGame game(shipped("connect-four-4x4"));
    EXPECT_EQ(played(game, "____ X___ X___ X___", {"0 0 X"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "____ ____ ____ XXX_", {"3 3 X"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "____ __XO _XOO XOXO", {"0 3 X"}).status, Status::maxWins);
    EXPECT_EQ(played(game, "____ OX__ OOX_ OXOX", {"0 0 X"}).status, Status::maxWins);
}

// --- What other rule files can say ---

TEST(PlacementGame, LetsMinBegin) {
    const PlacementGame game(plain("first = \"min\"\n"));
    EXPECT_FALSE(game.maxToMove(game.startOn("_________")));
    EXPECT_EQ(played(game, "OO_ ___ ___", {"0 2 O"}).status, Status::minWins);
}

TEST(PlacementGame, ReadsPatternsOnlyAlongTheLinesThatCount) {
    const PlacementGame game(plain("lines = [\"columns\"]\n"));
    EXPECT_EQ(game.lines().size(), 6U);
    EXPECT_EQ(played(game, "XX_ ___ ___", {"0 2 X"}).status, Status::open);
    EXPECT_EQ(played(game, "X__ X__ ___", {"2 0 X"}).status, Status::maxWins);
}

TEST(PlacementGame, GivesAFullBoardToASide) {
    EXPECT_EQ(played(PlacementGame(plain({}, "full = \"max\"\n")), "XOX XOO OX_", {"2 2 X"}).status, Status::maxWins);
    EXPECT_EQ(played(PlacementGame(plain({}, "full = \"min\"\n")), "XOX XOO OX_", {"2 2 X"}).status, Status::minWins);
}

TEST(PlacementGame, NamesTheLinesThatStand) {
    const PlacementGame game(shipped("xox"));
    const auto lines = game.standing(game.startOn(board(game.rules(), "XOO XOX __X ___")));
    ASSERT_EQ(lines.size(), 2U);
    for (const Line* line : lines) {
        EXPECT_EQ(line->owner, Owner::max);
        EXPECT_EQ(line->pattern, 0);
        EXPECT_EQ(line->length, 3);
    }
    EXPECT_EQ(lines[0]->cells[1], 4) << "the middle of the second row";
}

TEST(PlacementGame, GivesItsBoardBack) {
    const PlacementGame game(shipped("cse"));
    EXPECT_EQ(game.boardOf(game.position("C_S_E____", Side::min)), "C_S_E____");
    EXPECT_FALSE(game.maxToMove(game.position("C_S_E____", Side::min)));
}

}  // namespace placement_game_test
}  // namespace mitos::games::grid
