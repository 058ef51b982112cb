#pragma once
// Files: read whole, write beside and rename, and where Mitos keeps what it can make again.
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace mitos::base {

/// The bytes of a file; an Error (system) that names it and the reason when it cannot be read.
std::string readFile(const std::filesystem::path& path);

/// Writes beside the target and renames: a reader sees the old file or the new one, never half of one. An Error
/// (system) when that fails; nothing is left behind then.
void writeFile(const std::filesystem::path& path, std::string_view bytes);

/// Where things live that can be made again: `cache` in the directory that the user chose (`--data DIR`), or
/// `$XDG_CACHE_HOME/mitos`, or `~/.cache/mitos`; nothing where there is no home.
std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen = {});

}  // namespace mitos::base
