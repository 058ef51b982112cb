#pragma once
// Othello boards as the terminal shows them.
#include <optional>
#include <string>

#include "api/othello/boards.h"
#include "cli/common/console.h"

namespace mitos::cli {

struct BoardMarks {
    std::optional<api::othello::Square> last;  // the move that was made
    std::uint64_t turned = 0;                  // the discs that it turned
    bool legal = false;                        // mark where the mover may go
};

/// Letters above and below, numbers on both sides, black `X`, white `O`, empty `-`, a legal move `.`. With colours the last move and
/// the discs it turned stand out; without, the last move stands in brackets.
std::string drawOthello(const Screen& screen, const api::othello::Othello& game, const api::othello::Board& board,
                        const BoardMarks& marks = {});

base::Phrase colourName(api::othello::Colour colour);  // black, white
/// `Black: 2  White: 2  Empty: 60`
base::Message scoreLine(const api::othello::Othello& game, const api::othello::Board& board);

}  // namespace mitos::cli
