#pragma once
// `mitos solve othello`: lists of endgames as text, and solutions as JSON.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/boards.h"
#include "base/error.h"
#include "engine/othello/endgame.h"

namespace mitos::api::othello {

using engine::othello::Certificate;
using engine::othello::certify;
using engine::othello::EndgameOptions;
using engine::othello::EndgameReport;
using engine::othello::EndgameRequest;
using engine::othello::EndgameSolver;
using engine::othello::MoveScore;
using engine::othello::OnSolveProgress;
using engine::othello::SolveProgress;
inline constexpr Square noSquare = games::othello::pass;

/// A position to solve, and what is said to be known of it.
struct Endgame {
    Board board;
    std::optional<int> published;            // the score that the list states
    std::size_t line = 0;                    // of the file, from 1
    std::shared_ptr<const base::Error> bad;  // what is wrong with the line, and then nothing else is there
};

/// One position a line, with or without scores (OBF), or the moves of a game, whose last position is meant. Empty lines
/// and comments (`%`) are left out; a bad line is an entry of its own.
std::vector<Endgame> readEndgames(std::string_view text, const std::string& source);

/// `portable`, `avx2` or `avx512`; nothing for an empty name: the fastest that is there. An Error (usage) for another,
/// and for one that this CPU has not.
std::optional<champion::othello::CpuLevel> readCpuLevel(const std::string& name);

/// `{"position":"…","score":n,"move":"a2","nodes":n,"seconds":x,"line":[…]}` and more.
std::string endgameJson(const EndgameReport& report, const Endgame* known = nullptr);
/// For a line of a list that is no position.
std::string badEndgameJson(const Endgame& endgame);

}  // namespace mitos::api::othello
