#pragma once
// The conversion of games and positions of Othello from one format into another. It reads and writes them one by one,
// so neither file need fit into memory.
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/limits.h"
#include "formats/othello/recognise.h"

namespace mitos::formats::othello::convert {

/// The positions of a game that a list of positions gets: the last one or all.
enum class Positions : std::uint8_t { end, all };

/// A conversion to run. `from` and `to` are paths, or `-` for standard input or output.
struct Request {
    std::string from;
    std::string to;
    std::optional<Format> fromFormat;  // empty: told from the name or the beginning of the file
    std::optional<Format> toFormat;    // empty: told from the name
    std::optional<Positions> positions;
    int size = 8;  // the board size of transcripts, which do not state it
    bool skipBad = false;
    std::array<std::uint8_t, 4> today{};  // century, year, month, day; the date in the header of a WTHOR file
};

/// Names that were lost because the target stores numbers and has none for them.
struct LostNames {
    std::uint64_t count = 0;  // occurrences, not different names
    std::string first;        // the first of them
};

/// The result of a conversion.
struct Report {
    Format from = Format::ggf;
    Format to = Format::ggf;
    std::uint64_t read = 0;     // games or positions, without the bad ones
    std::uint64_t written = 0;  // more than `read` if games give all their positions
    std::uint64_t bad = 0;
    LostNames lost;
    double seconds = 0;
    base::Halt halt = base::Halt::none;  // if stopped, no file was written
};

/// The callbacks of a conversion. In the progress, `nodes` counts the games and positions read, bad ones included;
/// `stored` counts the bytes read, of `total`.
struct Door {
    base::OnProgress tell;
    std::function<void(const base::Error&)> tellBad;            // called for each bad game if `skipBad`
    std::function<void(std::string_view)> writeStandardOutput;  // used for the target `-`
};

/// Runs a conversion and returns its report. A finished game whose source states no result gets its result. Throws a
/// base::Error (input) for the first bad game, with its place and the reason, unless `skipBad`; also if the source
/// holds nothing, except from WTHOR to WTHOR. Throws a base::Error (usage) if the formats do not fit each other.
/// After an error or a stop the target file is as it was before.
Report convert(const Request& request, const base::StopFlag& stop, const Door& door);

/// Returns the names of all formats.
std::vector<std::string> formatNameList();
/// Returns the names of all formats as one text for messages: `ggf, wthor, …`
std::string formatNames();

}  // namespace mitos::formats::othello::convert
