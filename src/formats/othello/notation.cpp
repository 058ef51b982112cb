#include "formats/othello/notation.h"

#include <algorithm>

#include "base/error.h"
#include "base/words.h"
#include "formats/line_reader.h"
#include "formats/othello/board_reader.h"
#include "formats/othello/ggf.h"
#include "formats/othello/json_game.h"
#include "formats/othello/obf.h"
#include "formats/othello/record.h"
#include "formats/othello/transcript_line.h"
#include "formats/othello/wthor_record.h"
#include "games/othello/board_text.h"
#include "games/othello/size.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

using games::othello::Othello;

Notation notationOfRecord(GameRecord record) {
    scoreIfFinished(record);
    Notation notation;
    notation.size = record.size;
    notation.game = {record.start, movesOf(record), positionsOf(record).back()};
    notation.record = std::move(record);
    return notation;
}

// Reads the first line of a list of games, or one object over several lines.
GameRecord readJson(std::string_view text, const std::string& source) {
    const std::size_t from = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string_view line = text.substr(0, text.find('\n', from));
    const bool whole = base::stripped(line).ends_with('}');
    return readJsonGame(whole ? line : text, Origin{source});
}

// Returns whether the line has as many characters as a whole board of some size with the side to move.
bool isWholeBoard(std::string_view board) {
    const auto count = std::count_if(board.begin(), board.end(), [](char c) { return !base::isBlank(c); });
    const auto holds = [count](int size) { return count == size * size + 1; };
    return std::any_of(games::othello::sizes.begin(), games::othello::sizes.end(), holds);
}

Notation readPosition(std::string_view text, std::optional<int> size, const std::string& source) {
    const std::string_view board = text.substr(0, text.find(';'));
    Notation notation;
    notation.size = size ? *size : sizeOfBoard(board);
    const Board position = games::othello::readBoard(notation.size, board, source);
    return notationOf(notation.size, {position, {}, position});
}

// Reads the first position of a list. A position that is broken into lines arbitrarily must be the only one.
Notation readFirstPosition(std::string_view text, std::optional<int> size, const std::string& source) {
    LineReader lines(base::bytesOf(text), source);
    const auto line = lines.next();
    if (line && looksDrawn(line->text)) {
        const ScoredPosition drawn = *BoardReader(base::bytesOf(text), source).next();
        return notationOf(drawn.size, {drawn.board, {}, drawn.board});
    }
    const std::size_t from = line ? offsetOf(text, line->origin.line, line->origin.column) : 0;
    const bool alone = line && isWholeBoard(line->text.substr(0, line->text.find(';')));
    return readPart(Origin{source}, text, from, alone ? line->text.size() : text.size() - from,
                    [&](std::string_view part, const std::string&) { return readPosition(part, size, source); });
}

// Reads the first game of a database. Its players are numbers, because the names stand in other files.
Notation readFirstOfWthor(std::string_view text, const std::string& source) {
    WthorReader reader(base::bytesOf(text), source);
    const auto game = reader.next();
    if (!game) throw base::Error(base::Fault::input, base::say(text::notationNoGame, source));
    return notationOfRecord(recordOf(reader, *game, {}));
}

}  // namespace

Notation notationOf(int size, const Transcript& game) {
    Notation notation{size, game, {}};
    notation.record.size = size;
    notation.record.start = game.start;
    for (const Square move : game.moves) notation.record.moves.push_back({move, {}, {}});
    scoreIfFinished(notation.record);
    return notation;
}

Notation readNotation(std::string_view text, std::optional<int> size, const std::string& source) {
    text = base::withoutByteOrderMark(text);
    switch (recognise(text).value_or(Format::transcript)) {
    case Format::record:
        return notationOfRecord(gameOf(readRecord(text, source)));
    case Format::ggf:
        return notationOfRecord(*GgfReader(base::bytesOf(text), source).next());
    case Format::json:
        return notationOfRecord(readJson(text, source));
    case Format::obf:
    case Format::board:
        return readFirstPosition(text, size, source);
    case Format::wthor:
        return readFirstOfWthor(text, source);
    case Format::transcript:
        break;
    }
    const Othello game(size.value_or(8));
    return notationOf(game.size(), games::othello::readTranscript(game, game.start(), text, source));
}

std::string writeNotation(const Notation& notation, Format format) {
    switch (format) {
    case Format::ggf:
        return writeGgf(notation.record);
    case Format::json:
        return writeJsonGame(notation.record);
    case Format::record:
        return writeRecord(recordOf(notation.record));
    case Format::board:
        return games::othello::writeBoard(notation.size, notation.game.end);
    case Format::obf:
        return writeObf({notation.size, notation.game.end, {}, {}});
    case Format::transcript:
        return games::othello::writeTranscript(notation.game.moves);
    case Format::wthor:
        break;
    }
    throw base::Error(base::Fault::usage, base::say(text::notationNoText, nameOf(format)));
}

}  // namespace mitos::formats::othello
