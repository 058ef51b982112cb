#include "formats/othello/convert/convert.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "formats/othello/ggf.h"
#include "formats/othello/transcript_line.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello::convert {
namespace convert_test {

class Converting : public testing::Test {
  protected:
    Report run(const std::string& from, const std::string& to, Request request = {}) {
        request.from = folder / from;
        request.to = folder / to;
        Door door;
        door.tellBad = [this](const base::Error& error) { bad.push_back(error.in(text::Language::english)); };
        return convert(request, stop, door);
    }
    std::string content(const std::string& name) const { return base::readFile(folder / name); }
    void write(const std::string& name, const std::string& text) const { base::writeFile(folder / name, text); }

    test::TemporaryDirectory folder;
    base::StopFlag stop;
    std::vector<std::string> bad;
};

constexpr std::array<const char*, 4> gameFiles{"x.ggf", "x.wtb", "x.json", "x.transcripts"};

// Games are converted from each format to each other one and then to transcripts: all that every format holds
// arrives.
TEST_F(Converting, CarriesTheMovesThroughEveryPairOfFormats) {
    const std::uint64_t seed = 4242;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    std::string ggf;
    std::string moves;
    for (int i = 0; i < 100; ++i) {
        const GameRecord record = test::randomRecord(random, {8, true, false, false});
        ggf += formats::othello::writeGgf(record) + "\n";
        moves += formats::othello::writeTranscriptLine(record) + "\n";
    }
    write("games.ggf", ggf);
    for (const char* first : gameFiles) {
        EXPECT_EQ(run("games.ggf", std::string("1") + first).written, 100U);
        for (const char* second : gameFiles) {
            SCOPED_TRACE(std::string(first) + " to " + second);
            const Report report = run(std::string("1") + first, std::string("2") + second);
            EXPECT_EQ(report.read, 100U);
            EXPECT_EQ(report.written, 100U);
            EXPECT_EQ(report.bad, 0U);
            run(std::string("2") + second, "end.transcripts");
            ASSERT_EQ(content("end.transcripts"), moves);
        }
    }
}

TEST_F(Converting, LosesNothingBetweenGgfAndJson) {
    base::Random random(4243);
    std::string ggf;
    for (int i = 0; i < 100; ++i) {
        const int size = games::othello::sizes[random.below(3)];
        ggf += formats::othello::writeGgf(test::randomRecord(random, {size, true, true, true})) + "\n";
    }
    write("a.ggf", ggf);
    run("a.ggf", "b.jsonl");
    run("b.jsonl", "c.ggf");
    EXPECT_EQ(content("c.ggf"), ggf);
}

TEST_F(Converting, KeepsWthorByteForByte) {
    base::Random random(4244);
    std::string transcripts;
    for (int i = 0; i < 50; ++i)
        transcripts +=
            formats::othello::writeTranscriptLine(test::randomRecord(random, {8, false, false, false})) + "\n";
    write("a.txt", transcripts);
    Request dated;
    dated.today = {20, 26, 1, 2};
    EXPECT_EQ(run("a.txt", "a.wtb", dated).written, 50U);
    std::string bytes = content("a.wtb");
    EXPECT_EQ(bytes.size(), 16U + 68U * 50U);
    EXPECT_EQ(bytes.substr(0, 8), std::string("\x14\x1A\x01\x02\x32\0\0\0", 8));
    bytes[14] = 24;  // depth
    bytes[15] = 99;  // reserved
    bytes[16] = 7;   // tournament of the first game
    bytes[23] = 1;   // its theoretical score
    write("b.wtb", bytes);
    run("b.wtb", "c.wtb");
    EXPECT_EQ(content("c.wtb"), bytes);
}

TEST_F(Converting, GivesPositionsOfGames) {
    write("a.txt", "f5d6c3\nf5\n");
    EXPECT_EQ(run("a.txt", "a.obf").written, 2U);
    EXPECT_EQ(content("a.obf").substr(0, 68), "------------------X--------XX------OXX-----O-------------------- O;\n");
    Request all;
    all.positions = Positions::all;
    EXPECT_EQ(run("a.txt", "a.board", all).written, 6U);
    EXPECT_EQ(run("a.board", "b.obf").written, 6U);
    EXPECT_EQ(run("a.obf", "c.boards").written, 2U);
}

TEST_F(Converting, GoesOnAfterBadGamesOnlyWhenAsked) {
    write("a.ggf", "(;B[f5];)\n(;B[a1];)\n(;TY[6]B[c2];)\n(;RE[+2]B[d3];)(;RE[+1]B[f5];)");
    EXPECT_TRUE(test::thrownBy<base::TextError>([&] { run("a.ggf", "a.json"); }));
    EXPECT_EQ(folder.entries(), 1U);
    Request skip;
    skip.skipBad = true;
    const Report report = run("a.ggf", "a.wtb", skip);
    EXPECT_EQ(report.read, 1U);
    EXPECT_EQ(report.written, 1U);
    EXPECT_EQ(report.bad, 4U);
    ASSERT_EQ(bad.size(), 4U);
    EXPECT_NE(bad[0].find("a.ggf: number 1: WTHOR needs"), std::string::npos) << bad[0];
    EXPECT_NE(bad[1].find("a.ggf:2:5: a1 is no move"), std::string::npos) << bad[1];
    EXPECT_NE(bad[2].find("a.ggf: number 3: WTHOR holds only games on 8x8"), std::string::npos) << bad[2];
    EXPECT_EQ(content("a.wtb").size(), 16U + 68U);
}

// 4x4 is solved: a short game that is over.
TEST_F(Converting, GivesFinishedGamesTheirResult) {
    base::Random random(4245);
    const GameRecord record = test::randomRecord(random, {8, false, false, false});
    const std::string moves = formats::othello::writeTranscriptLine(record);
    write("a.txt", moves + "\n" + moves.substr(0, 20) + "\n");
    run("a.txt", "a.ggf");
    const std::string ggf = content("a.ggf");
    EXPECT_EQ(formats::othello::readGgf(ggf.substr(0, ggf.find('\n')), std::string("a")).outcome, record.outcome);
    EXPECT_NE(ggf.find("RE[?]", ggf.find('\n')), std::string::npos) << "what broke off has none";
    write("b.ggf", ggf.substr(0, ggf.find("RE[")) + "RE[+2.00:r]" + ggf.substr(ggf.find("BO[")));
    run("b.ggf", "b.json");
    EXPECT_NE(content("b.json").find("\"result\":2,\"ended\":\"resigned\""), std::string::npos)
        << "what is stated stays";
}

TEST_F(Converting, TellsWhichNamesADatabaseDoesNotKnow) {
    write("a.ggf", "(;PC[#4]PB[#7]PW[Bob]DT[1065403424]RE[+2]B[f5];)\n(;PC[Open]PB[Ann]PW[Bob]RE[+2]B[f5];)\n");
    const Report report = run("a.ggf", "a.wtb");
    EXPECT_EQ(report.lost.count, 4U);
    EXPECT_EQ(report.lost.first, "Bob");
    EXPECT_EQ(content("a.wtb").substr(10, 2), "\xD3\x07") << "2003";
    EXPECT_EQ(run("a.wtb", "b.wtb").lost.count, 0U);
    EXPECT_EQ(run("a.ggf", "a.json").lost.count, 0U);
}

TEST_F(Converting, RefusesWhatHoldsNothing) {
    for (const char* name : {"none.ggf", "none.json", "none.obf", "none.board", "none.txt", "none"}) {
        for (const char* text : {"", " \n\n"}) {
            write(name, text);
            const auto error = test::thrownBy<base::Error>([&] { run(name, "x.board"); });
            ASSERT_TRUE(error) << name;
            EXPECT_EQ(error->fault(), base::Fault::input);
            EXPECT_NE(error->message().in(text::Language::english).find("holds no game and no position"),
                      std::string::npos)
                << error->what();
        }
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "x.board"));
    write("none.wtb", std::string("\x14\x1A\x01\x02\0\0\0\0\0\0\xD4\x07\x08\0\0\0", 16));
    run("none.wtb", "same.wtb");
    EXPECT_EQ(content("same.wtb"), content("none.wtb")) << "a database without games is one";
}

TEST_F(Converting, ReadsDrawnBoards) {
    write("a.txt", "  a b c d\n1 - - - - 1\n2 - O X - 2\n3 - X O - 3\n4 - - - - 4\n  a b c d\nX\n");
    EXPECT_EQ(run("a.txt", "a.obf").written, 1U);
    EXPECT_EQ(content("a.obf"), "-----OX--XO----- X;\n");
}

TEST_F(Converting, RefusesGamesFromPositionsAndUnknownFormats) {
    write("a.obf", "-----OX--XO----- X; +0;\n");
    write("a.what", "Dear reader,\n");
    const auto fault = [&](const std::string& from, const std::string& to, const Request& request = {}) {
        const auto error = test::thrownBy<base::Error>([&] { run(from, to, request); });
        return error ? std::optional(error->fault()) : std::nullopt;
    };
    EXPECT_EQ(fault("a.obf", "a.ggf"), base::Fault::usage);
    EXPECT_EQ(fault("a.obf", "a.poem"), base::Fault::usage);
    EXPECT_EQ(fault("a.what", "a.ggf"), base::Fault::input);
    EXPECT_EQ(fault("none.ggf", "a.ggf"), base::Fault::system);
    Request positions;
    positions.positions = Positions::all;
    EXPECT_EQ(fault("a.obf", "a.board", positions), base::Fault::usage);
    EXPECT_EQ(folder.entries(), 2U);
}

TEST_F(Converting, TellsTheFormatFromTheBeginning) {
    write("games", "(;B[f5]W[d6];)");
    EXPECT_EQ(run("games", "x.json").from, Format::ggf);
    write("text.txt", "(;B[f5]W[d6];)");
    EXPECT_EQ(run("text.txt", "x.json").from, Format::ggf);
    write("record", "mitos othello 1\nsize: 6\nfirst: black\nblack: person\nwhite: computer, depth 6, evaluation "
                    "phased\nmoves:\nc2\n");
    EXPECT_EQ(run("record", "x.ggf").from, Format::record);
    run("x.ggf", "y.othello");
    EXPECT_EQ(content("y.othello"), content("record"));
}

TEST_F(Converting, ARecordHoldsOneGame) {
    write("a.txt", "f5\nd3\n");
    EXPECT_TRUE(test::thrownBy<base::Error>([&] { run("a.txt", "a.othello"); }));
}

TEST_F(Converting, LeavesNothingBehindWhenStopped) {
    write("a.txt", "f5\n");
    write("a.ggf", "before");
    stop.raise();
    EXPECT_EQ(run("a.txt", "a.ggf").halt, base::Halt::stopped);
    EXPECT_EQ(content("a.ggf"), "before");
    EXPECT_EQ(folder.entries(), 2U);
}

}  // namespace convert_test
}  // namespace mitos::formats::othello::convert
