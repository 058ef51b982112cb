#pragma once
// The lines of UGI, both ways: for any game what UCI is for chess. Moves and positions are words of the game.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::formats::ugi {

/// Numbers of `go` are read as if they were no greater: no game is longer, and nobody waits longer.
inline constexpr double mostPlies = 1000;  // depth, movestogo
inline constexpr double mostAmount = 2e9;  // milliseconds, nodes

/// What a move may cost, as `go` says it. Times in milliseconds.
struct Go {
    std::optional<std::int64_t> time[2];  // left, of the first and the second player
    std::optional<std::int64_t> increment[2];
    std::optional<std::int64_t> moveTime;
    std::optional<std::int64_t> nodes;
    std::optional<int> depth;
    std::optional<int> movesToGo;
    bool infinite = false;
    bool ponder = false;
};

struct Position {
    bool usual = true;  // startpos
    std::string fen;    // where it is not; one blank between its words
    std::vector<std::string> moves;
};

struct Option {
    std::string name;  // as it was written, blanks within
    std::string value;
};

enum class Question : std::uint8_t { gameOver, firstToMove, result };

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
    std::string text;  // the line, and why it is unknown where it began well
};
/// Words that `go` does not know are passed over, as UCI asks; numbers below zero (a clock that was overrun) are zero, fractions are cut,
/// and those beyond all bounds are the greatest. What is no number at all makes the command unknown.
Command readCommand(std::string_view line);

/// The move of `bestmove M`; nothing when it is another line.
std::optional<std::string> readBestMove(std::string_view line);
/// The word of `response W`.
std::optional<std::string> readResponse(std::string_view line);

}  // namespace mitos::formats::ugi
