#pragma once
// What an option asks of the Othello engine: entries carry it as a number, so that puzzles need not know Othello.
#include "engine/othello/choice.h"
#include "options/option.h"

namespace mitos::options {

/// Returns the number by which an entry carries a feature.
constexpr FeatureNumber numberOf(engine::othello::Feature feature) { return static_cast<FeatureNumber>(feature); }

/// Returns the feature of an entry, which must have one (std::bad_optional_access).
inline engine::othello::Feature featureOf(const Option& option) {
    return static_cast<engine::othello::Feature>(option.feature.value());
}

/// Adds what asking for the option asks of the engine, under the name that a person wrote, if it was `given`.
inline void ask(std::vector<engine::othello::AskedFeature>& asked, const Option& option, std::string_view name,
                bool given) {
    if (given) asked.push_back({featureOf(option), std::string(name)});
}

}  // namespace mitos::options
