#pragma once
// The complete solution of a placement game from one start: computed in memory, stored in a file, looked up.
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "base/block_file.h"
#include "base/limits.h"
#include "engine/grid/move_values.h"
#include "engine/grid/solution_header.h"

namespace mitos::engine::grid {

/// A complete solution.
class Solution {
  public:
    /// Solves a game completely. Returns nothing if a limit or the stop flag came first; `halt` says which.
    static std::optional<Solution> make(const PlacementGame& game, const BoardText& start, unsigned threads,
                                        const base::Limits& limits, const base::StopFlag& stop, base::Halt& halt,
                                        const base::OnProgress& onProgress = {});
    /// Opens a stored solution. Throws Damage if the file is damaged, or not a solution of these rules and this
    /// start.
    static Solution open(const std::filesystem::path& file, const PlacementGame& game, const BoardText& start);
    /// Unpacks a stored solution into memory, where several threads may look up at the same time. Returns false if it
    /// takes more than `mostBytes`.
    bool unpack(std::uint64_t mostBytes);
    /// Writes a computed solution, beside the file and renamed; of each class of symmetric positions only one is
    /// stored. Returns false if it was stopped: then there is no file.
    bool save(const std::filesystem::path& file, const base::Packing& packing = {}) const;

    Solution(Solution&&) noexcept;
    Solution& operator=(Solution&&) noexcept;
    ~Solution();

    /// Returns the value of a position for the side to move, or nothing if it cannot be reached from the start. The
    /// remoteness of a finished position is 0.
    [[nodiscard]] std::optional<PositionValue> valueOf(const GridState& state) const;
    [[nodiscard]] const BoardText& start() const;
    [[nodiscard]] const SolutionCounts& counts() const;
    [[nodiscard]] double seconds() const;       // that computing it took; 0 for one from a file
    [[nodiscard]] std::uint64_t bytes() const;  // of the table in memory, or of the file
    [[nodiscard]] std::uint64_t indices() const;

    /// Calls visit(position) for every stored position whose index is in [first, last), until it returns false. Meant
    /// for checks: a file that was not unpacked is read block by block.
    void forEachStored(std::uint64_t first, std::uint64_t last,
                       const std::function<bool(const GridState&)>& visit) const;
    /// Calls visit(position) for every stored position, until it returns false.
    void forEachStored(const std::function<bool(const GridState&)>& visit) const { forEachStored(0, indices(), visit); }

  private:
    struct Content;
    explicit Solution(std::unique_ptr<Content> content);
    std::unique_ptr<Content> content_;
};

}  // namespace mitos::engine::grid
