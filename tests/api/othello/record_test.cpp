#include "api/othello/record.h"

#include <gtest/gtest.h>

#include <string>

#include "api/othello/boards.h"
#include "api/othello/game_json.h"
#include "base/error.h"
#include "base/random.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace record_test {

using text::Language;

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.substr(0, at) + with + text.substr(at + what.size());
}

// A game of random moves, passes written.
Record randomGame(int size, Colour first, std::uint64_t seed, std::size_t most = 200) {
    const Othello game(size);
    base::Random random(seed);
    Record record;
    record.size = size;
    record.start = usualStart(game, first);
    Board board = record.start;
    while (!game.isOver(board) && record.moves.size() < most) {
        std::vector<Square> moves;
        game.forEachMove(board, [&](Square move) { moves.push_back(move); });
        record.moves.push_back(moves[random.below(moves.size())]);
        board = game.after(board, record.moves.back());
    }
    return record;
}

const std::string head =
    "mitos othello 1\nsize: 8\nfirst: black\nblack: person\nwhite: computer, depth 6, evaluation phased\n";

TEST(OthelloRecord, ReadsWhatItWrites) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const int size = seed % 3 == 0 ? 4 : seed % 3 == 1 ? 6 : 8;
        Record record = randomGame(size, seed % 2 == 0 ? Colour::black : Colour::white, seed, seed % 5 == 0 ? 7 : 200);
        record.white = {false, static_cast<int>(1 + seed % 60), "./my own, evaluation x.toml"};
        if (seed % 7 == 0) {  // from the middle of a game
            const std::vector<Board> positions = positionsOf(record);
            record.start = positions[positions.size() / 2];
            record.moves.erase(record.moves.begin(),
                               record.moves.begin() + static_cast<std::ptrdiff_t>(positions.size() / 2));
        }
        const std::string text = writeRecord(record);
        EXPECT_EQ(readRecord(text, "game"), record) << text;
        EXPECT_EQ(writeRecord(readRecord(text, "game")), text);
    }
}

TEST(OthelloRecord, IsShort) {
    Record record;
    record.start = Othello(8).start();
    record.white = {false, 6, "phased"};
    EXPECT_EQ(writeRecord(record), head + "moves:\n");
    record = readRecord(head + "moves:\nF5 d6 c3\n  d3c4\n", "game");
    EXPECT_EQ(writeRecord(record), head + "moves:\nf5d6c3d3c4\n");
}

TEST(OthelloRecord, KeepsTheLevelOfTheChampion) {
    Record record;
    record.start = Othello(8).start();
    record.white = seatAtLevel(3);
    const std::string text = writeRecord(record);
    EXPECT_NE(text.find("\nwhite: computer, level 3\n"), std::string::npos) << text;
    EXPECT_EQ(readRecord(text, "game"), record);
    EXPECT_EQ(api::othello::recordOf(gameOf(record)), record);
    for (const char* wrong :
         {"computer, level 0", "computer, level 21", "computer, level ", "computer, level 3, depth 2"})
        EXPECT_FALSE(readSeat(wrong)) << wrong;
    std::string smaller = text;
    smaller.replace(smaller.find("size: 8"), 7, "size: 6");
    EXPECT_THROW(readRecord(smaller, "game"), base::TextError);
    formats::othello::GameRecord elsewhere = gameOf(record);
    elsewhere.size = 6;
    EXPECT_EQ(api::othello::recordOf(elsewhere).white, Seat{});
}

TEST(OthelloRecord, TakesBlanksCommentsAndLineEndsOfOtherSystems) {
    EXPECT_EQ(readRecord("mitos othello 1\r\n# by hand\r\n\r\n first:  white \r\nsize: 4\r\nwhite: person\r\nblack: "
                         "person\r\nmoves:\r\n",
                         "g")
                  .start.mover,
              Colour::white);
}

TEST(OthelloRecord, KeepsAStartOfItsOwn) {
    const std::string start = "start: OX-------------- X\n";
    const Record record = readRecord(replaced(head, "8", "4") + start + "moves:\n", "g");
    EXPECT_EQ(writeBoard(4, record.start), "OX-------------- X");
    EXPECT_NE(writeRecord(record).find(start), std::string::npos);
}

struct Bad {
    std::string text;
    std::size_t line, column;
    std::string words;
};

TEST(OthelloRecord, RefusesWithPlaceAndReason) {
    const std::string moves = "moves:\nf5d6\n";
    for (const Bad& bad : std::initializer_list<Bad>{
             {"", 1, 1, "no Othello game"},
             {"hello\n", 1, 1, "no Othello game"},
             {"mitos game 1\n", 1, 1, "no Othello game"},
             {replaced(head, "size: 8", "size: 7") + moves, 2, 7, "'7' is not a size"},
             {replaced(head, "first: black", "first: max") + moves, 3, 8, "neither black nor white"},
             {replaced(head, "person", "me") + moves, 4, 8, "no player"},
             {replaced(head, "depth 6", "depth 61") + moves, 5, 8, "1 to 60"},
             {replaced(head, "depth 6", "depth 0") + moves, 5, 8, "1 to 60"},
             {replaced(head, "evaluation phased", "evaluation") + moves, 5, 8, "no player"},
             {head + "size: 8\n" + moves, 6, 1, "twice"},
             {head + "colour: red\n" + moves, 6, 1, "head"},
             {head + "  f5d6\n", 6, 3, "head"},
             {replaced(head, "first: black\n", "") + moves, 5, 1, "'first: …' is missing"},
             {head, 6, 1, "'moves:' is missing"},
             {head + "start: XO\n" + moves, 6, 10, "ends after 2"},
             {head + "start: XQ\n" + moves, 6, 9, "not a square"},
             {replaced(replaced(head, "8", "4"), "black", "white") + "start: OX-------------- X\n" + moves, 3, 8,
              "other colour"},
             {head + "moves:\nf5d6\nf5\n", 8, 1, "taken"},
             {head + "moves:\nf5d6\n c3 a1\n", 8, 5, "turns no disc"},
             {head + "moves:\nf5PA\n", 7, 3, "no pass"},
             {head + "moves:\nf5 castle\n", 7, 4, "neither a square"},
         }) {
        try {
            static_cast<void>(readRecord(bad.text, "game.txt"));
            ADD_FAILURE() << bad.text;
        } catch (const base::TextError& error) {
            EXPECT_EQ(error.place().source, "game.txt");
            EXPECT_EQ(error.place().line, bad.line) << bad.text;
            EXPECT_EQ(error.place().column, bad.column) << bad.text;
            EXPECT_NE(error.in(Language::english).find(bad.words), std::string::npos) << error.what();
        }
    }
}

TEST(OthelloTypedMove, ByNumberSquareRowAndColumn) {
    const Othello game(8);
    const Board board = game.start();
    const std::vector<Square> moves = listedMoves(game, board);
    ASSERT_EQ(moves.size(), 4U);  // d3 c4 f5 e6
    for (const char* typed : {"1", "d3", "D3", " d3 ", "3 4", "3,4", "3, 4", "d 3", "01"}) {
        const TypedMove read = readMove(game, board, typed);
        ASSERT_TRUE(read.move) << typed;
        EXPECT_EQ(writeSquare(*read.move), "d3") << typed;
    }
    EXPECT_EQ(readMove(game, board, "4").move, moves[3]);
    EXPECT_EQ(writeSquare(*readMove(game, board, "5 6").move), "f5");
}

TEST(OthelloTypedMove, RefusesEachWithItsOwnWords) {
    const Othello game(8);
    for (const auto& [typed, words] : std::initializer_list<std::pair<std::string, std::string>>{
             {"", "Type a move"},
             {"  ", "Type a move"},
             {"0", "no move number 0"},
             {"5", "from 1 to 4"},
             {"99999999999999999999999", "no move number"},
             {"d9", "no square d9"},
             {"i1", "a1 to h8"},
             {"d33", "no square d33"},
             {"0 4", "no row 0, column 4"},
             {"9 9", "from 1 to 8"},
             {"d4", "taken: O"},
             {"4 5", "taken: X"},
             {"a1", "turns no disc"},
             {"1 1", "turns no disc"},
             {"pass", "cannot pass"},
             {"castle", "'castle' is neither"},
             {"-1", "'-1' is neither"},
             {"1.5", "neither"},
             {"3 4 5", "neither"},
             {"3 x", "neither"},
             {"δ3", "'δ3' is neither"},
         }) {
        const TypedMove read = readMove(game, game.start(), typed);
        EXPECT_FALSE(read.move) << typed;
        ASSERT_TRUE(read.problem) << typed;
        EXPECT_NE(read.problem->in(Language::english).find(words), std::string::npos)
            << typed << ": " << read.problem->in(Language::english);
    }
    EXPECT_NE(readMove(Othello(4), Othello(4).start(), "e1").problem->in(Language::english).find("a1 to d4"),
              std::string::npos);
}

}  // namespace record_test
}  // namespace mitos::api::othello
