#include "api/version.h"

namespace mitos::api {

std::string_view version() { return MITOS_VERSION; }
std::string_view cpuLevel() { return MITOS_CPU_LEVEL; }

}  // namespace mitos::api
