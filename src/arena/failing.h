#pragma once
// The failures of players: the reasons for which a side loses a game before its end, and the exceptions for them.
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

namespace mitos::arena {

/// The reason for which a side lost a game before its end.
enum class Failing : std::uint8_t {
    illegal,   // a move against the rules
    crash,     // the program ended
    hang,      // no response within the patience
    time,      // more time than allowed
    flood,     // output without end
    garbage,   // a response that the protocol does not have, or a refusal
    resigned,  // the program gave up
    closed,    // the program still runs, but has closed its input or its output
};
inline constexpr std::size_t failings = 8;
/// Returns the name of the failure in files and JSON.
std::string_view nameOf(Failing failing);
/// Returns the failure with this name; empty if there is none.
std::optional<Failing> failingOf(std::string_view name);

/// The exception of a player that cannot go on in this game.
class PlayerFailed : public std::exception {
  public:
    PlayerFailed(Failing how, std::string detail) : how_(how), detail_(std::move(detail)) {}
    [[nodiscard]] Failing how() const { return how_; }
    [[nodiscard]] const std::string& detail() const { return detail_; }  // its response, or its exit code
    [[nodiscard]] const char* what() const noexcept override { return detail_.c_str(); }

  private:
    Failing how_;
    std::string detail_;
};

/// The exception of a player that found the stop flag raised.
struct PlayerStopped : std::exception {};

}  // namespace mitos::arena
