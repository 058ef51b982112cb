#include "arena/othello/match.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>

#include "base/parallel.h"

namespace mitos::arena::othello {
namespace {

constexpr auto supervision = std::chrono::milliseconds(20);

}  // namespace

EloDifference MatchStanding::difference() const {
    if (pairs.pairs() == 0 || unpaired() > 0) return differenceByGames();
    const EloDifference byPairs = eloDifference(pairs.counts);
    // If all pairs ended alike, their interval would be empty, as if there were no doubt; so the games count then.
    return byPairs.low < byPairs.high ? byPairs : differenceByGames();
}

EloDifference MatchStanding::differenceByGames() const {
    return eloDifference(std::array{tally.losses, tally.draws, tally.wins});
}

Match::Match(MatchPlan plan)
    : plan_(std::move(plan)), schedule_(roundRobin(2, plan_.openings.size())), points_(schedule_.size()) {
    standing_.scheduled = schedule_.size();
    for (std::size_t i = 0; i < 2; ++i) {
        const MatchPlayer& player = plan_.players[i];
        standing_.names[i] = player.name.empty() ? player.otherwise : player.name;
    }
    if (plan_.sprt) standing_.sprt = SprtState{};
}

void Match::count(const MatchGame& game) {
    const double points = game.points();
    points_[game.number] = points;
    standing_.names = game.names;
    standing_.tally.add(points, game.difference());
    const std::size_t fellow = game.number ^ 1U;
    if (points_[fellow]) standing_.pairs.add(points, *points_[fellow]);
    const std::size_t players[2] = {game.fixture.black, game.fixture.white};
    if (game.played.failed) {
        const std::size_t loser = players[static_cast<std::size_t>(game.played.failed->side)];
        ++standing_.faults[loser][static_cast<std::size_t>(game.played.failed->how)];
    }
    Colour mover = game.played.start.mover;
    for (const formats::othello::RecordedMove& move : game.played.moves) {
        if (move.seconds) ++standing_.moves[players[static_cast<std::size_t>(mover)]];
        mover = games::othello::other(mover);
    }
    for (std::size_t side = 0; side < 2; ++side) standing_.seconds[players[side]] += game.played.seconds[side];
    if (plan_.sprt) standing_.sprt = sprt(standing_.pairs.counts, *plan_.sprt);
}

void Match::add(const MatchGame& game) {
    count(game);
    ledger_.use(game.fixture.black, game.played.seconds[0]);
    ledger_.use(game.fixture.white, game.played.seconds[1]);
}

// Plays the games of a match: a thread with its own players for each game that runs at the same time, while the
// calling thread polls the stop flag.
class Match::Hall {
  public:
    Hall(Match& match, const Ended& ended, const base::StopFlag& stop) : match_(match), ended_(ended), stop_(stop) {}

    void play() {
        const std::size_t most = std::min<std::size_t>(match_.plan_.concurrency, match_.schedule_.size());
        base::ThreadGroup workers;
        for (std::size_t i = 0; i < most && begin(workers); ++i) continue;
        {
            std::unique_lock lock(mutex_);
            while (working_ > 0) {
                changed_.wait_for(lock, supervision);
                if (stop_.raised()) over_.raise();
            }
        }
        workers.join();
        if (failure_) std::rethrow_exception(failure_);
        match_.standing_.stopped = stop_.raised();
    }

  private:
    Match& match_;
    const Ended& ended_;
    const base::StopFlag& stop_;  // raised by the person
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t working_ = 0;
    std::size_t next_ = 0;
    std::exception_ptr failure_;
    base::StopFlag over_;  // for the players: raised after stop_, a decision or an error

    // Starts another worker thread; returns false if the system gives none, so that fewer games run at the same time.
    // Throws a base::Error if there is no thread at all.
    bool begin(base::ThreadGroup& workers) {
        {
            const std::lock_guard lock(mutex_);
            ++working_;
        }
        if (workers.add([this] { work(); })) return true;
        const std::lock_guard lock(mutex_);
        --working_;
        if (workers.empty()) throw base::noThreadError();
        return false;
    }

    void work() {
        try {
            const MatchPlan& plan = match_.plan_;
            const std::unique_ptr<Contestant> players[2] = {plan.players[0].make(), plan.players[1].make()};
            while (const auto number = nextGame()) {
                MatchGame game;
                game.number = *number;
                game.fixture = match_.schedule_[*number];
                game.played = referee(plan.game, plan.openings[game.fixture.opening],
                                      seatOf(*players[game.fixture.black], game.fixture.black),
                                      seatOf(*players[game.fixture.white], game.fixture.white), plan.rules,
                                      match_.ledger_, over_);
                for (std::size_t i = 0; i < 2; ++i) game.names[i] = nameOf(i, *players[i]);
                note(game);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            over_.raise();
        }
        const std::lock_guard lock(mutex_);
        --working_;
        changed_.notify_one();
    }

    [[nodiscard]] Seat seatOf(Contestant& player, std::size_t who) const {
        const MatchPlan& plan = match_.plan_;
        return {&player, plan.players[who].allowed, who, plan.followTime && who == 0};
    }

    [[nodiscard]] std::string nameOf(std::size_t who, const Contestant& player) const {
        const MatchPlayer& entry = match_.plan_.players[who];
        if (!entry.name.empty()) return entry.name;
        return player.name().empty() ? entry.otherwise : player.name();
    }

    std::optional<std::size_t> nextGame() {
        const std::lock_guard lock(mutex_);
        while (next_ < match_.schedule_.size() && match_.points_[next_]) ++next_;
        if (stop_.raised() || over_.raised() || match_.decided() || next_ == match_.schedule_.size())
            return std::nullopt;
        return next_++;
    }

    // Counts a game. Games that still run when the test decides are not counted, so that its verdict stays.
    void note(const MatchGame& game) {
        const std::lock_guard lock(mutex_);
        if (!game.played.finished || match_.decided() || failure_) return;
        match_.count(game);
        if (match_.decided()) over_.raise();
        ended_(game, match_.standing_);
    }
};

void Match::play(const base::StopFlag& stop, const Ended& ended) {
    if (!decided()) Hall(*this, ended, stop).play();
}

}  // namespace mitos::arena::othello
