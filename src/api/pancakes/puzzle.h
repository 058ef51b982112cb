#pragma once
// The pancake puzzle as the path layer knows it.
#include "api/paths/adapter.h"
#include "api/paths/bench_start.h"
#include "games/pancakes/packed.h"
#include "heuristics/pancakes/catalogue.h"
#include "texts/writing/language.h"

namespace mitos::api::pancakes {

using games::pancakes::Stack;
using paths::Algorithm;

/// How many pancakes, and a goal.
struct Pancakes {
    using State = Stack;
    using Move = std::uint8_t;  // how many pancakes are flipped
    using Estimate = heuristics::pancakes::Kind;
    using Champion = paths::NoChampion;
    struct Options {
        std::string size = "8";
    };

    static constexpr std::string_view subject = "pancakes";
    static constexpr std::string_view movesKey = "flips";
    static constexpr std::string_view stateKey = "stack";
    static constexpr std::string_view goalNames = "ordered";
    static constexpr int mostAtlasPancakes = 12;
    static const paths::Words& words();
    static std::span<const paths::PuzzleOption<Options>> options();
    static std::vector<std::string> solveExamples();
    static std::vector<std::string> compareExamples();
    static std::span<const paths::AlgorithmFacts> algorithms() { return search::paths::textbookAlgorithms(); }
    static std::span<const heuristics::pancakes::Facts> estimates() { return heuristics::pancakes::catalogue; }
    static std::string_view heuristicName(Algorithm /*algorithm*/, Estimate heuristic) {
        return heuristics::pancakes::facts(heuristic).name;
    }
    static bool usesTable(Algorithm /*algorithm*/, Estimate /*heuristic*/) { return false; }
    /// The start that `mitos bench` solves by every method.
    static paths::BenchStart<Pancakes> benchStart();

    int size = 8;
    Stack goal;

    static Pancakes from(const Options& options, std::string_view goal);
    [[nodiscard]] Stack read(std::string_view text, const std::string& source, std::size_t line = 1) const;
    [[nodiscard]] std::string write(const Stack& stack) const;
    [[nodiscard]] bool isSolvable(const Stack& /*start*/) const { return true; }
    [[nodiscard]] Stack random(base::Random& random) const { return games::pancakes::randomStack(size, random); }
    template <class Packed>
    [[nodiscard]] Packed pack(const Stack& stack) const {
        return games::pancakes::pack(size, stack);
    }
    [[nodiscard]] Stack unpack(const games::pancakes::PackedStack& packed) const {
        return games::pancakes::unpack(size, packed);
    }

    [[nodiscard]] Algorithm defaultAlgorithm() const { return Algorithm::astar; }
    [[nodiscard]] Estimate bestHeuristic() const { return Estimate::gap; }
    [[nodiscard]] std::vector<Estimate> fittingHeuristics() const { return {Estimate::gap}; }
    [[nodiscard]] std::optional<base::Message> refusal(Algorithm /*algorithm*/,
                                                       std::optional<Estimate> /*heuristic*/) const {
        return std::nullopt;
    }
    [[nodiscard]] std::unique_ptr<paths::Engine<Pancakes>>
    makeEngine(const paths::Method<Pancakes>& method, const std::optional<std::filesystem::path>& cache) const;
    /// Throws an Error for more than mostAtlasPancakes (usage), or when the table is larger than the memory limit
    /// (limit).
    [[nodiscard]] paths::Atlas<Pancakes> makeAtlas(std::size_t mostHardest, const base::Limits& limits,
                                                   const base::StopFlag& stop, const base::OnProgress& tell = {}) const;

    [[nodiscard]] std::vector<paths::Field> fields() const { return {{"size", static_cast<std::uint64_t>(size)}}; }
    [[nodiscard]] std::vector<paths::Field> solveFields() const { return {}; }
    [[nodiscard]] std::vector<paths::Field> hintFields(const Stack& /*before*/, const Stack& /*after*/) const {
        return {};
    }
    static paths::FieldValue moveField(Move flip) { return std::uint64_t{flip}; }
    [[nodiscard]] base::Message title() const;
    [[nodiscard]] base::Message atlasTitle() const;
    [[nodiscard]] base::Message comparisonTitle() const;
    [[nodiscard]] std::string inLine(const Stack& stack) const { return write(stack); }
    [[nodiscard]] std::string moveWords(const Stack& before, const Stack& after, Move flip,
                                        text::Language language) const;
    [[nodiscard]] base::Message hintWords(const Stack& before, const Stack& after, Move flip, std::size_t left) const;
    [[nodiscard]] std::optional<base::Message> unreachedWords(std::uint64_t /*reached*/) const { return std::nullopt; }
};

}  // namespace mitos::api::pancakes
