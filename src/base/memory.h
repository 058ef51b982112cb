#pragma once
#include <cstdint>

namespace mitos::base {

/// Returns the memory that this process may still take before the system would swap or kill: what is free, and no
/// more than a control group allows.
std::uint64_t availableMemory();

/// Returns the most memory that this process has held at once.
std::uint64_t peakMemory();

}  // namespace mitos::base
