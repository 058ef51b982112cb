#pragma once
// What a person chooses before the dialogue begins; protocols have words to change it.
#include <optional>

#include "api/othello/clock.h"
#include "api/othello/engine.h"
#include "base/error.h"
#include "base/texts/protocols.h"

namespace mitos::protocols {

struct OthelloOptions {
    api::othello::EngineOptions engine;
    std::optional<int> depth = 6;
    bool usualDepth = true;         // nobody asked for it
    std::optional<int> level;       // of the champion
    std::uint64_t seed = 0;         // of the slips of low levels
    std::optional<double> seconds;  // a move
    bool ponder = false;            // goes on thinking while the other side does; of GTP, which has no word for it
    std::string version;            // of the program
};

/// Another engine, as it is wanted now; an Error leaves everything as it was.
inline void change(OthelloOptions& options, api::othello::Engine& engine, const api::othello::EngineOptions& wanted) {
    engine = api::othello::Engine(wanted);
    options.engine = wanted;
}

inline void changeSize(OthelloOptions& options, api::othello::Engine& engine, int size) {
    if (size == options.engine.size) return;
    api::othello::EngineOptions wanted = options.engine;
    wanted.size = size;
    change(options, engine, wanted);
}

/// What a move may cost: the clock where the other side set one, otherwise what was chosen. A time without a depth looks as deep as
/// it gets.
inline api::othello::MoveBudget budgetOf(const OthelloOptions& options, const std::optional<api::othello::Clock>& clock,
                                         const api::othello::Othello& game, const api::othello::Board& board) {
    api::othello::MoveBudget budget;
    budget.depth = options.depth;
    budget.usualDepth = options.usualDepth;
    budget.level = options.level;
    budget.seed = options.seed;
    if (options.seconds) budget.seconds = *options.seconds;
    if (clock) {
        const api::othello::MoveTime time = api::othello::timeForMove(*clock, game, board);
        budget.seconds = std::min(budget.seconds, time.most);
        budget.enough = time.enough;
        budget.depth = std::nullopt;
    }
    return budget;
}

/// Would nothing but a person end it? An Error (usage) then.
inline void refuseEndless(const api::othello::MoveBudget& budget) {
    const api::othello::MoveBudget unlimited;
    if (!budget.depth && !budget.level && budget.seconds == unlimited.seconds && budget.nodes == unlimited.nodes)
        throw base::Error(base::Fault::usage, base::say(text::protocolEndless));
}

}  // namespace mitos::protocols
