#pragma once
// The time that both players of a match have used in all its games, and the time that the first may use so that its
// total never exceeds the second's.
#include <algorithm>
#include <array>
#include <mutex>

namespace mitos::arena {

/// Counts the time that both players have used; games that run at the same time share it.
class TimeLedger {
  public:
    /// The smallest grant: no player can move in less.
    static constexpr double leastSeconds = 0.001;

    void use(std::size_t player, double seconds) {
        const std::lock_guard lock(mutex_);
        used_[player] += seconds;
    }
    [[nodiscard]] double used(std::size_t player) const {
        const std::lock_guard lock(mutex_);
        return used_[player];
    }

    /// Returns the seconds for the first player's next move: a share of the time by which it is behind the second, so
    /// that it follows the pace of the other with a delay of a few moves. The fewer moves it has left in this game,
    /// the larger the share. The grant is withheld from the other games until settle() is called.
    double grant(int ownMovesLeft) {
        const std::lock_guard lock(mutex_);
        const double behind = used_[1] - used_[0] - granted_;
        const double seconds = std::max(leastSeconds, behind / std::clamp(ownMovesLeft, 2, 6));
        granted_ += seconds;
        return seconds;
    }
    /// Returns a grant, after the time that the move really took was counted by use().
    void settle(double granted) {
        const std::lock_guard lock(mutex_);
        granted_ -= granted;
    }

  private:
    mutable std::mutex mutex_;
    std::array<double, 2> used_{};
    double granted_ = 0;
};

}  // namespace mitos::arena
