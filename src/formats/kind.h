#pragma once
// Which kind of file is this? Decided by what stands in it, so that it may have any name, and be broken.
#include <string_view>

namespace mitos::formats {

enum class FileKind { rules, evaluation, neither };

/// By the keys and headings that only one kind has; the kind with more of them. Looks at the beginnings of lines only, so that a
/// file that is no sound TOML is told from the others too.
FileKind kindOf(std::string_view text);

}  // namespace mitos::formats
