#pragma once
// How often random work is repeated: less often where sanitizers make every step cost ten times as much.

namespace mitos::test {

#ifdef MITOS_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

constexpr int times(int release, int underSanitizers) { return sanitized ? underSanitizers : release; }

}  // namespace mitos::test
