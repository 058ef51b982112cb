#pragma once
// The file weights/othello.weights as the build put it into the program.
#include <string_view>

namespace mitos::champion::othello {

std::string_view shippedWeightsBytes();

}  // namespace mitos::champion::othello
