#pragma once
// A requested match: its plan, and how it is played with its games kept in a file.
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/othello/match.h"
#include "arena/player_spec.h"
#include "base/message.h"

namespace mitos::arena::othello {

/// A match to play.
struct MatchRequest {
    std::array<std::string, 2> specs;  // as they were typed
    Allowed allowed;                   // the limits of both players, unless a spec states others
    RefereeRules rules;
    bool followTime = false;
    std::optional<SprtBounds> sprt;
    unsigned concurrency = 1;
    std::vector<Opening> openings;
    std::string openingsName;  // how they were made; matches with different openings differ in it
};

/// The engine of Mitos as a player: a function that makes contestants, and a checksum of all that its moves depend
/// on.
struct SeatedEngine {
    std::function<std::unique_ptr<Contestant>()> make;
    std::uint64_t sum = 0;
};

/// Sets up the engine of Mitos for a spec that names it; the second argument is the side, for messages.
using SeatEngine = std::function<SeatedEngine(const PlayerSpec&, const std::string&)>;

/// A match whose request was checked.
struct PlannedMatch {
    MatchPlan plan;
    std::array<PlayerSpec, 2> specs;
    std::uint64_t number = 0;             // the same for the same match; it marks the match's file
    std::vector<base::Message> warnings;  // limits that a player does not get
};

/// Checks a request and makes its plan. Throws a base::Error (usage) for a bad spec, or for limits or openings that a
/// player's protocol cannot express, and what `seat` throws.
PlannedMatch planMatch(const MatchRequest& request, const SeatEngine& seat);

/// The result of a match, also while it runs.
struct MatchReport {
    std::array<PlayerSpec, 2> specs;
    MatchStanding standing;
    std::optional<SprtBounds> sprt;
    std::uint64_t resumed = 0;  // games that were in the file already
    double seconds = 0;
};

/// The callback after every game, with the game and the match until then.
using MatchTell = std::function<void(const MatchGame&, const MatchReport&)>;
/// The callback for each warning, before the first game.
using MatchWarn = std::function<void(const base::Message&)>;

/// Plays the games that are not in the file `out`, if one is given, and writes each game there when it ends. A raised
/// flag ends the match at once, with the games that were finished. Throws what planMatch(), MatchFile and
/// Match::play() throw.
MatchReport playMatch(const MatchRequest& request, const SeatEngine& seat,
                      const std::optional<std::filesystem::path>& out, const base::StopFlag& stop,
                      const MatchTell& tell = {}, const MatchWarn& warn = {});

}  // namespace mitos::arena::othello
