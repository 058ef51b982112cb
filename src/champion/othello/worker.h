#pragma once
// One thread of the engine. Its code is compiled once for each CPU level; the level is chosen when a worker is made.
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "champion/othello/nodes_in_search.h"
#include "champion/othello/position.h"
#include "champion/othello/techniques.h"
#include "champion/othello/transposition_table.h"
#include "champion/othello/weights.h"

namespace mitos::champion::othello {

/// What the threads of a search share. It outlives the workers.
struct SearchContext {
    TranspositionTable& table;
    const Weights& weights;
    const std::atomic<bool>& stop;
    NodesInSearch* nodesInSearch = nullptr;  // null with one thread
    Techniques techniques = {};
};

/// Searches on one thread.
class Worker {
  public:
    // Defined elsewhere: otherwise every CPU level would have its own, and the linker would keep any of them.
    virtual ~Worker();

    /// Searches `depth` plies deep, or to the end of the game if at most that many squares are empty, and returns the
    /// fail-soft value for the mover in discs. `selectivity` is as in transposition_table.h. The result of a stopped
    /// search means nothing.
    virtual int search(const Position& position, int alpha, int beta, int depth, int selectivity) = 0;

    /// Returns the value of the evaluation itself, in the units of weights.h.
    [[nodiscard]] virtual int evaluate(const Position& position) const = 0;

    /// Returns the entry of the shared table, or nothing.
    [[nodiscard]] virtual std::optional<StoredResult> stored(const Position& position) const = 0;

    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    /// Returns roughly nodes(); another thread may call it during a search.
    [[nodiscard]] virtual std::uint64_t nodesSoFar() const = 0;
    /// Makes later searches stop when nodes() reaches `nodes`.
    virtual void stopAt(std::uint64_t nodes) = 0;
    [[nodiscard]] virtual bool stopped() const = 0;
    /// Clears the worker's own tables; the shared table is not touched.
    virtual void clear() = 0;
};

/// A set of CPU instructions that the fast code is compiled for.
enum class CpuLevel : std::uint8_t { portable, avx2, avx512 };
/// All levels from the slowest to the fastest.
inline constexpr std::array allCpuLevels{CpuLevel::portable, CpuLevel::avx2, CpuLevel::avx512};

std::string_view nameOf(CpuLevel level);
/// Tells whether the level is compiled in and this CPU supports it.
bool isSupported(CpuLevel level);
/// Returns the fastest supported level.
CpuLevel fastestCpuLevel();

/// Makes a worker with the code of a supported level.
std::unique_ptr<Worker> makeWorker(const SearchContext& context, CpuLevel level = fastestCpuLevel());

}  // namespace mitos::champion::othello
