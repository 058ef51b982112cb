#include "games/grid/rules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/grid/board_text.h"
#include "games/grid/placement_game.h"

namespace mitos::games::grid {
namespace {

bool adjacent(const Rules& rules, int a, int b) {
    return std::abs(a / rules.columns - b / rules.columns) <= 1 && std::abs(a % rules.columns - b % rules.columns) <= 1;
}

// Places the letters one after the other, each where it may stand beside those before it.
class Placer {
  public:
    explicit Placer(const Rules& rules)
        : rules_(rules), game_(rules), board_(static_cast<std::size_t>(rules.cells()), emptyCell) {}

    std::vector<BoardText> all() {
        placeFrom(0);
        return std::move(starts_);
    }

  private:
    void placeFrom(std::size_t letter) {
        if (letter == rules_.start.place.size()) {
            if (!startProblem(game_, board_)) starts_.push_back(board_);
            return;
        }
        for (int cell = 0; cell < rules_.cells(); ++cell) {
            if (!mayStand(letter, cell)) continue;
            board_[static_cast<std::size_t>(cell)] = rules_.start.place[letter];
            taken_.push_back(cell);
            placeFrom(letter + 1);
            taken_.pop_back();
            board_[static_cast<std::size_t>(cell)] = emptyCell;
        }
    }

    [[nodiscard]] bool mayStand(std::size_t letter, int cell) const {
        const std::vector<int>& allowed = rules_.start.cells;
        if (board_[static_cast<std::size_t>(cell)] != emptyCell) return false;
        if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), cell) == allowed.end()) return false;
        for (std::size_t before = 0; before < letter; ++before) {
            // Equal letters go to cells in rising order: other orders give the same boards.
            if (rules_.start.place[before] == rules_.start.place[letter] && taken_[before] > cell) return false;
            if (rules_.start.where == Nearness::anywhere) continue;
            if (adjacent(rules_, taken_[before], cell) != (rules_.start.where == Nearness::adjacent)) return false;
        }
        return true;
    }

    const Rules& rules_;
    PlacementGame game_;
    BoardText board_;
    std::vector<int> taken_;  // the cells of the letters so far
    std::vector<BoardText> starts_;
};

}  // namespace

std::vector<BoardText> legalStarts(const Rules& rules) {
    std::vector<BoardText> starts = rules.start.boards;
    if (!rules.start.place.empty())
        starts = Placer(rules).all();
    else if (starts.empty())
        starts.emplace_back(static_cast<std::size_t>(rules.cells()), emptyCell);
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    return starts;
}

}  // namespace mitos::games::grid
