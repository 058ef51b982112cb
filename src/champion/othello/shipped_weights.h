#pragma once
// The bytes of weights/othello.weights, which the build embeds in the program.
#include <string_view>

namespace mitos::champion::othello {

std::string_view shippedWeightsBytes();

}  // namespace mitos::champion::othello
