#pragma once
// Lists with one thing a line, read line by line.
#include <optional>
#include <string>
#include <string_view>

#include "formats/text_window.h"

namespace mitos::formats {

struct Line {
    std::string_view text;  // without blanks at its end; valid until the next one is read
    Origin origin;
};

/// `cut`: what follows a `%` or a `#` is not read. A JSON text may hold both: `none`.
enum class Comments { cut, none };

class LineReader {
  public:
    LineReader(base::ByteSource bytes, std::string source, Comments comments = Comments::cut)
        : window_(std::move(bytes), std::move(source)), comments_(comments) {}

    /// The next line that holds anything; nothing at the end. A TextError for a line that is too long; the next call goes on after it.
    std::optional<Line> next();

  private:
    void skipRest();

    TextWindow window_;
    Comments comments_;
    std::size_t read_ = 0;  // of the window: the last line with its end
    bool tooLong_ = false;  // the last line was, and its rest was not read yet
};

}  // namespace mitos::formats
