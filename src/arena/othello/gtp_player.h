#pragma once
// A program that speaks GTP. It keeps the game itself, receives every move of the other side, and generates its own.
#include "arena/othello/contestant.h"
#include "arena/program.h"

namespace mitos::arena::othello {

/// Chooses moves by a program that speaks GTP.
class GtpPlayer : public Contestant {
  public:
    GtpPlayer(Launch launch, double patience) : program_(std::move(launch), patience, "quit") {}

    [[nodiscard]] std::string name() const override { return name_; }
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    RecordedMove choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    struct Said {
        bool good = false;
        std::string text;
    };

    Program program_;
    std::string name_;
    Colour side_ = Colour::black;
    bool knowsSettings_ = false;
    bool knowsLeft_ = false;
    std::size_t told_ = 0;  // the moves of this game that the program knows

    void start(const base::StopFlag& stop);
    Said ask(const std::string& command, const base::StopFlag& stop);
    bool knows(const std::string& command, const base::StopFlag& stop);
    void tellMoves(const GameSoFar& game, const base::StopFlag& stop);
    void tellTime(const Allowance& allowance, const base::StopFlag& stop);
};

}  // namespace mitos::arena::othello
