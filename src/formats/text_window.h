#pragma once
// A text that is read piece by piece. Only the part in use is in memory; places count from the beginning of the file.
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "base/file_limits.h"
#include "formats/origin.h"

namespace mitos::formats {

/// The part of a text that is in memory: grown at its end by more(), cut at its beginning by drop().
class TextWindow {
  public:
    /// The largest number of bytes of a game or a line. Longer ones are refused, so that a file of another kind
    /// cannot fill the memory.
    static constexpr std::size_t longest = base::longestLine;

    /// Reads the first bytes and skips a byte order mark (UTF-8) there.
    TextWindow(base::ByteSource bytes, std::string source);

    /// Returns what was read and not yet dropped; valid until the next call of more() or drop().
    [[nodiscard]] std::string_view text() const { return std::string_view(held_).substr(begin_); }
    /// Reads another piece; returns false if the text has ended.
    bool more();
    /// Removes this many bytes from the beginning of text(), or all if there are fewer.
    void drop(std::size_t bytes);

    /// Returns the byte of the file at which text() begins.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    /// Returns the line and column at which text() begins.
    [[nodiscard]] Origin origin() const { return {source_, line_, column_}; }
    [[nodiscard]] const std::string& source() const { return source_; }

  private:
    base::ByteSource bytes_;
    std::string source_;
    std::string held_;
    std::size_t begin_ = 0;     // the first byte of held_ that was not dropped
    std::uint64_t offset_ = 0;  // how many bytes of the file were dropped
    std::size_t line_ = 1;
    std::size_t column_ = 1;
    bool ended_ = false;
};

}  // namespace mitos::formats
