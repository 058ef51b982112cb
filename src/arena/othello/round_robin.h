#pragma once
// Evaluations, depths and methods of Othello against each other: every two from every opening with both colours.
#include <functional>
#include <string>
#include <vector>

#include "arena/elo.h"
#include "arena/othello/game.h"
#include "arena/othello/openings.h"
#include "arena/schedule.h"
#include "engine/othello/engine.h"
#include "engine/othello/methods.h"

namespace mitos::arena::othello {

using engine::othello::NamedEvaluation;
using engine::othello::NamedMethod;
using games::othello::Othello;

/// Always plays the first of the best moves, so that a game depends on its opening and its players alone.
struct RoundRobinPlayer {
    std::string name;  // phased:3, with the method behind it where players differ in that
    NamedMethod method;
    std::size_t evaluation = 0;  // its place in the request
    int depth = 1;
};

struct RoundRobinRequest {
    Othello game;
    std::vector<NamedEvaluation> evaluations;
    std::vector<RoundRobinPlayer> players;
    std::vector<Opening> openings;
    unsigned threads = 1;
    base::Limits limits;  // `seconds` for all games together, the others for each search
};

/// All methods x evaluations x depths, with their names.
std::vector<RoundRobinPlayer> crossPlayers(const std::vector<NamedMethod>& methods,
                                           const std::vector<NamedEvaluation>& evaluations,
                                           const std::vector<int>& depths);

/// What a player's searches took.
struct Effort {
    std::uint64_t moves = 0;  // that were searched for
    std::uint64_t states = 0;
    double seconds = 0;
};

struct PlayedGame {
    Fixture fixture;
    GameResult result;
    Effort black;
    Effort white;
};

struct RoundRobin {
    Othello game;
    std::vector<RoundRobinPlayer> players;
    std::vector<std::string> evaluations;  // by name, as players refer to them
    std::vector<Opening> openings;
    std::vector<PlayedGame> games;  // those that were played to their end, in order
    std::size_t scheduled = 0;
    base::Halt halt = base::Halt::none;
    double seconds = 0;

    std::vector<std::vector<Tally>> cross;  // of the row's player against the column's
    std::vector<Tally> totals;
    std::vector<Effort> efforts;
    Ratings ratings;

    [[nodiscard]] std::vector<std::size_t> ranking() const;  // players by Elo, the unrated last
};

/// The same games whatever the number of threads. `tell(done, all)` after every game.
RoundRobin playRoundRobin(const RoundRobinRequest& request, const base::StopFlag& stop,
                          const std::function<void(std::size_t, std::size_t)>& tell = {});

}  // namespace mitos::arena::othello
