#pragma once
#include <string_view>

namespace mitos::api {

std::string_view version();
/// The CPU that this binary was compiled for: portable or avx2.
std::string_view cpuLevel();

}  // namespace mitos::api
