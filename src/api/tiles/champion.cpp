#include "api/tiles/champion.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "api/tiles/table_shelf.h"
#include "base/error.h"
#include "base/parallel.h"
#include "base/units.h"
#include "champion/tiles/table_file.h"
#include "texts/tiles.h"

namespace mitos::api::tiles {
namespace {

/// A flag that is raised when another one is or the time is over: for work that looks at nothing else. Throws an Error
/// (system) if there is a time to keep and the system gives no thread for it.
class Alarm {
  public:
    Alarm(const base::StopFlag& stop, double seconds) : stop_(stop), seconds_(seconds) {
        if (isTimed() && !thread_.add([this] { watch(); })) throw base::noThreadError();
    }
    ~Alarm() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    [[nodiscard]] const base::StopFlag& flag() const { return isTimed() ? flag_ : stop_; }
    [[nodiscard]] base::Halt halt() const { return stop_.raised() ? base::Halt::stopped : base::Halt::time; }

  private:
    [[nodiscard]] bool isTimed() const { return seconds_ < std::numeric_limits<double>::infinity(); }
    void watch() {
        constexpr std::chrono::milliseconds interval{10};
        std::unique_lock lock(mutex_);
        while (!wake_.wait_for(lock, interval, [this] { return ended_; })) {
            if (stop_.raised() || watch_.seconds() >= seconds_) flag_.raise();
        }
    }

    const base::StopFlag& stop_;
    double seconds_;
    base::Stopwatch watch_;
    base::StopFlag flag_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool ended_ = false;
    base::ThreadGroup thread_;
};

/// What is known of a board without tables: the best textbook estimate, and whether it is the goal.
SolveReport withoutTables(const Shape& shape, const Board& goal, const Board& start, base::Halt halt) {
    base::Limits one;
    one.nodes = 1;
    const base::StopFlag never;
    SolveReport known = Solver(shape, goal, {Algorithm::idastar, std::nullopt}).solve(start, one, never);
    if (known.solved) return known;
    SolveReport report;
    report.reason = reasonOf(halt);
    report.lowerBound = known.lowerBound;
    return report;
}

std::vector<Board> boardsOn(const Shape& shape, Board board, const std::vector<Direction>& moves) {
    std::vector<Board> path{board};
    auto blank = static_cast<int>(std::find(board.tiles.begin(), board.tiles.end(), 0) - board.tiles.begin());
    for (const Direction move : moves) {
        const int to = shape.neighbour(blank, move);
        std::swap(board.tiles[static_cast<std::size_t>(blank)], board.tiles[static_cast<std::size_t>(to)]);
        blank = to;
        path.push_back(board);
    }
    return path;
}

}  // namespace

MadeTables makeTables(const Shape& shape, const Board& goal, TableSize size, const Preparation& preparation,
                      const base::StopFlag& stop, const std::optional<std::filesystem::path>& cache) {
    auto solver = std::make_shared<champion::tiles::Solver>(shape, goal, size);
    const std::uint64_t needed = solver->plan(preparation.threads).bytesWhileBuilding;
    if (needed > preparation.limits.bytes) {
        throw base::Error(base::Fault::limit, base::say(text::tablesNoMemory, nameOf(size), base::showBytes(needed),
                                                        base::showBytes(preparation.limits.bytes)));
    }
    const Alarm alarm(stop, preparation.limits.seconds);
    if (solver->prepare(preparation.threads, alarm.flag(), preparation.tell, cache)) return {std::move(solver)};
    return {nullptr, alarm.halt()};
}

void ChampionEngine::prepare(const Preparation& preparation, const base::StopFlag& stop) {
    const auto& [shape, goal] = puzzle_;
    made_ = preparation.shelf != nullptr ? preparation.shelf->tables(shape, goal, size_, preparation, stop)
                                         : makeTables(shape, goal, size_, preparation, stop, cache_);
}

bool ChampionEngine::tableWasDamaged() const {
    return made_.solver != nullptr && made_.solver->origin() == champion::tiles::Solver::Origin::rebuilt;
}

std::optional<base::Message> ChampionEngine::notStored() const {
    return made_.solver == nullptr ? std::nullopt : made_.solver->notStored();
}

champion::tiles::TablePlan Solver::plan(unsigned threads) const {
    return champion::tiles::Solver(shape(), goal(), tables()).plan(threads);
}

std::optional<std::filesystem::path> Solver::tablesFile() const {
    if (tables() != TableSize::full || !cache()) return std::nullopt;
    return champion::tiles::tablesIn(*cache(), champion::tiles::Solver(shape(), goal(), tables()).heuristic());
}

SolveReport ChampionEngine::solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                  const base::OnProgress& tell, const Manner& manner) const {
    const Shape& shape = puzzle_.shape;
    if (made_.halt != base::Halt::none) return withoutTables(shape, puzzle_.goal, start, made_.halt);
    if (made_.solver == nullptr) throw std::logic_error("the champion was asked before its tables were made");
    champion::tiles::Solution solution =
        made_.solver->solve(start, {limits, manner.threads, weightPercent_, tell, manner.from}, stop);
    SolveReport report;
    report.solved = solution.solved;
    report.reason = solution.solved ? Reason::none : reasonOf(solution.halt);
    report.goalReached = solution.solved;
    report.lowerBound = static_cast<std::uint32_t>(solution.lowerBound);
    if (solution.solved) {
        report.path = boardsOn(shape, start, solution.moves);
        for (const Direction move : solution.moves) report.cost += static_cast<std::uint32_t>(shape.costOf(move));
        report.moves = std::move(solution.moves);
    } else {
        report.milestone = std::move(solution.milestone);
    }
    report.counters.expanded = solution.nodes;
    report.counters.peakBytes = made_.solver->heuristic().memory();
    report.counters.seconds = solution.seconds;
    return report;
}

}  // namespace mitos::api::tiles
