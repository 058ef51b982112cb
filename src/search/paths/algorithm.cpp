#include "search/paths/algorithm.h"

#include <algorithm>
#include <array>

namespace mitos::search::paths {
namespace {

// In the order of Algorithm.
constexpr std::array<AlgorithmFacts, 8> table{{
    {Algorithm::bfs, "bfs", "BFS", false, true, false, "Moore 1959; optimal because every move costs one"},
    {Algorithm::ucs, "ucs", "UCS", false, true, false, "Dijkstra 1959"},
    {Algorithm::astar, "astar", "A*", true, true, true, "Hart, Nilsson and Raphael 1968"},
    {Algorithm::wastar, "wastar", "Weighted A*", true, false, true, "Pohl 1970"},
    {Algorithm::greedy, "greedy", "Greedy", true, false, false, "Doran and Michie 1966"},
    {Algorithm::idastar, "idastar", "IDA*", true, true, true, "Korf 1985"},
    {Algorithm::bidirectional, "bidirectional", "Bidirectional", false, true, false, "Nicholson 1966; Pohl 1971"},
    {Algorithm::champion, "champion", "Champion", false, true, false,
     "Korf and Felner 2002; pattern tables with the blank's region"},
}};

}  // namespace

std::span<const AlgorithmFacts> algorithms() { return table; }

std::span<const AlgorithmFacts> textbookAlgorithms() { return algorithms().first(table.size() - 1); }

const AlgorithmFacts& facts(Algorithm algorithm) { return table[static_cast<std::size_t>(algorithm)]; }

std::optional<Algorithm> algorithmNamed(std::string_view name) {
    const auto at = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.name == name; });
    if (at == table.end()) return std::nullopt;
    return at->algorithm;
}

}  // namespace mitos::search::paths
