#pragma once
// GTP, as Edax and Egaroucid speak it for Othello, with what the front end GoGui asks of an engine for any game.
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

/// Commands are answered in order, each once. While the engine thinks, lines are still read: `# interrupt` makes it move at once,
/// `quit` ends everything; any other command waits for the move.
class GtpDoor {
  public:
    /// An Error for an evaluation that is not sound.
    GtpDoor(OthelloOptions options, Answers& answers);

    /// False once `quit` was answered. A command waits for the move that is being thought of.
    bool hear(std::string_view line);
    /// A line that is longer than any command: how it begins is enough to answer it.
    void hearTooLong(std::string_view beginning);
    /// Is it thinking? Then it may be told to `hurry` by whoever reads the lines, if one of those that wait is urgent.
    [[nodiscard]] bool busy() const { return background_.busy(); }
    void hurry() { background_.hurry(); }
    static bool isUrgent(std::string_view line);
    /// No more lines come: what was asked is still answered, if that does not take long.
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
        Answer answer;  // nothing for those that are answered later, by `think`
    };

    // The commands, by subject.
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
    engine::othello::Clock usualClock_;  // that a new game begins with
    double byoyomi_ = 0;                 // for so many stones, when the main time is over
    int byoyomiStones_ = 0;
    bool timed_ = false;
    Background pondering_;   // while nothing is asked; what it finds stays in the engine's table
    Background background_;  // goes first: it uses the rest
};

}  // namespace mitos::protocols
