#include "champion/tiles/deepening.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <stdexcept>

#include "base/parallel.h"
#include "champion/tiles/lanes.h"
#include "champion/tiles/walk.h"

namespace mitos::champion::tiles {
namespace {

// A bound whose predecessor took fewer nodes is searched as a whole, by one thread.
constexpr std::uint64_t fewestNodesForParts = 200'000;
constexpr std::size_t fewestParts = 2048;
constexpr std::uint64_t nodesPerPoll = 4096;
// Larger tables answer so slowly that other lanes can work in the meantime.
constexpr std::uint64_t largeTables = std::uint64_t{64} << 20U;

}  // namespace

/// What does not depend on the numbers of views and planes.
class Deepening::Engine {
  public:
    Engine(base::Watch& theWatch, const Shape& shape, const Options& theOptions)
        : watch(theWatch), steps(shape), options(theOptions), costStep(stepOf(shape)) {}
    virtual ~Engine() = default;

    bool run() {
        for (;; advance()) {
            const Depth depth(milestone.bound, options.weightPercent);
            SearchResult result = search(depth);
            nodesOfLastBound = std::max(nodesOfLastBound, result.nodes);  // fewer if most parts were done before a stop
            path = std::move(result.path);
            if (result.found) return true;
            if (watch.halt() != base::Halt::none) return false;
        }
    }

    /// Every path of the bound before was too long for the weight: (bound - 1) / weight moves, or more.
    [[nodiscard]] int lowerBound() const {
        if (options.weightPercent == 100) return std::max(estimate, milestone.bound);
        const int searched = milestone.bound - step();  // nothing with g + weight h at most this leads to the goal
        int least = std::max(estimate, 100 * searched / options.weightPercent + 1);
        least += (estimate - least) % costStep != 0 ? costStep - (least - estimate) % costStep : 0;
        return milestone.bound == firstBound ? estimate : least;
    }

    base::Watch& watch;
    BlankSteps steps;
    Options options;
    int costStep;  // the costs of all solutions differ by multiples of it
    bool solvable = true;
    int estimate = 0;
    int firstBound = 0;
    Milestone milestone;
    std::uint64_t nodes = 0;  // without those before it was resumed
    std::uint64_t nodesOfLastBound = 0;
    std::vector<Direction> path;

  protected:
    virtual SearchResult search(const Depth& depth) = 0;

    /// Counts nodes, and returns how many may be searched before the next call.
    std::uint64_t allowance(std::uint64_t done) {
        const std::lock_guard lock(mutex_);
        milestone.nodes += done;
        nodes += done;
        if (done == 0)
            return watch.halt() == base::Halt::none ? 1 : 0;  // an exact limit must be polled after the first node
        if (watch.spentNow(nodes, progress())) return 0;
        return std::min(nodesPerPoll, watch.nodesLeft(nodes));
    }
    void finishPart(std::size_t part) {
        const std::lock_guard lock(mutex_);
        if (part >= milestone.tasks.size()) return;
        milestone.tasks[part] = true;
        ++partsDone;
    }
    void beginParts(std::size_t parts) {
        if (milestone.tasks.size() != parts) milestone.tasks.assign(parts, false);
        partsBefore = partsDone =
            static_cast<std::size_t>(std::count(milestone.tasks.begin(), milestone.tasks.end(), true));
        nodesBefore = nodes;
    }

  private:
    // Plain moves lead to the other colour of the chessboard and back; otherwise costs are multiples of their
    // greatest common divisor.
    static int stepOf(const Shape& shape) {
        if (shape.moves == games::tiles::MoveSet::plain)
            return 2 * std::gcd(int{shape.costs.alongRows}, int{shape.costs.alongColumns});
        return std::gcd(std::gcd(int{shape.costs.alongRows}, int{shape.costs.alongColumns}), int{shape.costs.diagonal});
    }
    [[nodiscard]] int step() const { return options.weightPercent == 100 ? costStep : 1; }
    void advance() {
        milestone.bound += step();
        if (milestone.bound > Depth::mostCost) {  // the weight is useless here: a cheapest solution satisfies it
            options.weightPercent = 100;
            milestone.bound = firstBound = estimate;
        }
        milestone.tasks.clear();
        partsDone = partsBefore = 0;
    }

    /// The estimate assumes equal parts. They are far from equal, but there are many of them.
    [[nodiscard]] base::Progress progress() const {
        base::Progress progress{.bound = static_cast<std::uint64_t>(lowerBound())};
        if (partsDone > partsBefore) {
            const double share = static_cast<double>(partsDone - partsBefore) /
                                 static_cast<double>(milestone.tasks.size() - partsBefore);
            progress.total = nodesBefore + static_cast<std::uint64_t>(static_cast<double>(nodes - nodesBefore) / share);
        }
        return progress;
    }

    std::mutex mutex_;
    std::size_t partsDone = 0, partsBefore = 0;
    std::uint64_t nodesBefore = 0;
};

template <int views, unsigned planes, std::size_t lanes>
class Deepening::EngineOf : public Engine {
  public:
    using Searcher =
        std::conditional_t<lanes == 1, Walk<views, mostPatterns, planes>, Lanes<views, mostPatterns, planes, lanes>>;
    using Task = typename Searcher::Task;

    EngineOf(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& theWatch,
             const Options& theOptions)
        : Engine(theWatch, heuristic.shape(), theOptions) {
        for (unsigned i = 0; i < std::max(options.threads, 1U); ++i)
            searchers_.push_back(std::make_unique<Searcher>(heuristic, steps, automaton));
        root_.board.tiles = tiles;
        root_.board.automaton = MoveAutomaton::start;
        root_.board.blank = static_cast<std::uint8_t>(
            std::find(tiles.begin(), tiles.begin() + heuristic.shape().cells(), heuristic.blank()) - tiles.begin());
        for (std::size_t v = 0; v < views && solvable; ++v) take(heuristic.statesOf(tiles, v), v);
        // A weight that takes the bound far beyond the cost of any solution would only make the search wander.
        options.weightPercent =
            std::min(options.weightPercent, std::max(100, 100 * (Depth::mostCost / 4) / std::max(estimate, 1)));
        firstBound = milestone.bound = (estimate * options.weightPercent + 99) / 100;
    }

  private:
    void take(const std::optional<std::vector<PatternState>>& states, std::size_t v) {
        solvable = states.has_value();
        if (!solvable) return;
        for (std::size_t p = 0; p < states->size(); ++p) {
            const PatternState& state = (*states)[p];
            root_.board.patternStates[v][p] =
                searchers_[0]->readers().readers[v][p].template onBoard<typename Searcher::Distance>(state);
            root_.board.sum[v] = static_cast<std::int16_t>(root_.board.sum[v] + state.distance);
        }
        estimate = std::max(estimate, static_cast<int>(root_.board.sum[v]));
    }

    SearchResult search(const Depth& depth) override {
        const bool inParts = nodesOfLastBound >= fewestNodesForParts || !milestone.tasks.empty();
        const std::vector<Task> tasks = inParts ? cut(depth) : std::vector<Task>{root_};
        if (inParts) beginParts(tasks.size());
        const std::vector<bool> before = milestone.tasks;
        std::atomic<std::size_t> taken{0};
        std::atomic<bool> found{false};
        std::vector<SearchResult> results(inParts ? searchers_.size() : 1);
        base::onThreads(results.size(), [&](std::size_t thread, const std::atomic<bool>& over) {
            results[thread] = searchers_[thread]->search(
                depth,
                [&](Task& task) {
                    std::size_t i = taken++;
                    while (i < before.size() && before[i]) i = taken++;
                    if (i >= tasks.size()) return false;
                    task = tasks[i];
                    return true;
                },
                [&](std::uint64_t done) {
                    const std::uint64_t allowed = this->allowance(done);
                    return found || over ? 0 : allowed;
                },
                [&](std::size_t number) {
                    if (inParts) this->finishPart(number);
                });
            if (results[thread].found) found = true;
        });
        SearchResult all;
        for (SearchResult& result : results) {
            all.nodes += result.nodes;
            if (!result.found || all.found) continue;
            all.found = true;
            all.path = std::move(result.path);
        }
        return all;
    }

    /// Divides the tree breadth-first until there are enough parts.
    std::vector<Task> cut(const Depth& depth) {
        std::vector<Task> tasks{root_};
        while (tasks.size() < fewestParts && !tasks.empty()) {
            std::vector<Task> longer;
            for (const Task& task : tasks) {
                if (task.board.sum[0] == 0) return numbered(tasks);
                for (Task& child : searchers_[0]->childrenOf(task, depth)) longer.push_back(std::move(child));
            }
            tasks.swap(longer);
        }
        return numbered(tasks);
    }
    /// Numbers the tasks, most promising first: if there is a solution, it is found sooner. The numbers are stored in
    /// milestones, so they must not depend on the order in which the children of a board are found.
    static std::vector<Task> numbered(std::vector<Task> tasks) {
        const auto priority = [](const Task& task) {
            return std::accumulate(task.board.sum.begin(), task.board.sum.end(), task.cost);
        };
        std::sort(tasks.begin(), tasks.end(), [&](const Task& a, const Task& b) {
            const int ofA = priority(a);
            const int ofB = priority(b);
            return ofA != ofB ? ofA < ofB : a.path < b.path;
        });
        for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].number = i;
        return tasks;
    }

    Task root_{};
    std::vector<std::unique_ptr<Searcher>> searchers_;
};

Deepening::Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
                     const Options& options) {
    const auto make = [&]<int views, unsigned planes>() {
        if constexpr (planes < 4) {
            if (heuristic.bytes() >= largeTables) {
                engine_ = std::make_unique<EngineOf<views, planes, 3>>(heuristic, automaton, tiles, watch, options);
                return;
            }
        }
        engine_ = std::make_unique<EngineOf<views, planes, 1>>(heuristic, automaton, tiles, watch, options);
    };
    const auto makeWith = [&]<int views>() {
        switch (planesFor(heuristic.shape())) {
        case 1:
            return make.template operator()<views, 1>();
        case 2:
            return make.template operator()<views, 2>();
        default:
            return make.template operator()<views, 4>();
        }
    };
    if (heuristic.views() == 1)
        makeWith.template operator()<1>();
    else if (heuristic.views() == 2)
        makeWith.template operator()<2>();
    else if (heuristic.views() == mostViews && planesFor(heuristic.shape()) == 1)  // two partitions and their mirrors
        make.template operator()<mostViews, 1>();
    else
        throw std::invalid_argument("so many views of a board are not provided for");
}

Deepening::~Deepening() = default;

bool Deepening::solvable() const { return engine_->solvable; }
int Deepening::estimate() const { return engine_->estimate; }
int Deepening::lowerBound() const { return engine_->lowerBound(); }
const std::vector<Direction>& Deepening::path() const { return engine_->path; }
const Milestone& Deepening::milestone() const { return engine_->milestone; }
std::uint64_t Deepening::nodes() const { return engine_->nodes; }

void Deepening::resume(const Milestone& milestone) {
    if (milestone.bound < engine_->milestone.bound || milestone.bound > Depth::mostCost) return;
    engine_->milestone = milestone;
    engine_->nodesOfLastBound = fewestNodesForParts;  // it took long enough to be stopped
}

bool Deepening::run() {
    engine_->path.clear();
    return engine_->run();
}

}  // namespace mitos::champion::tiles
