#include "formats/othello/ggf_ends.h"

#include <algorithm>

namespace mitos::formats::othello {
namespace {

// The meaning of a `;` or `(` outside of values; cutOff if the byte behind it is not in memory yet.
enum class Mark { nothing, gameEnds, gameBegins, cutOff };

Mark markAt(std::string_view text) {
    if (text.size() < 2) return Mark::cutOff;
    if (text.starts_with(";)")) return Mark::gameEnds;
    return text.starts_with("(;") ? Mark::gameBegins : Mark::nothing;
}

}  // namespace

std::string_view GgfEnds::Held::from(std::uint64_t place) const {
    return text.substr(static_cast<std::size_t>(std::clamp(place, offset, end()) - offset));
}

// Returns the place of the first of these signs from `place` on; held.end() if there is none.
std::uint64_t GgfEnds::nextOf(std::string_view signs, const Held& held, std::uint64_t place) {
    const std::string_view left = held.from(place);
    const std::size_t ahead = std::min(left.find_first_of(signs), left.size());
    looked_ += ahead + 1;
    return place + ahead;
}

std::optional<std::uint64_t> GgfEnds::closeBehind(NextClose& known, const Held& held, std::uint64_t place) {
    if (place < known.from || place > known.at) known = {place, place, false};
    if (!known.found) {
        known.at = nextOf("]", held, known.at);
        known.found = known.at < held.end();
    }
    return known.found ? std::optional(known.at) : std::nullopt;
}

// Returns the end of the game to which this place, behind a `]`, belongs; empty if it is not in memory yet.
std::optional<std::uint64_t> GgfEnds::endBehindClose(const Held& held, std::uint64_t place) {
    const std::uint64_t known = end_.value_or(followedTo_);
    if (place < followedFrom_ || place > known) {
        followedFrom_ = followedTo_ = place;
        end_.reset();
    }
    while (!end_) {
        const std::uint64_t at = nextOf("[;(", held, followedTo_);
        followedTo_ = at;
        if (at >= held.end()) return std::nullopt;
        if (held.from(at).front() == '[') {
            const auto close = closeBehind(ofFollowed_, held, at + 1);
            if (!close) return std::nullopt;
            followedTo_ = *close + 1;
            continue;
        }
        const Mark sign = markAt(held.from(at));
        if (sign == Mark::cutOff) return std::nullopt;
        if (sign == Mark::gameEnds) end_ = at + 2;
        if (sign == Mark::gameBegins) end_ = at;
        if (sign == Mark::nothing) followedTo_ = at + 1;
    }
    return end_;
}

std::optional<std::size_t> GgfEnds::lengthOf(std::string_view text, std::uint64_t offset) {
    const Held held{text, offset};
    const auto length = [offset](std::uint64_t end) { return static_cast<std::size_t>(end - offset); };
    for (std::uint64_t place = offset + 2;; ++place) {  // begins behind the game's own `(;`
        place = nextOf("[];(", held, place);
        if (place >= held.end()) return std::nullopt;
        const char sign = held.from(place).front();
        if (sign == '[' || sign == ']') {
            const auto close = sign == ']' ? std::optional(place) : closeBehind(ofBeginning_, held, place + 1);
            const auto end = close ? endBehindClose(held, *close + 1) : std::nullopt;
            return end ? std::optional(length(*end)) : std::nullopt;
        }
        const Mark what = markAt(held.from(place));
        if (what == Mark::cutOff) return std::nullopt;
        if (what == Mark::gameEnds) return length(place + 2);
        if (what == Mark::gameBegins) return length(place);
    }
}

}  // namespace mitos::formats::othello
