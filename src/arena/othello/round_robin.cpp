#include "arena/othello/round_robin.h"

#include <algorithm>
#include <atomic>
#include <numeric>

#include "base/ordered_work.h"
#include "engine/othello/textbook.h"

namespace mitos::arena::othello {
namespace {

using base::Halt;
using engine::othello::depthText;
using engine::othello::Searcher;
using engine::othello::SearchReport;
using engine::othello::SearchRequest;
using games::othello::Square;

// The state that the threads share: the compiled evaluations, the clock, and the reason if the games end early.
class SharedWork {
  public:
    SharedWork(const RoundRobinRequest& request, const base::StopFlag& stop) : request_(request), stop_(stop) {
        for (const NamedEvaluation& named : request.evaluations)
            searchers_.emplace_back(request.game, named.evaluation);
    }

    PlayedGame play(const Fixture& fixture) {
        PlayedGame played;
        played.fixture = fixture;
        const Player black = seat(request_.players[fixture.black], played.black);
        const Player white = seat(request_.players[fixture.white], played.white);
        if (halt() != Halt::none) return played;
        played.result = playGame(request_.game, request_.openings[fixture.opening].board, black, white);
        return played;
    }

    [[nodiscard]] Halt halt() const { return halt_.load(std::memory_order_relaxed); }
    [[nodiscard]] double seconds() const { return watch_.seconds(); }

  private:
    const RoundRobinRequest& request_;
    const base::StopFlag& stop_;
    std::vector<Searcher> searchers_;
    base::Stopwatch watch_;
    std::atomic<Halt> halt_{Halt::none};

    std::optional<Square> end(Halt halt) {
        Halt none = Halt::none;
        halt_.compare_exchange_strong(none, halt);  // the first reason counts
        return std::nullopt;
    }

    // Returns a player that chooses moves by searching; its cost is added to `effort`.
    Player seat(const RoundRobinPlayer& player, Effort& effort) {
        return [this, &player, &effort](const GameResult& soFar) -> std::optional<Square> {
            const double left = request_.limits.seconds - watch_.seconds();
            if (stop_.raised()) return end(Halt::stopped);
            if (left <= 0) return end(Halt::time);
            SearchRequest search;
            search.root = soFar.end;
            search.settings = settingsOf(player.method, player.depth, request_.limits);
            search.settings.limits.seconds = left;
            const SearchReport report = searchers_[player.evaluation].search(search, stop_);
            if (report.halt == Halt::stopped || report.halt == Halt::time) return end(report.halt);
            ++effort.moves;
            effort.states += report.counters.states;
            effort.seconds += report.counters.seconds;
            if (!report.move) return end(report.halt);  // the limit was too small for any move
            return report.move;
        };
    }
};

void count(RoundRobin& tournament, Points& points, const PlayedGame& played) {
    const Fixture& fixture = played.fixture;
    const double black = played.result.blackPoints();
    const int difference = played.result.score.black - played.result.score.white;
    points.add(fixture.black, fixture.white, black);
    points.add(fixture.white, fixture.black, 1 - black);
    tournament.cross[fixture.black][fixture.white].add(black, difference);
    tournament.cross[fixture.white][fixture.black].add(1 - black, -difference);
    tournament.totals[fixture.black].add(black, difference);
    tournament.totals[fixture.white].add(1 - black, -difference);
    const auto add = [](Effort& sum, const Effort& effort) {
        sum.moves += effort.moves;
        sum.states += effort.states;
        sum.seconds += effort.seconds;
    };
    add(tournament.efforts[fixture.black], played.black);
    add(tournament.efforts[fixture.white], played.white);
}

}  // namespace

std::vector<std::size_t> RoundRobin::ranking() const {
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Rating& first = ratings.players[a];
        const Rating& second = ratings.players[b];
        return first.rated != second.rated ? first.rated : first.elo > second.elo;
    });
    return order;
}

std::vector<RoundRobinPlayer> crossPlayers(const std::vector<NamedMethod>& methods,
                                           const std::vector<NamedEvaluation>& evaluations,
                                           const std::vector<int>& depths) {
    std::vector<RoundRobinPlayer> players;
    for (const NamedMethod& method : methods) {
        for (std::size_t i = 0; i < evaluations.size(); ++i) {
            for (const int depth : depths) {
                std::string name = evaluations[i].name + ":" + depthText(depth);
                if (methods.size() > 1) name += " " + method.name;
                players.push_back({std::move(name), method, i, depth});
            }
        }
    }
    return players;
}

RoundRobin playRoundRobin(const RoundRobinRequest& request, const base::StopFlag& stop,
                          const std::function<void(std::size_t, std::size_t)>& tell) {
    const std::size_t players = request.players.size();
    const std::vector<Fixture> fixtures = arena::roundRobin(players, request.openings.size());
    RoundRobin tournament;
    tournament.game = request.game;
    tournament.players = request.players;
    tournament.openings = request.openings;
    tournament.scheduled = fixtures.size();
    for (const NamedEvaluation& named : request.evaluations) tournament.evaluations.push_back(named.name);
    tournament.cross.assign(players, std::vector<Tally>(players));
    tournament.totals.resize(players);
    tournament.efforts.resize(players);
    Points points(players);
    SharedWork shared(request, stop);
    base::inOrder(
        fixtures.size(), request.threads, [&](std::size_t i) { return shared.play(fixtures[i]); },
        [&](std::size_t /*index*/, PlayedGame& played) {
            if (played.result.ending == Ending::unfinished) return;
            count(tournament, points, played);
            tournament.games.push_back(std::move(played));
            if (tell) tell(tournament.games.size(), fixtures.size());
        });
    tournament.halt = shared.halt();
    tournament.seconds = shared.seconds();
    tournament.ratings = estimateElo(points);
    return tournament;
}

}  // namespace mitos::arena::othello
