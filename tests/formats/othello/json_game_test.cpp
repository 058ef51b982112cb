#include "formats/othello/json_game.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "games/othello/game.h"
#include "tests/support/random_record.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace json_game_test {

GameRecord readText(std::string_view text) { return readJsonGame(text, {"test"}); }

TEST(JsonGame, ReadsAllFields) {
    const GameRecord record = readText(
        R"({"size":8,"black":"a","white":"Ελένη","black_rating":1700.5,"white_time":"5:00","date":"2004","place":"p","moves":"f5d6","evaluations":[1.5,null],"seconds":[null,2],"result":-12,"ended":"time","theoretical":30,"what":{"else":[1]}})");
    EXPECT_EQ(record.black, (RecordedPlayer{"a", 1700.5, ""}));
    EXPECT_EQ(record.white, (RecordedPlayer{"Ελένη", {}, "5:00"}));
    EXPECT_EQ(record.date, "2004");
    EXPECT_EQ(record.place, "p");
    EXPECT_EQ(record.start, games::othello::startOf(8));
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[0].evaluation, 1.5);
    EXPECT_FALSE(record.moves[1].evaluation);
    EXPECT_EQ(record.moves[1].seconds, 2);
    EXPECT_EQ(record.outcome, (Outcome{-12, Ended::time}));
    EXPECT_EQ(record.theoretical, 30);
}

TEST(JsonGame, NeedsNothingButMoves) {
    const GameRecord record = readText(R"({"moves":""})");
    EXPECT_EQ(record.size, 8);
    EXPECT_TRUE(record.moves.empty());
    EXPECT_FALSE(record.outcome);
}

TEST(JsonGame, ReadsWhatItWrote) {
    const std::uint64_t seed = 91;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < 300; ++i) {
        for (const int size : games::othello::sizes) {
            GameRecord record = test::randomRecord(random, {size, true, random.below(2) == 0, true});
            if (random.below(2) == 0) record.theoretical = static_cast<int>(random.below(65));
            ASSERT_EQ(readText(writeJsonGame(record)), record) << writeJsonGame(record);
        }
    }
}

TEST(JsonGame, WritesBytesThatAreNoText) {
    GameRecord record = readText(R"({"moves":"f5"})");
    record.black.name = "Andr\xE9";
    EXPECT_EQ(readText(writeJsonGame(record)).black.name, "Andr\xEF\xBF\xBD");
}

TEST(JsonGame, NamesThePlaceAndTheReason) {
    const auto error = test::thrownBy<base::TextError>([] {
        readJsonGame(R"({"black":"x","moves":"f5a1"})", {"g", 7});
    });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 7U);
    EXPECT_EQ(error->place().column, 25U);
    EXPECT_EQ(error->message().in(text::Language::english), "a1 is no move for white: it turns no disc");
}

}  // namespace json_game_test
}  // namespace mitos::formats::othello
