#pragma once
// GTP, as Edax and Egaroucid speak it for Othello, with the commands that the front end GoGui sends for any game.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/othello/live_game.h"
#include "formats/gtp.h"
#include "protocols/background.h"
#include "protocols/othello_options.h"

namespace mitos::protocols {

/// Answers the commands of a GTP controller, in order and each once. Lines are still read while the engine thinks: `#
/// interrupt` makes it move at once, `quit` ends everything; any other command waits for the move.
class GtpDoor {
  public:
    /// Makes the engine. Throws a base::Error for a bad evaluation.
    GtpDoor(OthelloOptions options, Answers& answers);

    /// Answers a line, after a running search has ended. Returns false once `quit` was answered.
    bool hear(std::string_view line);
    /// Answers a line that is longer than any command, of which only the beginning is given.
    void hearTooLong(std::string_view beginning);
    /// Returns whether the engine is thinking. The reader of the lines may then call hurry(), if an urgent line
    /// waits.
    [[nodiscard]] bool busy() const { return background_.busy(); }
    /// Makes the engine move at once.
    void hurry() { background_.hurry(); }
    /// Returns whether the line may not wait for the end of a search.
    static bool isUrgent(std::string_view line);
    /// Ends the dialogue after the last line. A running command is still answered, within lastPatience seconds.
    void finish() {
        background_.waitAtMost(lastPatience);
        pondering_.stop();
    }

  private:
    using Command = formats::gtp::Command;
    struct Said {
        bool good = true;
        std::string text;
    };
    using Answer = std::function<Said(const Command&)>;
    struct Known {
        std::string name;
        Answer answer;  // empty for commands that think() answers later
    };

    // Add the commands, by subject.
    void addProtocol();
    void addGame();
    void addTime();
    void addRules();
    void add(std::string name, Answer answer) { known_.push_back({std::move(name), std::move(answer)}); }
    [[nodiscard]] const Known* find(std::string_view name) const;

    void think(const Command& command);
    void moved(const Command& command, api::othello::Colour colour, const api::othello::Opinion& opinion, bool keeps);
    void ponder();
    void spend(engine::othello::Clock& clock, double seconds) const;
    Said setSize(const Command& command);
    Said play(const Command& command);
    Said load(const Command& command);
    Said setTime(const Command& command);
    Said tellTime(const Command& command);
    [[nodiscard]] Said finalScore() const;
    [[nodiscard]] std::optional<engine::othello::Clock>& clockOf(api::othello::Colour colour) {
        return clocks_[colour == api::othello::Colour::black ? 0 : 1];
    }

    OthelloOptions options_;
    Answers& answers_;
    std::vector<Known> known_;
    engine::othello::LiveGame live_;
    std::unique_ptr<api::othello::Engine> engine_;
    std::optional<engine::othello::Clock> clocks_[2];
    engine::othello::Clock usualClock_;  // the clock at the beginning of a game
    double byoyomi_ = 0;                 // seconds for byoyomiStones_ moves, after the main time
    int byoyomiStones_ = 0;
    bool timed_ = false;
    Background pondering_;   // runs between commands; its results stay in the engine's table
    Background background_;  // the last member: destroyed first, because it uses the others
};

}  // namespace mitos::protocols
