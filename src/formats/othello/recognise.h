#pragma once
// The format of a file or a text, told from its name or its beginning.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mitos::formats::othello {

/// A format of games or positions.
enum class Format : std::uint8_t { ggf, wthor, obf, board, transcript, json, record };

inline constexpr std::array<Format, 7> allFormats{Format::ggf,        Format::wthor, Format::obf,   Format::board,
                                                  Format::transcript, Format::json,  Format::record};

/// Returns the name of the format in options and reports: `ggf`, `wthor`, …
std::string_view nameOf(Format format);
/// Returns the format with this name; empty if there is none.
std::optional<Format> formatNamed(std::string_view name);
/// Returns the format for the end of a file's name, in capital or small letters; empty for any other than .ggf .wtb
/// .obf .board(s) .txt .transcript(s) .json .jsonl .ndjson .othello
std::optional<Format> formatOfFile(std::string_view path);

/// Returns whether the format holds positions, not games.
constexpr bool holdsPositions(Format format) { return format == Format::obf || format == Format::board; }

/// Recognises the format from the first bytes of a text: some kilobytes, or all if there are fewer. Returns nothing
/// if they resemble no format or are empty.
std::optional<Format> recognise(std::string_view beginning);

/// Returns whether the text holds only discs, empty squares and blanks, and at least one disc. No transcript does,
/// because each of its squares has a digit from 1 to 8.
bool looksLikeBoard(std::string_view text);

}  // namespace mitos::formats::othello
