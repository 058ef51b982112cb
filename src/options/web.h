#pragma once
// Fields of requests that only the web server has, or has with other bounds: it serves many at once, and a JSON number
// is exact everywhere only up to 2^53.
#include "options/option.h"

namespace mitos::options::web {

inline constexpr std::uint64_t mostMilliseconds = 60'000;
inline constexpr std::uint64_t mostJobBytes = std::uint64_t{512} << 20U;
inline constexpr std::uint64_t mostJobNodes = 1'000'000'000'000;

extern const Option lang;
extern const Option time;
extern const Option memory;
extern const Option nodes;
extern const Option seed;
extern const Option scramble;
extern const Option values;  // of a placement game
extern const Option fresh;   // of Othello

// Of Othello
extern const Option size;
extern const Option depth;
extern const Option algorithm;
extern const Option evaluation;

Entries entries();

}  // namespace mitos::options::web
