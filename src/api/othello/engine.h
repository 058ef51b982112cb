#pragma once
// The Othello engine by name: algorithms, evaluations and techniques as people type them.
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "api/othello/boards.h"
#include "api/othello/evaluations.h"
#include "api/turns/settings.h"
#include "engine/othello/champion.h"
#include "engine/othello/engine.h"
#include "options/read.h"

namespace mitos::api::othello {

using engine::othello::Algorithm;
using engine::othello::Budget;
using engine::othello::Champion;
using engine::othello::Engine;
using engine::othello::EngineOptions;
using engine::othello::MoveValues;
using engine::othello::Opinion;
using engine::othello::Source;
using engine::othello::Value;

/// The algorithms of programs that play whole games (protocols, matches).
inline constexpr std::array algorithms{turns::Named<Algorithm>{Algorithm::automatic, "auto"},
                                       turns::Named<Algorithm>{Algorithm::textbook, "alphabeta"},
                                       turns::Named<Algorithm>{Algorithm::champion, "champion"}};
constexpr std::string_view nameOf(Algorithm algorithm) { return algorithms[static_cast<std::size_t>(algorithm)].name; }
/// Throws an Error (usage) that lists the names.
Algorithm readAlgorithm(const options::Option& option, std::string_view name, const options::Where& where);

/// Returns all techniques but the named one, or several with `+` between them (`probcut+etc`). Throws an Error (usage)
/// that lists the known ones.
champion::othello::Techniques readWithout(const std::string& names, const options::Where& where);

/// An engine as it is asked for.
struct EngineRequest {
    EngineOptions options;
    std::string evaluation;  // a name or a file; empty: the usual one
    Folder data;             // where a person's own evaluations lie

    /// Returns the evaluation's name: if none was asked for, `pattern` on 8x8, which it was learned on, and `phased`
    /// elsewhere.
    [[nodiscard]] std::string evaluationName() const;
};

/// Throws an Error for an evaluation that is not there or not sound; Stopped if the flag is raised while it is read.
/// Engines that are given the same champion share its tables.
std::unique_ptr<Engine> makeEngine(const EngineRequest& request, const base::StopFlag& stop = base::neverStopped(),
                                   std::shared_ptr<Champion> champion = nullptr);

}  // namespace mitos::api::othello
