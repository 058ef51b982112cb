#include "formats/othello/transcript_line.h"

#include "games/othello/score.h"
#include "games/othello/transcript.h"
#include "texts/formats.h"

namespace mitos::formats::othello {

using games::othello::Othello;

GameRecord readTranscriptLine(std::string_view line, int size, const Origin& origin) {
    const Othello game(size);
    GameRecord record;
    record.size = size;
    record.start = game.start();
    const auto transcript =
        readPart(origin, line, 0, line.size(), [&](std::string_view part, const std::string& source) {
            return games::othello::readTranscript(game, record.start, part, source);
        });
    for (const Square move : transcript.moves) record.moves.push_back({move, {}, {}});
    return record;
}

std::string writeTranscriptLine(const GameRecord& record) {
    if (record.start != games::othello::startOf(record.size))
        throw base::Error(base::Fault::input, base::say(text::transcriptStart));
    std::string line = games::othello::writeTranscript(movesOf(record));
    if (!record.moves.empty() && record.moves.back().move == games::othello::pass) line += "PA";
    return line;
}

void scoreIfFinished(GameRecord& record) {
    if (record.outcome) return;
    const Othello game(record.size);
    Board board = record.start;
    for (const RecordedMove& made : record.moves) board = game.after(board, made.move);
    if (!game.isOver(board)) return;
    const games::othello::Score score = scoreWithEmptiesToWinner(game, board);
    record.outcome = Outcome{static_cast<double>(score.black - score.white), Ended::played};
}

std::vector<Square> movesOf(const GameRecord& record) {
    std::vector<Square> moves;
    for (const RecordedMove& made : record.moves) moves.push_back(made.move);
    return moves;
}

std::vector<Board> positionsOf(const GameRecord& record) {
    const Othello game(record.size);
    std::vector<Board> positions{record.start};
    for (const RecordedMove& made : record.moves) positions.push_back(game.after(positions.back(), made.move));
    return positions;
}

}  // namespace mitos::formats::othello
