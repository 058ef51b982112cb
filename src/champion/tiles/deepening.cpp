#include "champion/tiles/deepening.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "champion/tiles/lanes.h"

namespace mitos::champion::tiles {
namespace {

// A bound whose predecessor took fewer nodes is not worth waking threads for.
constexpr std::uint64_t worthThreads = 200'000;
constexpr std::size_t tasksOfThreads = 2048;
constexpr std::uint64_t nodesAtOnce = 4096;

}  // namespace

BlankSteps::BlankSteps(const Shape& shape) {
    all.reserve(static_cast<std::size_t>(shape.cells()) * shape.directionCount());  // the lists point into it
    for (int cell = 0; cell < shape.cells(); ++cell) {
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(cell, static_cast<Direction>(d));
            if (to < 0) continue;
            BlankStep& step = all.emplace_back();
            step.to = static_cast<std::uint8_t>(to);
            step.direction = static_cast<std::uint8_t>(d);
            for (int s = 0; s < symmetries; ++s) {
                if (!isSymmetry(shape, s)) continue;
                const int from = imageOf(shape, s, to);  // the tile comes from where the blank goes
                const int onto = imageOf(shape, s, cell);
                step.seen[static_cast<std::size_t>(s)] = {bitOf(from) | bitOf(onto), Passing(from, onto),
                                                          static_cast<std::uint8_t>(from)};
            }
            for (std::size_t last = 0; last <= noDirection; ++last) {
                if (last != noDirection &&
                    games::tiles::opposite(static_cast<Direction>(last)) == static_cast<Direction>(d))
                    continue;
                List& list = after[static_cast<std::size_t>(cell)][last];
                list.steps[list.count++] = &step;
            }
        }
    }
}

class Deepening::Engine {
  public:
    Engine(base::Watch& theWatch, const Shape& shape, unsigned threadCount)
        : watch(theWatch), steps(shape), threads(std::max(threadCount, 1U)),
          plain(shape.moves == games::tiles::MoveSet::plain) {}
    virtual ~Engine() = default;
    virtual LaneResult search(int bound) = 0;

    base::Watch& watch;
    BlankSteps steps;
    unsigned threads;
    std::atomic<std::uint64_t> nodes{0};
    int bound = 0;
    int estimate = 0;
    int next = 0;
    bool plain;
    bool solvable = true;
    std::vector<Direction> path;

  protected:
    /// How many nodes may be searched before asking again.
    std::uint64_t more(std::uint64_t done) {
        const std::lock_guard lock(guard_);
        nodes += done;
        if (done == 0 && watch.halt() == base::Halt::none)
            return 1;  // at the beginning: an exact limit needs a look first
        const bool spent = watch.spentNow(nodes, {.bound = static_cast<std::uint64_t>(bound)});
        return spent ? 0 : std::min(nodesAtOnce, watch.nodesLeft(nodes));
    }

  private:
    std::mutex guard_;
};

template <int views, int patterns, unsigned planes>
class Deepening::EngineOf : public Engine {
  public:
    using Work = Lanes<views, patterns, planes>;

    EngineOf(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& theWatch,
             unsigned threadCount)
        : Engine(theWatch, heuristic.shape(), threadCount) {
        root_.board.tiles = tiles;
        root_.board.automaton = MoveAutomaton::start;
        root_.board.blank = static_cast<std::uint8_t>(
            std::find(tiles.begin(), tiles.begin() + heuristic.shape().cells(), heuristic.blank()) - tiles.begin());
        for (std::size_t v = 0; v < views; ++v) {
            const auto states = heuristic.statesOf(tiles, v);
            if (!states) {
                solvable = false;
                return;
            }
            root_.board.sum[v] = 0;
            for (std::size_t p = 0; p < states->size(); ++p) {
                const PatternState& state = (*states)[p];
                root_.board.seen[v][p] = {state.cells, state.tiles};
                root_.board.distance[v][p] = static_cast<std::uint8_t>(state.distance);
                root_.board.sum[v] = static_cast<std::int16_t>(root_.board.sum[v] + state.distance);
            }
            estimate = std::max(estimate, static_cast<int>(root_.board.sum[v]));
        }
        for (unsigned i = 0; i < threads; ++i) works_.push_back(std::make_unique<Work>(heuristic, steps, automaton));
    }

    LaneResult search(int newBound) override {
        bound = newBound;
        const bool together = threads > 1 && nodesOfLast_ >= worthThreads;
        std::vector<typename Work::Task> tasks{root_};
        if (together) tasks = cut(newBound);
        std::atomic<std::size_t> taken{0};
        std::atomic<bool> found{false};
        std::vector<LaneResult> results(together ? threads : 1);
        const auto run = [&](std::size_t thread) {
            results[thread] = works_[thread]->search(
                newBound,
                [&](typename Work::Task& task) {
                    const std::size_t i = taken++;
                    if (i >= tasks.size()) return false;
                    task = tasks[i];
                    return true;
                },
                [&](std::uint64_t done) {
                    const std::uint64_t allowed = this->more(done);
                    return found ? 0 : allowed;
                });
            if (results[thread].found) found = true;
        };
        std::vector<std::thread> helpers;
        for (std::size_t i = 1; i < results.size(); ++i) helpers.emplace_back(run, i);
        run(0);
        for (std::thread& helper : helpers) helper.join();
        LaneResult all;
        for (LaneResult& result : results) {
            all.nodes += result.nodes;
            if (result.found && !all.found) {
                all.found = true;
                all.path = std::move(result.path);
            }
        }
        nodesOfLast_ = all.nodes;
        return all;
    }

  private:
    /// Breadth first, until there are enough.
    std::vector<typename Work::Task> cut(int newBound) {
        std::vector<typename Work::Task> tasks{root_};
        while (tasks.size() < tasksOfThreads && !tasks.empty()) {
            std::vector<typename Work::Task> longer;
            for (const auto& task : tasks) {
                if (task.board.sum[0] == 0) return tasks;
                for (auto& child : works_[0]->childrenOf(task, newBound)) longer.push_back(std::move(child));
            }
            tasks.swap(longer);
        }
        return tasks;
    }

    typename Work::Task root_{};
    std::vector<std::unique_ptr<Work>> works_;
    std::uint64_t nodesOfLast_ = 0;
};

Deepening::Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
                     unsigned threads) {
    std::size_t patterns = 0;
    for (std::size_t v = 0; v < heuristic.views(); ++v) patterns = std::max(patterns, heuristic.view(v).looks.size());
    const auto make = [&]<int views, unsigned planes>() {
        if (patterns <= 4)
            engine_ = std::make_unique<EngineOf<views, 4, planes>>(heuristic, automaton, tiles, watch, threads);
        else
            engine_ =
                std::make_unique<EngineOf<views, mostPatterns, planes>>(heuristic, automaton, tiles, watch, threads);
    };
    const bool plain = heuristic.shape().moves == games::tiles::MoveSet::plain;
    switch (heuristic.views()) {
    case 1:
        plain ? make.template operator()<1, 1>() : make.template operator()<1, 2>();
        break;
    case 2:
        plain ? make.template operator()<2, 1>() : make.template operator()<2, 2>();
        break;
    default:
        plain ? make.template operator()<4, 1>() : make.template operator()<4, 2>();
        break;
    }
}

Deepening::~Deepening() = default;

bool Deepening::solvable() const { return engine_->solvable; }
int Deepening::estimate() const { return engine_->estimate; }
const std::vector<Direction>& Deepening::path() const { return engine_->path; }
int Deepening::next() const { return engine_->next; }
std::uint64_t Deepening::nodes() const { return engine_->nodes; }

bool Deepening::within(int bound) {
    engine_->path.clear();
    engine_->next = engine_->estimate;
    if (engine_->estimate > bound) return false;
    LaneResult result = engine_->search(bound);
    // A move changes the estimate by at most one, with plain moves by exactly one: what lies beyond needs as little more as can be.
    engine_->next = bound + (engine_->plain ? 2 : 1);
    engine_->path = std::move(result.path);
    return result.found;
}

}  // namespace mitos::champion::tiles
