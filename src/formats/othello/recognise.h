#pragma once
// Which format is this? Told from the beginning of a text or a file.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mitos::formats::othello {

enum class Format : std::uint8_t { ggf, wthor, obf, board, transcript, json, record };

inline constexpr std::array<Format, 7> allFormats{Format::ggf,        Format::wthor, Format::obf,   Format::board,
                                                  Format::transcript, Format::json,  Format::record};

/// As options and reports call it: `ggf`, `wthor`, …
std::string_view nameOf(Format format);
std::optional<Format> formatNamed(std::string_view name);
/// By the end of a file's name, in any case: .ggf .wtb .obf .board(s) .txt .transcript(s) .json .jsonl .ndjson .othello
std::optional<Format> formatOfFile(std::string_view path);

/// Does it hold positions and not games?
constexpr bool holdsPositions(Format format) { return format == Format::obf || format == Format::board; }

/// From the first bytes, as many as there are or some kilobytes. Nothing when it is like none of them, and for an empty text.
std::optional<Format> recognise(std::string_view beginning);

/// Nothing but discs, empty squares and blanks, and at least one disc: no transcript is so, for every square has a digit from 1 to 8.
bool looksLikeBoard(std::string_view text);

}  // namespace mitos::formats::othello
