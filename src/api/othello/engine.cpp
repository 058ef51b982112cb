#include "api/othello/engine.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "games/othello/board_text.h"
#include "games/othello/score.h"

namespace mitos::api::othello {
namespace {

constexpr double mostGuessed = 63.99;

// A textbook evaluation counts in units of its own, and other programs want discs. What it says of positions from random play is
// made to spread as their final scores do: by about 17 discs (root mean square) between good players, a little less here to be
// rather modest.
constexpr double usualSpread = 15;
constexpr int calibrationGames = 64;

double discsOfAUnit(const Othello& game, const Evaluation& evaluation) {
    base::Random random(1);
    double squares = 0;
    int count = 0;
    for (int i = 0; i < calibrationGames; ++i) {
        Board board = game.start();
        for (int ply = 0; !game.isOver(board); ++ply) {
            std::vector<Square> moves;
            game.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = game.after(board, moves[random.below(moves.size())]);
            if (ply % 4 != 3 || game.isOver(board)) continue;
            const double value = evaluation(board);
            squares += value * value;
            ++count;
        }
    }
    return squares > 0 ? usualSpread / std::sqrt(squares / count) : 1;
}

int deepestOf(const Othello& game, const Board& board) {
    // Every second ply may be a pass; a search that has seen the end stops by itself.
    return 2 * games::othello::discs(game.empties(board)) + 2;
}

}  // namespace

std::string EngineOptions::evaluationName() const {
    if (!evaluation.empty()) return evaluation;
    return size == 8 ? patternName : "phased";
}

Evaluation evaluationOf(const EngineOptions& options, const base::StopFlag& stop) {
    return evaluationNamed(options.evaluationName(), options.size, options.data, stop);
}

Engine::Engine(const EngineOptions& options, const base::StopFlag& stop)
    : searcher_(Othello(options.size), evaluationOf(options, stop)),
      champion_(
          std::make_unique<Champion>(ChampionOptions{options.bytes, options.threads, nullptr, options.techniques})),
      options_(options),
      discsOfAUnit_(isPattern(options.evaluationName()) ? 1.0 / PatternEvaluation::unitsOfADisc
                                                        : discsOfAUnit(searcher_.game(), searcher_.evaluation())) {}

bool Engine::asksChampion(const Board& board, const MoveBudget& budget) const {
    const bool own = options_.algorithm == Algorithm::automatic &&
                     (budget.level || (isPattern(options_.evaluationName()) && champion_->knowsOpenings()));
    return champion_->isFor(game(), board, own ? Algorithm::champion : options_.algorithm, budget);
}

// `end` is where the value comes from; of a finished game the discs are known.
double Engine::discsOf(const Board& board, int value, const Board& end) const {
    double discs = std::clamp(value * discsOfAUnit_, -mostGuessed, mostGuessed);
    if (game().isOver(end)) {
        const games::othello::Score score = games::othello::scoreWithEmptiesToWinner(game(), end);
        discs = score.black - score.white;
    }
    return board.mover == games::othello::Colour::black ? discs : -discs;
}

SearchRequest Engine::requestFor(const Board& board, const MoveBudget& budget) const {
    SearchRequest request;
    request.root = board;
    request.evaluationName = options_.evaluationName();
    turns::Settings& settings = request.settings;
    settings.depth = budget.depth.value_or(deepestOf(game(), board));
    settings.closedSet = true;
    settings.order = turns::Order::searched;
    settings.deepening = true;
    settings.limits.seconds = budget.seconds;
    settings.limits.nodes = budget.nodes;
    settings.limits.bytes = options_.bytes;
    settings.tableBytes = options_.bytes;
    return request;
}

Opinion Engine::opinionOf(const Board& board, const SearchReport& report) const {
    Opinion opinion;
    opinion.line = report.line;
    if (!opinion.line.empty()) opinion.move = opinion.line.front();
    opinion.exact = report.exhaustive;
    opinion.depth = report.depth;
    opinion.discs = discsOf(board, report.value, report.exhaustive ? afterLine(game(), board, report.line) : board);
    opinion.nodes = report.counters.states;
    opinion.seconds = report.counters.seconds;
    return opinion;
}

Opinion Engine::think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
                      const Hear& hear) const {
    MoveBudget left = budget;
    if (asksChampion(board, budget)) {
        Opinion opinion = champion_->think(board, budget, stop, hear);
        if (opinion.depth > 0) return opinion;
        left.seconds -= opinion.seconds;  // it came to nothing: the textbook has a move even without time
        left.nodes -= std::min(left.nodes, opinion.nodes);
    }
    left.seconds = std::min(left.seconds, left.enough);  // it uses up all that it is given
    const OnIteration told = [&](const SearchReport& report) {
        if (hear && report.depth > 0) hear(opinionOf(board, report));
    };
    return opinionOf(board, searcher_.search(requestFor(board, left), stop, {}, {nullptr, &told}));
}

Opinion Engine::opinionOf(const Board& board, const MoveValue& value, int depth) const {
    Opinion opinion;
    opinion.move = value.move;
    opinion.line = value.line;
    opinion.exact = value.exhaustive;
    opinion.depth = depth;
    opinion.discs = discsOf(board, value.value, value.exhaustive ? afterLine(game(), board, value.line) : board);
    return opinion;
}

std::vector<Opinion> Engine::bestOfChampion(const Board& board, std::size_t count, const MoveBudget& budget,
                                            const base::StopFlag& stop, const HearAll& hear) const {
    if (count == 1) {
        const Opinion one = think(board, budget, stop);
        if (stop.raised() || one.depth == 0) return {};
        if (hear) hear({one});
        return {one};
    }
    const base::Stopwatch watch;
    const auto firstOf = [count](std::vector<Opinion> all) {
        std::erase_if(all, [](const Opinion& one) { return one.depth == 0; });
        if (all.size() > count) all.erase(all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
        return all;
    };
    const auto tell = [&](const std::vector<Opinion>& done) {
        std::vector<Opinion> told = firstOf(done);
        std::uint64_t nodes = 0;
        for (const Opinion& one : done) nodes += one.nodes;
        for (Opinion& one : told) {
            one.nodes = nodes;
            one.seconds = watch.seconds();
        }
        if (hear && !told.empty()) hear(told);
    };
    return firstOf(champion_->values(board, budget, stop, tell));
}

std::vector<Opinion> Engine::best(const Board& board, std::size_t count, const MoveBudget& budget,
                                  const base::StopFlag& stop, const HearAll& hear) const {
    if (asksChampion(board, budget)) return bestOfChampion(board, count, budget, stop, hear);
    const base::Stopwatch watch;
    const bool black = board.mover == games::othello::Colour::black;
    SearchRequest request = requestFor(board, budget);
    request.settings.deepening = false;
    const int deepest = request.settings.depth;
    std::vector<Opinion> found;
    std::uint64_t nodes = 0;
    bool exact = false;
    for (int depth = 1; depth <= deepest && !exact; ++depth) {
        request.settings.depth = depth;
        request.settings.limits.seconds = budget.seconds - watch.seconds();
        request.settings.limits.nodes = budget.nodes - std::min(nodes, budget.nodes);
        MoveValues values = valueMoves(searcher_, request, stop);
        if (values.halt != base::Halt::none) break;
        std::stable_sort(values.moves.begin(), values.moves.end(), [black](const MoveValue& a, const MoveValue& b) {
            return black ? a.value > b.value : a.value < b.value;
        });
        found.clear();
        exact = true;
        for (const MoveValue& value : values.moves) {
            nodes += value.states;
            exact = exact && value.exhaustive;
            if (found.size() < count) found.push_back(opinionOf(board, value, depth));
        }
        for (Opinion& opinion : found) {
            opinion.nodes = nodes;
            opinion.seconds = watch.seconds();
        }
        if (hear) hear(found);
    }
    return found;
}

}  // namespace mitos::api::othello
