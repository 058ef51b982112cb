#pragma once
// The settings that a person chooses before the dialogue begins; some protocols have commands to change them.
#include <optional>

#include "api/othello/engine.h"
#include "base/error.h"
#include "engine/othello/clock.h"
#include "texts/protocols.h"

namespace mitos::protocols {

/// The settings of the engine in a dialogue.
struct OthelloOptions {
    api::othello::EngineRequest engine;
    std::optional<int> depth;       // empty: the engine's usual depth, or as deep as a time allows
    bool depthOff = false;          // no depth at all: only time ends a search
    std::optional<int> level;       // of the champion
    std::uint64_t slipSeed = 0;     // of the random misjudgements of low levels
    std::optional<double> seconds;  // for a move; empty: no limit
    bool ponder = false;            // also thinks in the other side's time; for GTP, which has no command for it
    std::string version;            // of the program
};

/// Makes another engine. After a base::Error everything is as it was.
inline void change(OthelloOptions& options, std::unique_ptr<api::othello::Engine>& engine,
                   const api::othello::EngineRequest& wanted) {
    engine = api::othello::makeEngine(wanted);
    options.engine = wanted;
}

/// Makes an engine for another board size, unless it is the present one. After a base::Error everything is as it was.
inline void changeSize(OthelloOptions& options, std::unique_ptr<api::othello::Engine>& engine, int size) {
    if (size == options.engine.options.size) return;
    api::othello::EngineRequest wanted = options.engine;
    wanted.options.size = size;
    change(options, engine, wanted);
}

/// Returns what a move may cost: the clock if the other side set one, otherwise what was chosen. A time without a depth
/// searches as deep as it gets.
inline api::othello::Budget budgetOf(const OthelloOptions& options, const std::optional<engine::othello::Clock>& clock,
                                     const api::othello::Othello& game, const api::othello::Board& board) {
    api::othello::Budget budget;
    budget.depth = options.depth;
    budget.untilStopped = options.depthOff;
    budget.level = options.level;
    budget.slipSeed = options.slipSeed;
    if (options.seconds) budget.hardLimit = *options.seconds;
    if (clock) engine::othello::limitByClock(budget, *clock, game, board);
    return budget;
}

/// Throws an Error (usage) if nothing but a person would end the search.
inline void refuseEndless(const api::othello::Budget& budget) {
    if (budget.untilStopped && !budget.depth && !budget.level && !budget.isLimited())
        throw base::Error(base::Fault::usage, base::say(text::protocolEndless));
}

}  // namespace mitos::protocols
