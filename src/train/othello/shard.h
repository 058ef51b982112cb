#pragma once
// A file of samples: a line that tells how they were made, the samples, a checksum. It can be made again from its
// first line.
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "train/othello/sample.h"

namespace mitos::train::othello {

/// Writes a file. `origin` is one line of text.
void writeShard(const std::filesystem::path& path, const std::string& origin, const std::vector<Sample>& samples);

/// Reads a file. Returns nothing if there is none, if it is damaged, or if it has another origin.
std::optional<std::vector<Sample>> readShard(const std::filesystem::path& path, const std::string& origin);

}  // namespace mitos::train::othello
