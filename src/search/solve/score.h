#pragma once
// The solution of a position in one byte: its outcome and how far away the end is.
//
// Bytes are ordered from the view of the side they belong to, so that the best of several is the greatest:
//
//     0          not a position of this game
//     1 2        marks of the walk over all positions, never in a finished table
//     3 … 67     loss, the end 0 … 64 plies away: the later the better
//    80 … 144    draw, the end 0 … 64 plies away: the later the better
//   191 … 255    win,  the end 64 … 0 plies away: the sooner the better
#include <array>
#include <cstdint>

namespace mitos::search::solve {

using Score = std::uint8_t;

enum class Outcome : std::uint8_t { loss, draw, win };

/// Returns the outcome for the side to which the final value or margin belongs.
constexpr Outcome outcomeOf(int value) { return value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw; }

/// The outcome of a position under best play, and how long the game lasts.
struct Result {
    Outcome outcome = Outcome::draw;
    int remoteness = 0;  // plies to the end; the winner hurries, the loser and both sides of a draw delay

    friend bool operator==(const Result&, const Result&) = default;
};

inline constexpr Score notReached = 0;
inline constexpr Score reached = 1;
inline constexpr Score stillOpen = 2;
inline constexpr int longestRemoteness = 64;

/// Returns whether the byte is a score, and not a mark.
constexpr bool isScore(Score score) { return score > stillOpen; }

/// Returns the byte of a result.
constexpr Score scoreOf(Result result) {
    switch (result.outcome) {
    case Outcome::loss:
        return static_cast<Score>(3 + result.remoteness);
    case Outcome::draw:
        return static_cast<Score>(80 + result.remoteness);
    case Outcome::win:
        break;
    }
    return static_cast<Score>(255 - result.remoteness);
}

/// Returns the result of a byte.
constexpr Result resultOf(Score score) {
    if (score >= 191) return {Outcome::win, 255 - score};
    if (score >= 80) return {Outcome::draw, score - 80};
    return {Outcome::loss, score - 3};
}

/// Returns the same result for the other side.
constexpr Result turned(Result result) {
    if (result.outcome == Outcome::win) return {Outcome::loss, result.remoteness};
    if (result.outcome == Outcome::loss) return {Outcome::win, result.remoteness};
    return result;
}

/// The score of a position, whose mover's best score is `best`, for the other side one ply before: the other side's
/// view, one ply further from the end.
inline constexpr std::array<Score, 256> asParentSees = [] {
    std::array<Score, 256> table{};
    for (int score = 3; score < 256; ++score) {
        Result result = turned(resultOf(static_cast<Score>(score)));
        if (result.remoteness < longestRemoteness) ++result.remoteness;
        table[static_cast<std::size_t>(score)] = scoreOf(result);
    }
    return table;
}();

/// The same score for the other side.
inline constexpr std::array<Score, 256> asOtherSees = [] {
    std::array<Score, 256> table{};
    for (int score = 3; score < 256; ++score) {
        table[static_cast<std::size_t>(score)] = scoreOf(turned(resultOf(static_cast<Score>(score))));
    }
    return table;
}();

/// Returns the mover's own view of a position whose score is stored as the parent sees it.
constexpr Result moverView(Score stored) {
    Result result = turned(resultOf(stored));
    --result.remoteness;
    return result;
}

}  // namespace mitos::search::solve
