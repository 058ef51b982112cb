#pragma once
// Principal variations: the moves that both sides are expected to play.
#include <algorithm>
#include <span>
#include <vector>

namespace mitos::search::turns {

/// The line below each position on the path of a search. The buffers are kept, so that no node allocates memory.
template <class Move>
class Lines {
  public:
    /// Must be called before other functions are used with positions down to `ply`.
    void reach(int ply) {
        if (lines_.size() <= static_cast<std::size_t>(ply)) lines_.resize(static_cast<std::size_t>(ply) + 1);
    }
    void clear(int ply) { at(ply).clear(); }
    /// Sets the line at `ply` to `move`, followed by the line of the position that it leads to.
    void take(int ply, const Move& move) {
        std::vector<Move>& line = at(ply);
        const std::vector<Move>& below = at(ply + 1);
        line.assign(below.size() + 1, move);
        std::copy(below.begin(), below.end(), line.begin() + 1);
    }
    [[nodiscard]] std::span<const Move> operator[](int ply) const { return lines_[static_cast<std::size_t>(ply)]; }

  private:
    std::vector<Move>& at(int ply) { return lines_[static_cast<std::size_t>(ply)]; }

    std::vector<std::vector<Move>> lines_;
};

}  // namespace mitos::search::turns
