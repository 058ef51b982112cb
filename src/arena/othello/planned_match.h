#pragma once
// A match as it is asked for: its plan, and how it is played, with its games kept in a file.
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

struct MatchRequest {
    std::array<std::string, 2> specs;  // as they were typed
    Allowed allowed;                   // of both, where a spec says nothing
    RefereeRules rules;
    bool followTime = false;
    std::optional<SprtBounds> sprt;
    unsigned concurrency = 1;
    std::vector<Opening> openings;
    std::string openingsName;  // how they were made; two matches with other openings differ in it
};

/// The engine of Mitos at the board: what makes its players, and a number that changes with what it would play.
struct SeatedEngine {
    std::function<std::unique_ptr<Contestant>()> make;
    std::uint64_t sum = 0;
};

/// Seats the engine of Mitos for a spec that names it; the second is the side, for messages.
using SeatEngine = std::function<SeatedEngine(const PlayerSpec&, const std::string&)>;

struct PlannedMatch {
    MatchPlan plan;
    std::array<PlayerSpec, 2> specs;
    std::uint64_t number = 0;             // the same for the same match: what its file is known by
    std::vector<base::Message> warnings;  // limits that a player is not told
};

/// An Error (usage) for a spec that makes no sense, a limit that a player cannot be told, or an opening that it cannot
/// be given, and what `seat` throws.
PlannedMatch planMatch(const MatchRequest& request, const SeatEngine& seat);

struct MatchReport {
    std::array<PlayerSpec, 2> specs;
    MatchStanding standing;
    std::optional<SprtBounds> sprt;
    std::uint64_t resumed = 0;  // games that were there before
    double seconds = 0;
};

/// After every game: the game, and the match so far.
using MatchTell = std::function<void(const MatchGame&, const MatchReport&)>;
/// Before the first game: what is played otherwise than one might think.
using MatchWarn = std::function<void(const base::Message&)>;

/// Plays what is not yet in the file `out`, if there is one, and writes every game there as it ends. A raised flag ends
/// it at once with the games that were finished. Errors as planMatch() and MatchFile.
MatchReport playMatch(const MatchRequest& request, const SeatEngine& seat,
                      const std::optional<std::filesystem::path>& out, const base::StopFlag& stop,
                      const MatchTell& tell = {}, const MatchWarn& warn = {});

}  // namespace mitos::arena::othello
