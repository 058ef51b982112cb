#include "api/othello/perft.h"

#include <nlohmann/json.hpp>

#include "api/turns/json.h"

namespace mitos::api::othello {

std::string perftJson(const Othello& game, const Board& board, const PerftOptions& options, const PerftReport& report,
                      bool divided) {
    nlohmann::ordered_json json;
    json["depth"] = report.depth;
    json["count"] = report.count;
    json["complete"] = report.halt == base::Halt::none;
    if (report.halt != base::Halt::none) json["reason"] = turns::nameOf(report.halt);
    json["size"] = game.size();
    json["position"] = writeBoard(game.size(), board);
    json["threads"] = options.threads;
    if (divided) {
        auto parts = nlohmann::ordered_json::array();
        for (const PerftReport::Part& part : report.parts) {
            parts.push_back({{"move", writeSquare(part.move)}, {"count", part.count}});
        }
        json["moves"] = std::move(parts);
    }
    json["positions"] = report.positions;
    json["seconds"] = report.seconds;
    json["per_second"] = report.seconds > 0 ? static_cast<double>(report.count) / report.seconds : 0;
    return json.dump();
}

}  // namespace mitos::api::othello
