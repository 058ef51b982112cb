#pragma once
// What the path layer asks of a puzzle. An adapter is a small value that says which puzzle is meant (its size, its
// goal) and ties together the rules, the heuristics, the champion if there is one, and the words of its reports.
//
// Its types:
//     State      as people write it; the searches work on packed states
//     Move       as the rules have it
//     Estimate   an enum of the heuristics, with `zero`
//     Champion   what its champion needs, or NoChampion
//     Options    the options that say which puzzle is meant, as they are typed
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/paths/atlas_report.h"
#include "api/paths/engine.h"
#include "api/paths/field.h"
#include "api/paths/method.h"
#include "api/paths/option.h"
#include "api/paths/words.h"
#include "base/random.h"
#include "texts/writing/language.h"

namespace mitos::api::paths {

/// The names of a puzzle and of its parts, known without any puzzle in hand.
template <class A>
concept NamedPuzzle = requires(Algorithm algorithm, typename A::Estimate estimate, std::string_view text) {
    { A::subject } -> std::convertible_to<std::string_view>;    // as in `mitos solve tiles`
    { A::movesKey } -> std::convertible_to<std::string_view>;   // the field of the moves of a path
    { A::stateKey } -> std::convertible_to<std::string_view>;   // the field of the next state in a hint
    { A::goalNames } -> std::convertible_to<std::string_view>;  // goals by name, with blanks between
    { A::words() } -> std::convertible_to<const Words&>;
    { A::options() } -> std::convertible_to<std::span<const PuzzleOption<typename A::Options>>>;
    { A::solveExamples() } -> std::same_as<std::vector<std::string>>;  // command lines for the help
    { A::compareExamples() } -> std::same_as<std::vector<std::string>>;
    { A::algorithms() } -> std::convertible_to<std::span<const AlgorithmFacts>>;
    A::estimates();  // entries with `kind` and `name`
    { A::heuristicName(algorithm, estimate) } -> std::convertible_to<std::string_view>;
    { A::usesTable(algorithm, estimate) } -> std::same_as<bool>;
};

template <class A>
concept Adapter = NamedPuzzle<A> &&
    requires(const A& puzzle, const typename A::State& state, typename A::Move move, const typename A::Options& options,
             std::string_view text, const std::string& source, base::Random& random, Algorithm algorithm,
             std::optional<typename A::Estimate> estimate, const Method<A>& method,
             const std::optional<std::filesystem::path>& cache, const base::Limits& limits, const base::StopFlag& stop,
             const base::OnProgress& tell) {
    // The puzzle and its states; a TextError for what makes no sense.
    { A::from(options, text) } -> std::same_as<A>;  // the second is the goal
    { puzzle.read(text, source, std::size_t{1}) } -> std::same_as<typename A::State>;
    { puzzle.write(state) } -> std::same_as<std::string>;
    { puzzle.goal } -> std::convertible_to<typename A::State>;
    { puzzle.isSolvable(state) } -> std::same_as<bool>;
    { puzzle.random(random) } -> std::same_as<typename A::State>;
    // The methods.
    { puzzle.defaultAlgorithm() } -> std::same_as<Algorithm>;
    { puzzle.bestHeuristic() } -> std::same_as<typename A::Estimate>;
    { puzzle.fittingHeuristics() } -> std::same_as<std::vector<typename A::Estimate>>;  // admissible ones, without zero
    { puzzle.refusal(algorithm, estimate) } -> std::same_as<std::optional<base::Message>>;
    { puzzle.makeEngine(method, cache) } -> std::same_as<std::unique_ptr<Engine<A>>>;
    { puzzle.makeAtlas(std::size_t{1}, limits, stop, tell) } -> std::same_as<Atlas<A>>;
    // Reports.
    { puzzle.fields() } -> std::same_as<std::vector<Field>>;
    { puzzle.solveFields() } -> std::same_as<std::vector<Field>>;  // and these in the report of one solution
    { puzzle.hintFields(state, state) } -> std::same_as<std::vector<Field>>;
    { A::moveField(move) } -> std::same_as<FieldValue>;
    { puzzle.title() } -> std::same_as<base::Message>;
    { puzzle.atlasTitle() } -> std::same_as<base::Message>;
    { puzzle.comparisonTitle() } -> std::same_as<base::Message>;
    { puzzle.inLine(state) } -> std::same_as<std::string>;  // of the reports for people
    { puzzle.moveWords(state, state, move, text::Language::english) } -> std::same_as<std::string>;
    { puzzle.hintWords(state, state, move, std::size_t{1}) } -> std::same_as<base::Message>;
    {
        puzzle.unreachedWords(std::uint64_t{1})
        } -> std::same_as<std::optional<base::Message>>;  // what an atlas leaves out
};

}  // namespace mitos::api::paths
