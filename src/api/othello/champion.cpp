#include "api/othello/champion.h"

#include <algorithm>

#include "base/error.h"
#include "base/memory.h"
#include "base/texts/terminal.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"

namespace mitos::api::othello {
namespace {

using champion::othello::Position;
using champion::othello::SolveNews;
using champion::othello::SolveReport;

// The nodes after which the champion has mostly seen the end of the game for the first time (at 73 %), measured in games between
// textbook players; a proof takes 5 to 150 times as many. Until then its value is that of a shallower search.
struct FirstSight {
    int empties;
    std::uint64_t nodes;
};
constexpr std::array firstSights{FirstSight{16, 50'000},  FirstSight{18, 100'000},   FirstSight{20, 300'000},
                                 FirstSight{22, 700'000}, FirstSight{24, 1'000'000}, FirstSight{26, 1'500'000}};
constexpr int alwaysSeen = 14;
constexpr double nodesOfASecond = 20e6;  // of one thread, on a machine that has other things to do

constexpr std::array<int, 6> shares{73, 87, 95, 98, 99, 100};  // of the selectivities in table.h

int emptiesOf(const Board& board) { return 64 - games::othello::discs(board.occupied()); }
bool isLimited(const base::Limits& limits) {
    const base::Limits none;
    return limits.seconds < none.seconds || limits.nodes < none.nodes;
}

Opinion opinionOf(const SolveNews& news) {
    Opinion opinion;
    opinion.move = news.move;
    opinion.line.push_back(news.move);
    opinion.discs = news.value;
    opinion.lower = news.lower;
    opinion.upper = news.upper;
    opinion.exact = news.lower == news.upper;
    opinion.depth = news.depth;
    opinion.sure = shares[static_cast<std::size_t>(news.selectivity)];
    opinion.nodes = news.nodes;
    opinion.seconds = news.seconds;
    return opinion;
}

Opinion opinionOf(const SolveReport& report) {
    Opinion opinion = opinionOf(report.last);
    opinion.move = report.move;
    if (!report.line.empty()) {
        opinion.line = report.line;
    } else {
        opinion.line.assign(report.last.depth > 0 ? 1 : 0, report.move);
    }
    opinion.discs = report.value;
    opinion.lower = report.lower;
    opinion.upper = report.upper;
    opinion.exact = report.exact();
    if (opinion.exact) opinion.sure = shares.back();
    opinion.nodes = report.nodes;
    opinion.seconds = report.seconds;
    opinion.halt = report.halt;
    return opinion;
}

// What the opponent thinks after a move, as the mover sees it.
Opinion turnedAround(Square move, Opinion reply) {
    reply.move = move;
    reply.line.insert(reply.line.begin(), move);
    reply.discs = reply.discs == 0 ? 0 : -reply.discs;
    std::swap(reply.lower, reply.upper);
    reply.lower = -reply.lower;
    reply.upper = -reply.upper;
    if (reply.depth > 0 || reply.exact) ++reply.depth;
    return reply;
}

}  // namespace

std::optional<Algorithm> algorithmNamed(std::string_view name) {
    for (const auto& one : algorithms) {
        if (one.name == name) return one.kind;
    }
    return std::nullopt;
}

Algorithm readAlgorithm(const std::string& name, const std::string& option) {
    if (const auto algorithm = algorithmNamed(name)) return *algorithm;
    throw base::Error(base::Fault::usage,
                      base::say(text::unknownName, base::shownWord(name), option, base::listedNames(algorithms)));
}

bool Champion::knows(const Othello& game, const Board& board) {
    return game.size() == 8 && emptiesOf(board) <= mostEmpties;
}

int Champion::emptiesWithin(const base::Limits& limits) {
    const double allowed = std::min(static_cast<double>(limits.nodes), std::max(0.0, limits.seconds) * nodesOfASecond);
    int empties = alwaysSeen;
    for (const FirstSight& sight : firstSights) {
        if (allowed >= static_cast<double>(sight.nodes)) empties = sight.empties;
    }
    return empties;
}

bool Champion::isFor(const Othello& game, const Board& board, Algorithm algorithm, const MoveBudget& budget) {
    if (algorithm == Algorithm::alphabeta || !knows(game, board)) return false;
    const int empties = emptiesOf(board);
    const base::Limits limits{budget.seconds, budget.nodes, {}};
    if (isLimited(limits) && empties > emptiesWithin(limits)) return false;
    if (!budget.depth) return true;
    if (algorithm == Algorithm::automatic && !budget.usualDepth) return empties <= *budget.depth;
    return isLimited(limits) || empties <= std::max(soonProven, *budget.depth);
}

std::unique_ptr<Champion::Solver> Champion::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            std::unique_ptr<Solver> solver = std::move(idle_.back());
            idle_.pop_back();
            return solver;
        }
    }
    // The table is filled at once: what the machine has not would end the program, not the allocation.
    champion::othello::SolverOptions options;
    options.tableBytes = std::min(options_.bytes, base::availableMemory() / 2);
    options.threads = options_.threads;
    return std::make_unique<Solver>(champion::othello::shippedWeights(), options);
}

void Champion::giveBack(std::unique_ptr<Solver> solver) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(solver));
}

Opinion Champion::think(const Board& board, const base::Limits& limits, const base::StopFlag& stop, const Hear& hear) {
    const base::Stopwatch watch;
    std::unique_ptr<Solver> solver = take();
    base::Limits left = limits;
    left.seconds -= watch.seconds();
    const Othello game(8);
    const auto tell = [&](const SolveNews& news) {
        if (hear && news.step && game.isLegal(board, news.move)) hear(opinionOf(news));
    };
    Opinion opinion = opinionOf(solver->solve({board.own(), board.opponent()}, {}, left, stop, tell));
    giveBack(std::move(solver));
    if (!game.isOver(board) && !game.isLegal(board, opinion.move)) {  // not even the first look was over
        opinion.depth = 0;
        opinion.line.clear();
    }
    opinion.seconds = watch.seconds();
    if (hear && opinion.exact) hear(opinion);  // once more, with the whole line
    return opinion;
}

std::vector<Opinion> Champion::values(const Board& board, const base::Limits& limits, const base::StopFlag& stop,
                                      const HearAll& hear) {
    const base::Stopwatch watch;
    const Othello game(8);
    std::vector<Square> moves;
    game.forEachMove(board, [&](Square move) { moves.push_back(move); });
    // Those that leave the opponent little choice are soon valued, and often the best.
    std::stable_sort(moves.begin(), moves.end(), [&](Square a, Square b) {
        return games::othello::discs(game.moves(game.after(board, a))) <
               games::othello::discs(game.moves(game.after(board, b)));
    });
    std::vector<Opinion> done;
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < moves.size() && !stop.raised(); ++i) {
        const auto waiting = moves.size() - i;
        base::Limits share = limits;
        share.seconds = (limits.seconds - watch.seconds()) / static_cast<double>(waiting);
        if (limits.nodes < base::Limits{}.nodes) share.nodes = (limits.nodes - std::min(nodes, limits.nodes)) / waiting;
        Opinion one = turnedAround(moves[i], think(game.after(board, moves[i]), share, stop));
        nodes += one.nodes;
        if (stop.raised() && !one.exact) break;
        done.push_back(std::move(one));
        std::stable_sort(done.begin(), done.end(),
                         [](const Opinion& a, const Opinion& b) { return a.discs > b.discs; });
        if (hear) hear(done);
    }
    return done;
}

}  // namespace mitos::api::othello
