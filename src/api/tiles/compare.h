#pragma once
// The same boards by several methods.
#include <functional>
#include <string>
#include <vector>

#include "api/tiles/solver.h"
#include "base/message.h"

namespace mitos::api::tiles {

/// One board by one method.
struct Trial {
    bool solved = false;
    Reason reason = Reason::none;
    std::uint32_t cost = 0;
    search::paths::Counters counters;
    std::vector<Board> path;  // kept when asked for
};

/// One method over all boards.
struct Contestant {
    Algorithm algorithm = Algorithm::astar;
    Estimate heuristic = Estimate::zero;
    std::uint32_t weightPercent = 100;
    double tableSeconds = 0;  // making or reading its table, once for all boards; not within the seconds of the trials
    std::vector<Trial> trials;  // one for each start

    [[nodiscard]] std::string label() const;  // astar manhattan
    [[nodiscard]] std::string_view heuristicName() const { return api::tiles::heuristicName(algorithm, heuristic); }
    [[nodiscard]] std::string title() const;  // A*, manhattan
    [[nodiscard]] bool usesTable() const { return api::tiles::usesTable(algorithm, heuristic); }
    [[nodiscard]] std::size_t solved() const;
    [[nodiscard]] std::size_t endedBy(Reason reason) const;  // boards not solved for this reason
    [[nodiscard]] double meanCost() const;                   // of the boards it solved
    [[nodiscard]] std::uint64_t expanded() const;
    [[nodiscard]] std::uint64_t generated() const;
    [[nodiscard]] std::uint64_t peakStored() const;
    [[nodiscard]] double seconds() const;
};

/// A pair of names that makes no sense for these boards, with the reason.
struct Refusal {
    std::string label;
    base::Message reason;
};

struct Comparison {
    Shape shape;
    Board goal;
    std::vector<Board> starts;
    std::vector<Contestant> contestants;
    std::vector<Refusal> refused;
    bool stopped = false;
    bool tableWasDamaged = false;  // and has been made anew
    [[nodiscard]] bool usesTables() const;
    /// Every two optimal methods that solved a board found the same cost. If not, Mitos has a defect.
    [[nodiscard]] bool agrees() const;
};

/// The methods to compare when none are named: every algorithm, with every heuristic that it may take.
std::vector<Method> allMethods(const Shape& shape);
/// Every named algorithm with every named heuristic (those that ask none once).
std::vector<Method> crossMethods(const std::vector<Algorithm>& algorithms, const std::vector<Estimate>& heuristics,
                                 const Shape& shape, std::uint32_t weightPercent);

struct CompareRequest {
    Shape shape;
    Board goal;
    std::vector<Board> starts;
    std::vector<Method> methods;
    base::Limits limits;  // for each board and method
    std::optional<std::filesystem::path> cache;
    bool keepPaths = false;
    TableShelf* shelf = nullptr;  // for the champion's tables
};

/// `tell(done, all)` after every trial.
Comparison compare(const CompareRequest& request, const base::StopFlag& stop,
                   const std::function<void(std::size_t, std::size_t)>& tell = {});

}  // namespace mitos::api::tiles
