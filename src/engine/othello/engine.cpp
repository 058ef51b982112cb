#include "engine/othello/engine.h"

#include <algorithm>

#include "engine/othello/champion.h"
#include "engine/othello/exact_search.h"
#include "engine/othello/textbook_opinion.h"
#include "engine/othello/textbook_values.h"

namespace mitos::engine::othello {
namespace {

int emptiesOf(const Othello& game, const Board& board) { return games::othello::discs(game.empties(board)); }

// Every second ply may be a pass; a search that has seen the end of the game stops by itself.
int deepestLine(const Othello& game, const Board& board) { return 2 * emptiesOf(game, board) + 2; }

bool mayUseChampion(const EngineOptions& options) {
    return options.size == 8 && (options.algorithm == Algorithm::champion || options.algorithm == Algorithm::automatic);
}

// A champion unpacks its weights, which takes longer than a short textbook search.
std::shared_ptr<Champion> championOf(const EngineOptions& options) {
    if (!mayUseChampion(options)) return nullptr;
    return std::make_shared<Champion>(
        ChampionOptions{options.bytes, options.threads, options.weights, options.techniques});
}

// Returns the legal move on the square of the greatest weight, for a search that had no time for one iteration.
Square moveWithoutSearch(const Othello& game, const Board& board) {
    Square best = games::othello::pass;
    game.forEachMove(board, [&](Square move) {
        if (best == games::othello::pass || squareWeight(game.size(), move) > squareWeight(game.size(), best))
            best = move;
    });
    return best;
}

}  // namespace

Engine::Engine(const EngineOptions& options, NamedEvaluation evaluation, std::shared_ptr<Champion> champion)
    : options_(options), evaluationName_(std::move(evaluation.name)),
      searcher_(Othello(options.size), std::move(evaluation.evaluation)),
      champion_(champion ? std::move(champion) : championOf(options)) {}

Engine::Engine(const EngineOptions& options)
    : Engine(options, shippedEvaluation(options.size == 8 ? "pattern" : "phased", options.size)) {}

bool Engine::championKnows(const Board& board) const { return champion_ && champion_->knows(game(), board); }

int Engine::mostEmpties() const { return champion_ ? champion_->mostEmpties() : 0; }

void Engine::newGame() {
    if (champion_) champion_->forget();
}

// Decides between champion and textbook for a position; nothing else does.
bool Engine::usesChampion(const Board& board, const Budget& budget) const {
    if (!mayUseChampion(options_) || !championKnows(board)) return false;
    const bool asked =
        options_.algorithm == Algorithm::champion || searcher_.evaluation().isPattern() || budget.level.has_value();
    if (asked && (champion_->knowsOpenings() || budget.untilStopped)) return true;
    const int empties = emptiesOf(game(), board);
    // The textbook was asked for at this depth: the champion answers if both see the end of the game.
    if (!asked && budget.depth) return empties <= *budget.depth;
    if (budget.isLimited() || budget.untilStopped)
        return empties <= champion_->emptiesWithin(budget.timeLimit(), budget.nodes);
    return empties <= std::max(Champion::provenSoonUpTo, budget.depth.value_or(0));
}

Budget Engine::championBudget(const Budget& budget, int usualDepth) const {
    Budget usual = budget;
    if (budget.leavesDepthOpen() && !budget.level) usual.depth = usualDepth;
    if (budget.asAdvice && usual.depth) usual.depth = std::max(*usual.depth, usualDepth);
    return usual;
}

double Engine::discsPerPoint() const {
    std::call_once(calibrated_, [this] { discsPerPoint_ = othello::discsPerPoint(game(), searcher_.evaluation()); });
    return discsPerPoint_;
}

SearchRequest Engine::textbookRequest(const Board& board, const Budget& budget) const {
    SearchRequest request;
    request.root = board;
    request.evaluationName = evaluationName_;
    request.unquiet = options_.textbook.unquiet;
    search::turns::Settings& settings = request.settings;
    settings = options_.textbook.settings;
    settings.limits.seconds =
        std::min(budget.timeLimit(), budget.softLimit);  // a textbook search uses up all the time that it is given
    settings.limits.nodes = budget.nodes;
    settings.seed = budget.tieSeed;
    if (budget.depth) {
        settings.depth = *budget.depth;
    } else if (budget.leavesDepthOpen()) {
        settings.depth = usualTextbookDepth;
    } else {  // as deep as the limits allow: whatever ends it, the result of the deepest complete iteration counts
        settings.depth = deepestLine(game(), board);
        settings.deepening = true;
    }
    if (budget.asAdvice) settings.deepening = true;
    return request;
}

Opinion Engine::think(const Board& board, const Budget& budget, const base::StopFlag& stop,
                      const Callbacks& callbacks) const {
    if (usesChampion(board, budget)) {
        const OnOpinion onOpinion = [&](const Opinion& opinion) {
            if (callbacks.onOpinion) callbacks.onOpinion(opinion);
            if (callbacks.onNodes)
                callbacks.onNodes({opinion.seconds, opinion.nodes, static_cast<std::uint64_t>(opinion.depth), 0, 0, 0});
        };
        Opinion opinion = champion_->think(board, championBudget(budget, usualChampionDepth), stop, onOpinion);
        if (!opinion.isComplete()) opinion.move = moveWithoutSearch(game(), board);
        return opinion;
    }
    const SearchRequest request = textbookRequest(board, budget);
    if (options_.algorithm == Algorithm::exact) {
        Opinion opinion =
            opinionOf(game(), board, solveExactly(game(), request, stop, callbacks.onNodes), discsPerPoint());
        opinion.source = Source::exact;
        return opinion;
    }
    const OnIteration onIteration = [&](const SearchReport& report) {
        if (callbacks.onOpinion && report.depth > 0)
            callbacks.onOpinion(opinionOf(game(), board, report, discsPerPoint()));
    };
    return opinionOf(game(), board,
                     searcher_.search(request, stop, callbacks.onNodes,
                                      {callbacks.tree, callbacks.onOpinion ? &onIteration : nullptr}),
                     discsPerPoint());
}

MoveValues Engine::values(const Board& board, const Budget& budget, const base::StopFlag& stop,
                          const OnValues& onValues, const base::OnProgress& onNodes) const {
    if (usesChampion(board, budget))
        return champion_->values(board, championBudget(budget, usualTextbookDepth), stop, onValues);
    const SearchRequest request = textbookRequest(board, budget);
    if (options_.algorithm == Algorithm::exact) return exactValues(game(), request, stop, onNodes);
    if (request.settings.deepening) return deepeningValues(board, budget, stop, onValues, onNodes);
    return textbookValues(searcher_, request, discsPerPoint(), stop, onNodes);
}

// Searches to depth 1, 2, 3 …: an iteration that a limit cuts short is dropped, and the one before it counts.
MoveValues Engine::deepeningValues(const Board& board, const Budget& budget, const base::StopFlag& stop,
                                   const OnValues& onValues, const base::OnProgress& onNodes) const {
    const base::Stopwatch watch;
    SearchRequest request = textbookRequest(board, budget);
    const base::Limits limits = request.settings.limits;
    const int deepest = request.settings.depth;
    MoveValues found;
    std::uint64_t nodes = 0;
    bool proven = false;
    for (int depth = 1; depth <= deepest && !proven && found.halt == base::Halt::none; ++depth) {
        request.settings.depth = depth;
        request.settings.limits.seconds = limits.seconds - watch.seconds();
        request.settings.limits.nodes = limits.nodes - std::min(nodes, limits.nodes);
        MoveValues values = textbookValues(searcher_, request, discsPerPoint(), stop, onNodes);
        nodes += values.nodes;
        if (values.halt == base::Halt::none || depth == 1) {
            found = std::move(values);
        } else {
            found.halt = values.halt;
        }
        found.nodes = nodes;
        found.seconds = watch.seconds();
        proven =
            std::all_of(found.moves.begin(), found.moves.end(), [](const Opinion& one) { return one.value.proven; });
        if (onValues && found.halt == base::Halt::none) onValues(found);
    }
    return found;
}

}  // namespace mitos::engine::othello
