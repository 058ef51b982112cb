#include "base/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace mitos::base {

std::uint64_t checksum(std::string_view bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

}  // namespace mitos::base
