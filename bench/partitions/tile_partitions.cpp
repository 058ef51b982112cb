// Searches for partitions of a sliding puzzle's tiles whose pattern tables give high estimates: those in
// src/champion/tiles/partitions.cpp.
//
//     tile_partitions 4x4 plain 15 6,6,3 [boards [threads [partition [beside…]]]]
//
// The arguments are the size, the moves, the blank's cell in the goal, and the numbers of tiles of the patterns. The
// cost of a partition is the mean of 2^(-h/4) over random boards: boards with a low estimate are what a search visits
// most (Korf, Reid and Edelkamp, "Time complexity of iterative-deepening A*", 2001), but with 2^-h a few boards of a
// sample would outweigh all others. Two tiles of different patterns are exchanged as long as that lowers the cost,
// starting from a given partition (0,1,2/3,4,5/…) or from one row by row. If others are given beside it, the greatest
// of all estimates counts.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <string>
#include <string_view>

#include "base/random.h"
#include "champion/tiles/heuristic.h"
#include "games/tiles/board.h"

namespace {

using namespace mitos;
using champion::tiles::Partition;
using champion::tiles::Shape;
using champion::tiles::Tiles;

std::vector<int> numbersIn(std::string_view text, char between) {
    std::vector<int> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        numbers.push_back(std::atoi(std::string(text.substr(0, end)).c_str()));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return numbers;
}

Partition partitionIn(std::string_view text) {
    Partition partition;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('/'), text.size());
        partition.push_back(numbersIn(text.substr(0, end), ','));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return partition;
}

class Search {
  public:
    Search(const Shape& shape, int blank, std::size_t boards, unsigned threads)
        : shape_(shape), blank_(blank), threads_(threads) {
        games::tiles::Board goal;
        int tile = 0;
        for (int cell = 0; cell < shape.cells(); ++cell)
            goal.tiles[static_cast<std::size_t>(cell)] =
                cell == blank ? std::uint8_t{0} : static_cast<std::uint8_t>(++tile);
        base::Random random(1);
        while (boards_.size() < boards) {
            const games::tiles::Board board = games::tiles::randomBoard(shape, goal, random);
            Tiles tiles{};  // named by their cells in the goal
            for (int cell = 0; cell < shape.cells(); ++cell) {
                const auto home =
                    std::find(goal.tiles.begin(), goal.tiles.end(), board.tiles[static_cast<std::size_t>(cell)]);
                tiles[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(home - goal.tiles.begin());
            }
            boards_.push_back(tiles);
        }
        beside_.resize(boards_.size());
    }

    /// Adds another partition that is used in any case.
    void beside(const Partition& partition) { beside_ = estimates(partition); }

    double cost(const Partition& partition) {
        const std::vector<int> greatest = estimates(partition);
        mean_ = static_cast<double>(std::accumulate(greatest.begin(), greatest.end(), 0)) /
                static_cast<double>(greatest.size());
        return std::accumulate(greatest.begin(), greatest.end(), 0.0,
                               [](double sum, int h) { return sum + std::exp2(-h / 4.0); });
    }
    [[nodiscard]] double mean() const { return mean_; }

    std::vector<int> estimates(const Partition& partition) {
        const auto views = champion::tiles::withMirror(shape_, blank_, partition);
        std::vector<int> greatest = beside_;
        for (const Partition& view : views) {
            std::vector<int> sums(boards_.size());
            for (const auto& pattern : view) {
                const std::vector<std::uint8_t>& values = valuesOf(pattern);
                for (std::size_t b = 0; b < sums.size(); ++b) sums[b] += values[b];
            }
            for (std::size_t b = 0; b < sums.size(); ++b) greatest[b] = std::max(greatest[b], sums[b]);
        }
        return greatest;
    }

    void climb(Partition partition) {
        double best = cost(partition);
        print(partition, best);
        for (bool better = true; better;) {
            better = false;
            for (std::size_t p = 0; p < partition.size(); ++p) {
                for (std::size_t q = p + 1; q < partition.size(); ++q) {
                    for (std::size_t i = 0; i < partition[p].size(); ++i) {
                        for (std::size_t j = 0; j < partition[q].size(); ++j) {
                            Partition next = partition;
                            std::swap(next[p][i], next[q][j]);
                            const double value = cost(next);
                            if (value >= best) continue;
                            best = value;
                            partition = next;
                            better = true;
                            print(partition, best);
                        }
                    }
                }
            }
        }
    }

  private:
    const std::vector<std::uint8_t>& valuesOf(std::vector<int> pattern) {
        std::sort(pattern.begin(), pattern.end());
        const auto [at, fresh] = values_.try_emplace(pattern);
        if (!fresh) return at->second;
        // Its mirror image will be needed too and has the same table.
        auto views = champion::tiles::withMirror(shape_, blank_, {pattern});
        champion::tiles::Heuristic heuristic(shape_, blank_, views);
        const base::StopFlag never;
        heuristic.build(threads_, never);
        for (std::size_t v = views.size(); v-- > 0;) {
            std::sort(views[v][0].begin(), views[v][0].end());
            std::vector<std::uint8_t>& values = values_[views[v][0]];
            values.clear();
            for (const Tiles& tiles : boards_) {
                const auto states = heuristic.statesOf(tiles, v);
                values.push_back(static_cast<std::uint8_t>(states ? states->front().distance : 0));
            }
        }
        return at->second;
    }

    void print(const Partition& partition, double value) const {
        std::string text;
        for (const auto& pattern : partition) {
            if (!text.empty()) text += "/";
            for (std::size_t i = 0; i < pattern.size(); ++i) text += fmt::format("{}{}", i == 0 ? "" : ",", pattern[i]);
        }
        fmt::print("{:.4e} mean {:.3f}  {}\n", value / static_cast<double>(boards_.size()), mean_, text);
        std::fflush(stdout);
    }

    Shape shape_;
    int blank_;
    unsigned threads_;
    std::vector<Tiles> boards_;
    std::vector<int> beside_;
    std::map<std::vector<int>, std::vector<std::uint8_t>> values_;
    double mean_ = 0;
};

}  // namespace

int main(int count, char** words) {
    if (count < 5) {
        fmt::print(
            stderr,
            "usage: tile_partitions ROWSxCOLUMNS plain|king BLANK SIZES [BOARDS [THREADS [PARTITION [BESIDE…]]]]\n");
        return 2;
    }
    const std::vector<int> sides = numbersIn(words[1], 'x');
    const Shape shape{sides.at(0), sides.at(1),
                      std::string_view(words[2]) == "king" ? games::tiles::MoveSet::king
                                                           : games::tiles::MoveSet::plain};
    const int blank = std::atoi(words[3]);
    Partition partition;
    if (count > 7) {
        partition = partitionIn(words[7]);
    } else {
        int cell = 0;
        for (const int size : numbersIn(words[4], ',')) {
            auto& pattern = partition.emplace_back();
            for (; static_cast<int>(pattern.size()) < size; ++cell) {
                if (cell != blank) pattern.push_back(cell);
            }
        }
    }
    const auto boards = static_cast<std::size_t>(count > 5 ? std::atoi(words[5]) : 1000);
    Search search(shape, blank, boards, count > 6 ? static_cast<unsigned>(std::atoi(words[6])) : 2);
    for (int i = 8; i < count; ++i) search.beside(partitionIn(words[i]));
    search.climb(partition);
    return 0;
}
