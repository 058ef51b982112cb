#pragma once
// UGI: for any game what UCI is for chess.
#include <memory>
#include <string>

#include "protocols/background.h"
#include "protocols/ugi_game.h"

namespace mitos::protocols {

/// The search runs beside the dialogue and is answered by one `bestmove`, also when it is stopped; a new position, a new search or a
/// new option stops it first.
class UgiDoor {
  public:
    UgiDoor(std::unique_ptr<UgiGame> game, std::string version, Answers& answers);
    ~UgiDoor() { finish(); }

    /// False once it was told to quit.
    bool hear(std::string_view line);
    /// A line that is longer than any command.
    void hearTooLong(std::string_view /*beginning*/) { answers_.line("info string error: line too long"); }
    /// No more lines come: a search that would go on for ever is stopped, any other is still answered.
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
    Background background_;  // goes first: it uses the rest
};

}  // namespace mitos::protocols
