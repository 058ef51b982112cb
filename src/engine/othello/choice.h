#pragma once
// Chooses who answers, champion or textbook search, by what a caller asked for.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::engine::othello {

/// The ways to answer. `automatic` is the champion with its own evaluation; with another evaluation the textbook
/// plays, and the champion near the end of the game. `exact` searches to the end of the game by alpha-beta.
enum class Algorithm : std::uint8_t { automatic, textbook, champion, exact };

/// Something that only the textbook searches offer, or only the champion.
enum class Feature : std::uint8_t {
    // of the textbook searches only
    otherEvaluation,  // any but `pattern`
    otherSize,        // a board of 4x4 or 6x6
    closedSet,
    moveOrder,
    shallowOrder,
    extension,
    deepening,
    unquiet,
    tieDraw,
    method,  // named with its techniques
    tree,
    explanation,
    // of the champion only
    level,
    fewerTechniques,
    threads,
    freshTable,
    pondering,
};

/// Returns whether only the textbook searches offer the feature.
bool isOfTextbook(Feature feature);

/// A feature that a caller asked for, and the name by which they did (`--level`, `level`).
struct AskedFeature {
    Feature feature;
    std::string name;
};

/// Returns who answers: the algorithm that was named, otherwise the champion unless a feature of the textbook was
/// asked for. Throws an Error (usage) that names the first feature which the chosen algorithm does not offer.
Algorithm chooseAlgorithm(std::optional<Algorithm> named, const std::vector<AskedFeature>& asked);

/// Throws an Error (usage) that names the first feature which `algorithm` (not automatic) does not offer.
void refuseMissing(Algorithm algorithm, const std::vector<AskedFeature>& asked);

}  // namespace mitos::engine::othello
