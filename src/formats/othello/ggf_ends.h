#pragma once
// The search for the ends of GGF games. It takes one pass, however many games seem to begin within each other's
// values.
//
// A game ends behind the first `;)` outside of values, or where `(;` begins the next game. A `]` ends a value and
// means nothing elsewhere, so the text behind it is outside of values, wherever the game began. Therefore all games
// that begin before a `]` and do not end before it end in the same place. The end found behind one `]` is kept, and
// the games that begin in between do not search for it again.
#include <cstdint>
#include <optional>
#include <string_view>

namespace mitos::formats::othello {

/// Finds the ends of games while a file is read piece by piece.
class GgfEnds {
  public:
    /// Returns the length of the game with which the text begins; empty if its end is not in the text yet. `offset`
    /// is the byte of the file where the text begins. From call to call, neither the beginning nor the end of the
    /// text may move back.
    std::optional<std::size_t> lengthOf(std::string_view text, std::uint64_t offset);

    /// Returns how many bytes all calls together have examined: proportional to the file, whatever it holds.
    [[nodiscard]] std::uint64_t looked() const { return looked_; }

  private:
    /// The part of the file that is in memory.
    struct Held {
        std::string_view text;
        std::uint64_t offset;

        [[nodiscard]] std::string_view from(std::uint64_t place) const;
        [[nodiscard]] std::uint64_t end() const { return offset + text.size(); }
    };
    /// The first `]` behind a place that only moves forward.
    struct NextClose {
        std::uint64_t from = 0;
        std::uint64_t at = 0;  // there is no `]` in [from, at); there is one at `at` if `found`
        bool found = false;
    };

    std::optional<std::uint64_t> closeBehind(NextClose& known, const Held& held, std::uint64_t place);
    std::optional<std::uint64_t> endBehindClose(const Held& held, std::uint64_t place);
    std::uint64_t nextOf(std::string_view signs, const Held& held, std::uint64_t place);

    NextClose ofBeginning_;
    NextClose ofFollowed_;
    std::uint64_t followedFrom_ = 0;    // a place behind a `]`
    std::uint64_t followedTo_ = 0;      // no game ends in [followedFrom_, followedTo_)
    std::optional<std::uint64_t> end_;  // the first end of a game behind followedFrom_; empty: not found yet
    std::uint64_t looked_ = 0;
};

}  // namespace mitos::formats::othello
