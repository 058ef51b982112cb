#pragma once
// The kind of a TOML file, told from its content, so that the file may have any name and may even be broken.
#include <string_view>

namespace mitos::formats {

enum class FileKind { rules, evaluation, neither };

/// Returns the kind with more keys and headings that only it has; `rules` if both have as many, `neither` if there
/// are none. Reads only the first word of each line, so it needs no valid TOML.
FileKind kindOf(std::string_view text);

}  // namespace mitos::formats
