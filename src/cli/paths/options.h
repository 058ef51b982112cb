#pragma once
// The options that say which puzzle is meant and from where to start, shared by the verbs.
#include <optional>
#include <string>
#include <vector>

#include "api/paths/adapter.h"
#include "cli/common/context.h"

namespace mitos::cli {

struct StateOptions {
    std::string goal = "ordered";
    std::optional<std::string> start;  // what was typed, were it nothing: an empty start is a bad one, not none
    std::string file;
    std::string seed;
};

/// The options of a puzzle's own as well.
template <class A>
struct PuzzleOptions : A::Options, StateOptions {
    [[nodiscard]] A read() const { return A::from(*this, goal); }
};

void addStateOptions(CLI::App& app, Context& context, StateOptions& options, const api::paths::Words& words);
/// Adds one option of the puzzle's own table; `value` may be null.
void addPuzzleOption(CLI::App& app, Context& context, const base::Phrase& group, const char* name, std::string& typed,
                     const base::Phrase& help, const base::Phrase* value, const char* words);

template <class A>
void addPuzzleOptions(CLI::App& app, Context& context, PuzzleOptions<A>& options) {
    for (const auto& option : A::options()) {
        addPuzzleOption(app, context, A::words().group, option.name, options.*option.typed, option.help, option.value,
                        option.words);
    }
    addStateOptions(app, context, options, A::words());
}

[[noreturn]] void refuseName(const std::string& name, const char* option, const std::string& known);

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
    refuseName(name, "--heuristic", names);
}

/// `1.5` is 150.
std::uint32_t readWeightPercent(const std::string& text);

}  // namespace mitos::cli
