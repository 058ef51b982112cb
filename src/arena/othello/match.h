#pragma once
// A match of two players: every opening from both sides, several games at the same time, until all are played or a test
// has decided. Whatever a player does, the match goes on.
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

struct MatchPlayer {
    std::string name;       // chosen by the person; empty: what the player calls itself
    std::string otherwise;  // its name when it says none
    Allowed allowed;
    std::function<std::unique_ptr<Contestant>()> make;  // one for every game that runs at the same time
};

struct MatchPlan {
    games::othello::Othello game;
    std::array<MatchPlayer, 2> players;
    std::vector<Opening> openings;
    RefereeRules rules;
    bool followTime = false;  // the first player never uses more time in all than the second has used
    std::optional<SprtBounds> sprt;
    unsigned concurrency = 1;
};

struct MatchGame {
    std::size_t number = 0;  // its place in the schedule
    Fixture fixture;
    std::array<std::string, 2> names;  // of the two players
    RefereedGame played;

    /// Of the first player.
    [[nodiscard]] double points() const { return fixture.black == 0 ? played.blackPoints() : 1 - played.blackPoints(); }
    [[nodiscard]] int difference() const {
        const int black = played.score.black - played.score.white;
        return fixture.black == 0 ? black : -black;
    }
};

/// How it stands: always of the first player.
struct MatchStanding {
    std::array<std::string, 2> names;
    std::size_t scheduled = 0;
    Tally tally;
    PairCounts pairs;  // of openings of which both games have ended
    std::array<std::array<std::uint64_t, failings>, 2> faults{};
    std::array<double, 2> seconds{};
    std::array<std::uint64_t, 2> moves{};  // that were asked for
    std::optional<SprtState> sprt;
    bool stopped = false;

    [[nodiscard]] std::uint64_t unpaired() const { return tally.games() - 2 * pairs.pairs(); }
    /// By pairs where every game has its fellow and they are not all alike, by games otherwise.
    [[nodiscard]] EloDifference difference() const;
    /// By games alone, as if all were independent.
    [[nodiscard]] EloDifference differenceByGames() const;
};

class Match {
  public:
    explicit Match(MatchPlan plan);

    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    /// All games, the two of an opening after each other.
    [[nodiscard]] const std::vector<Fixture>& schedule() const { return schedule_; }

    /// A game that was played before.
    void add(const MatchGame& game);
    /// `ended(game, standing)` after every game, one at a time; not for those that were cut short.
    using Ended = std::function<void(const MatchGame&, const MatchStanding&)>;
    void play(const base::StopFlag& stop, const Ended& ended);

    [[nodiscard]] const MatchStanding& standing() const { return standing_; }

  private:
    class Hall;

    MatchPlan plan_;
    std::vector<Fixture> schedule_;
    std::vector<std::optional<double>> points_;  // of the first player, by game
    MatchStanding standing_;
    TimeLedger ledger_;

    [[nodiscard]] bool decided() const { return standing_.sprt && standing_.sprt->verdict != Verdict::open; }
    void count(const MatchGame& game);
};

}  // namespace mitos::arena::othello
