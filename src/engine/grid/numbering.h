#pragma once
// How the positions of a game are numbered, and what a table of all of them stores at each number.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <variant>

#include "games/grid/column_space.h"
#include "games/grid/mover_space.h"
#include "games/grid/pile_space.h"
#include "games/grid/radix_space.h"
#include "games/grid/symmetry.h"
#include "games/grid/tier_space.h"
#include "search/solve/stored_values.h"

namespace mitos::engine::grid {

using games::grid::BoardText;
using games::grid::LetterMasks;
using games::grid::PlacementGame;
using games::grid::Rules;
using games::grid::Side;

/// The kind of numbering that a game gets, and how many numbers there are.
struct NumberingSize {
    std::string name;  // tiers, columns, radix, piles; the last two also with the mover
    std::uint64_t indices = 0;
};

/// Returns the size of the smallest numbering that fits the rules, for games that begin on `start`.
NumberingSize numberingSize(const Rules& rules, const BoardText& start);

/// Returns whether one number serves a board with either side to move, although the board does not tell who moves:
/// only points count, and what a side can still make is the same for both.
bool servesBothMovers(const Rules& rules);

/// Returns whether a table stores the plies to the end besides the margins. It must in a game with points that may
/// end before the board is full.
bool storesPlies(const Rules& rules);

/// True for spaces whose positions tell the points that a move makes.
template <class Space>
inline constexpr bool countsGains =
    !std::is_same_v<Space, games::grid::TierSpace> && !std::is_same_v<Space, games::grid::ColumnSpace>;

/// The numbering of all positions of games that begin on one board: the smallest one that fits the rules. Keeps a
/// reference to the game, which must outlive it.
class Numbering {
  public:
    Numbering(const PlacementGame& game, const BoardText& start);

    [[nodiscard]] std::uint64_t size() const;
    /// Returns the number of a board, or nothing if no game that begins on the start can reach it.
    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters, Side mover) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;
    /// Returns the side to move at `index` if the number tells it, otherwise `fallback`.
    [[nodiscard]] Side moverAt(std::uint64_t index, Side fallback) const;

    /// Calls visit(space, values): the numbering as a space for a sweep (search/solve), and the kind of values that a
    /// table of the game stores, as views of `table`, which has planFor(…).bytes bytes.
    template <class Visit>
    auto visitSpace(const Rules& rules, std::span<search::solve::Score> table, const Visit& visit) const {
        return std::visit(
            [&]<class Space>(const Space& space) {
                if constexpr (countsGains<Space>) {
                    const auto size = static_cast<std::size_t>(space.size());
                    if (storesPlies(rules)) {
                        return visit(space,
                                     search::solve::StoredMarginsAndPlies(table.first(size), table.subspan(size)));
                    }
                    if (rules.countsPoints()) return visit(space, search::solve::StoredMargins(table));
                }
                return visit(space, search::solve::StoredResults(table));
            },
            space_);
    }

  private:
    using AnySpace =
        std::variant<games::grid::TierSpace, games::grid::ColumnSpace, games::grid::RadixSpace, games::grid::PileSpace,
                     games::grid::MoverSpace<games::grid::RadixSpace>, games::grid::MoverSpace<games::grid::PileSpace>>;
    static AnySpace makeSpace(const PlacementGame& game, const BoardText& start);

    AnySpace space_;
};

/// Returns the images of boards under the symmetries that keep the rules and the start.
games::grid::Images imagesFor(const PlacementGame& game, const BoardText& start);

}  // namespace mitos::engine::grid
