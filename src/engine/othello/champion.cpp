#include "engine/othello/champion.h"

#include <algorithm>
#include <array>

#include "base/hash.h"
#include "base/memory.h"
#include "base/random.h"
#include "champion/othello/weights_file.h"
#include "engine/othello/final_score.h"
#include "engine/othello/levels.h"

namespace mitos::engine::othello {
namespace {

using champion::othello::SolveProgress;
using champion::othello::SolveReport;

// The nodes after which the champion has mostly searched to the end of the game for the first time (at 73 %),
// measured in games between textbook players; a proof takes 5 to 150 times as many. Until then its value is that of a
// shallower search.
struct FirstEndSearch {
    int empties;
    std::uint64_t nodes;
};
constexpr std::array firstEndSearches{FirstEndSearch{16, 50'000},    FirstEndSearch{18, 100'000},
                                      FirstEndSearch{20, 300'000},   FirstEndSearch{22, 700'000},
                                      FirstEndSearch{24, 1'000'000}, FirstEndSearch{26, 1'500'000}};
constexpr int alwaysReached = 14;
constexpr int emptiesAtStart = 60;
// The table of a search to a given depth that starts with an empty table; small, so that it stays in the processor's
// cache.
constexpr std::uint64_t freshBytes = std::uint64_t{4} << 20U;
constexpr double nodesPerSecond = 20e6;  // of one thread, on a machine that also does other work

constexpr std::array<int, 6> certainties{73, 87, 95, 98, 99, 100};  // of the selectivities in transposition_table.h

int emptiesOf(const Board& board) { return 64 - games::othello::discs(board.occupied()); }

Opinion opinionOf(const Board& board, const SolveProgress& progress) {
    Opinion opinion;
    opinion.move = progress.move;
    opinion.line = progress.line;
    if (opinion.line.empty()) opinion.line.push_back(progress.move);
    opinion.value.discs = progress.value;
    opinion.value.lower = progress.lower;
    opinion.value.upper = progress.upper;
    opinion.value.proven = opinion.value.decided = progress.lower == progress.upper;
    opinion.value.certainty = certainties[static_cast<std::size_t>(progress.selectivity)];
    if (const auto end = finalScore(Othello(8), board, opinion.line))
        opinion.value.onBoard = signFor(board) * end->onBoard;
    opinion.depth = progress.depth;
    opinion.nodes = progress.nodes;
    opinion.seconds = progress.seconds;
    return opinion;
}

Opinion opinionOf(const Board& board, const SolveReport& report) {
    Opinion opinion = opinionOf(board, report.last);
    opinion.move = report.move;
    if (!report.line.empty())
        opinion.line = report.line;
    else if (report.last.depth == 0)
        opinion.line.clear();
    else if (opinion.line.front() != report.move)  // it found a better move, but not yet how the game goes on
        opinion.line.assign(1, report.move);
    Value& value = opinion.value;
    value.discs = report.value;
    value.lower = report.lower;
    value.upper = report.upper;
    value.proven = value.decided = report.exact();
    if (value.proven) value.certainty = certainties.back();
    const auto end = finalScore(Othello(8), board, opinion.line);
    value.onBoard = end ? std::optional(signFor(board) * end->onBoard) : std::nullopt;
    opinion.nodes = report.nodes;
    opinion.seconds = report.seconds;
    opinion.halt = report.halt;
    return opinion;
}

}  // namespace

Champion::Champion(const ChampionOptions& options)
    : options_(options), weights_(options.weights != nullptr ? options.weights : &champion::othello::shippedWeights()) {
}

bool Champion::knowsOpenings() const { return mostEmpties() >= emptiesAtStart; }

bool Champion::knows(const Othello& game, const Board& board) const {
    return game.size() == 8 && emptiesOf(board) <= mostEmpties();
}

int Champion::emptiesWithin(double seconds, std::uint64_t nodes) const {
    const double allowed = std::min(static_cast<double>(nodes), std::max(0.0, seconds) * nodesPerSecond);
    int empties = alwaysReached;
    for (const FirstEndSearch& search : firstEndSearches) {
        if (allowed >= static_cast<double>(search.nodes)) empties = search.empties;
    }
    return std::min(empties, mostEmpties());
}

std::unique_ptr<Champion::Solver> Champion::take(Pool& pool, std::uint64_t tableBytes) {
    {
        const std::lock_guard lock(mutex_);
        if (!pool.empty()) {
            std::unique_ptr<Solver> solver = std::move(pool.back());
            pool.pop_back();
            return solver;
        }
    }
    // The table is filled at once: memory that the machine does not have would end the program, instead of failing
    // the allocation.
    champion::othello::SolverOptions options;
    options.tableBytes = std::min(tableBytes, base::availableMemory() / 2);
    options.threads = options_.threads;
    options.techniques = options_.techniques;
    return std::make_unique<Solver>(*weights_, options);
}

void Champion::giveBack(Pool& pool, std::unique_ptr<Solver> solver) {
    const std::lock_guard lock(mutex_);
    pool.push_back(std::move(solver));
}

void Champion::forget() {
    const std::lock_guard lock(mutex_);
    for (const auto& solver : idle_) solver->forget();
}

// Searches as a low level does: each value is off by some discs, and the move that looks best is chosen. The same
// position, level and seed give the same move, whatever was searched before, so the table is emptied first.
Opinion Champion::misjudge(const Board& board, const Budget& budget, const OnOpinion& onOpinion) {
    const base::Stopwatch watch;
    const Level& level = levelOf(*budget.level);
    base::Random random(base::mix(base::mix(board.own(), board.opponent()), base::mix(budget.slipSeed, 1)));
    std::unique_ptr<Solver> solver = take(idle_, options_.bytes);
    Opinion opinion;
    double most = -1e9;
    solver->forget();
    const champion::othello::ValuedMoves valued = solver->valueMoves({board.own(), board.opponent()}, level.depth);
    for (const auto& [move, discs] : valued.moves) {
        const double seen = discs + level.slip * random.normal();
        if (seen <= most) continue;
        most = seen;
        opinion.move = move;
        opinion.value.discs = discs;
    }
    giveBack(idle_, std::move(solver));
    opinion.line = {opinion.move};
    opinion.depth = level.depth;
    opinion.value.certainty = certainties.front();
    opinion.nodes = valued.nodes;
    opinion.seconds = watch.seconds();
    if (onOpinion) onOpinion(opinion);
    return opinion;
}

Opinion Champion::think(const Board& board, const Budget& budget, const base::StopFlag& stop,
                        const OnOpinion& onOpinion) {
    const base::Stopwatch watch;
    const int empties = emptiesOf(board);
    int depth = std::min(budget.depth.value_or(empties), empties);  // a depth beyond the end means the end
    if (empties <= std::min(provenSoonUpTo, 2 * depth) || depth > empties) depth = empties;
    if (budget.level) {
        const Level& level = levelOf(*budget.level);
        depth = empties <= level.solves ? empties : std::min(level.depth, empties);
        const bool hasMove = games::othello::legalMoves(board.own(), board.opponent()) != 0;
        if (level.slip > 0 && depth < empties && hasMove) return misjudge(board, budget, onOpinion);
    }
    const bool small = budget.fresh && budget.depth;
    Pool& pool = small ? idleFresh_ : idle_;
    std::unique_ptr<Solver> solver = take(pool, small ? std::min(freshBytes, options_.bytes) : options_.bytes);
    if (budget.fresh) solver->forget();
    const base::Limits left{budget.timeLimit() - watch.seconds(), budget.nodes, {}};
    const Othello game(8);
    const auto onProgress = [&](const SolveProgress& progress) {
        if (onOpinion && progress.step && game.isLegal(board, progress.move)) onOpinion(opinionOf(board, progress));
    };
    const champion::othello::ThinkPlan plan{depth, budget.softLimit};
    Opinion opinion = opinionOf(board, solver->think({board.own(), board.opponent()}, plan, left, stop, onProgress));
    giveBack(pool, std::move(solver));
    if (!game.isOver(board) && !game.isLegal(board, opinion.move)) {  // not even the first iteration was complete
        opinion.depth = 0;
        opinion.line.clear();
    }
    opinion.seconds = watch.seconds();
    if (onOpinion && opinion.value.proven) onOpinion(opinion);  // once more, with the whole line
    return opinion;
}

}  // namespace mitos::engine::othello
