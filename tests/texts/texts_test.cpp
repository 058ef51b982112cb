#include "texts/tiles.h"

#include <gtest/gtest.h>

#include "base/message.h"
#include "texts/evaluations.h"
#include "texts/formats.h"
#include "texts/grid_terminal.h"
#include "texts/match.h"
#include "texts/turns.h"

namespace mitos::base {
namespace texts_test {

TEST(Texts, FillWithTheirValuesInBothLanguages) {
    const Message message = say(text::foreignTile, 9, 8);
    EXPECT_EQ(message.in(Language::english), "tile 9 does not belong on this board: it takes 0 to 8");
    EXPECT_EQ(message.in(Language::greek), "το πλακίδιο 9 δεν ανήκει στο ταμπλό: δέχεται 0 έως 8");
}

TEST(Texts, HoldAReasonAsAPhraseOfItsOwn) {
    const Message message = say(text::notAdmissible, "manhattan", "king", "astar", text::whyManhattanKing);
    EXPECT_NE(message.in(Language::english).find("takes two off"), std::string::npos);
    EXPECT_NE(message.in(Language::greek).find("μειώνει"), std::string::npos);
}

TEST(Texts, FollowTheirNumbers) {
    EXPECT_EQ(say(text::treeShortened, "t.json", 2, 1).in(Language::english),
              "t.json: the first 2 nodes of the tree; 1 more is left out");
    EXPECT_EQ(say(text::treeShortened, "t.json", 1, 2).in(Language::greek),
              "t.json: 1 κόμβος από την αρχή του δέντρου· ακόμη 2 παραλείπονται");
    EXPECT_EQ(say(text::verifyCount, "s", 2, 1).in(Language::greek),
              "s: η λύση δεν ισχύει: θα έπρεπε να έχει 2 θέσεις, 1 βρέθηκε.");
    EXPECT_EQ(say(text::judgeFrom, 1, "x").in(Language::greek), "Από 1 πούλι και πάνω: x.");
    EXPECT_EQ(say(text::judgeFrom, 2, "x").in(Language::greek), "Από 2 πούλια και πάνω: x.");
    EXPECT_EQ(say(text::openingsRepeated, 1).in(Language::english),
              "1 of the openings repeats another one, turned or mirrored, and is left out");
    EXPECT_EQ(say(text::openingsRepeated, 2).in(Language::greek),
              "2 ανοίγματα επαναλαμβάνουν άλλο, στραμμένο ή κατοπτρικό· παραλείπονται");
}

TEST(Texts, SayWhoseNumberItIs) {
    EXPECT_EQ(say(text::wthorNames, "WTHOR.JOU", 5).in(Language::greek),
              "WTHOR.JOU: το αρχείο υπόσχεται 5 ονόματα, αλλά τελειώνει νωρίτερα");
    EXPECT_EQ(say(text::wthorMore, 1).in(Language::greek),
              "η κεφαλίδα του αρχείου υπόσχεται 1 παιχνίδι, αλλά το αρχείο συνεχίζει");
}

}  // namespace texts_test
}  // namespace mitos::base
