#pragma once
// Turns the numbers of a weights file into the weights of the engine: the loops that run for every weight.
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "champion/othello/folding.h"
#include "champion/othello/weights.h"

namespace mitos::champion::othello {

/// Decodes numbers that were written as all their low bytes and then all their high bytes. `bytes` has an even
/// length.
std::vector<std::int16_t> fromHalves(std::string_view bytes);

/// Fills the patterns of `weights`. `differences` holds whole phases of `folding.count` numbers: the first phase as
/// it is, the others as differences from the one before. Phases beyond them are copies of the last.
void spreadPhases(std::span<const std::int16_t> differences, const Folding& folding, Weights& weights);

}  // namespace mitos::champion::othello
