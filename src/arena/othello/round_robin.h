#pragma once
// Tournaments of evaluations, depths and methods of Othello: every pair plays from every opening with both colours.
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

/// A player of a tournament. It always plays the first of the best moves, so that a game depends only on its opening
/// and its players.
struct RoundRobinPlayer {
    std::string name;  // `phased:3`, followed by the method if players differ in that
    NamedMethod method;
    std::size_t evaluation = 0;  // the index in RoundRobinRequest::evaluations
    int depth = 1;
};

/// A tournament to play.
struct RoundRobinRequest {
    Othello game;
    std::vector<NamedEvaluation> evaluations;
    std::vector<RoundRobinPlayer> players;
    std::vector<Opening> openings;
    unsigned threads = 1;
    base::Limits limits;  // `seconds` is for all games together, the others for each search
};

/// Returns a player for every combination of method, evaluation and depth, with its name.
std::vector<RoundRobinPlayer> crossPlayers(const std::vector<NamedMethod>& methods,
                                           const std::vector<NamedEvaluation>& evaluations,
                                           const std::vector<int>& depths);

/// The cost of a player's searches.
struct Effort {
    std::uint64_t moves = 0;  // the moves for which it searched
    std::uint64_t states = 0;
    double seconds = 0;
};

/// A game that was played to its end.
struct PlayedGame {
    Fixture fixture;
    GameResult result;
    Effort black;
    Effort white;
};

/// The result of a tournament.
struct RoundRobin {
    Othello game;
    std::vector<RoundRobinPlayer> players;
    std::vector<std::string> evaluations;  // their names, by RoundRobinPlayer::evaluation
    std::vector<Opening> openings;
    std::vector<PlayedGame> games;  // those that were played to their end, in the order of the schedule
    std::size_t scheduled = 0;
    base::Halt halt = base::Halt::none;
    double seconds = 0;

    std::vector<std::vector<Tally>> cross;  // results of the row's player against the column's
    std::vector<Tally> totals;
    std::vector<Effort> efforts;
    Ratings ratings;

    [[nodiscard]] std::vector<std::size_t> ranking() const;  // the players by Elo, strongest first, the unrated last
};

/// Plays a tournament; the games do not depend on the number of threads. Calls tell(done, all) after every game.
RoundRobin playRoundRobin(const RoundRobinRequest& request, const base::StopFlag& stop,
                          const std::function<void(std::size_t, std::size_t)>& tell = {});

}  // namespace mitos::arena::othello
