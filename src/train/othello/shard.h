#pragma once
// A file of samples: what made it, the samples, a checksum. It can be made again from what its first line says.
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "train/othello/sample.h"

namespace mitos::train::othello {

/// `origin` is one line of text.
void writeShard(const std::filesystem::path& path, const std::string& origin, const std::vector<Sample>& samples);

/// Nothing when there is no such file, when it is damaged, or when it comes from something else.
std::optional<std::vector<Sample>> readShard(const std::filesystem::path& path, const std::string& origin);

}  // namespace mitos::train::othello
