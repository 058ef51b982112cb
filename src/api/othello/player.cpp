#include "api/othello/player.h"

#include <algorithm>
#include <cmath>

namespace mitos::api::othello {
namespace {

constexpr double hintSeconds = 5;
// Every move on its own costs a few times what the best one does: done where that was found in no time.
constexpr double cheapSeconds = 0.3;

// As the textbook writes values: as black sees them, a game that is decided beyond any evaluation. The champion counts
// empty squares for the winner, the textbook for nobody: where the line shows the end, the discs on the board are told.
int valueOf(const Othello& game, const Board& board, const Opinion& opinion) {
    const auto discs = static_cast<int>(std::lround(opinion.discs));
    int black = board.mover == Colour::black ? discs : -discs;
    if (!opinion.exact || black == 0) return black;
    if (const auto end = finalScore(game, board, opinion.line)) black = end->onBoard;
    return black > 0 ? black + Othello::winValue : black - Othello::winValue;
}

Thought thoughtOf(const Othello& game, const Board& board, const Opinion& opinion, const turns::Settings& settings) {
    Thought thought;
    thought.move = opinion.move;
    thought.sure = opinion.sure;
    SearchReport& report = thought.report;
    report.settings = settings;
    report.complete = opinion.depth > 0;
    report.exhaustive = opinion.exact;
    report.halt = opinion.halt;
    report.depth = opinion.depth;
    report.value = valueOf(game, board, opinion);
    report.valued = static_cast<std::size_t>(games::othello::discs(game.moves(board)));
    report.move = opinion.move;
    report.line = opinion.line;
    report.tied = {opinion.move};
    report.counters.states = opinion.nodes;
    report.counters.seconds = opinion.seconds;
    return thought;
}

}  // namespace

Player::Player(const Othello& game, Evaluation evaluation, PlayerOptions options)
    : searcher_(game, std::move(evaluation)), options_(std::move(options)) {
    if (!options_.champion) return;
    champion_ = std::make_unique<Champion>(
        ChampionOptions{options_.settings.tableBytes.value_or(ChampionOptions{}.bytes), options_.championThreads});
}

bool Player::asksChampion(const Board& board, const base::Limits& limits) const {
    return champion_ && champion_->isFor(searcher_.game(), board, Algorithm::champion, budgetFor(limits));
}

MoveBudget Player::budgetFor(const base::Limits& limits) const {
    return {options_.settings.depth, false, limits.seconds, limits.nodes};
}

Thought Player::think(const Board& board, base::Random* random, const base::StopFlag& stop,
                      const base::Tell& tell) const {
    SearchRequest request{board, options_.settings, options_.unquiet, options_.evaluationName};
    base::Limits& limits = request.settings.limits;
    if (asksChampion(board, limits)) {
        MoveBudget budget = budgetFor(limits);
        budget.level = options_.level;
        if (random != nullptr) budget.seed = random->next();
        const Opinion opinion = champion_->think(board, budget, stop, hearing(tell));
        if (opinion.depth > 0) return thoughtOf(searcher_.game(), board, opinion, options_.settings);
        limits.seconds -= opinion.seconds;
    }
    request.settings.seed.reset();
    if (random != nullptr) request.settings.seed = random->next();
    Thought thought;
    thought.report = searcher_.search(request, stop, tell);
    thought.move = thought.report.move.value_or(games::othello::pass);
    return thought;
}

Hint Player::hint(const Board& board, const base::StopFlag& stop, const base::Tell& tell) const {
    SearchRequest request{board, options_.settings, options_.unquiet, options_.evaluationName};
    request.settings.seed.reset();
    request.settings.deepening = true;
    request.settings.limits.seconds = std::min(request.settings.limits.seconds, hintSeconds);
    if (asksChampion(board, request.settings.limits)) {
        Hint hint = hintOfChampion(board, request.settings.limits, stop);
        if (hint.best.report.depth > 0) return hint;
    }
    Hint hint;
    hint.best.report = searcher_.search(request, stop, tell);
    hint.best.move = hint.best.report.move.value_or(games::othello::pass);
    if (hint.best.report.halt != base::Halt::none || hint.best.report.counters.seconds > cheapSeconds) return hint;
    request.settings.deepening = false;
    request.settings.depth = hint.best.report.depth;
    searcher_.game().forEachMove(board, [&](Square move) {
        const SearchReport report = searcher_.refute(request, move, stop);
        if (report.complete) hint.moves.push_back({move, report.value});
    });
    return hint;
}

Hint Player::hintOfChampion(const Board& board, const base::Limits& limits, const base::StopFlag& stop) const {
    const Othello& game = searcher_.game();
    Hint hint;
    MoveBudget budget = budgetFor(limits);
    budget.usualDepth = true;  // however deep the opponent looks, advice is good
    const Opinion best = champion_->think(board, budget, stop);
    hint.best = thoughtOf(game, board, best, options_.settings);
    if (!best.exact || best.seconds > cheapSeconds) return hint;
    base::Limits left = limits;
    left.seconds -= best.seconds;
    const std::vector<Opinion> values = champion_->values(board, budgetFor(left), stop);
    if (!std::all_of(values.begin(), values.end(), [](const Opinion& one) { return one.exact; })) return hint;
    game.forEachMove(board, [&](Square move) {
        for (const Opinion& one : values) {
            if (one.move == move) hint.moves.push_back({move, valueOf(game, board, one)});
        }
    });
    return hint;
}

}  // namespace mitos::api::othello
