#include "formats/othello/recognise.h"

#include <algorithm>
#include <utility>

#include "base/words.h"
#include "formats/othello/board_reader.h"
#include "formats/othello/wthor.h"

namespace mitos::formats::othello {
namespace {

constexpr std::array<std::pair<std::string_view, Format>, 7> knownNames{{{"ggf", Format::ggf},
                                                                         {"wthor", Format::wthor},
                                                                         {"obf", Format::obf},
                                                                         {"board", Format::board},
                                                                         {"transcript", Format::transcript},
                                                                         {"json", Format::json},
                                                                         {"record", Format::record}}};

constexpr std::array<std::pair<std::string_view, Format>, 12> extensions{{{".ggf", Format::ggf},
                                                                          {".wtb", Format::wthor},
                                                                          {".obf", Format::obf},
                                                                          {".board", Format::board},
                                                                          {".boards", Format::board},
                                                                          {".txt", Format::transcript},
                                                                          {".transcript", Format::transcript},
                                                                          {".transcripts", Format::transcript},
                                                                          {".json", Format::json},
                                                                          {".jsonl", Format::json},
                                                                          {".ndjson", Format::json},
                                                                          {".othello", Format::record}}};

// Checks the header fields that allow few values.
bool looksLikeWthor(std::string_view bytes) {
    if (bytes.size() < wthorHeaderBytes) return false;
    const WthorHeader header = readWthorHeader(bytes.substr(0, wthorHeaderBytes));
    constexpr int mostYears = 99;
    const bool date = header.date[1] <= mostYears && header.date[2] <= 12 && header.date[3] <= 31;
    const bool counts = header.names == 0 && header.games <= 0xFFFFFFU;
    return date && counts && (header.size == 0 || header.size == 8 || header.size == 10);
}

// Returns the first line that is not empty without its comment; empty if there is none.
std::string_view firstLine(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::string_view content = base::stripped(line.substr(0, line.find_first_of("%#")));
        if (!content.empty()) return content;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

bool looksLikeTranscript(std::string_view line) {
    std::string letters;
    for (const char c : line) {
        if (!base::isBlank(c)) letters += c;
    }
    letters = base::lowered(letters);
    if (letters.size() < 2) return false;
    const bool square = letters[0] >= 'a' && letters[0] <= 'h' && letters[1] >= '1' && letters[1] <= '8';
    return square || letters.starts_with("pa") || letters.starts_with("ps");
}

}  // namespace

std::string_view nameOf(Format format) {
    return std::find_if(knownNames.begin(), knownNames.end(),
                        [format](const auto& known) { return known.second == format; })
        ->first;
}

std::optional<Format> formatNamed(std::string_view name) {
    for (const auto& [known, format] : knownNames) {
        if (known == name) return format;
    }
    return std::nullopt;
}

std::optional<Format> formatOfFile(std::string_view path) {
    const std::string small = base::lowered(path);
    for (const auto& [end, format] : extensions) {
        if (small.ends_with(end)) return format;
    }
    return std::nullopt;
}

bool looksLikeBoard(std::string_view text) {
    const auto belongs = [](char c) {
        return base::isBlank(c) || std::string_view("XxOo*0-._").find(c) != std::string_view::npos;
    };
    return std::all_of(text.begin(), text.end(), belongs) && text.find_first_of("XxOo*0") != std::string_view::npos;
}

std::optional<Format> recognise(std::string_view beginning) {
    if (looksLikeWthor(beginning) && beginning.substr(0, wthorHeaderBytes).find('\0') != std::string_view::npos)
        return Format::wthor;
    std::string_view text = base::stripped(base::withoutByteOrderMark(beginning));
    if (text.starts_with("mitos othello")) return Format::record;
    if (text.starts_with('{')) return Format::json;
    std::string_view afterNumber = text;
    while (!afterNumber.empty() &&
           (base::isBlank(afterNumber.front()) || (afterNumber.front() >= '0' && afterNumber.front() <= '9')))
        afterNumber.remove_prefix(1);
    if (afterNumber.starts_with("(;")) return Format::ggf;
    const std::string_view line = firstLine(text);
    if (looksDrawn(line)) return Format::board;
    const std::size_t semicolon = line.find(';');
    if (looksLikeBoard(line.substr(0, semicolon)))
        return semicolon == std::string_view::npos ? Format::board : Format::obf;
    if (looksLikeTranscript(line)) return Format::transcript;
    // The rows of a board may stand on several lines, and the first of them may hold empty squares only.
    return looksLikeBoard(text.substr(0, text.find(';'))) ? std::optional(Format::board) : std::nullopt;
}

}  // namespace mitos::formats::othello
