#pragma once
// The complete solution of a placement game from one start: made in memory, stored in a file, looked up.
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/block_file.h"
#include "base/limits.h"
#include "games/grid/placement_game.h"
#include "search/solve/score.h"

namespace mitos::api::grid {

using games::grid::BoardText;
using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Rules;
using games::grid::Side;

/// What a position is worth to the side that moves there; the margin where points are kept.
struct Worth {
    search::solve::Result result;
    std::optional<int> margin;

    friend bool operator==(const Worth&, const Worth&) = default;
};

/// What a complete solution would take, known before it is made.
struct Plan {
    bool possible = false;  // there is a way to number the positions
    std::string space;      // tiers, columns, radix, piles; the last two also with the mover
    std::uint64_t indices = 0;
    std::uint64_t positions = 0;  // at most
    std::uint64_t bytes = 0;
    double seconds = 0;          // a rough estimate for one core
    std::size_t symmetries = 1;  // that keep rules and start
};
Plan planFor(const PlacementGame& game, const BoardText& start);

struct SolutionCounts {
    std::uint64_t positions = 0;
    std::uint64_t canonical = 0;
    std::uint64_t finished = 0;
    std::uint64_t stored = 0;  // entries in the file: one for each canonical board
};

class Solution {
  public:
    /// Solves completely; nothing when a limit or the stop flag came first (`halt` says which).
    static std::optional<Solution> make(const PlacementGame& game, const BoardText& start, unsigned threads,
                                        const base::Limits& limits, const base::StopFlag& stop, base::Halt& halt,
                                        const base::Tell& tell = {});
    /// Opens a stored one. Throws Damage when it is damaged, or not of these rules and this start.
    static Solution open(const std::filesystem::path& file, const PlacementGame& game, const BoardText& start);
    /// Unpacks all of a stored one into memory, where several threads may look up at once. False when it takes more than
    /// `mostBytes`.
    bool unpack(std::uint64_t mostBytes);
    /// Writes beside and renames; only one of each class of symmetric positions is kept. False when it was stopped.
    bool save(const std::filesystem::path& file, const base::Packing& packing = {}) const;

    Solution(Solution&&) noexcept;
    Solution& operator=(Solution&&) noexcept;
    ~Solution();

    /// The worth of a position that can be reached from the start; nothing for any other. A finished one is over: its
    /// remoteness is 0.
    [[nodiscard]] std::optional<Worth> worthOf(const GridState& state) const;
    [[nodiscard]] const BoardText& start() const;
    [[nodiscard]] const SolutionCounts& counts() const;
    [[nodiscard]] double seconds() const;
    [[nodiscard]] std::uint64_t bytes() const;

    /// For checking: calls visit(position) for every position that the table holds; false ends it.
    void forEachStored(const std::function<bool(const GridState&)>& visit) const { forEachStored(0, indices(), visit); }
    /// Of these numbers only.
    void forEachStored(std::uint64_t from, std::uint64_t to, const std::function<bool(const GridState&)>& visit) const;
    [[nodiscard]] std::uint64_t indices() const;

  private:
    struct Content;
    explicit Solution(std::unique_ptr<Content> content);
    std::unique_ptr<Content> content_;
};

/// The line of text in a stored solution that names its rules and start.
std::string solutionHeader(const PlacementGame& game, const BoardText& start, const SolutionCounts& counts);
struct SolutionName {
    Rules rules;
    BoardText start;
    SolutionCounts counts;
};
/// Throws Damage when it is no such line.
SolutionName readSolutionHeader(const std::string& header);

}  // namespace mitos::api::grid
