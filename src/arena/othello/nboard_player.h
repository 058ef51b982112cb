#pragma once
// A program that speaks the NBoard protocol. It receives the whole game before every move. The protocol has depths,
// but no clocks.
#include "arena/othello/contestant.h"
#include "arena/program.h"

namespace mitos::arena::othello {

/// Chooses moves by a program that speaks the NBoard protocol.
class NBoardPlayer : public Contestant {
  public:
    NBoardPlayer(Launch launch, double patience) : program_(std::move(launch), patience, "quit") {}

    [[nodiscard]] std::string name() const override { return name_; }
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    RecordedMove choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    Program program_;
    std::string name_;
    int pings_ = 0;

    /// Waits until the program has handled everything that was sent before.
    void synchronise(const base::StopFlag& stop);
};

}  // namespace mitos::arena::othello
