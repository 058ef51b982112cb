#include "api/tiles/json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace mitos::api::tiles {
namespace {

using Json = nlohmann::ordered_json;

Json partitionsJson(const champion::tiles::TablePlan& plan, const Board& goal) {
    Json partitions = Json::array();
    for (const auto& partition : plan.partitions) {
        Json patterns = Json::array();
        for (const auto& pattern : partition) {
            Json tiles = Json::array();
            for (const int cell : pattern) tiles.push_back(goal.tiles[static_cast<std::size_t>(cell)]);
            patterns.push_back(std::move(tiles));
        }
        partitions.push_back(std::move(patterns));
    }
    return partitions;
}

}  // namespace

std::string planJson(const Solver& solver, unsigned threads) {
    const Shape& shape = solver.shape();
    const champion::tiles::TablePlan plan = solver.plan(threads);
    const auto file = solver.tablesFile();
    Json json;
    json["size"] = fmt::format("{}x{}", shape.rows, shape.columns);
    json["moves"] = nameOf(shape.moves);
    json["goal"] = solver.puzzle().write(solver.goal());
    json["algorithm"] = facts(solver.algorithm()).name;
    json["tables"] = nameOf(solver.tables());
    json["partitions"] = partitionsJson(plan, solver.goal());
    json["bytes"] = plan.bytes;
    json["bytes_while_building"] = plan.bytesWhileBuilding;
    json["seconds"] = plan.seconds;
    json["threads"] = threads;
    json["stored"] = file.has_value();
    json["file"] = file ? Json(file->string()) : Json(nullptr);
    json["present"] = file && std::filesystem::exists(*file);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::tiles
