#include "formats/othello/wthor.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "formats/othello/transcript_line.h"
#include "formats/othello/wthor_record.h"
#include "games/othello/score.h"
#include "tests/support/corpus.h"
#include "tests/support/languages.h"
#include "tests/support/random_record.h"
#include "tests/support/scale.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace wthor_test {

using games::othello::Othello;

WthorGame gameOf(const std::string& transcript) {
    GameRecord record = readTranscriptLine(transcript, 8, {"test"});
    record.outcome = Outcome{};
    return wthorOf(record, {});
}

std::string fileOf(const std::vector<WthorGame>& games, WthorHeader header = {}) {
    header.games = static_cast<std::uint32_t>(games.size());
    std::string bytes;
    appendWthor(bytes, header);
    for (const WthorGame& game : games) appendWthor(bytes, game);
    return bytes;
}

// The bytes of the description, written by hand.
TEST(Wthor, ReadsTheFieldsWhereTheyStand) {
    std::string bytes("\x14\x04\x02\x1D"
                      "\x01\x02\x00\x00"
                      "\x00\x00"
                      "\xD4\x07"
                      "\x08\x00\x18\x05",
                      16);
    const WthorHeader header = readWthorHeader(bytes);
    EXPECT_EQ(header.date, (std::array<std::uint8_t, 4>{20, 4, 2, 29}));
    EXPECT_EQ(header.games, 513U);
    EXPECT_EQ(header.year, 2004);
    EXPECT_EQ(header.size, 8);
    EXPECT_EQ(header.depth, 24);
    EXPECT_EQ(header.reserved, 5);
    std::string again;
    appendWthor(again, header);
    EXPECT_EQ(again, bytes);

    std::string game("\x01\x01\x02\x00\x03\x00\x28\x21\x38\x40", 10);  // f5 = 56 = 0x38, d6 = 64 = 0x40
    game.resize(wthorGameBytes, '\0');
    const WthorGame read = readWthorGame(game);
    EXPECT_EQ(read.tournament, 257);
    EXPECT_EQ(read.black, 2);
    EXPECT_EQ(read.white, 3);
    EXPECT_EQ(read.blackDiscs, 40);
    EXPECT_EQ(read.theoretical, 33);
    EXPECT_EQ(squareOfWthor(read.moves[0]), games::othello::squareAt(4, 5));
    EXPECT_EQ(squareOfWthor(read.moves[1]), games::othello::squareAt(5, 3));
    again.clear();
    appendWthor(again, read);
    EXPECT_EQ(again, game);
}

TEST(Wthor, EverySquareHasItsNumber) {
    for (Square square = 0; square < 64; ++square) EXPECT_EQ(squareOfWthor(wthorOfSquare(square)), square);
    int squares = 0;
    for (int byte = 0; byte < 256; ++byte)
        squares += squareOfWthor(static_cast<std::uint8_t>(byte)) != games::othello::pass;
    EXPECT_EQ(squares, 64);
}

// The replay is its own code: it must find the passes that the rules demand, and end where the game ends.
TEST(Wthor, ReplaysRandomGamesWithTheirPasses) {
    const std::uint64_t seed = 77;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    int passes = 0;
    for (int i = 0; i < test::times(2000, 200); ++i) {
        GameRecord record = test::randomRecord(random, {8, false, false, true});
        while (!record.moves.empty() && record.moves.back().move == games::othello::pass) record.moves.pop_back();
        record.outcome = Outcome{};
        std::vector<Square> seen;
        const WthorReplay replay = replayWthor(wthorOf(record, {}), [&](Square move) { seen.push_back(move); });
        ASSERT_TRUE(replay.sound);
        ASSERT_EQ(seen, movesOf(record));
        ASSERT_EQ(replay.end, positionsOf(record).back());
        passes += static_cast<int>(std::count(seen.begin(), seen.end(), games::othello::pass));
    }
    EXPECT_GT(passes, test::times(100, 10));  // in proportion to the games
}

// After one byte of a game was changed, the rules decide, move by move, whether it is still a game.
TEST(Wthor, FindsExactlyTheMovesThatBreakTheRules) {
    const std::uint64_t seed = 78;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    const Othello othello;
    int bad = 0;
    for (int i = 0; i < test::times(3000, 300); ++i) {
        WthorGame game = wthorOf(test::randomRecord(random, {8, false, false, false}), {});
        game.moves[random.below(wthorMoves)] = static_cast<std::uint8_t>(random.below(100));
        Board board = othello.start();
        std::size_t made = 0;
        bool sound = true;
        bool ended = false;
        for (; made < wthorMoves && sound; ++made) {
            if (game.moves[made] == 0) {
                ended = true;
                continue;
            }
            const Square square = squareOfWthor(game.moves[made]);
            if (othello.isLegal(board, games::othello::pass)) board = othello.after(board, games::othello::pass);
            sound = !ended && square != games::othello::pass && othello.isLegal(board, square);
            if (!sound) break;
            board = othello.after(board, square);
        }
        const WthorReplay replay = replayWthor(game);
        ASSERT_EQ(replay.sound, sound);
        if (sound) continue;
        ++bad;
        ASSERT_EQ(replay.moves, made);
        EXPECT_FALSE(whyUnsound(game, replay).in(test::greek).empty());
    }
    EXPECT_GT(bad, 100);
}

TEST(WthorReader, ReadsGameAfterGameAndWritesTheSameBytes) {
    base::Random random(79);
    std::vector<WthorGame> games;
    for (int i = 0; i < 3000; ++i) games.push_back(wthorOf(test::randomRecord(random, {8, false, false, false}), {}));
    games[7].tournament = 65535;
    WthorHeader header;
    header.date = {20, 4, 2, 29};
    header.year = 2004;
    header.reserved = 200;
    const std::string bytes = fileOf(games, header);
    WthorReader reader(base::bytesOf(bytes), "test.wtb");
    std::vector<WthorGame> seen;
    while (const auto game = reader.next()) seen.push_back(*game);
    EXPECT_EQ(seen, games);
    EXPECT_EQ(fileOf(seen, reader.header()), bytes);
    EXPECT_FALSE(reader.next());
}

TEST(WthorReader, NamesTheGameAndTheByte) {
    WthorGame bad = gameOf("f5d6c3");
    bad.moves[3] = 11;
    const std::string bytes = fileOf({gameOf("f5"), bad, gameOf("d3")});
    WthorReader reader(base::bytesOf(bytes), "test.wtb");
    EXPECT_EQ(recordOf(reader, *reader.next(), {}).moves.size(), 1U);
    const auto game = reader.next();
    const auto error = test::thrownBy<base::Error>([&] { recordOf(reader, *game, {}); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::input);
    EXPECT_EQ(error->message().in(text::Language::english),
              "test.wtb: game 2, byte 95: a1 is no move for white: it turns no disc");
    EXPECT_EQ(recordOf(reader, *reader.next(), {}).moves.size(), 1U);  // and goes on
}

std::string reasonFor(const std::string& bytes) {
    const auto error = test::thrownBy<base::Error>([&] {
        WthorReader reader(base::bytesOf(bytes), "f");
        while (const auto game = reader.next()) recordOf(reader, *game, {});
    });
    return error ? error->message().in(text::Language::english) : "";
}

TEST(WthorReader, RefusesWhatIsNoFileOfGames) {
    const std::string good = fileOf({gameOf("f5"), gameOf("d3")});
    EXPECT_EQ(reasonFor(good), "");
    EXPECT_EQ(reasonFor(good.substr(0, 15)), "f: no database of WTHOR: its header alone has 16 bytes");
    EXPECT_EQ(reasonFor(good.substr(0, 100)), "f: game 2, byte 100: the file ends within this game");
    EXPECT_EQ(reasonFor(good.substr(0, 84)), "f: game 2, byte 84: the file ends here, but its header promises 2 games");
    EXPECT_EQ(reasonFor(good + "x"),
              "f: game 3, byte 152: the file goes on after the 2 games that its header promises");
    WthorHeader ten;
    ten.size = 10;
    EXPECT_EQ(reasonFor(fileOf({}, ten)), "f: these games are on a board of 10x10; only 8x8 is read");
    WthorHeader names;
    names.names = 3;
    EXPECT_EQ(reasonFor(fileOf({}, names)), "f: this file of WTHOR holds names, not games");
    WthorGame late = gameOf("f5");
    late.moves[2] = 64;
    EXPECT_EQ(reasonFor(fileOf({late})), "f: game 1, byte 26: a move stands after the end of the moves");
    WthorGame off = gameOf("f5");
    off.moves[1] = 99;
    EXPECT_EQ(reasonFor(fileOf({off})),
              "f: game 1, byte 25: 99 is no square: 10 times the row and the column, 11 to 88");
}

std::string namesFile(const std::vector<std::string>& names, std::size_t width) {
    WthorHeader header;
    header.names = static_cast<std::uint16_t>(names.size());
    std::string bytes;
    appendWthor(bytes, header);
    for (std::string name : names) {
        name.resize(width, '\0');
        bytes += name;
    }
    return bytes;
}

TEST(WthorNames, AreFoundBesideTheGamesInAnyCase) {
    const test::TemporaryDirectory folder;
    std::ofstream(folder / "WThor.jou", std::ios::binary) << namesFile({"?", "Andr\xE9", "Bo"}, 20);
    std::ofstream(folder / "wthor.TRN", std::ios::binary) << namesFile({"?", "Open"}, 26);
    const WthorCatalogue catalogue = wthorCatalogueIn(folder.path());
    EXPECT_EQ(catalogue.players.nameOf(1), "André");
    EXPECT_EQ(catalogue.players.numberOf("Bo"), 2);
    EXPECT_EQ(catalogue.players.nameOf(9), "#9");
    EXPECT_EQ(catalogue.players.numberOf("#9"), 9);
    EXPECT_EQ(catalogue.players.numberOf("nobody"), 0);
    EXPECT_EQ(catalogue.players.numberOf("#70000"), 0);
    for (const char* kept : {"Bo", "?", "#9", ""}) EXPECT_TRUE(catalogue.players.keeps(kept)) << kept;
    for (const char* lost : {"nobody", "#70000", "#", "bo"}) EXPECT_FALSE(catalogue.players.keeps(lost)) << lost;
    EXPECT_EQ(catalogue.tournaments.nameOf(1), "Open");
    EXPECT_EQ(wthorCatalogueIn(folder / "nowhere").players.nameOf(1), "#1");
    EXPECT_TRUE(test::thrownBy<base::Error>([] { readWthorNames(namesFile({"a"}, 19), 20, "x"); }));
}

TEST(WthorRecord, SaysAllThatTheDatabaseSays) {
    WthorGame game = gameOf("f5d6c3");
    game.tournament = 4;
    game.black = 5;
    game.blackDiscs = 40;
    game.theoretical = 31;
    WthorHeader header;
    header.year = 1985;
    const std::string bytes = fileOf({game}, header);
    WthorReader reader(base::bytesOf(bytes), "f");
    const GameRecord record = recordOf(reader, *reader.next(), {});
    EXPECT_EQ(record.date, "1985");
    EXPECT_EQ(record.place, "#4");
    EXPECT_EQ(record.black.name, "#5");
    EXPECT_EQ(record.outcome, (Outcome{16, Ended::played}));
    EXPECT_EQ(record.theoretical, 31);
    EXPECT_EQ(wthorOf(record, {}), game);
    EXPECT_EQ(yearOf(record), 1985);
}

TEST(WthorRecord, TakesNoMoreDiscsThanThereAreSquares) {
    WthorGame game = gameOf("f5d6c3");
    game.blackDiscs = 64;
    game.theoretical = 65;
    const std::string whole = fileOf({game});
    WthorReader reader(base::bytesOf(whole), "f");
    const GameRecord record = recordOf(reader, *reader.next(), {});
    EXPECT_EQ(record.outcome, (Outcome{64, Ended::played}));
    EXPECT_EQ(record.theoretical, std::nullopt);
    game.blackDiscs = 65;
    EXPECT_EQ(reasonFor(fileOf({game})), "f: game 1, byte 22: black cannot have 65 discs: there are 64 squares");
}

TEST(WthorRecord, FindsTheYearInEveryDate) {
    const auto year = [](const char* date) {
        GameRecord record;
        record.date = date;
        return yearOf(record);
    };
    EXPECT_EQ(year("2004"), 2004);
    EXPECT_EQ(year("2004-02-29 12:00"), 2004);
    EXPECT_EQ(year("20040229"), 2004);
    EXPECT_EQ(year("1065403424"), 2003) << "seconds since 1970, as GGS writes them: 6 October 2003";
    EXPECT_EQ(year("946684799"), 1999);
    EXPECT_EQ(year("946684800"), 2000);
    for (const char* none : {"", "soon", "12", "29/02/2004", "99999999999999999999", "999999999999999"})
        EXPECT_EQ(year(none), 0) << none;
}

TEST(WthorRecord, RefusesWhatTheDatabaseCannotHold) {
    const auto refused = [](const GameRecord& record) {
        const auto error = test::thrownBy<base::Error>([&] { wthorOf(record, {}); });
        return error ? error->message().in(text::Language::english) : "";
    };
    base::Random random(1);
    EXPECT_NE(refused(test::randomRecord(random, {6, false, false, false})), "");
    GameRecord record = test::randomRecord(random, {8, false, false, false});
    EXPECT_EQ(refused(record), "");
    record.outcome.reset();
    EXPECT_EQ(refused(record), "");  // the board tells
    record.outcome = Outcome{3, Ended::played};
    EXPECT_EQ(refused(record), "WTHOR cannot hold the result +3.00: 64 discs are shared by the two sides");
    record.outcome.reset();
    record.moves.resize(10);
    EXPECT_NE(refused(record).find("broke off"), std::string::npos);
    record.moves.clear();
    record.start.mover = games::othello::Colour::white;
    EXPECT_NE(refused(record).find("usual start"), std::string::npos);
}

// Real databases, if there are any: MITOS_WTHOR names their folder.
TEST(WthorRealFiles, ReplayToTheScoresThatWereRecorded) {
    const char* folder = std::getenv("MITOS_WTHOR");
    if (folder == nullptr) GTEST_SKIP() << "MITOS_WTHOR is not set";
    const Othello othello;
    int games = 0;
    int asRecorded = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".wtb") continue;
        const std::string bytes = test::contentOf(entry.path());
        WthorReader reader(base::bytesOf(bytes), entry.path().string());
        std::string again;
        appendWthor(again, reader.header());
        while (const auto game = reader.next()) {
            const WthorReplay replay = replayWthor(*game);
            ASSERT_TRUE(replay.sound) << entry.path() << " game " << reader.number();
            ++games;
            if (othello.isOver(replay.end))
                asRecorded += scoreWithEmptiesToWinner(othello, replay.end).black == game->blackDiscs;
            appendWthor(again, *game);
        }
        EXPECT_EQ(again, bytes);
    }
    EXPECT_GT(games, 0);
    EXPECT_GT(asRecorded, games * 9 / 10);
}

}  // namespace wthor_test
}  // namespace mitos::formats::othello
