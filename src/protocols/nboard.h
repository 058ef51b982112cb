#pragma once
// The NBoard protocol, version 2: the engine behind a graphical front end.
#include <string>

#include "engine/othello/live_game.h"
#include "formats/othello/nboard.h"
#include "protocols/background.h"
#include "protocols/othello_options.h"

namespace mitos::protocols {

/// Everything that takes long runs beside the dialogue; whatever changes the position or asks anew stops it, and what was stopped
/// is not answered.
class NBoardDoor {
  public:
    NBoardDoor(OthelloOptions options, Answers& answers);

    /// False once it was told to quit.
    bool hear(std::string_view line);
    /// A line that is longer than any command.
    void hearTooLong(std::string_view /*beginning*/) { answers_.line("status line too long"); }
    /// No more lines come: what was asked is still answered, if that does not take long.
    void finish() { background_.waitAtMost(lastPatience); }

  private:
    using Heard = formats::othello::nboard::FromFrontEnd;

    void obey(const Heard& heard);
    void setGame(const std::string& text);
    void move(const Heard& heard);
    void hint(int count);
    void go();
    void analyze();
    [[nodiscard]] Background::Failed tellFailure();
    void tellNodes(std::uint64_t nodes, double seconds);
    [[nodiscard]] api::othello::Budget budget() const;
    /// For hints and analyses: a level is for playing.
    [[nodiscard]] api::othello::Budget adviceBudget() const;

    OthelloOptions options_;
    Answers& answers_;
    engine::othello::LiveGame live_;
    std::unique_ptr<api::othello::Engine> engine_;
    Background background_;  // goes first: it uses the rest
};

}  // namespace mitos::protocols
