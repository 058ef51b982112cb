#include "formats/line_reader.h"

#include <algorithm>

#include "base/phrases.h"
#include "base/units.h"
#include "base/words.h"

namespace mitos::formats {

// Skips the rest of a line that is too long. It waits until the next line is requested, because this one may have no
// end.
void LineReader::skipRest() {
    tooLong_ = false;
    for (;;) {
        const std::size_t end = window_.text().find('\n');
        if (end != std::string_view::npos) {
            window_.drop(end + 1);
            return;
        }
        window_.drop(window_.text().size());
        if (!window_.more()) return;
    }
}

std::optional<Line> LineReader::next() {
    if (tooLong_) skipRest();
    for (;;) {
        window_.drop(read_);
        read_ = 0;
        std::size_t end = window_.text().find('\n');
        while (end == std::string_view::npos && window_.text().size() <= TextWindow::longest && window_.more())
            end = window_.text().find('\n');
        const std::size_t length = std::min(end, window_.text().size());
        if (length == 0 && end == std::string_view::npos) return std::nullopt;
        if (length > TextWindow::longest) {
            tooLong_ = true;
            throw base::TextError(placeIn(window_.origin(), window_.text(), 0),
                                  base::say(text::lineTooLong, base::showBytes(TextWindow::longest)));
        }
        read_ = end == std::string_view::npos ? length : length + 1;
        std::string_view text = window_.text().substr(0, length);
        if (comments_ == Comments::cut) text = text.substr(0, text.find_first_of("%#"));
        while (!text.empty() && base::isBlank(text.back())) text.remove_suffix(1);
        if (!text.empty()) return Line{text, window_.origin()};
    }
}

}  // namespace mitos::formats
