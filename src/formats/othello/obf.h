#pragma once
// Positions, one on each line: alone (`board mover`) or with known scores, as in lists of endgame tests (OBF):
//
//     --XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; G3:-12; C7:-12; H4:-22;
//     --XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; -12;
//
// Scores are the mover's discs minus the opponent's after perfect play. `%` begins a comment. Boards of 6x6 and 4x4
// are recognised by the number of their squares.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// A move with its known score.
struct ScoredMove {
    Square move = games::othello::pass;
    int score = 0;

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// A position with its known scores, if there are any.
struct ScoredPosition {
    int size = 8;
    Board board;
    std::vector<ScoredMove> moves;  // in the order of the file
    std::optional<int> score;       // of the position itself, if the file states it

    /// Returns the highest of the known scores of the position and its moves; empty if none is known.
    [[nodiscard]] std::optional<int> best() const;
    friend bool operator==(const ScoredPosition&, const ScoredPosition&) = default;
};

/// Reads one line. Throws a base::TextError if it holds no position, an illegal move, or a score that is no whole
/// number from -64 to 64.
ScoredPosition readObf(std::string_view line, const Origin& origin);
/// Writes the position as one line, without the line end.
std::string writeObf(const ScoredPosition& position);

/// Returns the board size for the number of characters besides blanks: 4 for 16 or 17 (with the mover), 6 for 36 or
/// 37, and 8 for any other number.
int sizeOfBoard(std::string_view text);

}  // namespace mitos::formats::othello
