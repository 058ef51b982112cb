#pragma once
// Files: reading up to a limit, writing beside the target, and the directories for what Mitos can make again and for
// what a user owns.
#include <filesystem>
#include <optional>

#include "base/file_reader.h"
#include "base/file_writer.h"

namespace mitos::base {

/// Returns the directory for files that can be made again: `cache` in the directory that the user chose (`--data
/// DIR`), or `$XDG_CACHE_HOME/mitos`, or `~/.cache/mitos`; nothing if there is no home directory.
std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen = {});

/// Returns the directory for files that a user owns: the directory that the user chose (`--data DIR`), or
/// `$XDG_DATA_HOME/mitos`, or `~/.local/share/mitos`; nothing if there is no home directory.
std::optional<std::filesystem::path> dataDirectory(const std::filesystem::path& chosen = {});

}  // namespace mitos::base
