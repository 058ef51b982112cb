#pragma once
// The heuristics for sliding puzzles by name, with what is known of each: for which moves it never overestimates
// (admissible) and never drops by more than a move costs (consistent), and where it comes from.
#include <optional>
#include <span>
#include <string_view>

#include "base/phrase.h"
#include "games/tiles/shape.h"

namespace mitos::heuristics::tiles {

enum class Kind { zero, misplaced, manhattan, chebyshev, linearConflict, exact };

struct Facts {
    Kind kind;
    std::string_view name;
    bool admissiblePlain;
    bool admissibleKing;
    bool consistentPlain;
    bool consistentKing;
    int mostCells;                   // larger boards it cannot serve
    const base::Phrase* notForKing;  // why it is not admissible there
    std::string_view source;

    [[nodiscard]] bool admissible(games::tiles::MoveSet moves) const {
        return moves == games::tiles::MoveSet::king ? admissibleKing : admissiblePlain;
    }
    [[nodiscard]] bool consistent(games::tiles::MoveSet moves) const {
        return moves == games::tiles::MoveSet::king ? consistentKing : consistentPlain;
    }
};

std::span<const Facts> catalogue();
const Facts& facts(Kind kind);
std::optional<Kind> kindNamed(std::string_view name);

/// The most telling admissible heuristic for a board: the exact table where there can be one, otherwise linear
/// conflict (plain) or the Chebyshev distance (king).
Kind bestAdmissible(const games::tiles::Shape& shape);

}  // namespace mitos::heuristics::tiles
