#pragma once
// A player in a match: the engine of Mitos or another program. The referee asks it, measures it, and goes on when it
// fails.
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "games/othello/board.h"

namespace mitos::arena {

using games::othello::Board;
using games::othello::Colour;
using games::othello::Square;

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

/// A game as far as it has come, its opening included.
struct GameSoFar {
    Board start;
    std::vector<Square> moves;  // every pass among them
    Board board;                // after them
};

/// The time of a whole game: so many seconds, and more after every move.
struct GameClock {
    double seconds = 0;
    double increment = 0;

    friend bool operator==(const GameClock&, const GameClock&) = default;
};

/// `60` or `60+0.5`; nothing when it is neither.
std::optional<GameClock> readGameClock(std::string_view text);

/// What a player may use; what is not there is not limited.
struct Allowed {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<GameClock> clock;

    friend bool operator==(const Allowed&, const Allowed&) = default;
};

/// What the next move may cost.
struct Allowance {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<double> left[2];  // on the clocks of black and white
    double increment = 0;
    double patience = 0;  // the player has failed when it needs more than this
};

struct Chosen {
    Square move = games::othello::pass;
    std::optional<double> evaluation;  // discs, for the mover
    double seconds = 0;                // from the question to the answer
};

/// All members throw PlayerFailed and PlayerStopped; after a failure begin() starts afresh.
class Contestant {
  public:
    Contestant() = default;
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    /// As it calls itself.
    [[nodiscard]] virtual std::string name() const = 0;
    /// A new game, in which it has this colour and may use so much.
    virtual void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) = 0;
    /// There is a move. It is asked only in positions where it is to move.
    virtual Chosen choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) = 0;
};

}  // namespace mitos::arena
