#include "formats/othello/recognise.h"

#include <gtest/gtest.h>

#include "formats/othello/ggf.h"
#include "formats/othello/json_game.h"
#include "formats/othello/obf.h"
#include "formats/othello/transcript_line.h"
#include "formats/othello/wthor_record.h"
#include "games/othello/board_text.h"
#include "tests/support/random_record.h"

namespace mitos::formats::othello {
namespace recognise_test {

TEST(Recognise, KnowsWhatEveryFormatWrites) {
    const std::uint64_t seed = 17;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < 100; ++i) {
        const GameRecord record = test::randomRecord(random, {8, true, false, false});
        const Board end = positionsOf(record).back();
        EXPECT_EQ(recognise(writeGgf(record)), Format::ggf);
        EXPECT_EQ(recognise("12 " + writeGgf(record)), Format::ggf);
        EXPECT_EQ(recognise(writeJsonGame(record)), Format::json);
        EXPECT_EQ(recognise("% a list\n" + writeTranscriptLine(record) + "\n"), Format::transcript);
        EXPECT_EQ(recognise("% a list\n" + writeObf({8, end, {}, 2})), Format::obf);
        EXPECT_EQ(recognise(games::othello::writeBoard(8, end)), Format::board);
        WthorHeader header;
        header.date = {20, 4, 2, 29};
        header.games = 1;
        header.year = 2004;
        std::string bytes;
        appendWthor(bytes, header);
        EXPECT_EQ(recognise(bytes), Format::wthor);
        appendWthor(bytes, wthorOf(record, {}));
        EXPECT_EQ(recognise(bytes), Format::wthor);
    }
    EXPECT_EQ(recognise("mitos othello 1\nsize: 8\n"), Format::record);
}

TEST(Recognise, IsPatient) {
    EXPECT_EQ(recognise("\xEF\xBB\xBF (;GM[Othello];)"), Format::ggf);
    EXPECT_EQ(recognise(" F5 d6"), Format::transcript);
    EXPECT_EQ(recognise("--------\n--------\n--------\n---O*---\n---*O---\n--------\n--------\n--------\n*"),
              Format::board);
}

TEST(Recognise, SaysNothingOfOtherThings) {
    for (const char* text : {"", " \n", "% only a comment", "Dear reader,", "z9", "<html>", "-----"})
        EXPECT_EQ(recognise(text), std::nullopt) << text;
    EXPECT_EQ(recognise(std::string(100, '\0').replace(8, 1, "\x05")), std::nullopt);  // names, not games
}

TEST(Recognise, KnowsFormatsByNameAndByFile) {
    for (const Format format : allFormats) EXPECT_EQ(formatNamed(nameOf(format)), format);
    EXPECT_EQ(formatNamed("poem"), std::nullopt);
    EXPECT_EQ(formatOfFile("a/WTH_2004.WTB"), Format::wthor);
    EXPECT_EQ(formatOfFile("x.jsonl"), Format::json);
    EXPECT_EQ(formatOfFile("x.ggf.bak"), std::nullopt);
}

}  // namespace recognise_test
}  // namespace mitos::formats::othello
