#include "formats/othello/position_list.h"

#include <algorithm>

#include "base/words.h"
#include "formats/origin.h"
#include "formats/othello/obf.h"
#include "formats/othello/recognise.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "texts/champion.h"
#include "texts/othello_compare.h"

namespace mitos::formats::othello {
namespace {

Endgame readEndgame(std::string_view text, const std::string& source, std::size_t line) {
    Endgame endgame;
    endgame.line = line;
    if (!looksLikeBoard(text.substr(0, text.find(';')))) {
        const games::othello::Othello game(8);
        endgame.board = games::othello::readTranscript(game, game.start(), text, source, line).end;
        return endgame;
    }
    const ScoredPosition scored = readObf(text, {source, line, 1});
    if (scored.size != 8) throw base::Error(base::Fault::input, base::say(text::endgameSize, source, line));
    endgame.board = scored.board;
    endgame.published = scored.best();
    return endgame;
}

}  // namespace

std::vector<Endgame> readEndgames(std::string_view text, const std::string& source) {
    std::vector<Endgame> endgames;
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::string_view content = base::stripped(line.substr(0, line.find('%')));
        if (content.empty()) continue;
        try {
            endgames.push_back(readEndgame(content, source, number));
        } catch (const base::TextError& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::TextError>(error);
            endgames.push_back(bad);
        } catch (const base::Error& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::Error>(error);
            endgames.push_back(bad);
        }
    }
    return endgames;
}

std::vector<Board> readPositions(int size, const std::string& text, const std::string& source) {
    std::vector<Board> positions;
    std::size_t line = 1;
    for (std::size_t begin = 0; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string whole = text.substr(begin, end - begin);
        const std::string board = whole.substr(0, whole.find_first_of("#%;"));
        if (board.find_first_not_of(" \t\r\v\f") != std::string::npos) {
            positions.push_back(games::othello::readBoard(size, board, source, line));
        }
        begin = end + 1;
    }
    if (positions.empty()) throw base::Error(base::Fault::input, base::say(text::positionsEmpty, source));
    return positions;
}

}  // namespace mitos::formats::othello
