#include "formats/kind.h"

#include <algorithm>
#include <array>

#include "base/words.h"

namespace mitos::formats {
namespace {

using namespace std::string_view_literals;

// The keys of rule files only. `name` is missing because both kinds have it; `first`, `for`, `text` and `size`
// because they may stand in any file.
constexpr std::array ruleWords{"rows"sv, "columns"sv, "gravity"sv, "letters"sv, "pattern"sv,
                               "end"sv,  "start"sv,   "winner"sv,  "when"sv,    "lines"sv};
constexpr std::array evaluationWords{"phase"sv,  "table"sv,     "weights"sv, "mobility"sv, "vulnerable"sv, "edge"sv,
                                     "corner"sv, "closeness"sv, "discs"sv,   "c"sv,        "x"sv};

// Returns the word that a line begins with: `rows` of `rows = 3`, `phase` of `[[phase]]`.
std::string_view firstWord(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t[\"'");
    if (begin == std::string_view::npos) return {};
    line.remove_prefix(begin);
    return line.substr(0, line.find_first_of(" \t=.:]\"'\r"));
}

template <class Words>
bool has(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

FileKind kindOf(std::string_view text) {
    std::size_t rules = 0;
    std::size_t evaluation = 0;
    text = base::withoutByteOrderMark(text);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view word = firstWord(text.substr(0, end));
        if (has(ruleWords, word)) ++rules;
        if (has(evaluationWords, word)) ++evaluation;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (rules == 0 && evaluation == 0) return FileKind::neither;
    return evaluation > rules ? FileKind::evaluation : FileKind::rules;
}

}  // namespace mitos::formats
