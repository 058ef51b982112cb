#pragma once
// How often random work is repeated: less often if sanitizers make every step ten times as slow.
#include <cstdlib>

namespace mitos::test {

#ifdef MITOS_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

constexpr int times(int release, int underSanitizers) { return sanitized ? underSanitizers : release; }

/// True if MITOS_THOROUGH is in the environment (./test --all sets it for the release build): then minutes do not
/// matter.
inline bool thorough() { return !sanitized && std::getenv("MITOS_THOROUGH") != nullptr; }

}  // namespace mitos::test
