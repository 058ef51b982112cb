#pragma once
// How often random work is repeated: less often where sanitizers make every step cost ten times as much.
#include <cstdlib>

namespace mitos::test {

#ifdef MITOS_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

constexpr int times(int release, int underSanitizers) { return sanitized ? underSanitizers : release; }

/// With MITOS_THOROUGH in the environment (as ./test --all sets it for the release build), minutes do not matter.
inline bool thorough() { return !sanitized && std::getenv("MITOS_THOROUGH") != nullptr; }

}  // namespace mitos::test
