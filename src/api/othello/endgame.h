#pragma once
// `mitos solve othello`: lists of endgames as text, and solutions as JSON.
#include <optional>
#include <string>

#include "api/othello/boards.h"
#include "engine/othello/endgame.h"
#include "formats/othello/position_list.h"

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
using formats::othello::Endgame;
using formats::othello::readEndgames;
inline constexpr Square noSquare = games::othello::pass;

/// `portable`, `avx2` or `avx512`; nothing for an empty name: the fastest that is there. An Error (usage) for another,
/// and for one that this CPU has not.
std::optional<champion::othello::CpuLevel> readCpuLevel(const std::string& name);

/// `{"position":"…","score":n,"move":"a2","nodes":n,"seconds":x,"line":[…]}` and more.
std::string endgameJson(const EndgameReport& report, const Endgame* known = nullptr);
/// For a line of a list that is no position.
std::string badEndgameJson(const Endgame& endgame);

}  // namespace mitos::api::othello
