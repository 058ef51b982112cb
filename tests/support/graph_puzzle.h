#pragma once
// A puzzle that is a small graph, given edge by edge, with an oracle for its distances.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "search/paths/puzzle.h"

namespace mitos::test {

using search::paths::Cost;

struct Vertex {
    std::uint32_t number = 0;

    [[nodiscard]] std::uint64_t hash() const { return base::mix(number); }
    friend bool operator==(const Vertex&, const Vertex&) = default;
};

struct Edge {
    std::uint32_t from;
    std::uint32_t to;
    Cost cost;
};

class GraphPuzzle {
  public:
    using State = Vertex;
    using Move = std::uint8_t;  // the number of an edge among those that leave its vertex

    GraphPuzzle(std::uint32_t vertices, const std::vector<Edge>& edges, std::uint32_t goal)
        : leaving_(vertices), entering_(vertices), goal_(goal) {
        for (const Edge& edge : edges) {
            const auto move = static_cast<Move>(leaving_[edge.from].size());
            leaving_[edge.from].push_back({edge.to, move, edge.cost});
            entering_[edge.to].push_back({edge.from, move, edge.cost});
            cheapest_ = std::min(cheapest_, edge.cost);
        }
    }

    [[nodiscard]] bool isGoal(const Vertex& vertex) const { return vertex.number == goal_; }
    template <class Visit>
    void forEachSuccessor(const Vertex& vertex, Visit&& visit) const {
        for (const Arrow& arrow : leaving_[vertex.number]) visit(Vertex{arrow.other}, arrow.move, arrow.cost);
    }

    [[nodiscard]] Vertex goal() const { return {goal_}; }
    [[nodiscard]] Cost cheapestMove() const { return cheapest_; }
    template <class Visit>
    void forEachPredecessor(const Vertex& vertex, Visit&& visit) const {
        for (const Arrow& arrow : entering_[vertex.number]) visit(Vertex{arrow.other}, arrow.move, arrow.cost);
    }

    [[nodiscard]] std::uint64_t indexCount() const { return leaving_.size(); }
    [[nodiscard]] std::uint32_t indexOf(const Vertex& vertex) const { return vertex.number; }
    [[nodiscard]] Vertex stateAt(std::uint32_t index) const { return {index}; }

  private:
    struct Arrow {
        std::uint32_t other;
        Move move;
        Cost cost;
    };
    std::vector<std::vector<Arrow>> leaving_;
    std::vector<std::vector<Arrow>> entering_;
    std::uint32_t goal_;
    Cost cheapest_ = ~Cost{0};
};
static_assert(search::paths::InvertiblePuzzle<GraphPuzzle> && search::paths::IndexedPuzzle<GraphPuzzle>);

inline constexpr Cost unreachable = 1'000'000;

/// Returns the cost from every vertex to `goal`, by Bellman and Ford's plain relaxation.
inline std::vector<Cost> costsTo(std::uint32_t goal, std::uint32_t vertices, const std::vector<Edge>& edges) {
    std::vector<Cost> costs(vertices, unreachable);
    costs[goal] = 0;
    for (std::uint32_t round = 0; round < vertices; ++round) {
        for (const Edge& edge : edges) costs[edge.from] = std::min(costs[edge.from], costs[edge.to] + edge.cost);
    }
    for (Cost& cost : costs) cost = std::min(cost, unreachable);
    return costs;
}

/// A table of estimates, one for each vertex.
struct TableEstimate {
    std::vector<Cost> values;
    Cost operator()(const Vertex& vertex) const { return values[vertex.number]; }
};

/// A random graph with a start and a goal, the optimum, and a random estimate that never exceeds the costs (and is
/// seldom consistent).
struct RandomGraph {
    std::uint32_t vertices = 0;
    std::vector<Edge> edges;
    std::uint32_t start = 0;
    std::uint32_t goal = 0;
    std::vector<Cost> costs;
    TableEstimate estimate;

    explicit RandomGraph(std::uint64_t seed) {
        base::Random random(seed);
        vertices = 2 + static_cast<std::uint32_t>(random.below(12));
        const std::uint64_t perVertex = 1 + random.below(3);
        const std::uint64_t dearest = 1 + random.below(9);
        const auto any = [&] { return static_cast<std::uint32_t>(random.below(vertices)); };
        for (std::uint64_t i = 0; i < perVertex * vertices; ++i) {
            edges.push_back({any(), any(), 1 + static_cast<Cost>(random.below(dearest))});
        }
        start = any();
        goal = any();
        costs = costsTo(goal, vertices, edges);
        for (const Cost cost : costs) {
            estimate.values.push_back(static_cast<Cost>(random.below(std::min<Cost>(cost, 30) + 1)));
        }
    }

    [[nodiscard]] GraphPuzzle puzzle() const { return {vertices, edges, goal}; }
    [[nodiscard]] Cost optimum() const { return costs[start]; }
};

/// Returns what is wrong with a path through the graph, or nothing: its edges must exist, and their costs add up.
template <class Result>
std::string faultOfPath(const GraphPuzzle& puzzle, const Result& result, Vertex start) {
    if (result.path.empty() || !(result.path.front() == start)) return "does not begin at the start";
    if (result.moves.size() + 1 != result.path.size()) return "moves and states do not fit";
    Cost cost = 0;
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        bool found = false;
        puzzle.forEachSuccessor(result.path[i], [&](const Vertex& next, GraphPuzzle::Move move, Cost step) {
            if (found || move != result.moves[i] || !(next == result.path[i + 1])) return;
            found = true;
            cost += step;
        });
        if (!found) return "no such edge at step " + std::to_string(i);
    }
    return cost == result.cost ? "" : "the edges cost " + std::to_string(cost);
}

}  // namespace mitos::test
