// The Othello engine: the best move of a position, searched to the end of the game.
#include <mitos/base/error.h>
#include <mitos/engine/othello/engine.h>
#include <mitos/texts/writing/language.h>

#include <cstdio>
#include <string>

namespace othello = mitos::engine::othello;

// FFO position 40: the squares a1 b1 … h8, then the side to move.
constexpr const char* usual = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

int main(int count, char** words) {
    try {
        const auto board = mitos::games::othello::readBoard(8, count > 1 ? words[1] : usual, "argument");
        const othello::Engine engine;  // with its own evaluation, 64 MiB of memory and one thread
        othello::Budget budget;
        budget.untilStopped = true;  // to the end of the game
        const othello::Opinion opinion = engine.think(board, budget, mitos::base::neverStopped());
        std::printf("%s %+.0f %s\n", othello::writeSquare(opinion.move).c_str(), opinion.value.discs,
                    opinion.value.proven ? "proven" : "likely");
        for (const othello::Square square : opinion.line) std::printf("%s ", othello::writeSquare(square).c_str());
        std::printf("\n");
    } catch (const mitos::base::Error& error) {
        std::fprintf(stderr, "%s\n", error.in(mitos::text::Language::english).c_str());
        return 1;
    }
}
