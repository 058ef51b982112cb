#pragma once
// The weights as a file: a line of text that says what it is, then the numbers, packed and with a checksum.
//
//     "mitos weights 3\n"
//     "patterns NUMBER of WEIGHTS, phases 0 to LAST\n"   what it was learned for: must match this engine
//     u64 checksum of all that follows, u64 unpacked bytes
//     a zstd frame of i16: for each of the 65 numbers of empty squares the bias of the mover, four numbers of
//     probcut.h, then the shared weights of each phase, the first whole and the others as differences from the phase
//     before, low bytes and high bytes apart
//
// All numbers are little-endian.
#include <string>
#include <string_view>

#include "champion/othello/weights.h"

namespace mitos::champion::othello {

/// Returns the bytes of a weights file. Phases beyond `last` are not written; a reader fills them from it.
std::string packWeights(const Weights& weights, int last);

/// Reads a weights file. Throws an Error (input) that names `source` and the reason: no such file, cut off, damaged,
/// or made for other patterns.
Weights unpackWeights(std::string_view bytes, const std::string& source);

/// Returns the weights that come with Mitos, unpacked at the first call. Throws an Error if they are damaged.
const Weights& shippedWeights();
/// Returns the checksum of the shipped weights, which tells them from others.
std::uint64_t shippedWeightsSum();

}  // namespace mitos::champion::othello
