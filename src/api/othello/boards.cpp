#include "api/othello/boards.h"

namespace mitos::api::othello {

std::vector<std::string> writtenLine(const std::vector<Square>& line) {
    std::vector<std::string> written;
    written.reserve(line.size());
    for (const Square move : line) written.push_back(writeSquare(move));
    return written;
}

Board openingPosition(const Othello& game, const std::optional<std::string>& position,
                      const std::optional<std::string>& moves, const std::string& positionSource,
                      const std::string& movesSource) {
    const Board start = position ? games::othello::readBoard(game.size(), *position, positionSource) : game.start();
    if (!moves) return start;
    return games::othello::readTranscript(game, start, *moves, movesSource).end;
}

}  // namespace mitos::api::othello
