#pragma once
#include <cstdint>
#include <string_view>

namespace mitos::base {

/// XXH3, 64 bits: finds damage, not malice.
std::uint64_t checksum(std::string_view bytes);

}  // namespace mitos::base
