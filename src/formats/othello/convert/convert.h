#pragma once
// Games and positions of Othello from one format into another, one after the other: neither file need fit into memory.
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

/// Which positions of a game a list of positions gets.
enum class Positions : std::uint8_t { end, all };

/// A path, or `-` for standard input or output.
struct Request {
    std::string from;
    std::string to;
    std::optional<Format> fromFormat;  // nothing: by its name or its beginning
    std::optional<Format> toFormat;    // nothing: by its name
    std::optional<Positions> positions;
    int size = 8;  // of the board of transcripts, which do not say it
    bool skipBad = false;
    std::array<std::uint8_t, 4> today{};  // century, year, month, day for the header of a WTHOR file
};

/// Names for which the target has only a number and does not know it.
struct LostNames {
    std::uint64_t count = 0;  // each time one was met
    std::string first;
};

struct Report {
    Format from = Format::ggf;
    Format to = Format::ggf;
    std::uint64_t read = 0;     // games or positions, bad ones not counted
    std::uint64_t written = 0;  // more than were read where a game gives all its positions
    std::uint64_t bad = 0;
    LostNames lost;
    double seconds = 0;
    base::Halt halt = base::Halt::none;  // stopped: nothing was written
};

/// What the door does meanwhile. In the progress, `nodes` are games read, `bytes` those of the file, of `total`.
struct Door {
    base::OnProgress tell;
    std::function<void(const base::Error&)> tellBad;            // with `skipBad`, for each bad game
    std::function<void(std::string_view)> writeStandardOutput;  // for the target `-`
};

/// Without `skipBad`, the first bad game is thrown as an Error (input) that names its place and the reason; so is a source that
/// holds nothing at all, unless it is a database without games that becomes one. Whatever is thrown, and after a stop, the target is as
/// it was before. A game that was played to its end gets its result where the source does not state it.
Report convert(const Request& request, const base::StopFlag& stop, const Door& door);

std::vector<std::string> formatNameList();
/// All names of formats, for messages: `ggf, wthor, …`
std::string formatNames();

}  // namespace mitos::formats::othello::convert
