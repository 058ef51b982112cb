#include "api/paths/batch.h"

namespace mitos::api::paths {

void forEachStartLine(std::string_view text, const std::function<void(std::size_t, std::string_view)>& visit) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos || line[first] == '#' || line[first] == '%') continue;
        visit(number, line);
    }
}

}  // namespace mitos::api::paths
