#pragma once
// A text that is read piece by piece: only what is being looked at is in memory, and places count over the whole.
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "base/file_limits.h"
#include "formats/origin.h"

namespace mitos::formats {

class TextWindow {
  public:
    /// What no game and no line exceeds; longer ones are refused, so that a file that is something else does not fill the memory.
    static constexpr std::size_t longest = base::longestLine;

    /// A mark of byte order (UTF-8) at the very beginning is skipped.
    TextWindow(base::ByteSource bytes, std::string source);

    /// What was read and not yet dropped; valid until the next `more` or `drop`.
    [[nodiscard]] std::string_view text() const { return std::string_view(held_).substr(begin_); }
    /// Reads on; false at the end of the text.
    bool more();
    void drop(std::size_t bytes);

    /// The byte of the whole that text() begins with.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    /// Where text() begins.
    [[nodiscard]] Origin origin() const { return {source_, line_, column_}; }
    [[nodiscard]] const std::string& source() const { return source_; }

  private:
    base::ByteSource bytes_;
    std::string source_;
    std::string held_;
    std::size_t begin_ = 0;     // of what was not dropped
    std::uint64_t offset_ = 0;  // how much was
    std::size_t line_ = 1;
    std::size_t column_ = 1;
    bool ended_ = false;
};

}  // namespace mitos::formats
