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
constexpr std::uint64_t worthParts = 200'000;
constexpr std::size_t fewestParts = 2048;
constexpr std::uint64_t nodesAtOnce = 4096;
// Tables that are larger answer late enough for other lanes to do something in between.
constexpr std::uint64_t largeTables = std::uint64_t{64} << 20U;

}  // namespace

/// What does not depend on the number of views and planes.
class Deepening::Engine {
  public:
    Engine(base::Watch& theWatch, const Shape& shape, const Manner& theManner)
        : watch(theWatch), steps(shape), manner(theManner), costStep(stepOf(shape)) {}
    virtual ~Engine() = default;

    bool run() {
        for (;; advance()) {
            const Depth depth(milestone.bound, manner.weightPercent);
            SearchResult result = search(depth);
            nodesOfLast = std::max(nodesOfLast, result.nodes);  // less where most parts were done before a stop
            path = std::move(result.path);
            if (result.found) return true;
            if (watch.halt() != base::Halt::none) return false;
        }
    }

    /// Every way of the bound before was too long for the weight: (bound - 1) / weight moves, or more.
    [[nodiscard]] int lowerBound() const {
        if (manner.weightPercent == 100) return std::max(estimate, milestone.bound);
        const int searched = milestone.bound - step();  // nothing with g + weight h at most this leads to the goal
        int least = std::max(estimate, 100 * searched / manner.weightPercent + 1);
        least += (estimate - least) % costStep != 0 ? costStep - (least - estimate) % costStep : 0;
        return milestone.bound == firstBound ? estimate : least;
    }

    base::Watch& watch;
    BlankSteps steps;
    Manner manner;
    int costStep;  // the costs of all ways to the goal differ by multiples of it
    bool solvable = true;
    int estimate = 0;
    int firstBound = 0;
    Milestone milestone;
    std::uint64_t nodes = 0;  // not counting those before it was resumed
    std::uint64_t nodesOfLast = 0;
    std::vector<Direction> path;

  protected:
    virtual SearchResult search(const Depth& depth) = 0;

    /// How many nodes may be searched before asking again.
    std::uint64_t more(std::uint64_t done) {
        const std::lock_guard lock(guard_);
        milestone.nodes += done;
        nodes += done;
        if (done == 0) return watch.halt() == base::Halt::none ? 1 : 0;  // an exact limit needs a look at the first
        if (watch.spentNow(nodes, progress())) return 0;
        return std::min(nodesAtOnce, watch.nodesLeft(nodes));
    }
    void finished(std::size_t part) {
        const std::lock_guard lock(guard_);
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
    // Plain moves lead to the other colour of the chessboard and back; otherwise costs are multiples of what divides them all.
    static int stepOf(const Shape& shape) {
        if (shape.moves == games::tiles::MoveSet::plain)
            return 2 * std::gcd(int{shape.costs.alongRows}, int{shape.costs.alongColumns});
        return std::gcd(std::gcd(int{shape.costs.alongRows}, int{shape.costs.alongColumns}), int{shape.costs.diagonal});
    }
    [[nodiscard]] int step() const { return manner.weightPercent == 100 ? costStep : 1; }
    void advance() {
        milestone.bound += step();
        if (milestone.bound >
            Depth::dearest) {  // a weight that is good for nothing here: the cheapest way is one that it allows
            manner.weightPercent = 100;
            milestone.bound = firstBound = estimate;
        }
        milestone.tasks.clear();
        partsDone = partsBefore = 0;
    }

    /// The parts are far from equal, but there are many of them.
    [[nodiscard]] base::Progress progress() const {
        base::Progress progress{.bound = static_cast<std::uint64_t>(lowerBound())};
        if (partsDone > partsBefore) {
            const double share = static_cast<double>(partsDone - partsBefore) /
                                 static_cast<double>(milestone.tasks.size() - partsBefore);
            progress.total = nodesBefore + static_cast<std::uint64_t>(static_cast<double>(nodes - nodesBefore) / share);
        }
        return progress;
    }

    std::mutex guard_;
    std::size_t partsDone = 0, partsBefore = 0;
    std::uint64_t nodesBefore = 0;
};

template <int views, unsigned planes, std::size_t lanes>
class Deepening::EngineOf : public Engine {
  public:
    using Work =
        std::conditional_t<lanes == 1, Walk<views, mostPatterns, planes>, Lanes<views, mostPatterns, planes, lanes>>;
    using Task = typename Work::Task;

    EngineOf(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& theWatch,
             const Manner& theManner)
        : Engine(theWatch, heuristic.shape(), theManner) {
        for (unsigned i = 0; i < std::max(manner.threads, 1U); ++i)
            works_.push_back(std::make_unique<Work>(heuristic, steps, automaton));
        root_.board.tiles = tiles;
        root_.board.automaton = MoveAutomaton::start;
        root_.board.blank = static_cast<std::uint8_t>(
            std::find(tiles.begin(), tiles.begin() + heuristic.shape().cells(), heuristic.blank()) - tiles.begin());
        for (std::size_t v = 0; v < views && solvable; ++v) take(heuristic.statesOf(tiles, v), v);
        // A weight that takes the bound far beyond what any way costs would only make the search wander.
        manner.weightPercent =
            std::min(manner.weightPercent, std::max(100, 100 * (Depth::dearest / 4) / std::max(estimate, 1)));
        firstBound = milestone.bound = (estimate * manner.weightPercent + 99) / 100;
    }

  private:
    void take(const std::optional<std::vector<PatternState>>& states, std::size_t v) {
        solvable = states.has_value();
        if (!solvable) return;
        for (std::size_t p = 0; p < states->size(); ++p) {
            const PatternState& state = (*states)[p];
            root_.board.seen[v][p] = works_[0]->sides().sides[v][p].template onBoard<typename Work::Distance>(state);
            root_.board.sum[v] = static_cast<std::int16_t>(root_.board.sum[v] + state.distance);
        }
        estimate = std::max(estimate, static_cast<int>(root_.board.sum[v]));
    }

    SearchResult search(const Depth& depth) override {
        const bool inParts = nodesOfLast >= worthParts || !milestone.tasks.empty();
        const std::vector<Task> tasks = inParts ? cut(depth) : std::vector<Task>{root_};
        if (inParts) beginParts(tasks.size());
        const std::vector<bool> before = milestone.tasks;
        std::atomic<std::size_t> taken{0};
        std::atomic<bool> found{false};
        std::vector<SearchResult> results(inParts ? works_.size() : 1);
        base::onThreads(results.size(), [&](std::size_t thread, const std::atomic<bool>& over) {
            results[thread] = works_[thread]->search(
                depth,
                [&](Task& task) {
                    std::size_t i = taken++;
                    while (i < before.size() && before[i]) i = taken++;
                    if (i >= tasks.size()) return false;
                    task = tasks[i];
                    return true;
                },
                [&](std::uint64_t done) {
                    const std::uint64_t allowed = this->more(done);
                    return found || over ? 0 : allowed;
                },
                [&](std::size_t number) {
                    if (inParts) this->finished(number);
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

    /// Breadth first, until there are enough.
    std::vector<Task> cut(const Depth& depth) {
        std::vector<Task> tasks{root_};
        while (tasks.size() < fewestParts && !tasks.empty()) {
            std::vector<Task> longer;
            for (const Task& task : tasks) {
                if (task.board.sum[0] == 0) return numbered(tasks);
                for (Task& child : works_[0]->childrenOf(task, depth)) longer.push_back(std::move(child));
            }
            tasks.swap(longer);
        }
        return numbered(tasks);
    }
    /// The most promising first: where there is a way, it is more often found soon. Their numbers are kept when a search is stopped, so they
    /// must not depend on the order in which the children of a board are found.
    static std::vector<Task> numbered(std::vector<Task> tasks) {
        const auto worth = [](const Task& task) {
            return std::accumulate(task.board.sum.begin(), task.board.sum.end(), task.cost);
        };
        std::sort(tasks.begin(), tasks.end(), [&](const Task& a, const Task& b) {
            const int ofA = worth(a);
            const int ofB = worth(b);
            return ofA != ofB ? ofA < ofB : a.path < b.path;
        });
        for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].number = i;
        return tasks;
    }

    Task root_{};
    std::vector<std::unique_ptr<Work>> works_;
};

Deepening::Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
                     const Manner& manner) {
    const auto make = [&]<int views, unsigned planes>() {
        if constexpr (planes < 4) {
            if (heuristic.bytes() >= largeTables) {
                engine_ = std::make_unique<EngineOf<views, planes, 3>>(heuristic, automaton, tiles, watch, manner);
                return;
            }
        }
        engine_ = std::make_unique<EngineOf<views, planes, 1>>(heuristic, automaton, tiles, watch, manner);
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
    if (milestone.bound < engine_->milestone.bound || milestone.bound > Depth::dearest) return;
    engine_->milestone = milestone;
    engine_->nodesOfLast = worthParts;  // it took long enough to be stopped
}

bool Deepening::run() {
    engine_->path.clear();
    return engine_->run();
}

}  // namespace mitos::champion::tiles
