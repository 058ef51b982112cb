#pragma once
// The weights as a file: a line of text that says what it is, then the numbers, packed and with a checksum.
//
//     "mitos weights 3\n"
//     "patterns NUMBER of WEIGHTS, phases 0 to LAST\n"   what it was learned for: it must be what this engine looks at
//     u64 checksum of all that follows, u64 unpacked bytes
//     a zstd frame of i16: for each of the 65 numbers of empty squares the bias of the mover, four numbers of probcut.h, then the
//     shared weights of each phase, the first whole and the others as differences from the phase before, low bytes and high bytes apart
//
// All numbers are little-endian.
#include <string>
#include <string_view>

#include "champion/othello/weights.h"

namespace mitos::champion::othello {

/// Phases beyond `last` are not written; a reader fills them from it.
std::string packWeights(const Weights& weights, int last);

/// An Error (input) that names `source` and says what is wrong: not such a file, cut off, damaged, made for other patterns.
Weights unpackWeights(std::string_view bytes, const std::string& source);

/// The weights that come with Mitos, unpacked at the first call. An Error when they are damaged.
const Weights& shippedWeights();
/// By which they are told from others.
std::uint64_t shippedWeightsSum();

}  // namespace mitos::champion::othello
