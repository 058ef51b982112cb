#pragma once
// A program that speaks UGI. Before every move it receives the start, all moves, and the limits of the move.
#include "arena/othello/contestant.h"
#include "arena/program.h"

namespace mitos::arena::othello {

/// Chooses moves by a program that speaks UGI.
class UgiPlayer : public Contestant {
  public:
    UgiPlayer(Launch launch, double patience) : program_(std::move(launch), patience, "quit") {}

    [[nodiscard]] std::string name() const override { return name_; }
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    RecordedMove choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    Program program_;
    std::string name_;

    void start(const base::StopFlag& stop);
    void awaitWord(std::string_view wanted, const base::StopFlag& stop);
};

}  // namespace mitos::arena::othello
