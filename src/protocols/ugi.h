#pragma once
// UGI, which does for any game what UCI does for chess.
#include <memory>
#include <string>

#include "protocols/background.h"
#include "protocols/ugi_game.h"

namespace mitos::protocols {

/// Answers the commands of a UGI controller. A search runs in the background and is answered by one `bestmove`, even
/// if it is stopped; a new game, position, search or option stops it first.
class UgiDoor {
  public:
    UgiDoor(std::unique_ptr<UgiGame> game, std::string version, Answers& answers);
    ~UgiDoor() { finish(); }

    /// Obeys a line. Returns false after `quit`.
    bool hear(std::string_view line);
    /// Answers a line that is longer than any command with an error.
    void hearTooLong(std::string_view /*beginning*/) { answers_.line("info string error: line too long"); }
    /// Ends the dialogue after the last line. An endless search is stopped; any other may end within lastPatience
    /// seconds.
    void finish();

  private:
    void obey(const formats::ugi::Command& command);
    void introduce();
    void setOption(const formats::ugi::Option& option);
    void answer(formats::ugi::Question question);
    void go(const formats::ugi::Go& limits);

    std::unique_ptr<UgiGame> game_;
    std::string version_;
    Answers& answers_;
    bool endless_ = false;
    Background background_;  // the last member: destroyed first, because it uses the others
};

}  // namespace mitos::protocols
