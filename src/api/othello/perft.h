#pragma once
// Counting lines of play (perft), and the report as JSON.
#include <string>

#include "api/othello/boards.h"
#include "games/othello/parallel_perft.h"

namespace mitos::api::othello {

using games::othello::perft;
using games::othello::PerftOptions;
using games::othello::PerftProgress;
using games::othello::PerftReport;
using games::othello::PerftTell;

/// `{"depth":n,"count":n,…}`; `divided` adds the parts.
std::string perftJson(const Othello& game, const Board& board, const PerftOptions& options, const PerftReport& report,
                      bool divided);

}  // namespace mitos::api::othello
