#include "champion/othello/solver.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>

namespace mitos::champion::othello {
namespace {

// With so few empty squares the proof follows the first search to the end at once.
constexpr int proofFollowsUpTo = 18;
// With so few empty squares a search ends before a ladder of guesses would have paid for itself.
constexpr int noLadderUpTo = 13;
// Below so many empty squares each further step of the ladder costs more than it saves.
constexpr int secondStepFrom = 25;
constexpr int wholeLadderFrom = 27;
constexpr int mostTries = 8;
// With more empty squares the end is out of reach for long: until then deepening finds the better moves.
constexpr int shortPreparationUpTo = 26;
// Nodes of the first search to the end (at 73 %), measured on positions of games with 20 to 33 empty squares and
// increased by half to be on the safe side; and the nodes per second of one thread there.
constexpr int firstEndSearchEmpties = 20;
constexpr double firstEndSearchNodes = 750e3;
constexpr double firstEndSearchGrowth = 1.42;
constexpr double firstEndSearchRate = 20e6;
// A search that ends before the game does visits about as many nodes as one to the end with this many more empty
// squares than it has plies.
constexpr int widerBy = 12;
// hot/search.h stores nothing of such a shallow search.
constexpr int mostPliesUnstored = 2;
// After a search of fewer nodes the next one is first tried on the calling thread, up to a number of nodes: a few
// milliseconds during which no limit is polled.
constexpr std::uint64_t shortSearch = 3'000;
constexpr std::uint64_t mostAlone = 30'000;
constexpr auto pollInterval = std::chrono::milliseconds(5);
constexpr double progressInterval = 0.25;  // seconds
// The total number of nodes for each one before the proof. The ratios differ widely: after one step 6 to 100 on FFO
// #40 to #49, with a geometric mean of 27; after the whole ladder 6.9 and 2.4 on #51 and #52.
constexpr std::uint64_t proofAfterOneStep = 27;
constexpr std::uint64_t proofAfterTheLadder = 4;

// Returns how much of the shared table to use: with 26 empty squares 64 MiB and 512 MiB gave the same nodes, and each
// further one doubles the nodes.
std::uint64_t bytesFor(int empties) {
    return (std::uint64_t{1} << 20U) << static_cast<unsigned>(std::clamp(empties - 20, 0, 42));
}

// Returns the value of the move that led to `next`, for the side that made it.
int valueAfter(Worker& worker, const Position& next, int depth) {
    return isOver(next) ? -finalScore(next) : -worker.search(next, -64, 64, depth, 0);
}

}  // namespace

/// One solution in progress.
class Solver::Run {
  public:
    Run(Solver& solver, const Position& position, const SolveWindow& window, const base::Limits& limits,
        const base::StopFlag& stop, const OnSolveProgress& onProgress, std::optional<ThinkPlan> plan = std::nullopt)
        : solver_(solver), position_(position), window_(window), limits_(limits), stop_(stop), onProgress_(onProgress),
          empties_(emptySquares(position)), plan_(plan) {
        for (const auto& worker : solver_.workers_) nodesBefore_ += worker->nodes();
    }

    SolveReport run() {
        if (isOver(position_)) {
            report_.lower = report_.upper = report_.value = finalScore(position_);
            return finish();
        }
        if (!canMove(position_)) return afterPass();
        if (plan_ && plan_->depth < empties_) {
            deepen(plan_->depth);
            report_.line = report_.last.line;
            // A halted search may have found a better move, but not yet how the game goes on after it.
            if (!report_.line.empty() && report_.line.front() != report_.move) report_.line.assign(1, report_.move);
            return finish();
        }
        if (empties_ > noLadderUpTo) prepare();
        if (empties_ > noLadderUpTo) climbLadder();
        report_.last.expected = nodes() * (empties_ < wholeLadderFrom ? proofAfterOneStep : proofAfterTheLadder);
        if (mayContinue()) prove();
        if (report_.exact() && halt_ == base::Halt::none) report_.line = provenLine(position_, report_.value);
        if (!report_.line.empty()) report_.move = report_.line.front();
        return finish();
    }

  private:
    SolveReport finish() {
        report_.nodes = nodes();
        report_.seconds = watch_.seconds();
        report_.halt = halt_;
        return report_;
    }

    SolveReport afterPass() {
        const OnSolveProgress turned = [this](const SolveProgress& progress) {
            if (!onProgress_) return;
            SolveProgress turnedProgress = progress;
            turnedProgress.value = -progress.value;
            turnedProgress.lower = -progress.upper;
            turnedProgress.upper = -progress.lower;
            turnedProgress.move = games::othello::pass;
            turnedProgress.line.insert(turnedProgress.line.begin(), games::othello::pass);
            onProgress_(turnedProgress);
        };
        Run other(solver_, passed(position_), {-window_.beta, -window_.alpha}, limits_, stop_, turned, plan_);
        SolveReport report = other.run();
        std::swap(report.lower, report.upper);
        report.lower = -report.lower;
        report.upper = -report.upper;
        report.value = -report.value;
        report.move = games::othello::pass;
        report.last.line.insert(report.last.line.begin(), games::othello::pass);
        if (!report.line.empty() || report.exact()) report.line.insert(report.line.begin(), games::othello::pass);
        return report;
    }

    // Tells whether another iteration may start. Very short iterations are not polled while they run.
    [[nodiscard]] bool mayContinue() {
        if (halt_ != base::Halt::none) return false;
        if (stop_.raised()) halt_ = base::Halt::stopped;
        if (watch_.seconds() >= limits_.seconds) halt_ = base::Halt::time;
        if (halt_ != base::Halt::none) return false;
        return !plan_ || report_.last.depth == 0 || watch_.seconds() < plan_->softLimit;
    }

    // Searches a few plies, deeper and deeper: the table learns which moves to try first, and the guess becomes a
    // good one.
    void prepare() {
        if (plan_) return deepen(empties_ - 1);
        const int deepest = std::clamp(empties_ / 2, 2, 16);
        for (int depth = 2; depth <= deepest && mayContinue(); ++depth) {
            finishIteration(depth, 0, search(-64, 64, depth, 0));
        }
    }

    // Tells whether to search to the end of the game now. With limits: as soon as that will probably be finished
    // within them. Until then, and if it never will, deepening finds the better moves.
    [[nodiscard]] bool isTimeForTheEnd(int depth) const {
        if (plan_->depth < empties_) return false;
        const int prepared = empties_ > shortPreparationUpTo ? empties_ * 5 / 8 : std::clamp(empties_ / 2, 2, 16);
        if (depth <= prepared) return false;
        const double needed = firstEndSearchNodes * std::pow(firstEndSearchGrowth, empties_ - firstEndSearchEmpties);
        const double rate = firstEndSearchRate * std::pow(static_cast<double>(solver_.workers_.size()), 0.8);
        return needed / rate <= limits_.seconds - watch_.seconds() &&
               needed <= static_cast<double>(limits_.nodes) - static_cast<double>(nodes());
    }

    // Deepens in the middle of a game: each depth begins around the value of the one before.
    void deepen(int deepest) {
        for (int depth = 1; depth <= deepest && mayContinue() && !isTimeForTheEnd(depth); ++depth) {
            if (depth <= mostPliesUnstored)
                searchMoveByMove(depth);
            else
                finishIteration(depth, 0, searchAround(guess_, depth, 0, 3));
        }
    }

    // Searches so few plies that nothing is left in the table, and therefore move by move.
    void searchMoveByMove(int depth) {
        Worker& worker = *solver_.workers_.front();
        solver_.halted_ = stop_.raised();
        setNodeLimit(worker, nodesLeft());
        int best = -65;
        for (Squares moves = movesOf(position_); moves != 0; moves &= moves - 1) {
            const Square move = games::othello::firstOf(moves);
            const int value = valueAfter(worker, afterMove(position_, move), depth - 1);
            if (worker.stopped()) {
                halt_ = stop_.raised() ? base::Halt::stopped : base::Halt::nodes;
                return;
            }
            if (value <= best) continue;
            best = value;
            unstoredMove_ = move;
        }
        finishIteration(depth, 0, best);
    }

    // Searches to the end, at growing selectivity.
    void climbLadder() {
        for (int selectivity = 0; selectivity < proven && mayContinue(); ++selectivity) {
            if (selectivity > 0 && !hasStep(selectivity)) continue;
            finishIteration(empties_, selectivity, searchAround(nextEven(guess_), empties_, selectivity, 3));
        }
    }

    // Decides whether the ladder has this step. If a move is asked for within limits, a proof may come too late: two
    // more steps come before it.
    [[nodiscard]] bool hasStep(int selectivity) const {
        if (plan_ && limits_.seconds < base::Limits().seconds && empties_ > proofFollowsUpTo)
            return selectivity % 2 == 1;
        return empties_ >= (selectivity == 1 ? secondStepFrom : wholeLadderFrom);
    }

    void prove() {
        const int value = searchAround(nextEven(guess_), empties_, proven, 1);
        if (halt_ != base::Halt::none) return;
        finishIteration(empties_, proven, value);
        report_.value = value;
    }

    // Moves the window until it holds the value, or reaches an end of the window that was asked for.
    int searchAround(int guess, int depth, int selectivity, int half) {
        int alpha = std::clamp(guess - half, window_.alpha, window_.beta - 1);
        int beta = std::clamp(guess + half, window_.alpha + 1, window_.beta);
        if (!solver_.techniques_.aspirationWindows && depth < empties_) {
            alpha = window_.alpha;
            beta = window_.beta;
        }
        int tries = 0;
        for (;;) {
            const int value = search(alpha, beta, depth, selectivity);
            if (halt_ != base::Halt::none) {
                salvageMove(alpha, depth, selectivity);
                return guess;
            }
            if (selectivity == proven && depth >= empties_) narrowBounds(alpha, beta, value);
            guess = value;
            // Probable cutoffs may contradict each other: a window that fails on both sides is not moved for ever.
            if (selectivity < proven && ++tries > mostTries) return value;
            if (value <= alpha && alpha > window_.alpha) {
                beta = value + 1;
                alpha = std::max(value - half, window_.alpha);
            } else if (value >= beta && beta < window_.beta) {
                alpha = value - 1;
                beta = std::min(value + half, window_.beta);
            } else {
                return value;
            }
        }
    }

    void narrowBounds(int alpha, int beta, int value) {
        if (value < beta) report_.upper = std::min(report_.upper, value);
        if (value > alpha) report_.lower = std::max(report_.lower, value);
        report_.value = std::clamp(value, report_.lower, report_.upper);
        if (value > alpha) rememberMove();
    }

    // A halted search may already have shown that a move is better than the lower end of its window.
    void salvageMove(int alpha, int depth, int selectivity) {
        const auto stored = solver_.workers_.front()->stored(position_);
        if (stored && stored->depth == depth && stored->selectivity == selectivity && stored->lower > alpha &&
            stored->upper >= stored->lower && stored->move != games::othello::pass) {
            report_.move = stored->move;
        }
    }

    void rememberMove() {
        const auto stored = solver_.workers_.front()->stored(position_);
        if (stored && stored->move != games::othello::pass) report_.move = stored->move;
    }

    void finishIteration(int depth, int selectivity, int value) {
        if (halt_ != base::Halt::none) return;
        guess_ = value;
        report_.value = std::clamp(value, report_.lower, report_.upper);
        if (unstoredMove_)
            report_.move = *std::exchange(unstoredMove_, std::nullopt);
        else
            rememberMove();
        // The shortest iterations leave no move in the table: a depth is reported with a move, or not at all.
        if (report_.move == games::othello::pass) return;
        report_.last = {.depth = depth,
                        .selectivity = selectivity,
                        .value = value,
                        .lower = report_.lower,
                        .upper = report_.upper,
                        .move = report_.move,
                        .nodes = nodes(),
                        .seconds = watch_.seconds(),
                        .line = expectedLine(depth)};
        lastReport_ = report_.last.seconds;
        if (onProgress_) onProgress_(report_.last);
    }

    [[nodiscard]] std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const auto& worker : solver_.workers_) sum += worker->nodes();
        return sum - nodesBefore_;
    }

    int search(int alpha, int beta, int depth, int selectivity) {
        solver_.halted_ = false;
        const std::uint64_t before = nodes();
        std::optional<int> value;
        if (isShort(depth)) value = searchAlone(alpha, beta, depth, selectivity);
        if (!value && halt_ == base::Halt::none) value = searchOnAllThreads(alpha, beta, depth, selectivity);
        lastSearch_ = nodes() - before;
        return value.value_or(guess_);
    }

    // Tells whether a search is so short that waking threads and polling limits would cost more.
    [[nodiscard]] bool isShort(int depth) const {
        return empties_ <= noLadderUpTo || (depth < empties_ && lastSearch_ < shortSearch);
    }

    // Searches on the calling thread. Returns nothing if that takes longer than expected, as after searches that the
    // table answered.
    std::optional<int> searchAlone(int alpha, int beta, int depth, int selectivity) {
        Worker& worker = *solver_.workers_.front();
        const bool isNearTheEnd = empties_ <= noLadderUpTo;
        setNodeLimit(worker, isNearTheEnd ? nodesLeft() : std::min(nodesLeft(), mostAlone));
        const int value = worker.search(position_, alpha, beta, depth, selectivity);
        if (!worker.stopped()) return value;
        if (isNearTheEnd || nodesLeft() == 0) halt_ = base::Halt::nodes;
        return std::nullopt;
    }

    // Searches on all threads at once; the first to finish has the result.
    std::optional<int> searchOnAllThreads(int alpha, int beta, int depth, int selectivity) {
        for (const auto& worker : solver_.workers_) setNodeLimit(*worker, nodesLeft() / solver_.workers_.size());
        std::mutex mutex;
        std::optional<int> result;
        std::exception_ptr failure;
        const auto work = [&](std::size_t number) {
            Worker& worker = *solver_.workers_[number];
            std::optional<int> value;
            try {
                value = worker.search(position_, alpha, beta, depth, selectivity);
            } catch (...) {
                const std::lock_guard lock(mutex);
                failure = std::current_exception();
            }
            const std::lock_guard lock(mutex);
            if (value && !worker.stopped() && !result) result = value;
            solver_.halted_ = true;
        };
        solver_.workerThreads_.run(work, pollInterval, [&] {
            try {
                if (halt_ == base::Halt::none) poll();
            } catch (...) {  // thrown by a progress callback
                const std::lock_guard lock(mutex);
                failure = std::current_exception();
                solver_.halted_ = true;
            }
        });
        if (failure) std::rethrow_exception(failure);
        if (result) {
            halt_ = base::Halt::none;  // it was finished before it was stopped
            return result;
        }
        if (halt_ == base::Halt::none) halt_ = base::Halt::nodes;
        return std::nullopt;
    }

    [[nodiscard]] std::uint64_t nodesLeft() const {
        const std::uint64_t used = nodes();
        return limits_.nodes > used ? limits_.nodes - used : 0;
    }

    static void setNodeLimit(Worker& worker, std::uint64_t nodes) {
        const std::uint64_t now = worker.nodes();
        worker.stopAt(nodes < ~std::uint64_t{0} - now ? now + nodes : ~std::uint64_t{0});
    }

    void poll() {
        if (stop_.raised()) halt_ = base::Halt::stopped;
        if (watch_.seconds() >= limits_.seconds) halt_ = base::Halt::time;
        if (halt_ != base::Halt::none) solver_.halted_ = true;
        if (onProgress_ && watch_.seconds() >= lastReport_ + progressInterval) reportTime();
    }

    // Reports the last iteration again, with the time and nodes that have passed since.
    void reportTime() {
        lastReport_ = watch_.seconds();
        SolveProgress progress = report_.last;
        progress.step = false;
        progress.lower = report_.lower;
        progress.upper = report_.upper;
        progress.seconds = lastReport_;
        progress.nodes = 0;
        for (const auto& worker : solver_.workers_) progress.nodes += worker->nodesSoFar();
        progress.nodes -= std::min(progress.nodes, nodesBefore_);
        onProgress_(progress);
    }

    // Returns the expected moves as far as the table remembers them.
    [[nodiscard]] std::vector<Square> expectedLine(int depth) const {
        std::vector<Square> line;
        Position position = position_;
        for (int plies = 0; plies < depth && !isOver(position);) {
            if (!canMove(position)) {
                line.push_back(games::othello::pass);
                position = passed(position);
                continue;
            }
            const auto stored = solver_.workers_.front()->stored(position);
            Square move = plies == 0 ? report_.move : stored ? stored->move : games::othello::pass;
            if (move == games::othello::pass || (movesOf(position) & games::othello::bitOf(move)) == 0) break;
            line.push_back(move);
            position = afterMove(position, move);
            ++plies;
        }
        return line;
    }

    // Returns the proven line. The table remembers the moves near the root; those that it has forgotten are searched
    // again, which is quick near the end. A limit or a stop ends the line, not the proof.
    std::vector<Square> provenLine(Position position, int score) {
        std::vector<Square> line;
        Worker& worker = *solver_.workers_.front();
        while (!isOver(position)) {
            if (!canMove(position)) {
                line.push_back(games::othello::pass);
                position = passed(position);
                score = -score;
                continue;
            }
            auto stored = worker.stored(position);
            if (!stored || stored->selectivity != proven || stored->depth != emptySquares(position) ||
                stored->lower != score || stored->upper != score) {
                Run again(solver_, position, {score - 1, score + 1}, limits_, stop_, noProgress_);
                again.watch_ = watch_;
                again.nodesBefore_ = nodesBefore_;
                (void)again.search(score - 1, score + 1, emptySquares(position), proven);
                if (again.halt_ != base::Halt::none) return {};
                stored = worker.stored(position);
            }
            if (!stored || stored->move == games::othello::pass) return {};  // the table lost it at once
            line.push_back(stored->move);
            position = afterMove(position, stored->move);
            score = -score;
        }
        return line;
    }

    Solver& solver_;
    Position position_;
    SolveWindow window_;
    const base::Limits& limits_;
    const base::StopFlag& stop_;
    const OnSolveProgress& onProgress_;
    int empties_;
    std::optional<ThinkPlan> plan_;  // empty: a proof is asked for
    base::Stopwatch watch_;
    base::Halt halt_ = base::Halt::none;
    SolveReport report_;
    std::optional<Square> unstoredMove_;  // the best move of a search that stored nothing in the table
    int guess_ = 0;
    std::uint64_t lastSearch_ = 0;  // its nodes
    double lastReport_ = 0;
    OnSolveProgress noProgress_;
    std::uint64_t nodesBefore_ = 0;
};

Solver::Solver(const Weights& weights, const SolverOptions& options)
    : techniques_(options.techniques), table_(options.tableBytes), workerThreads_(std::max(options.threads, 1U)) {
    const unsigned threads = std::max(options.threads, 1U);
    for (unsigned i = 0; i < threads; ++i) {
        workers_.push_back(makeWorker({table_, weights, halted_, threads > 1 ? &nodesInSearch_ : nullptr, techniques_},
                                      options.level));
    }
}

Solver::~Solver() = default;

SolveReport Solver::solve(const Position& position, const SolveWindow& window, const base::Limits& limits,
                          const base::StopFlag& stop, const OnSolveProgress& onProgress) {
    begin(emptySquares(position));
    return Run(*this, position, window, limits, stop, onProgress).run();
}

SolveReport Solver::think(const Position& position, const ThinkPlan& plan, const base::Limits& limits,
                          const base::StopFlag& stop, const OnSolveProgress& onProgress) {
    begin(std::min(emptySquares(position), plan.depth + widerBy));
    return Run(*this, position, {}, limits, stop, onProgress, plan).run();
}

ValuedMoves Solver::valueMoves(const Position& position, int depth) {
    begin(std::min(emptySquares(position), depth + widerBy));
    halted_ = false;
    Worker& worker = *workers_.front();
    worker.stopAt(~std::uint64_t{0});
    const std::uint64_t before = worker.nodes();
    ValuedMoves found;
    for (Squares moves = movesOf(position); moves != 0; moves &= moves - 1) {
        const Square move = games::othello::firstOf(moves);
        found.moves.push_back({move, valueAfter(worker, afterMove(position, move), depth - 1)});
    }
    found.nodes = worker.nodes() - before;
    return found;
}

void Solver::begin(int empties) {
    table_.nextSearch();
    const std::uint64_t needed = bytesFor(empties);
    table_.useBytes(fresh_ ? needed : std::max(needed, table_.used()));
    fresh_ = false;
}

void Solver::forget() {
    table_.forget();
    fresh_ = true;
    for (const auto& worker : workers_) worker->clear();
}

}  // namespace mitos::champion::othello
