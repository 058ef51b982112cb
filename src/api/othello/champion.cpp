#include "api/othello/champion.h"

#include <algorithm>

#include "api/othello/levels.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/memory.h"
#include "base/random.h"
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
constexpr int squaresAtFirst = 60;
// With more of them a share of the time would not bring one move to its proof.
constexpr int mostProvenOneByOne = 26;
// Of a search to a given depth that starts with an empty table; small, so that it stays in the processor's cache.
constexpr std::uint64_t freshBytes = std::uint64_t{4} << 20U;
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
    opinion.line = news.line;
    if (opinion.line.empty()) opinion.line.push_back(news.move);
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
    if (!report.line.empty())
        opinion.line = report.line;
    else if (report.last.depth == 0)
        opinion.line.clear();
    else if (opinion.line.front() != report.move)  // it found a better one and not yet how it goes on
        opinion.line.assign(1, report.move);
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

champion::othello::Techniques readWithout(const std::string& names, const std::string& option) {
    using champion::othello::techniqueNames;
    champion::othello::Techniques techniques;
    for (std::size_t from = 0; from <= names.size();) {
        const std::size_t end = std::min(names.find('+', from), names.size());
        const std::string name = names.substr(from, end - from);
        const auto* known = std::find_if(techniqueNames.begin(), techniqueNames.end(),
                                         [&](const auto& technique) { return technique.name == name; });
        if (known == techniqueNames.end())
            throw base::Error(base::Fault::usage, base::say(text::unknownName, base::shownWord(name), option,
                                                            base::listedNames(techniqueNames)));
        techniques.*(known->technique) = false;
        from = end + 1;
    }
    return techniques;
}

Champion::Champion(const ChampionOptions& options)
    : options_(options), weights_(options.weights != nullptr ? options.weights : &champion::othello::shippedWeights()) {
}

bool Champion::knowsOpenings() const { return mostEmpties() >= squaresAtFirst; }

bool Champion::knows(const Othello& game, const Board& board) const {
    return game.size() == 8 && emptiesOf(board) <= mostEmpties();
}

int Champion::emptiesWithin(const base::Limits& limits) const {
    const double allowed = std::min(static_cast<double>(limits.nodes), std::max(0.0, limits.seconds) * nodesOfASecond);
    int empties = alwaysSeen;
    for (const FirstSight& sight : firstSights) {
        if (allowed >= static_cast<double>(sight.nodes)) empties = sight.empties;
    }
    return std::min(empties, mostEmpties());
}

bool Champion::isFor(const Othello& game, const Board& board, Algorithm algorithm, const MoveBudget& budget) const {
    if (algorithm == Algorithm::alphabeta || !knows(game, board)) return false;
    const int empties = emptiesOf(board);
    const bool asked = budget.depth && !budget.usualDepth;
    if (algorithm == Algorithm::automatic && asked) return empties <= *budget.depth;
    if (knowsOpenings()) return true;
    const base::Limits limits{budget.seconds, budget.nodes, {}};
    if (isLimited(limits)) return empties <= emptiesWithin(limits);
    return !budget.depth || empties <= std::max(soonProven, *budget.depth);
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
    // The table is filled at once: what the machine has not would end the program, not the allocation.
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

// A level that misjudges moves: the best of them as it sees them. The same position, level and seed give the same move, whatever was asked
// before: it must not see what stronger searches have left in the table.
Opinion Champion::slipping(const Board& board, const MoveBudget& budget, const Hear& hear) {
    const base::Stopwatch watch;
    const Level& level = levelOf(*budget.level);
    base::Random random(base::mix(base::mix(board.own(), board.opponent()), base::mix(budget.seed, 1)));
    std::unique_ptr<Solver> solver = take(idle_, options_.bytes);
    Opinion opinion;
    double most = -1e9;
    solver->forget();
    const champion::othello::Looked looked = solver->look({board.own(), board.opponent()}, level.depth);
    for (const auto& [move, discs] : looked.moves) {
        const double seen = discs + level.slip * random.normal();
        if (seen <= most) continue;
        most = seen;
        opinion.move = move;
        opinion.discs = discs;
    }
    giveBack(idle_, std::move(solver));
    opinion.line = {opinion.move};
    opinion.depth = level.depth;
    opinion.sure = shares.front();
    opinion.nodes = looked.nodes;
    opinion.seconds = watch.seconds();
    if (hear) hear(opinion);
    return opinion;
}

Opinion Champion::think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop, const Hear& hear) {
    const base::Stopwatch watch;
    const int empties = emptiesOf(board);
    int depth = std::min(budget.depth.value_or(empties), empties);  // deeper than the end means the end
    if (budget.usualDepth) depth = std::max(depth, usualDepth);
    if (empties <= std::min(soonProven, 2 * depth) || depth > empties) depth = empties;
    if (budget.level) {
        const Level& level = levelOf(*budget.level);
        depth = empties <= level.solves ? empties : std::min(level.depth, empties);
        const bool moves = games::othello::legalMoves(board.own(), board.opponent()) != 0;
        if (level.slip > 0 && depth < empties && moves) return slipping(board, budget, hear);
    }
    const bool small = budget.fresh && budget.depth;
    Pool& pool = small ? idleFresh_ : idle_;
    std::unique_ptr<Solver> solver = take(pool, small ? std::min(freshBytes, options_.bytes) : options_.bytes);
    if (budget.fresh) solver->forget();
    const base::Limits left{budget.seconds - watch.seconds(), budget.nodes, {}};
    const Othello game(8);
    const auto tell = [&](const SolveNews& news) {
        if (hear && news.step && game.isLegal(board, news.move)) hear(opinionOf(news));
    };
    const champion::othello::ThinkPlan plan{depth, budget.enough};
    Opinion opinion = opinionOf(solver->think({board.own(), board.opponent()}, plan, left, stop, tell));
    giveBack(pool, std::move(solver));
    if (!game.isOver(board) && !game.isLegal(board, opinion.move)) {  // not even the first look was over
        opinion.depth = 0;
        opinion.line.clear();
    }
    opinion.seconds = watch.seconds();
    if (hear && opinion.exact) hear(opinion);  // once more, with the whole line
    return opinion;
}

/// The moves of a position on the way to their values.
class Champion::Valuation {
  public:
    Valuation(Champion& champion, const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
              const HearAll& hear)
        : champion_(champion), board_(board), budget_(budget), stop_(stop), hear_(hear) {
        game_.forEachMove(board, [&](Square move) { moves_.push_back(move); });
        // Those that leave the opponent little choice are soon valued, and often the best.
        std::stable_sort(moves_.begin(), moves_.end(), [&](Square a, Square b) {
            return games::othello::discs(game_.moves(game_.after(board, a))) <
                   games::othello::discs(game_.moves(game_.after(board, b)));
        });
    }

    std::vector<Opinion> oneByOne() {
        for (std::size_t i = 0; i < moves_.size() && !stop_.raised(); ++i) {
            Opinion one = valueOf(moves_[i], moves_.size() - i, std::nullopt);
            if (stop_.raised() && !one.exact) break;
            done_.push_back(std::move(one));
            tell(done_);
        }
        return done_;
    }

    std::vector<Opinion> deeperAndDeeper() {
        const int deepest = std::min(budget_.depth.value_or(emptiesOf(board_)), emptiesOf(board_));
        for (int depth = leastDepth; depth <= std::max(deepest, leastDepth); ++depth) {
            std::vector<Opinion> found;
            for (const Square move : moves_) {
                Opinion one = valueOf(move, 1, depth - 1);
                if (stop_.raised() || one.halt != base::Halt::none) return done_;
                found.push_back(std::move(one));
            }
            tell(found);
            // The best first: it is the more likely to be told when time runs out.
            for (std::size_t i = 0; i < found.size(); ++i) moves_[i] = found[i].move;
            done_ = std::move(found);
        }
        return done_;
    }

  private:
    static constexpr int leastDepth = 2;  // one ply for the reply

    /// With an equal share of what is left for so many moves; `depth` of the reply.
    Opinion valueOf(Square move, std::size_t waiting, std::optional<int> depth) {
        MoveBudget share;
        share.depth = depth;
        share.fresh = budget_.fresh;
        share.seconds = (budget_.seconds - watch_.seconds()) / static_cast<double>(waiting);
        if (budget_.nodes < base::Limits{}.nodes)
            share.nodes = (budget_.nodes - std::min(nodes_, budget_.nodes)) / waiting;
        Opinion one = turnedAround(move, champion_.think(game_.after(board_, move), share, stop_));
        nodes_ += one.nodes;
        return one;
    }
    void tell(std::vector<Opinion>& opinions) const {
        std::stable_sort(opinions.begin(), opinions.end(),
                         [](const Opinion& a, const Opinion& b) { return a.discs > b.discs; });
        if (hear_) hear_(opinions);
    }

    Champion& champion_;
    Board board_;
    MoveBudget budget_;
    const base::StopFlag& stop_;
    const HearAll& hear_;
    Othello game_{8};
    base::Stopwatch watch_;
    std::vector<Square> moves_;
    std::vector<Opinion> done_;
    std::uint64_t nodes_ = 0;
};

std::vector<Opinion> Champion::values(const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
                                      const HearAll& hear) {
    Valuation valuation(*this, board, budget, stop, hear);
    return emptiesOf(board) <= mostProvenOneByOne ? valuation.oneByOne() : valuation.deeperAndDeeper();
}

}  // namespace mitos::api::othello
