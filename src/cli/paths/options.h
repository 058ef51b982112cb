#pragma once
// The options that say which puzzle is meant and from where to start, shared by the verbs.
#include <optional>
#include <string>
#include <vector>

#include "api/paths/adapter.h"
#include "cli/common/options.h"
#include "options/paths.h"
#include "options/read.h"

namespace mitos::cli {

struct StateOptions {
    std::string goal = std::string(options::paths::goal.byDefault);
    std::optional<std::string> start;  // what was typed, were it nothing: an empty start is a bad one, not none
    std::string file;
    std::string seed;
};

/// The options of a puzzle's own as well.
template <class A>
struct PuzzleOptions : A::Options, StateOptions {
    [[nodiscard]] A read() const { return A::from(*this, goal); }
};

void addStateOptions(CLI::App& app, Context& context, StateOptions& typed, const api::paths::Words& words);

template <class A>
void addPuzzleOptions(CLI::App& app, Context& context, PuzzleOptions<A>& typed) {
    for (const auto& option : A::options())
        addOption(app, context, option.entry.grouped(A::words().group), typed.*option.typed);
    addStateOptions(app, context, typed, A::words());
}

// Names that are not known are an Error (usage) that lists those that are.
api::paths::Algorithm readAlgorithm(const std::string& name, std::span<const api::paths::AlgorithmFacts> known);

template <class A>
typename A::Estimate readHeuristic(const std::string& name) {
    std::string names;
    for (const auto& known : A::estimates()) {
        if (known.name == name) return known.kind;
        names += names.empty() ? "" : ", ";
        names += known.name;
    }
    options::refuseName(name, "--heuristic", names);
}

/// `1.5` is 150.
std::uint32_t readWeightPercent(const std::string& typed);

}  // namespace mitos::cli
