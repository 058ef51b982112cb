#pragma once
// The NBoard protocol, version 2, by which a graphical front end uses the engine.
#include <string>

#include "engine/othello/live_game.h"
#include "formats/othello/nboard.h"
#include "protocols/background.h"
#include "protocols/othello_options.h"

namespace mitos::protocols {

/// Answers the commands of an NBoard front end. Searches run in the background; a command that changes the position
/// or starts another search stops them, and a stopped search is not answered.
class NBoardDoor {
  public:
    NBoardDoor(OthelloOptions options, Answers& answers);

    /// Obeys a line. Returns false after `quit`.
    bool hear(std::string_view line);
    /// Answers a line that is longer than any command with an error.
    void hearTooLong(std::string_view /*beginning*/) { answers_.line("status line too long"); }
    /// Ends the dialogue after the last line. A running search is still answered, within lastPatience seconds.
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
    /// Returns the budget of hints and analyses, without a level, which is only for playing.
    [[nodiscard]] api::othello::Budget adviceBudget() const;

    OthelloOptions options_;
    Answers& answers_;
    engine::othello::LiveGame live_;
    std::unique_ptr<api::othello::Engine> engine_;
    Background background_;  // the last member: destroyed first, because it uses the others
};

}  // namespace mitos::protocols
