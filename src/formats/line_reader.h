#pragma once
// A reader of lists that have one entry on each line.
#include <optional>
#include <string>
#include <string_view>

#include "formats/text_window.h"

namespace mitos::formats {

/// A line that is not empty, and its place in the file.
struct Line {
    std::string_view text;  // without blanks at its end; valid until the next line is read
    Origin origin;
};

/// Whether `%` and `#` begin comments, which are cut off; `none` is for JSON, whose texts may hold both signs.
enum class Comments { cut, none };

/// Reads a text line by line and leaves out empty lines and comments.
class LineReader {
  public:
    LineReader(base::ByteSource bytes, std::string source, Comments comments = Comments::cut)
        : window_(std::move(bytes), std::move(source)), comments_(comments) {}

    /// Returns the next line that is not empty; empty at the end of the text. Throws a base::TextError for a line
    /// that is too long; the next call continues after that line.
    std::optional<Line> next();

  private:
    void skipRest();

    TextWindow window_;
    Comments comments_;
    std::size_t read_ = 0;  // the bytes of the last line and its end, still in the window
    bool tooLong_ = false;  // the last line was too long, and its rest is not skipped yet
};

}  // namespace mitos::formats
