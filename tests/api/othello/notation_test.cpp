#include "api/othello/notation.h"

#include <gtest/gtest.h>

#include "api/othello/record.h"
#include "base/error.h"
#include "tests/support/thrown.h"

namespace mitos::api::othello {
namespace notation_test {

Notation read(const std::string& text, std::optional<int> size = {}) { return readNotation(text, size, "text"); }

TEST(Notation, ReadsTranscripts) {
    EXPECT_EQ(read("f5d6c3").game.moves.size(), 3U);
    EXPECT_EQ(read(" F5 D6\nC3 ").game.end, read("f5d6c3").game.end);
    EXPECT_EQ(read("").game.end, Othello(8).start());
    EXPECT_EQ(read("b1", 4).size, 4);
}

TEST(Notation, ReadsBoardsOfEverySizeAndWhatObfAddsToThem) {
    for (const int size : {4, 6, 8}) {
        const std::string board = writeBoard(size, Othello(size).start());
        EXPECT_EQ(read(board).size, size);
        EXPECT_EQ(read(board).game.end, Othello(size).start());
        EXPECT_EQ(read(board + "; a1:+3; b2:-1;").game.end, Othello(size).start());
    }
}

TEST(Notation, ReadsRecordsOfMitos) {
    Record record;
    record.size = 6;
    record.start = Othello(6).start();
    const Notation read6 = read(writeRecord(record));
    EXPECT_EQ(read6.size, 6);
    EXPECT_EQ(read6.game.end, record.start);
}

TEST(Notation, TellsThePlaceOfWhatItCannotRead) {
    const auto error = test::thrownBy<base::TextError>([] { read("f5d6z9"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().column, 5U);
    EXPECT_TRUE(test::thrownBy<base::TextError>([] { read("XXXOOO"); }));
    EXPECT_TRUE(test::thrownBy<base::TextError>([] { read("mitos othello 9"); }));
}

}  // namespace notation_test
}  // namespace mitos::api::othello
