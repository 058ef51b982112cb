#pragma once
// The computer as a player of Othello in the terminal, and as the adviser of the people who play.
#include <cstdint>
#include <memory>

#include "api/othello/engine.h"
#include "api/othello/record.h"
#include "cli/common/context.h"

namespace mitos::cli {

/// How the computer plays; who plays is in the record of the game.
struct OthelloGameSettings {
    engine::othello::EngineOptions engine;  // without what each seat has for itself
    engine::othello::Budget budget;         // of a move, without the depth and level of the seat
    api::othello::Seat adviser;             // gives the hints in a game without a computer
    std::uint64_t seed = 0;                 // of the draws between equally good moves
};

/// An engine and what it may spend on a move.
struct ComputerPlayer {
    std::unique_ptr<engine::othello::Engine> engine;
    engine::othello::Budget budget;
};

/// Makes the computer player of one colour for a board of that size. The one of a person's colour is their adviser: the
/// computer that they play against. Throws an Error for an evaluation that is not there or not sound.
ComputerPlayer makeComputerPlayer(const Context& context, const OthelloGameSettings& settings,
                                  const api::othello::Record& record, api::othello::Colour colour, int size);

/// Prints how far the computer players look ahead, what judges positions for them, and how strong they are.
void describeComputerPlayers(Console& console, const OthelloGameSettings& settings, const api::othello::Record& record);

}  // namespace mitos::cli
