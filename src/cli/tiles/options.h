#pragma once
// The options that say which sliding puzzle is meant, shared by the verbs.
#include <optional>
#include <string>
#include <vector>

#include "api/tiles/boards.h"
#include "api/tiles/names.h"
#include "cli/common/context.h"

namespace mitos::cli {

struct TilesOptions {
    std::string size = "3x3";
    std::string moves = "king";
    std::string costs;  // as typed; each step costs one when nothing was
    std::string goal = "ordered";
    std::optional<std::string> start;  // what was typed, were it nothing: an empty board is a bad one, not none
    std::string file;
    std::string seed;

    [[nodiscard]] api::tiles::Shape shape() const;
    [[nodiscard]] api::tiles::Board goalOn(const api::tiles::Shape& shape) const;
};

void addTilesOptions(CLI::App& app, Context& context, TilesOptions& options);

// Names that are not known are an Error (usage) that lists those that are.
api::tiles::Algorithm readAlgorithm(const std::string& name);
api::tiles::Estimate readHeuristic(const std::string& name);
api::tiles::TableSize readTables(const std::string& name);
/// `1.5` is 150.
std::uint32_t readWeightPercent(const std::string& text);

}  // namespace mitos::cli
