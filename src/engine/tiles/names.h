#pragma once
// Names of the sizes of the champion's tables.
#include <optional>
#include <string_view>

#include "champion/tiles/partitions.h"

namespace mitos::engine::tiles {

using champion::tiles::TableSize;

constexpr std::string_view nameOf(TableSize tables) { return tables == TableSize::full ? "full" : "small"; }

constexpr std::optional<TableSize> tablesNamed(std::string_view name) {
    if (name == "small") return TableSize::small;
    if (name == "full") return TableSize::full;
    return std::nullopt;
}

}  // namespace mitos::engine::tiles
