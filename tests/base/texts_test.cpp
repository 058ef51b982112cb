#include "base/texts/tiles.h"

#include <gtest/gtest.h>

#include "base/message.h"

namespace mitos::base {
namespace texts_test {

TEST(Texts, FillWithTheirValuesInBothLanguages) {
    const Message message = say(text::foreignTile, 9, 8);
    EXPECT_EQ(message.in(Language::english), "tile 9 does not belong on this board: it takes 0 to 8");
    EXPECT_EQ(message.in(Language::greek), "το πλακίδιο 9 δεν ανήκει στον πίνακα: δέχεται 0 έως 8");
}

TEST(Texts, HoldAReasonAsAPhraseOfItsOwn) {
    const Message message = say(text::notAdmissible, "manhattan", "king", "astar", text::whyManhattanKing);
    EXPECT_NE(message.in(Language::english).find("takes two off"), std::string::npos);
    EXPECT_NE(message.in(Language::greek).find("μειώνει"), std::string::npos);
}

}  // namespace texts_test
}  // namespace mitos::base
