#pragma once
// The same positions of Othello by several methods, evaluations and depths.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/message.h"
#include "engine/othello/engine.h"
#include "engine/othello/methods.h"
#include "engine/othello/textbook.h"

namespace mitos::engine::othello {

/// One position by one method.
struct Trial {
    bool searched = false;  // to its end or to a limit; nothing below holds before
    bool complete = false;
    base::Halt halt = base::Halt::none;
    search::turns::Value value = 0;  // as black sees it
    std::optional<int> final;        // as in the JSON of a search
    std::optional<Square> move;
    std::vector<Square> tied;
    search::turns::Counters counters;  // `seconds` is the least of all repetitions
    double branching = 0;
    bool agrees = true;
};

/// One method with one evaluation to one depth, over all positions.
struct Contestant {
    NamedMethod method;
    std::string evaluation;
    int depth = 0;
    std::size_t first = 0;      // the contestant that ratios refer to: the first of this evaluation and depth
    std::size_t reference = 0;  // the one it must agree with: the first that has this extension too
    std::vector<Trial> trials;  // one for each position

    /// These count the positions that were searched.
    [[nodiscard]] std::size_t searched() const;
    [[nodiscard]] std::size_t complete() const;
    [[nodiscard]] std::uint64_t states() const;
    [[nodiscard]] std::uint64_t cutOffs() const;
    [[nodiscard]] std::uint64_t memoryHits() const;
    [[nodiscard]] std::uint64_t extended() const;
    [[nodiscard]] double seconds() const;
    [[nodiscard]] double meanStates() const;
    [[nodiscard]] double statesPerSecond() const;
    [[nodiscard]] double branching() const;                        // the mean of the positions
    [[nodiscard]] std::vector<std::size_t> disagreements() const;  // positions, from 0
};

/// Times what the other one took, over the positions that both completed; nothing where there are none.
struct Ratio {
    double states = 0;
    double seconds = 0;
};
std::optional<Ratio> ratioOf(const Contestant& contestant, const Contestant& other);

/// What one switch does to a method that is otherwise the same.
struct Effect {
    std::string technique;  // closed-set, extend:2, deepen
    std::string addedTo;    // the method without it
    std::string evaluation;
    int depth = 0;
    Ratio ratio;
};

/// A method that was left out.
struct Skipped {
    std::string method;
    int depth = 0;
    base::Message reason;
};

struct Comparison {
    Othello game;
    std::vector<Board> positions;
    int repeat = 1;
    std::vector<Contestant> contestants;
    std::vector<Skipped> skipped;
    bool stopped = false;

    [[nodiscard]] std::size_t disagreements() const;
    [[nodiscard]] std::size_t unfinished() const;  // searches that a limit cut short
    [[nodiscard]] std::vector<Effect> effects() const;
};

struct CompareRequest {
    Othello game;
    std::vector<Board> positions;
    std::vector<NamedMethod> methods;
    bool methodsByName = true;  // the person named them; otherwise minimax is left out where it takes too long
    std::vector<NamedEvaluation> evaluations;
    std::vector<int> depths;
    int repeat = 1;
    base::Limits limits;  // for each search
};

/// Minimax is searched deeper than this only if it was named.
inline constexpr int deepestMinimax = 6;

/// Position by position and method by method in turn, so that a machine that slows down for a while slows all methods
/// alike. `onProgress(done, all)` after every search.
Comparison compare(const CompareRequest& request, const base::StopFlag& stop,
                   const std::function<void(std::size_t, std::size_t)>& onProgress = {});

}  // namespace mitos::engine::othello
