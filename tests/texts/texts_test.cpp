#include "texts/tiles.h"

#include <gtest/gtest.h>

#include "base/message.h"
#include "tests/support/languages.h"
#include "texts/evaluations.h"
#include "texts/formats.h"
#include "texts/grid_terminal.h"
#include "texts/match.h"
#include "texts/turns.h"

namespace mitos::text {
namespace texts_test {

using base::Message;
using base::say;

TEST(Texts, FillWithTheirValuesInBothLanguages) {
    const Message message = say(foreignTile, 9, 8);
    EXPECT_EQ(message.in(Language::english), "tile 9 does not belong on this board: it takes 0 to 8");
    EXPECT_EQ(message.in(test::greek), "το πλακίδιο 9 δεν ανήκει στο ταμπλό: δέχεται 0 έως 8");
}

TEST(Texts, HoldAReasonAsAPhraseOfItsOwn) {
    const Message message = say(notAdmissible, "manhattan", "king", "astar", whyManhattanKing);
    EXPECT_NE(message.in(Language::english).find("takes two off"), std::string::npos);
    EXPECT_NE(message.in(test::greek).find("μειώνει"), std::string::npos);
}

TEST(Texts, FollowTheirNumbers) {
    EXPECT_EQ(say(treeShortened, "t.json", 2, 1).in(Language::english),
              "t.json: the first 2 nodes of the tree; 1 more is left out");
    EXPECT_EQ(say(treeShortened, "t.json", 1, 2).in(test::greek),
              "t.json: 1 κόμβος από την αρχή του δέντρου· ακόμη 2 παραλείπονται");
    EXPECT_EQ(say(verifyCount, "s", 2, 1).in(test::greek),
              "s: η λύση δεν ισχύει: θα έπρεπε να έχει 2 θέσεις, 1 βρέθηκε.");
    EXPECT_EQ(say(judgeFrom, 1, "x").in(test::greek), "Από 1 πούλι και πάνω: x.");
    EXPECT_EQ(say(judgeFrom, 2, "x").in(test::greek), "Από 2 πούλια και πάνω: x.");
    EXPECT_EQ(say(openingsRepeated, 1).in(Language::english),
              "1 of the openings repeats another one, turned or mirrored, and is left out");
    EXPECT_EQ(say(openingsRepeated, 2).in(test::greek),
              "2 ανοίγματα επαναλαμβάνουν άλλο, στραμμένο ή κατοπτρικό· παραλείπονται");
}

TEST(Texts, SayWhoseNumberItIs) {
    EXPECT_EQ(say(wthorNames, "WTHOR.JOU", 5).in(test::greek),
              "WTHOR.JOU: το αρχείο υπόσχεται 5 ονόματα, αλλά τελειώνει νωρίτερα");
    EXPECT_EQ(say(wthorMore, 1).in(test::greek),
              "η κεφαλίδα του αρχείου υπόσχεται 1 παιχνίδι, αλλά το αρχείο συνεχίζει");
}

}  // namespace texts_test
}  // namespace mitos::text
