#pragma once
// The heuristics for sliding puzzles, by name, with what is known of each: for which moves it never overestimates
// (admissible) and never drops by more than a move costs (consistent), and where it comes from.
#include <optional>
#include <span>
#include <string_view>

#include "base/phrase.h"
#include "games/tiles/shape.h"

namespace mitos::heuristics::tiles {

/// A heuristic for sliding puzzles.
enum class Kind { zero, misplaced, manhattan, chebyshev, linearConflict, exact };

/// What is known of a heuristic.
struct Facts {
    Kind kind;
    std::string_view name;
    bool admissiblePlain;
    bool admissibleKing;
    bool consistentPlain;
    bool consistentKing;
    int mostCells;            // the largest boards it is made for
    base::Phrase notForKing;  // why it is not admissible with king moves; null if it is
    std::string_view source;

    [[nodiscard]] bool admissible(games::tiles::MoveSet moves) const {
        return moves == games::tiles::MoveSet::king ? admissibleKing : admissiblePlain;
    }
    [[nodiscard]] bool consistent(games::tiles::MoveSet moves) const {
        return moves == games::tiles::MoveSet::king ? consistentKing : consistentPlain;
    }
};

/// Lists all heuristics, in the order of Kind.
std::span<const Facts> catalogue();
const Facts& facts(Kind kind);
/// Returns the heuristic of that name, or nothing.
std::optional<Kind> kindNamed(std::string_view name);

/// Returns the best admissible heuristic for a board: the exact table if there can be one, otherwise linear conflict
/// (plain moves) or the Chebyshev distance (king moves).
Kind bestAdmissible(const games::tiles::Shape& shape);

}  // namespace mitos::heuristics::tiles
