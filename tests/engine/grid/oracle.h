#pragma once
// Brute force over the rules themselves: values and remoteness of every position by memoised recursion, written without
// any of the solver's code.
#include <algorithm>
#include <map>
#include <tuple>

#include "games/grid/placement_game.h"

namespace mitos::test {

struct OracleValue {
    int value = 0;  // for MAX: the sign of the end, or the margin
    int remoteness = 0;
    friend bool operator==(const OracleValue&, const OracleValue&) = default;
};

class GridOracle {
  public:
    explicit GridOracle(const games::grid::PlacementGame& game) : game_(game) {}

    const OracleValue& of(const games::grid::GridState& state) {
        const auto key = std::make_tuple(state.letters, state.mover, state.points);
        if (const auto at = values_.find(key); at != values_.end()) return at->second;
        OracleValue best;
        if (game_.isOver(state)) {
            best.value = game_.rules().countsPoints() ? state.points : std::clamp(game_.finalValue(state), -1, 1);
        } else {
            bool first = true;
            const int sign = game_.maxToMove(state) ? 1 : -1;
            game_.forEachMove(state, [&](const games::grid::Placing& move) {
                OracleValue child = of(game_.after(state, move));
                ++child.remoteness;
                if (first || preferred(child, best, sign)) best = child;
                first = false;
            });
        }
        return values_[key] = best;
    }

    [[nodiscard]] std::size_t positions() const { return values_.size(); }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [key, value] : values_) {
            games::grid::GridState state;
            state.letters = std::get<0>(key);
            visit(game_.position(game_.boardOf(state), std::get<1>(key)), std::get<2>(key), value);
        }
    }

  private:
    static bool preferred(const OracleValue& a, const OracleValue& b, int sign) {
        if (a.value != b.value) return sign * a.value > sign * b.value;
        return sign * a.value > 0 ? a.remoteness < b.remoteness : a.remoteness > b.remoteness;
    }

    const games::grid::PlacementGame& game_;
    std::map<std::tuple<std::array<games::grid::Cells, games::grid::mostLetters>, games::grid::Side, std::int16_t>,
             OracleValue>
        values_;
};

}  // namespace mitos::test
