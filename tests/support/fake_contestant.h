#pragma once
#include <functional>
#include <string>

#include "arena/othello/contestant.h"
#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::test {

/// A player of matches whose moves, times and failures are set by the test.
class FakeContestant : public arena::othello::Contestant {
  public:
    using Choose =
        std::function<arena::othello::RecordedMove(const arena::othello::GameSoFar&, const arena::Allowance&)>;
    FakeContestant(std::string name, Choose choose) : name_(std::move(name)), choose_(std::move(choose)) {}

    [[nodiscard]] std::string name() const override { return name_; }
    void begin(arena::othello::Colour /*side*/, const arena::Allowed& /*allowed*/,
               const base::StopFlag& /*stop*/) override {
        ++begun;
    }
    arena::othello::RecordedMove choose(const arena::othello::GameSoFar& game, const arena::Allowance& allowance,
                                        const base::StopFlag& /*stop*/) override {
        return choose_(game, allowance);
    }

    int begun = 0;

  private:
    std::string name_;
    Choose choose_;
};

/// Plays the first legal move, and reports the given seconds for it.
inline FakeContestant::Choose firstMoves(double seconds = 0) {
    return [seconds](const arena::othello::GameSoFar& game, const arena::Allowance& /*allowance*/) {
        return arena::othello::RecordedMove{
            games::othello::firstOf(games::othello::Othello().moves(game.board)), {}, seconds};
    };
}

/// Plays a random legal move.
inline FakeContestant::Choose randomMoves(std::uint64_t seed) {
    return [random = base::Random(seed)](const arena::othello::GameSoFar& game,
                                         const arena::Allowance& /*allowance*/) mutable {
        games::othello::Squares moves = games::othello::Othello().moves(game.board);
        for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(std::popcount(moves))); skip > 0; --skip) {
            moves &= moves - 1;
        }
        return arena::othello::RecordedMove{games::othello::firstOf(moves), {}, 0.001};
    };
}

}  // namespace mitos::test
