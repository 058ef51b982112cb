#pragma once
// The time that both players of a match have used, over all its games; and how much the first may use so that it never
// has used more than the second.
#include <algorithm>
#include <array>
#include <mutex>

namespace mitos::arena {

/// Shared by all games of a match that run at the same time.
class TimeLedger {
  public:
    /// Nobody can move in less.
    static constexpr double leastSeconds = 0.001;

    void use(std::size_t player, double seconds) {
        const std::lock_guard lock(mutex_);
        used_[player] += seconds;
    }
    [[nodiscard]] double used(std::size_t player) const {
        const std::lock_guard lock(mutex_);
        return used_[player];
    }

    /// For the first player's next move: a share of what it is behind the second, so that it follows the pace of the
    /// other with a few moves' delay; the fewer moves it has left in this game, the greater the share. The grant is
    /// held back from the other games until settle() is called.
    double grant(int ownMovesLeft) {
        const std::lock_guard lock(mutex_);
        const double behind = used_[1] - used_[0] - granted_;
        const double seconds = std::max(leastSeconds, behind / std::clamp(ownMovesLeft, 2, 6));
        granted_ += seconds;
        return seconds;
    }
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
