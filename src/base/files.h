#pragma once
// Files: reading up to a limit, writing beside the target, and where Mitos keeps what it can make again and what a
// person owns.
#include <filesystem>
#include <optional>

#include "base/file_reader.h"
#include "base/file_writer.h"

namespace mitos::base {

/// Where things live that can be made again: `cache` in the directory that the user chose (`--data DIR`), or
/// `$XDG_CACHE_HOME/mitos`, or `~/.cache/mitos`; nothing where there is no home.
std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen = {});

/// Where things live that a person owns: the directory that the user chose (`--data DIR`), or `$XDG_DATA_HOME/mitos`, or
/// `~/.local/share/mitos`; nothing where there is no home.
std::optional<std::filesystem::path> dataDirectory(const std::filesystem::path& chosen = {});

}  // namespace mitos::base
