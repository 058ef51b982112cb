#pragma once
// The lines of UGI, which does for any game what UCI does for chess. Moves and positions are words of the game.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::formats::ugi {

/// The largest `depth` and `movestogo` of `go`; larger numbers are read as this one.
inline constexpr double mostPlies = 1000;
/// The largest number of milliseconds and of nodes in `go`; larger numbers are read as this one.
inline constexpr double mostAmount = 2e9;

/// The limits of a search that `go` sets. Times are in milliseconds.
struct Go {
    std::optional<std::int64_t> time[2];  // left for the first and the second player
    std::optional<std::int64_t> increment[2];
    std::optional<std::int64_t> moveTime;
    std::optional<std::int64_t> nodes;
    std::optional<int> depth;
    std::optional<int> movesToGo;
    bool infinite = false;
    bool ponder = false;
};

/// The position that `position` sets: a start and the moves from there.
struct Position {
    bool usual = true;  // `startpos`; false: `fen` holds the start
    std::string fen;    // one blank between its words; empty if `usual`
    std::vector<std::string> moves;
};

/// An option that `setoption` sets.
struct Option {
    std::string name;  // as it was written; it may hold blanks
    std::string value;
};

/// A question about the current position that `query` asks.
enum class Question : std::uint8_t { gameOver, firstToMove, result };

/// A command of a controller; `what` says which of the other members count.
struct Command {
    enum class What : std::uint8_t {
        nothing,
        unknown,
        ugi,
        ready,
        newGame,
        option,
        position,
        query,
        go,
        stop,
        quit,
    };
    What what = What::nothing;
    Go go;
    Position position;
    Option option;
    Question question = Question::gameOver;
    std::string text;  // the line without the blanks around it
};
/// Reads a command. Words that `go` does not know are skipped, as UCI demands; its numbers below zero (an overrun
/// clock) become zero, fractions are cut, and too large ones become mostPlies or mostAmount. A word where a number
/// belongs makes the command unknown.
Command readCommand(std::string_view line);

/// Returns the move of `bestmove M`; empty for any other line.
std::optional<std::string> readBestMove(std::string_view line);
/// Returns the word of `response W`; empty for any other line.
std::optional<std::string> readResponse(std::string_view line);

}  // namespace mitos::formats::ugi
