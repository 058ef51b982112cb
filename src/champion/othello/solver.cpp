#include "champion/othello/solver.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>

namespace mitos::champion::othello {
namespace {

// So few need no step between the first look to the end and the proof.
constexpr int provenAtOnce = 18;
// Searches with few empty squares are over before a ladder of guesses would have paid for itself.
constexpr int straightUpTo = 13;
// Each further step of the ladder costs more than it saves below so many empty squares.
constexpr int secondStepFrom = 25;
constexpr int wholeLadderFrom = 27;
constexpr int mostTries = 8;
// With more of them the end is out of reach for long: until then the middle game's deepening finds the better moves.
constexpr int mostForAQuickLook = 26;
// The nodes of a first look to the end (at 73 %), measured on positions of games with 20 to 33 empty squares; half as many again to be
// rather sure. And how many a thread does in a second there.
constexpr int firstSightEmpties = 20;
constexpr double firstSightNodes = 750e3;
constexpr double firstSightGrowth = 1.42;
constexpr double firstSightRate = 20e6;
// A search that ends before the game does takes about the nodes of one to the end with so many more empty squares than it has plies.
constexpr int widerBy = 12;
// hot/search.h keeps nothing of so shallow a search.
constexpr int mostPliesUnkept = 2;
// After a search of fewer nodes the next is tried on the thread that is there, up to so many: a few milliseconds, in which no limit is
// looked at.
constexpr std::uint64_t shortSearch = 3'000;
constexpr std::uint64_t mostAlone = 30'000;
constexpr auto lookEvery = std::chrono::milliseconds(5);
constexpr double tellEvery = 0.25;  // seconds
// How many nodes there are in all for each before the proof. They differ widely: after one step 6 to 100 on FFO #40 to #49, the
// geometric mean is 27; after the whole ladder 6.9 and 2.4 on #51 and #52.
constexpr std::uint64_t proofAfterOneStep = 27;
constexpr std::uint64_t proofAfterTheLadder = 4;

// Of the shared table: with 26 empty squares 64 MiB and 512 MiB gave the same nodes. One more takes twice the nodes.
std::uint64_t bytesFor(int empties) {
    return (std::uint64_t{1} << 20U) << static_cast<unsigned>(std::clamp(empties - 20, 0, 42));
}

// For whoever moved there.
int worthAfter(Worker& worker, const Position& next, int depth) {
    return isOver(next) ? -finalScore(next) : -worker.search(next, -64, 64, depth, 0);
}

}  // namespace

/// One solution on its way.
class Solver::Run {
  public:
    Run(Solver& solver, const Position& position, const SolveWindow& window, const base::Limits& limits,
        const base::StopFlag& stop, const HearSolve& hear, std::optional<ThinkPlan> plan = std::nullopt)
        : solver_(solver), position_(position), window_(window), limits_(limits), stop_(stop), hear_(hear),
          empties_(emptySquares(position)), plan_(plan) {
        for (const auto& worker : solver_.workers_) before_ += worker->nodes();
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
            // A search that was halted has found a better move, and not yet how it goes on.
            if (!report_.line.empty() && report_.line.front() != report_.move) report_.line.assign(1, report_.move);
            return finish();
        }
        if (empties_ > straightUpTo) lookAhead();
        if (empties_ > straightUpTo) climb();
        report_.last.expected = nodes() * (empties_ < wholeLadderFrom ? proofAfterOneStep : proofAfterTheLadder);
        if (goesOn()) prove();
        if (report_.exact() && halt_ == base::Halt::none) report_.line = lineOf(position_, report_.value);
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
        const HearSolve turned = [this](const SolveNews& news) {
            if (!hear_) return;
            SolveNews ours = news;
            ours.value = -news.value;
            ours.lower = -news.upper;
            ours.upper = -news.lower;
            ours.move = games::othello::pass;
            ours.line.insert(ours.line.begin(), games::othello::pass);
            hear_(ours);
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

    // May another step begin, and is there a reason to? Steps that are done in no time are not looked at while they run.
    [[nodiscard]] bool goesOn() {
        if (halt_ != base::Halt::none) return false;
        if (stop_.raised()) halt_ = base::Halt::stopped;
        if (watch_.seconds() >= limits_.seconds) halt_ = base::Halt::time;
        if (halt_ != base::Halt::none) return false;
        return !plan_ || report_.last.depth == 0 || watch_.seconds() < plan_->enough;
    }

    // A few plies, deeper and deeper: the table learns which moves to try first, and the first guess becomes a good one.
    void lookAhead() {
        if (plan_) return deepen(empties_ - 1);
        const int deepest = std::clamp(empties_ / 2, 2, 16);
        for (int depth = 2; depth <= deepest && goesOn(); ++depth) {
            tell(depth, 0, search(-64, 64, depth, 0));
        }
    }

    // Is it time to look to the end of the game? Where there are limits, as soon as that will probably be done within them; until then, and
    // where it never will, the middle game's deepening finds the better moves.
    [[nodiscard]] bool reachesTheEnd(int depth) const {
        if (plan_->depth < empties_) return false;
        const int prepared = empties_ > mostForAQuickLook ? empties_ * 5 / 8 : std::clamp(empties_ / 2, 2, 16);
        if (depth <= prepared) return false;
        const double needed = firstSightNodes * std::pow(firstSightGrowth, empties_ - firstSightEmpties);
        const double rate = firstSightRate * std::pow(static_cast<double>(solver_.workers_.size()), 0.8);
        return needed / rate <= limits_.seconds - watch_.seconds() &&
               needed <= static_cast<double>(limits_.nodes) - static_cast<double>(nodes());
    }

    // The middle of a game: each depth begins around what the one before has found.
    void deepen(int deepest) {
        for (int depth = 1; depth <= deepest && goesOn() && !reachesTheEnd(depth); ++depth) {
            if (depth <= mostPliesUnkept)
                firstLook(depth);
            else
                tell(depth, 0, around(guess_, depth, 0, 3));
        }
    }

    // So few plies leave nothing in the table: move by move.
    void firstLook(int depth) {
        Worker& worker = *solver_.workers_.front();
        solver_.halted_ = stop_.raised();
        allow(worker, nodesLeft());
        int best = -65;
        for (Squares moves = movesOf(position_); moves != 0; moves &= moves - 1) {
            const Square move = games::othello::firstOf(moves);
            const int value = worthAfter(worker, afterMove(position_, move), depth - 1);
            if (worker.stopped()) {
                halt_ = stop_.raised() ? base::Halt::stopped : base::Halt::nodes;
                return;
            }
            if (value <= best) continue;
            best = value;
            looked_ = move;
        }
        tell(depth, 0, best);
    }

    // To the end, first only likely, then surer and surer.
    void climb() {
        for (int selectivity = 0; selectivity < proven && goesOn(); ++selectivity) {
            if (selectivity > 0 && !takesStep(selectivity)) continue;
            tell(empties_, selectivity, around(nextEven(guess_), empties_, selectivity, 3));
        }
    }

    // Where a move is wanted within limits, a proof may come too late: two more steps stand before it.
    [[nodiscard]] bool takesStep(int selectivity) const {
        if (plan_ && limits_.seconds < base::Limits().seconds && empties_ > provenAtOnce) return selectivity % 2 == 1;
        return empties_ >= (selectivity == 1 ? secondStepFrom : wholeLadderFrom);
    }

    void prove() {
        const int value = around(nextEven(guess_), empties_, proven, 1);
        if (halt_ != base::Halt::none) return;
        tell(empties_, proven, value);
        report_.value = value;
    }

    // The window is moved until it holds the value, or the one that was asked for ends.
    int around(int guess, int depth, int selectivity, int half) {
        int alpha = std::clamp(guess - half, window_.alpha, window_.beta - 1);
        int beta = std::clamp(guess + half, window_.alpha + 1, window_.beta);
        if (!solver_.techniques_.windows && depth < empties_) {
            alpha = window_.alpha;
            beta = window_.beta;
        }
        int tries = 0;
        for (;;) {
            const int value = search(alpha, beta, depth, selectivity);
            if (halt_ != base::Halt::none) {
                salvage(alpha, depth, selectivity);
                return guess;
            }
            if (selectivity == proven && depth >= empties_) narrow(alpha, beta, value);
            guess = value;
            // Likely cuts may contradict each other: a window that fails on both sides is not chased for ever.
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

    void narrow(int alpha, int beta, int value) {
        if (value < beta) report_.upper = std::min(report_.upper, value);
        if (value > alpha) report_.lower = std::max(report_.lower, value);
        report_.value = std::clamp(value, report_.lower, report_.upper);
        if (value > alpha) rememberMove();
    }

    // A search that was halted may have shown before that a move is worth more than its window's lower end.
    void salvage(int alpha, int depth, int selectivity) {
        const auto known = solver_.workers_.front()->known(position_);
        if (known && known->depth == depth && known->selectivity == selectivity && known->lower > alpha &&
            known->upper >= known->lower && known->move != games::othello::pass) {
            report_.move = known->move;
        }
    }

    void rememberMove() {
        const auto known = solver_.workers_.front()->known(position_);
        if (known && known->move != games::othello::pass) report_.move = known->move;
    }

    void tell(int depth, int selectivity, int value) {
        if (halt_ != base::Halt::none) return;
        guess_ = value;
        report_.value = std::clamp(value, report_.lower, report_.upper);
        if (looked_)
            report_.move = *std::exchange(looked_, std::nullopt);
        else
            rememberMove();
        report_.last = {.depth = depth,
                        .selectivity = selectivity,
                        .value = value,
                        .lower = report_.lower,
                        .upper = report_.upper,
                        .move = report_.move,
                        .nodes = nodes(),
                        .seconds = watch_.seconds(),
                        .line = likelyLine(depth)};
        told_ = report_.last.seconds;
        if (hear_) hear_(report_.last);
    }

    [[nodiscard]] std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const auto& worker : solver_.workers_) sum += worker->nodes();
        return sum - before_;
    }

    int search(int alpha, int beta, int depth, int selectivity) {
        solver_.halted_ = false;
        const std::uint64_t before = nodes();
        std::optional<int> value;
        if (isShort(depth)) value = alone(alpha, beta, depth, selectivity);
        if (!value && halt_ == base::Halt::none) value = together(alpha, beta, depth, selectivity);
        lastSearch_ = nodes() - before;
        return value.value_or(guess_);
    }

    // So short that waking threads and watching limits would cost more?
    [[nodiscard]] bool isShort(int depth) const {
        return empties_ <= straightUpTo || (depth < empties_ && lastSearch_ < shortSearch);
    }

    // On this thread. Nothing if it turns out to be longer than it seemed: after searches that the table answered.
    std::optional<int> alone(int alpha, int beta, int depth, int selectivity) {
        Worker& worker = *solver_.workers_.front();
        const bool isNearTheEnd = empties_ <= straightUpTo;
        allow(worker, isNearTheEnd ? nodesLeft() : std::min(nodesLeft(), mostAlone));
        const int value = worker.search(position_, alpha, beta, depth, selectivity);
        if (!worker.stopped()) return value;
        if (isNearTheEnd || nodesLeft() == 0) halt_ = base::Halt::nodes;
        return std::nullopt;
    }

    // All threads search the same; the first to be done has the result.
    std::optional<int> together(int alpha, int beta, int depth, int selectivity) {
        for (const auto& worker : solver_.workers_) allow(*worker, nodesLeft() / solver_.workers_.size());
        std::mutex guard;
        std::optional<int> result;
        std::exception_ptr failure;
        const auto work = [&](std::size_t number) {
            Worker& worker = *solver_.workers_[number];
            std::optional<int> value;
            try {
                value = worker.search(position_, alpha, beta, depth, selectivity);
            } catch (...) {
                const std::lock_guard lock(guard);
                failure = std::current_exception();
            }
            const std::lock_guard lock(guard);
            if (value && !worker.stopped() && !result) result = value;
            solver_.halted_ = true;
        };
        solver_.crew_.run(work, lookEvery, [&] {
            try {
                if (halt_ == base::Halt::none) look();
            } catch (...) {  // whoever hears the news
                const std::lock_guard lock(guard);
                failure = std::current_exception();
                solver_.halted_ = true;
            }
        });
        if (failure) std::rethrow_exception(failure);
        if (result) {
            halt_ = base::Halt::none;  // it was done before it was stopped
            return result;
        }
        if (halt_ == base::Halt::none) halt_ = base::Halt::nodes;
        return std::nullopt;
    }

    [[nodiscard]] std::uint64_t nodesLeft() const {
        const std::uint64_t used = nodes();
        return limits_.nodes > used ? limits_.nodes - used : 0;
    }

    static void allow(Worker& worker, std::uint64_t nodes) {
        const std::uint64_t now = worker.nodes();
        worker.stopAt(nodes < ~std::uint64_t{0} - now ? now + nodes : ~std::uint64_t{0});
    }

    void look() {
        if (stop_.raised()) halt_ = base::Halt::stopped;
        if (watch_.seconds() >= limits_.seconds) halt_ = base::Halt::time;
        if (halt_ != base::Halt::none) solver_.halted_ = true;
        if (hear_ && watch_.seconds() >= told_ + tellEvery) tellTime();
    }

    // The last step again, with what has gone by since.
    void tellTime() {
        told_ = watch_.seconds();
        SolveNews news = report_.last;
        news.step = false;
        news.lower = report_.lower;
        news.upper = report_.upper;
        news.seconds = told_;
        news.nodes = 0;
        for (const auto& worker : solver_.workers_) news.nodes += worker->nodesSoFar();
        news.nodes -= std::min(news.nodes, before_);
        hear_(news);
    }

    // As far as the table remembers it.
    [[nodiscard]] std::vector<Square> likelyLine(int depth) const {
        std::vector<Square> line;
        Position position = position_;
        for (int plies = 0; plies < depth && !isOver(position);) {
            if (!canMove(position)) {
                line.push_back(games::othello::pass);
                position = passed(position);
                continue;
            }
            const auto known = solver_.workers_.front()->known(position);
            Square move = plies == 0 ? report_.move : known ? known->move : games::othello::pass;
            if (move == games::othello::pass || (movesOf(position) & games::othello::bitOf(move)) == 0) break;
            line.push_back(move);
            position = afterMove(position, move);
            ++plies;
        }
        return line;
    }

    // The table remembers the moves near the root; where it has forgotten, it is searched again, which is soon done near the end.
    // A limit or a stop ends the line, not the proof.
    std::vector<Square> lineOf(Position position, int score) {
        std::vector<Square> line;
        Worker& worker = *solver_.workers_.front();
        while (!isOver(position)) {
            if (!canMove(position)) {
                line.push_back(games::othello::pass);
                position = passed(position);
                score = -score;
                continue;
            }
            auto known = worker.known(position);
            if (!known || known->selectivity != proven || known->depth != emptySquares(position) ||
                known->lower != score || known->upper != score) {
                Run again(solver_, position, {score - 1, score + 1}, limits_, stop_, nobody_);
                again.watch_ = watch_;
                again.before_ = before_;
                (void)again.search(score - 1, score + 1, emptySquares(position), proven);
                if (again.halt_ != base::Halt::none) return {};
                known = worker.known(position);
            }
            if (!known || known->move == games::othello::pass) return {};  // the table lost it at once
            line.push_back(known->move);
            position = afterMove(position, known->move);
            score = -score;
        }
        return line;
    }

    Solver& solver_;
    Position position_;
    SolveWindow window_;
    const base::Limits& limits_;
    const base::StopFlag& stop_;
    const HearSolve& hear_;
    int empties_;
    std::optional<ThinkPlan> plan_;  // where a move is wanted and no proof
    base::Stopwatch watch_;
    base::Halt halt_ = base::Halt::none;
    SolveReport report_;
    std::optional<Square> looked_;  // the best move of a look that the table knows nothing of
    int guess_ = 0;
    std::uint64_t lastSearch_ = 0;  // its nodes
    double told_ = 0;
    HearSolve nobody_;
    std::uint64_t before_ = 0;
};

Solver::Solver(const Weights& weights, const SolverOptions& options)
    : techniques_(options.techniques), table_(options.tableBytes), crew_(std::max(options.threads, 1U)) {
    const unsigned threads = std::max(options.threads, 1U);
    for (unsigned i = 0; i < threads; ++i) {
        workers_.push_back(
            makeWorker({table_, weights, halted_, threads > 1 ? &busy_ : nullptr, techniques_}, options.level));
    }
}

Solver::~Solver() = default;

SolveReport Solver::solve(const Position& position, const SolveWindow& window, const base::Limits& limits,
                          const base::StopFlag& stop, const HearSolve& hear) {
    begin(emptySquares(position));
    return Run(*this, position, window, limits, stop, hear).run();
}

SolveReport Solver::think(const Position& position, const ThinkPlan& plan, const base::Limits& limits,
                          const base::StopFlag& stop, const HearSolve& hear) {
    begin(std::min(emptySquares(position), plan.depth + widerBy));
    return Run(*this, position, {}, limits, stop, hear, plan).run();
}

Looked Solver::look(const Position& position, int depth) {
    begin(std::min(emptySquares(position), depth + widerBy));
    halted_ = false;
    Worker& worker = *workers_.front();
    worker.stopAt(~std::uint64_t{0});
    const std::uint64_t before = worker.nodes();
    Looked found;
    for (Squares moves = movesOf(position); moves != 0; moves &= moves - 1) {
        const Square move = games::othello::firstOf(moves);
        found.moves.push_back({move, worthAfter(worker, afterMove(position, move), depth - 1)});
    }
    found.nodes = worker.nodes() - before;
    return found;
}

void Solver::begin(int empties) {
    table_.nextSearch();
    const std::uint64_t wanted = bytesFor(empties);
    table_.use(fresh_ ? wanted : std::max(wanted, table_.used()));
    fresh_ = false;
}

void Solver::forget() {
    table_.forget();
    fresh_ = true;
    for (const auto& worker : workers_) worker->clear();
}

}  // namespace mitos::champion::othello
