#include "api/othello/boards.h"

namespace mitos::api::othello {

Board openingPosition(const Othello& game, const std::optional<std::string>& position,
                      const std::optional<std::string>& moves, const std::string& positionSource,
                      const std::string& movesSource) {
    const Board start = position ? games::othello::readBoard(game.size(), *position, positionSource) : game.start();
    if (!moves) return start;
    return games::othello::readTranscript(game, start, *moves, movesSource).end;
}

}  // namespace mitos::api::othello
