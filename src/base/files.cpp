#include "base/files.h"

#include <cstdlib>

namespace mitos::base {
namespace {

// Returns `$VARIABLE/mitos` if that is an absolute path (the standard says to ignore others), otherwise the same
// below the home directory.
std::optional<std::filesystem::path> directoryOf(const char* variable, const char* belowHome) {
    if (const char* directory = std::getenv(variable); directory != nullptr && *directory == '/') {
        return std::filesystem::path(directory) / "mitos";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path(home) / belowHome / "mitos";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen) {
    return chosen.empty() ? directoryOf("XDG_CACHE_HOME", ".cache") : chosen / "cache";
}

std::optional<std::filesystem::path> dataDirectory(const std::filesystem::path& chosen) {
    return chosen.empty() ? directoryOf("XDG_DATA_HOME", ".local/share") : chosen;
}

}  // namespace mitos::base
