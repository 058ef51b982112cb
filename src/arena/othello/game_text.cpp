#include "arena/othello/game_text.h"

#include <algorithm>

#include "formats/othello/ggf.h"

namespace mitos::arena::othello {

std::string ggfText(std::string text) {
    std::replace(text.begin(), text.end(), ']', ')');
    std::replace(text.begin(), text.end(), '[', '(');
    return text;
}

std::string ggfOf(const GameSoFar& game) {
    formats::othello::GameRecord record;
    record.place = "Mitos";
    record.black.name = "black";
    record.white.name = "white";
    record.start = game.start;
    for (const Square move : game.moves) record.moves.push_back({move, {}, {}});
    return formats::othello::writeGgf(record);
}

}  // namespace mitos::arena::othello
