#pragma once
#include <cstdint>
#include <string_view>

namespace mitos::base {

/// Returns the XXH3 hash of 64 bits: finds accidental damage, not forgery.
std::uint64_t checksum(std::string_view bytes);

}  // namespace mitos::base
