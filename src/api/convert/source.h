#pragma once
// What a conversion reads from: games or positions, one after the other.
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "base/bytes.h"
#include "formats/game_record.h"
#include "formats/obf.h"
#include "formats/recognise.h"

namespace mitos::api::convert {

using Item = std::variant<formats::GameRecord, formats::ScoredPosition>;

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
std::unique_ptr<Source> openSource(formats::Format format, base::ByteSource bytes, const std::string& path, int size);

}  // namespace mitos::api::convert
