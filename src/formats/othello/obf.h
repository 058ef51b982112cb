#pragma once
// Positions, one a line: alone (`board mover`), or with known scores as in the lists of endgame tests (OBF):
//
//     --XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; G3:-12; C7:-12; H4:-22;
//     --XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; -12;
//
// Scores are discs for the mover at perfect play. `%` begins a comment. Boards of 6x6 and 4x4 are told by their squares.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

struct ScoredMove {
    Square move = games::othello::pass;
    int score = 0;

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

struct ScoredPosition {
    int size = 8;
    Board board;
    std::vector<ScoredMove> moves;  // in the order of the file
    std::optional<int> score;       // where it is stated by itself

    /// The best score known: of the position itself, or of its moves.
    [[nodiscard]] std::optional<int> best() const;
    friend bool operator==(const ScoredPosition&, const ScoredPosition&) = default;
};

/// A TextError for what is no position, a move that is not legal there, a score that is none.
ScoredPosition readObf(std::string_view line, const Origin& origin);
/// Without the line's end.
std::string writeObf(const ScoredPosition& position);

/// By the squares and the mover that stand in the text: 17, 37 or 65, or one less where the mover was forgotten; 8 for any other
/// number.
int sizeOfBoard(std::string_view text);

}  // namespace mitos::formats::othello
