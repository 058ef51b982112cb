#pragma once
// Where games of GGF end, found in one pass, however many games seem to begin within each other's values.
//
// A game ends behind the first `;)` that is not within a value, or where `(;` begins the next one. A `]` ends every value and means
// nothing elsewhere: behind it one is outside, wherever one began. So all games that begin before a `]` and do not end before it end
// in the same place; what was found behind one `]` is kept, and no game that begins in between looks there again.
#include <cstdint>
#include <optional>
#include <string_view>

namespace mitos::formats::othello {

class GgfEnds {
  public:
    /// Of the game that the text begins with; nothing while its end has not been read. The text begins at this byte of the file. From
    /// call to call that byte never goes back, and the text ends where it ended before or later.
    std::optional<std::size_t> lengthOf(std::string_view text, std::uint64_t offset);

    /// Bytes that were looked at in all calls together: proportional to the file, whatever stands in it.
    [[nodiscard]] std::uint64_t looked() const { return looked_; }

  private:
    /// What is in memory of the file.
    struct Held {
        std::string_view text;
        std::uint64_t offset;

        [[nodiscard]] std::string_view from(std::uint64_t place) const;
        [[nodiscard]] std::uint64_t end() const { return offset + text.size(); }
    };
    /// The first `]` behind places that only go forward.
    struct NextClose {
        std::uint64_t from = 0;
        std::uint64_t at = 0;  // there is none from `from` on before this; this is one, if it was found
        bool found = false;
    };

    std::optional<std::uint64_t> closeBehind(NextClose& known, const Held& held, std::uint64_t place);
    std::optional<std::uint64_t> endBehindClose(const Held& held, std::uint64_t place);
    std::uint64_t nextOf(std::string_view signs, const Held& held, std::uint64_t place);

    NextClose ofBeginning_;
    NextClose ofFollowed_;
    std::uint64_t followedFrom_ = 0;    // behind a `]`: from here on it is known
    std::uint64_t followedTo_ = 0;      // that no game ends before this
    std::optional<std::uint64_t> end_;  // and that one ends here
    std::uint64_t looked_ = 0;
};

}  // namespace mitos::formats::othello
