#pragma once
// One thread of the engine. The code behind it exists once for each CPU level; it is chosen when a worker is made.
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "champion/othello/busy.h"
#include "champion/othello/position.h"
#include "champion/othello/table.h"
#include "champion/othello/techniques.h"
#include "champion/othello/weights.h"

namespace mitos::champion::othello {

/// What the threads of a search have in common. It outlives the workers.
struct Common {
    Table& table;
    const Weights& weights;
    const std::atomic<bool>& stop;
    Busy* busy = nullptr;  // only where there are several threads
    Techniques techniques = {};
};

class Worker {
  public:
    virtual ~Worker();  // not here: every CPU level would have one of its own, and the linker would keep any of them

    /// Fail-soft value for the mover, in discs, of a search `depth` plies deep; of the game's end when that many squares are
    /// empty. `selectivity` as in table.h. What a stopped search returns means nothing.
    virtual int search(const Position& position, int alpha, int beta, int depth, int selectivity) = 0;

    /// The evaluation itself, in the units of weights.h.
    [[nodiscard]] virtual int evaluate(const Position& position) const = 0;

    /// What the shared table holds.
    [[nodiscard]] virtual std::optional<Known> known(const Position& position) const = 0;

    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    /// About that many, for another thread while this one searches.
    [[nodiscard]] virtual std::uint64_t nodesSoFar() const = 0;
    /// The next searches stop when nodes() has come to this.
    virtual void stopAt(std::uint64_t nodes) = 0;
    [[nodiscard]] virtual bool stopped() const = 0;
    /// Forgets everything of its own; the shared table is not touched.
    virtual void clear() = 0;
};

enum class Level : std::uint8_t { portable, avx2, avx512 };
/// From the slowest to the fastest.
inline constexpr std::array allLevels{Level::portable, Level::avx2, Level::avx512};

std::string_view nameOf(Level level);
/// Is it compiled in, and does this CPU have what it needs?
bool isThere(Level level);
/// The fastest that is there.
Level fastestLevel();

std::unique_ptr<Worker> makeWorker(const Common& common, Level level = fastestLevel());

}  // namespace mitos::champion::othello
