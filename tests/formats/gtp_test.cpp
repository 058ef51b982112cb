#include "formats/gtp.h"

#include <gtest/gtest.h>

namespace mitos::formats::gtp {

TEST(GtpCommand, HasANumberANameAndArguments) {
    const auto command = readCommand("  42\tPlay  black F5  # a comment");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->id, 42U);
    EXPECT_EQ(command->name, "play");
    EXPECT_EQ(command->arguments, (std::vector<std::string>{"black", "F5"}));
    EXPECT_EQ(command->rest, "black F5");
}

TEST(GtpCommand, NeedsNoNumber) {
    const auto command = readCommand("list_commands\r\n");
    ASSERT_TRUE(command);
    EXPECT_FALSE(command->id);
    EXPECT_EQ(command->name, "list_commands");
    EXPECT_TRUE(command->arguments.empty());
}

TEST(GtpCommand, IsNothingInACommentOrAnEmptyLine) {
    for (const std::string_view line : {"", "   ", "\t\r\n", "# genmove b", "  # 1 quit", "7", "\x01\x02"}) {
        EXPECT_FALSE(readCommand(line)) << line;
    }
}

TEST(GtpCommand, LeavesControlCharactersOut) { EXPECT_EQ(readCommand("gen\x01move\x7F b")->name, "genmove"); }

TEST(GtpCommand, TakesANumberOnlyAsAWord) {
    EXPECT_FALSE(readCommand("3x quit")->id);
    EXPECT_EQ(readCommand("3x quit")->name, "3x");
    EXPECT_FALSE(readCommand("99999999999999999999 quit")->id);
}

TEST(GtpReply, IsWrittenWithItsNumberAndAnEmptyLine) {
    EXPECT_EQ(writeReply(std::nullopt, true, ""), "=\n\n");
    EXPECT_EQ(writeReply(7, true, "F5"), "=7 F5\n\n");
    EXPECT_EQ(writeReply(std::nullopt, false, "illegal move"), "? illegal move\n\n");
}

TEST(GtpReply, HoldsNoEmptyLineWithin) { EXPECT_EQ(writeReply(std::nullopt, true, "a\n\nb\n"), "= a\n \nb\n\n"); }

TEST(GtpReply, IsReadBack) {
    for (const bool good : {true, false}) {
        for (const std::optional<unsigned> id : {std::optional<unsigned>{}, std::optional<unsigned>{12}}) {
            const std::string text = writeReply(id, good, "two words");
            const auto reply = readReply(text.substr(0, text.find('\n')));
            ASSERT_TRUE(reply);
            EXPECT_EQ(reply->good, good);
            EXPECT_EQ(reply->id, id);
            EXPECT_EQ(reply->text, "two words");
        }
    }
    EXPECT_FALSE(readReply("info: thinking"));
    EXPECT_FALSE(readReply(""));
    EXPECT_EQ(readReply("=")->text, "");
}

TEST(GtpInterrupt, IsAComment) {
    EXPECT_TRUE(isInterrupt("# interrupt\r\n"));
    EXPECT_TRUE(isInterrupt("  #interrupt"));
    EXPECT_FALSE(isInterrupt("interrupt"));
    EXPECT_FALSE(isInterrupt("# interrupted"));
}

}  // namespace mitos::formats::gtp
