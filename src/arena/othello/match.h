#pragma once
// A match of two players: every opening from both sides, several games at the same time, until all are played or a
// test has decided. The match goes on after any failure of a player.
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/othello/referee.h"
#include "arena/schedule.h"
#include "arena/sprt.h"

namespace mitos::arena::othello {

/// A player of a match.
struct MatchPlayer {
    std::string name;       // chosen by the person; empty: the name that the player gives itself
    std::string otherwise;  // its name if it gives itself none
    Allowed allowed;
    std::function<std::unique_ptr<Contestant>()> make;  // called once for each game that runs at the same time
};

/// All that a match needs to be played.
struct MatchPlan {
    games::othello::Othello game;
    std::array<MatchPlayer, 2> players;
    std::vector<Opening> openings;
    RefereeRules rules;
    bool followTime = false;  // the first player's total time follows that of the second
    std::optional<SprtBounds> sprt;
    unsigned concurrency = 1;
};

/// A game of a match that was played.
struct MatchGame {
    std::size_t number = 0;  // its place in the schedule, from 0
    Fixture fixture;
    std::array<std::string, 2> names;  // of the two players
    RefereedGame played;

    /// Returns the points of the first player: 1, 0.5 or 0.
    [[nodiscard]] double points() const { return fixture.black == 0 ? played.blackPoints() : 1 - played.blackPoints(); }
    /// Returns the first player's discs minus the second's.
    [[nodiscard]] int difference() const {
        const int black = played.score.black - played.score.white;
        return fixture.black == 0 ? black : -black;
    }
};

/// The state of a match after some games; results are those of the first player.
struct MatchStanding {
    std::array<std::string, 2> names;
    std::size_t scheduled = 0;
    Tally tally;
    PairCounts pairs;  // of the openings whose two games have ended
    std::array<std::array<std::uint64_t, failings>, 2> faults{};
    std::array<double, 2> seconds{};
    std::array<std::uint64_t, 2> moves{};  // of the two players, without openings and forced passes
    std::optional<SprtState> sprt;
    bool stopped = false;

    /// Returns the number of games whose partner has not ended.
    [[nodiscard]] std::uint64_t unpaired() const { return tally.games() - 2 * pairs.pairs(); }
    /// Estimates the difference in Elo: by pairs if every game has its partner and not all pairs ended alike, by
    /// games if not.
    [[nodiscard]] EloDifference difference() const;
    /// Estimates the difference in Elo by games, as if all were independent.
    [[nodiscard]] EloDifference differenceByGames() const;
};

/// Plays the games of a plan and counts their results.
class Match {
  public:
    explicit Match(MatchPlan plan);

    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    /// Returns all games of the match; the two of an opening follow each other.
    [[nodiscard]] const std::vector<Fixture>& schedule() const { return schedule_; }

    /// Counts a game that was played earlier, so that play() leaves it out.
    void add(const MatchGame& game);
    /// The callback ended(game, standing) of play().
    using Ended = std::function<void(const MatchGame&, const MatchStanding&)>;
    /// Plays the games that are left, until all are played, the test has decided, or the flag is raised. Calls
    /// `ended` after every game that was not cut short, for one game at a time. Throws a base::Error if there is no
    /// thread or a program cannot be run, and what `ended` throws.
    void play(const base::StopFlag& stop, const Ended& ended);

    [[nodiscard]] const MatchStanding& standing() const { return standing_; }

  private:
    class Hall;

    MatchPlan plan_;
    std::vector<Fixture> schedule_;
    std::vector<std::optional<double>> points_;  // the first player's points by game; empty: not played
    MatchStanding standing_;
    TimeLedger ledger_;

    [[nodiscard]] bool decided() const { return standing_.sprt && standing_.sprt->verdict != Verdict::open; }
    void count(const MatchGame& game);
};

}  // namespace mitos::arena::othello
