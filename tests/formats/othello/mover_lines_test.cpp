#include "formats/othello/mover_lines.h"

#include <gtest/gtest.h>

#include "formats/othello/board_reader.h"

namespace mitos::formats::othello {
namespace mover_lines_test {

TEST(MoverLines, AreReadBackInEveryLanguage) {
    const std::string drawn = "1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -\n";
    const auto mover = [&](const std::string& line) {
        BoardReader reader(base::bytesOf(drawn + line + "\n"), "boards");
        return reader.next()->board.mover;
    };
    using games::othello::Colour;
    EXPECT_EQ(mover("Παίζουν τα μαύρα (X):"), Colour::black);
    EXPECT_EQ(mover("Παίζουν τα λευκά (O): f5"), Colour::white);
    EXPECT_EQ(mover("Παίζουν τα λευκά"), Colour::white);
    EXPECT_EQ(mover("White (O) to move:"), Colour::white);
    EXPECT_EQ(mover("white to move"), Colour::white);
}

}  // namespace mover_lines_test
}  // namespace mitos::formats::othello
