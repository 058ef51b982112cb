#include "arena/othello/referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "games/othello/board_text.h"

namespace mitos::arena::othello {
namespace {

using games::othello::discs;
using games::othello::Othello;
using games::othello::Score;

// Returns the score for a difference, rounded to a whole even number, as differences with all squares counted are.
Score scoreOfDifference(double difference, const Othello& game) {
    const int all = discs(game.squares());
    const int half = std::clamp(static_cast<int>(std::lround(difference / 2)), -all / 2, all / 2);
    return {all / 2 + half, all / 2 - half};
}

// Withholds the grant of one move from the other games.
class Grant {
  public:
    Grant(TimeLedger& ledger, bool wanted, int ownMovesLeft) : ledger_(ledger) {
        if (wanted) seconds_ = ledger.grant(ownMovesLeft);
    }
    Grant(const Grant&) = delete;
    Grant& operator=(const Grant&) = delete;
    ~Grant() {
        if (seconds_) ledger_.settle(*seconds_);
    }
    [[nodiscard]] const std::optional<double>& seconds() const { return seconds_; }

  private:
    TimeLedger& ledger_;
    std::optional<double> seconds_;
};

class Table {
  public:
    Table(const Othello& game, const Opening& opening, const Seat& black, const Seat& white, const RefereeRules& rules,
          TimeLedger& ledger, const base::StopFlag& stop)
        : game_(game), seats_{&black, &white}, rules_(rules), ledger_(ledger), stop_(stop) {
        soFar_ = {opening.start, opening.moves, opening.board};
        played_.start = opening.start;
        openingMoves_ = opening.moves.size();
        for (const Square move : opening.moves) played_.moves.push_back({move, {}, {}});
        for (std::size_t side = 0; side < 2; ++side) {
            if (seats_[side]->allowed.clock) left_[side] = seats_[side]->allowed.clock->seconds;
        }
    }

    RefereedGame play() {
        for (const Colour side : {Colour::black, Colour::white}) {
            if (!begin(side)) return played_;
        }
        const GameResult result = playGame(
            game_, soFar_.board, [this](const GameResult& soFar) { return ask(soFar); },
            [this](const GameResult& soFar) { return ask(soFar); });
        follow(result);
        if (played_.failed || played_.agreed) {
            played_.finished = true;
        } else if (result.ending == Ending::illegal) {
            fail(result.end.mover, Failing::illegal, games::othello::writeSquare(tried_));
        } else if (result.ending == Ending::played) {
            played_.finished = true;
            played_.score = result.score;
        }
        return played_;
    }

  private:
    const Othello& game_;
    const Seat* seats_[2];
    const RefereeRules& rules_;
    TimeLedger& ledger_;
    const base::StopFlag& stop_;
    GameSoFar soFar_;
    RefereedGame played_;
    std::size_t openingMoves_ = 0;
    std::optional<double> left_[2];
    std::optional<double> valued_[2];  // the last value of each side, for black
    Square tried_ = games::othello::pass;

    void fail(Colour side, Failing how, std::string detail) {
        played_.failed = Failed{side, how, std::move(detail)};
        played_.score = allTo(games::othello::other(side), game_);
        played_.finished = true;
    }

    bool begin(Colour side) {
        const Seat& seat = *seats_[static_cast<std::size_t>(side)];
        try {
            seat.player->begin(side, seat.allowed, stop_);
            return true;
        } catch (const PlayerFailed& failed) {
            fail(side, failed.how(), failed.detail());
        } catch (const PlayerStopped&) {
        }
        return false;
    }

    // Takes over the moves of the game until now, forced passes included, which no player is asked for.
    void follow(const GameResult& result) {
        for (std::size_t i = soFar_.moves.size() - openingMoves_; i < result.moves.size(); ++i) {
            soFar_.moves.push_back(result.moves[i]);
            if (played_.moves.size() < soFar_.moves.size()) played_.moves.push_back({result.moves[i], {}, {}});
        }
        soFar_.board = result.end;
    }

    // Asks the player for a move. The time counts even if the player fails.
    RecordedMove chooseOf(const Seat& seat, std::size_t index, const Allowance& allowance) {
        const base::Stopwatch watch;
        const auto use = [&](double seconds) {
            ledger_.use(seat.who, seconds);
            played_.seconds[index] += seconds;
        };
        try {
            RecordedMove chosen = seat.player->choose(soFar_, allowance, stop_);
            if (!chosen.seconds) chosen.seconds = watch.seconds();
            use(*chosen.seconds);
            return chosen;
        } catch (...) {
            use(watch.seconds());
            throw;
        }
    }

    std::optional<Square> ask(const GameResult& result) {
        follow(result);
        const Colour side = result.end.mover;
        const auto index = static_cast<std::size_t>(side);
        const Seat& seat = *seats_[index];
        if (stop_.raised() || agreed()) return std::nullopt;
        try {
            const Grant grant(ledger_, seat.followsTime, (discs(game_.empties(result.end)) + 1) / 2);
            const Allowance allowance = allowanceOf(seat, index, grant.seconds());
            const RecordedMove chosen = chooseOf(seat, index, allowance);
            tried_ = chosen.move;
            if (!inTime(index, allowance, *chosen.seconds)) {
                throw PlayerFailed(Failing::time, fmt::format("{:.2f} s", *chosen.seconds));
            }
            if (chosen.evaluation) {
                valued_[index] = side == Colour::black ? *chosen.evaluation : -*chosen.evaluation;
            }
            if (game_.isLegal(result.end, chosen.move)) played_.moves.push_back(chosen);
            return chosen.move;
        } catch (const PlayerFailed& failed) {
            fail(side, failed.how(), failed.detail());
        } catch (const PlayerStopped&) {
        }
        return std::nullopt;
    }

    [[nodiscard]] Allowance allowanceOf(const Seat& seat, std::size_t index,
                                        const std::optional<double>& granted) const {
        Allowance allowance;
        allowance.depth = seat.allowed.depth;
        allowance.moveSeconds = seat.allowed.moveSeconds;
        if (granted) allowance.moveSeconds = std::min(*granted, allowance.moveSeconds.value_or(*granted));
        for (std::size_t side = 0; side < 2; ++side) {
            if (left_[side]) allowance.left[side] = std::max(*left_[side], 0.0);
        }
        if (seat.allowed.clock) allowance.increment = seat.allowed.clock->increment;
        allowance.patience = rules_.patience;
        if (allowance.moveSeconds) allowance.patience = *allowance.moveSeconds + rules_.margin;
        if (left_[index]) allowance.patience = *left_[index] + rules_.margin;
        return allowance;
    }

    bool inTime(std::size_t index, const Allowance& allowance, double seconds) {
        if (left_[index]) {
            // Tolerated seconds stay on the clock as a debt, because the margin is for the whole game.
            const double left = *left_[index] - seconds;
            left_[index] = left + allowance.increment;
            if (left < -rules_.margin) return false;
        }
        return !allowance.moveSeconds || seconds <= *allowance.moveSeconds + rules_.margin;
    }

    bool agreed() {
        if (!rules_.adjudicate || !valued_[0] || !valued_[1]) return false;
        const double least = std::min(*valued_[0], *valued_[1]);
        const double most = std::max(*valued_[0], *valued_[1]);
        if (least < *rules_.adjudicate && most > -*rules_.adjudicate) return false;
        played_.agreed = true;
        played_.score = scoreOfDifference(least > 0 ? least : most, game_);
        return true;
    }
};

}  // namespace

RefereedGame referee(const Othello& game, const Opening& opening, const Seat& black, const Seat& white,
                     const RefereeRules& rules, TimeLedger& ledger, const base::StopFlag& stop) {
    return Table(game, opening, black, white, rules, ledger, stop).play();
}

}  // namespace mitos::arena::othello
