#pragma once
// The abilities of the Othello engine that options need. An entry holds them as a number, so that options of puzzles do
// not depend on Othello.
#include "engine/othello/choice.h"
#include "options/option.h"

namespace mitos::options {

/// Returns the number that stands for a feature in an entry.
constexpr FeatureNumber numberOf(engine::othello::Feature feature) { return static_cast<FeatureNumber>(feature); }

/// Returns the feature of an entry. Throws std::bad_optional_access if the entry has none.
inline engine::othello::Feature featureOf(const Option& option) {
    return static_cast<engine::othello::Feature>(option.feature.value());
}

/// If the option was `given`, adds the feature that it needs to `asked`, under the name that a person wrote.
inline void ask(std::vector<engine::othello::AskedFeature>& asked, const Option& option, std::string_view name,
                bool given) {
    if (given) asked.push_back({featureOf(option), std::string(name)});
}

}  // namespace mitos::options
