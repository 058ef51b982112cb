#include "train/othello/spread.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "base/ordered_work.h"

namespace mitos::train::othello {
namespace {

constexpr std::size_t unknowns = 4;
using Row = std::array<double, unknowns>;

constexpr int fewCuts = 2;  // the selectivity (transposition_table.h) at which deep searches do not take too long
constexpr int emptiesPerGroup = 4;
constexpr int leastPairsPerGroup = 20;

// Pairs with similar numbers of empty squares, and the same depths.
struct Group {
    int count = 0;
    double empties = 0;
    double squares = 0;
};

Row termsOf(double empties, int depth, int probe) {
    return {1, empties, static_cast<double>(probe), std::log(depth - probe)};
}

/// Solves a system by Gauss and Jordan, with the largest pivot of each column; a column without one is left at zero.
Row solved(std::array<Row, unknowns> matrix, Row right) {
    for (std::size_t i = 0; i < unknowns; ++i) {
        std::size_t pivot = i;
        for (std::size_t k = i + 1; k < unknowns; ++k) {
            if (std::abs(matrix[k][i]) > std::abs(matrix[pivot][i])) pivot = k;
        }
        std::swap(matrix[i], matrix[pivot]);
        std::swap(right[i], right[pivot]);
        if (std::abs(matrix[i][i]) < 1e-9) continue;
        for (std::size_t k = 0; k < unknowns; ++k) {
            if (k == i) continue;
            const double factor = matrix[k][i] / matrix[i][i];
            for (std::size_t j = i; j < unknowns; ++j) matrix[k][j] -= factor * matrix[i][j];
            right[k] -= factor * right[i];
        }
    }
    Row x{};
    for (std::size_t i = 0; i < unknowns; ++i) x[i] = std::abs(matrix[i][i]) < 1e-9 ? 0 : right[i] / matrix[i][i];
    return x;
}

}  // namespace

std::vector<SearchPair> comparedSearches(std::span<const Position> positions, const champion::othello::Weights& weights,
                                         int deepest, unsigned threads, const base::StopFlag& stop) {
    std::vector<SearchPair> pairs;
    base::inOrder(
        positions.size(), threads,
        [&](std::size_t i) {
            std::vector<SearchPair> found;
            if (stop.raised()) return found;
            champion::othello::TranspositionTable table(std::uint64_t{1} << 20U);
            const std::atomic<bool> never{false};
            const auto worker = champion::othello::makeWorker({table, weights, never});
            const int empties = champion::othello::emptySquares(positions[i]);
            std::vector<int> values;
            for (int depth = 0; depth <= std::min(deepest, empties - 1); ++depth) {
                values.push_back(worker->search(positions[i], -64, 64, depth, fewCuts));
            }
            for (std::size_t deep = 2; deep < values.size(); ++deep) {
                for (std::size_t shallow = deep % 2; shallow < deep; shallow += 2) {
                    found.push_back({empties, static_cast<int>(deep), static_cast<int>(shallow),
                                     static_cast<double>(values[deep] - values[shallow])});
                }
            }
            return found;
        },
        [&](std::size_t, const std::vector<SearchPair>& found) {
            pairs.insert(pairs.end(), found.begin(), found.end());
        });
    return pairs;
}

champion::othello::ProbCut fitSpread(std::span<const SearchPair> pairs) {
    std::map<std::array<int, 3>, Group> groups;
    for (const SearchPair& pair : pairs) {
        Group& group = groups[{pair.empties / emptiesPerGroup, pair.depth, pair.probe}];
        ++group.count;
        group.empties += pair.empties;
        group.squares += pair.difference * pair.difference;
    }
    std::array<Row, unknowns> matrix{};
    Row right{};
    for (const auto& [of, group] : groups) {
        if (group.count < leastPairsPerGroup || group.squares == 0) continue;
        const Row terms = termsOf(group.empties / group.count, of[1], of[2]);
        const double logarithm = std::log(group.squares / group.count) / 2;
        for (std::size_t i = 0; i < unknowns; ++i) {
            for (std::size_t j = 0; j < unknowns; ++j) matrix[i][j] += group.count * terms[i] * terms[j];
            right[i] += group.count * terms[i] * logarithm;
        }
    }
    if (matrix[0][0] == 0) return {};  // too few pairs for any group
    const Row x = solved(matrix, right);
    const auto unit = [](double number) {
        return static_cast<std::int16_t>(std::lround(std::clamp(10000 * number, -32000.0, 32000.0)));
    };
    return {unit(x[0]), unit(x[1]), unit(x[2]), unit(x[3])};
}

}  // namespace mitos::train::othello
