#pragma once
// What a conversion reads from: games or positions, one after the other.
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

class Source {
  public:
    Source() = default;
    virtual ~Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    /// Nothing at the end. An Error (input) for a bad one; the next call goes on with the one after it.
    virtual std::optional<Item> next() = 0;
};

/// `path` names the source in errors, and files of names are looked for beside it. `size` is that of transcripts.
std::unique_ptr<Source> openSource(Format format, base::ByteSource bytes, const std::string& path, int size);

}  // namespace mitos::formats::othello::convert
