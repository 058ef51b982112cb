#pragma once
// How a player fails: the reasons for which a side loses a game before its end, and how a player tells the referee.
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

namespace mitos::arena {

/// Why a side lost a game before its end.
enum class Failing : std::uint8_t {
    illegal,   // a move against the rules
    crash,     // the program ended
    hang,      // no answer within our patience
    time,      // it overstepped its time
    flood,     // it wrote without end
    garbage,   // an answer that the protocol does not know, or a refusal
    resigned,  // by its own choice
    closed,    // the program runs on, but has closed its input or its output
};
inline constexpr std::size_t failings = 8;
/// As files and JSON call it.
std::string_view nameOf(Failing failing);
std::optional<Failing> failingOf(std::string_view name);

/// Thrown by a player that can play no further in this game.
class PlayerFailed : public std::exception {
  public:
    PlayerFailed(Failing how, std::string detail) : how_(how), detail_(std::move(detail)) {}
    [[nodiscard]] Failing how() const { return how_; }
    [[nodiscard]] const std::string& detail() const { return detail_; }  // what it said, or its exit code
    [[nodiscard]] const char* what() const noexcept override { return detail_.c_str(); }

  private:
    Failing how_;
    std::string detail_;
};

/// Thrown by a player when the stop flag was raised while it thought.
struct PlayerStopped : std::exception {};

}  // namespace mitos::arena
