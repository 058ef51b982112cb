#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mitos::cli {

std::string joined(const std::vector<std::string>& words, std::string_view between = " ");

}  // namespace mitos::cli
