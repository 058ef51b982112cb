#include "arena/game_text.h"

#include <algorithm>

#include "formats/ggf.h"

namespace mitos::arena {

std::string ggfText(std::string text) {
    std::replace(text.begin(), text.end(), ']', ')');
    std::replace(text.begin(), text.end(), '[', '(');
    return text;
}

std::string ggfOf(const GameSoFar& game) {
    formats::GameRecord record;
    record.place = "Mitos";
    record.black.name = "black";
    record.white.name = "white";
    record.start = game.start;
    for (const Square move : game.moves) record.moves.push_back({move, {}, {}});
    return formats::writeGgf(record);
}

}  // namespace mitos::arena
