#pragma once
// A round-robin of evaluations, depths and methods: the reports.
#include <string>

#include "api/othello/compare.h"
#include "arena/othello/round_robin.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {

using arena::Rating;
using arena::Tally;
using arena::othello::crossPlayers;
using arena::othello::Effort;
using arena::othello::PlayedGame;
using arena::othello::playRoundRobin;
using arena::othello::RoundRobin;
using arena::othello::RoundRobinPlayer;
using arena::othello::RoundRobinRequest;

/// One row for each game.
std::string roundRobinCsv(const RoundRobin& tournament);
std::string roundRobinHtml(const RoundRobin& tournament, text::Language language);
std::string roundRobinJson(const RoundRobin& tournament);

}  // namespace mitos::api::othello
