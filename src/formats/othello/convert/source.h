#pragma once
// The source of a conversion: games or positions, one after the other.
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "base/bytes.h"
#include "formats/othello/game_record.h"
#include "formats/othello/obf.h"
#include "formats/othello/recognise.h"

namespace mitos::formats::othello::convert {

using Item = std::variant<GameRecord, ScoredPosition>;

/// Reads games or positions one by one.
class Source {
  public:
    Source() = default;
    virtual ~Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    /// Returns the next game or position; empty at the end. Throws a base::Error (input) for a bad one; the next call
    /// continues with the one after it.
    virtual std::optional<Item> next() = 0;
};

/// Returns a source that reads `format`. `path` names it in errors, and files of names are sought beside it; `size`
/// is the board size of transcripts, which do not state it.
std::unique_ptr<Source> openSource(Format format, base::ByteSource bytes, const std::string& path, int size);

}  // namespace mitos::formats::othello::convert
