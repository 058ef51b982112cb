#include "champion/othello/folding.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mitos::champion::othello {
namespace {

using Places = std::array<std::size_t, 10>;

// Where each square of the pattern goes when the symmetry maps the pattern onto itself.
std::optional<Places> placesUnder(const Pattern& pattern, games::othello::Symmetry symmetry) {
    Places places{};
    for (std::size_t i = 0; i < pattern.size; ++i) {
        const Square image = games::othello::transformed(pattern.squares[i], symmetry);
        std::size_t at = 0;
        while (at < pattern.size && pattern.squares[at] != image) ++at;
        if (at == pattern.size) return std::nullopt;
        places[i] = at;
    }
    return places;
}

bool isAtRest(const Places& places, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        if (places[i] != i) return false;
    }
    return true;
}

std::uint32_t moved(std::uint32_t number, std::size_t size, const Places& places) {
    std::array<std::uint32_t, 10> digits{};
    for (std::size_t i = 0; i < size; ++i, number /= 3) digits[places[i]] = number % 3;
    std::uint32_t result = 0;
    for (std::size_t i = size; i-- > 0;) result = 3 * result + digits[i];
    return result;
}

}  // namespace

Folding::Folding() : shared(weightsOfAPhase) {
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const Pattern& pattern = patterns[p];
        std::vector<Places> images;
        for (const games::othello::Symmetry symmetry : games::othello::symmetries) {
            const auto places = placesUnder(pattern, symmetry);
            if (places && !isAtRest(*places, pattern.size)) images.push_back(*places);
        }
        const std::uint32_t first = weightOffsets[p];
        for (std::uint32_t number = 0; number < configurationsOf(pattern.size); ++number) {
            std::uint32_t least = number;
            for (const Places& places : images) least = std::min(least, moved(number, pattern.size, places));
            shared[first + number] = least == number ? count++ : shared[first + least];
        }
    }
    for (std::uint32_t i = moveCountsFrom; i < weightsOfAPhase; ++i) shared[i] = count++;  // a count has no images
}

}  // namespace mitos::champion::othello
