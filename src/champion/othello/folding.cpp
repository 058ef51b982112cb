#include "champion/othello/folding.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/othello/symmetry.h"

namespace mitos::champion::othello {
namespace {

using Places = std::array<std::size_t, 10>;

// Returns where each square of the pattern goes if the symmetry maps the pattern onto itself.
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

// Returns what every configuration becomes when its squares move to `places`. The image of a configuration with one
// more digit is the image without it, plus the digit's weight in its new place.
std::vector<std::uint32_t> imagesUnder(const Places& places, std::size_t size) {
    std::vector<std::uint32_t> images(configurationsOf(size));
    std::uint32_t power = 1;
    for (std::size_t i = 0; i < size; ++i, power *= 3) {
        const std::uint32_t weight = configurationsOf(places[i]);
        for (std::uint32_t number = power; number < 3 * power; ++number)
            images[number] = images[number - power] + weight;
    }
    return images;
}

}  // namespace

Folding::Folding() : shared(weightsPerPhase) {
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const Pattern& pattern = patterns[p];
        std::vector<std::vector<std::uint32_t>> images;
        for (const games::othello::Symmetry symmetry : games::othello::symmetries) {
            if (const auto places = placesUnder(pattern, symmetry))
                images.push_back(imagesUnder(*places, pattern.size));
        }
        const std::uint32_t first = weightOffsets[p];
        for (std::uint32_t number = 0; number < configurationsOf(pattern.size); ++number) {
            std::uint32_t least = number;
            for (const std::vector<std::uint32_t>& image : images) least = std::min(least, image[number]);
            shared[first + number] = least == number ? count++ : shared[first + least];
        }
    }
    for (std::uint32_t i = moveCountsFrom; i < weightsPerPhase; ++i) shared[i] = count++;  // a count has no images
}

}  // namespace mitos::champion::othello
