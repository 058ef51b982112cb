#include "formats/othello/obf.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/words.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/why_not.h"
#include "texts/formats.h"
#include "texts/othello.h"

namespace mitos::formats::othello {
namespace {

using base::say;
using games::othello::Othello;

constexpr int mostDiscs = 64;

class ObfLine {
  public:
    ObfLine(std::string_view text, const Origin& origin) : text_(text), origin_(origin) {}

    ScoredPosition read() {
        const std::size_t boardEnd = std::min(text_.find(';'), text_.size());
        position_.size = sizeOfBoard(text_.substr(0, boardEnd));
        position_.board = readPart(origin_, text_, 0, boardEnd, [&](std::string_view part, const std::string& source) {
            return games::othello::readBoard(position_.size, part, source);
        });
        for (std::size_t from = boardEnd + 1; from < text_.size();) {
            const std::size_t end = std::min(text_.find(';', from), text_.size());
            while (from < end && base::isBlank(text_[from])) ++from;
            if (from < end) readField(from, base::stripped(text_.substr(from, end - from)));
            from = end + 1;
        }
        return std::move(position_);
    }

  private:
    [[noreturn]] void fail(std::size_t at, const base::Message& reason) const { failIn(origin_, text_, at, reason); }

    void readField(std::size_t at, std::string_view field) {
        const std::size_t colon = field.find(':');
        if (colon == std::string_view::npos) {
            if (position_.score) fail(at, say(text::obfScoreTwice));
            position_.score = scoreOf(at, field);
            return;
        }
        const Square move = moveOf(at, base::stripped(field.substr(0, colon)));
        const auto same = [move](const ScoredMove& scored) { return scored.move == move; };
        if (std::any_of(position_.moves.begin(), position_.moves.end(), same))
            fail(at, say(text::obfTwice, games::othello::writeSquare(move)));
        std::size_t begins = colon + 1;
        while (begins < field.size() && base::isBlank(field[begins])) ++begins;
        position_.moves.push_back({move, scoreOf(at + begins, field.substr(begins))});
    }

    [[nodiscard]] Square moveOf(std::size_t at, std::string_view word) const {
        const auto square = games::othello::readSquare(position_.size, word);
        if (!square && !games::othello::isPassWord(word)) fail(at, say(text::othelloNoSquare, base::shownWord(word)));
        const Square move = square.value_or(games::othello::pass);
        const Othello game(position_.size);
        if (!game.isLegal(position_.board, move)) fail(at, whyNot(game, position_.board, move));
        return move;
    }

    [[nodiscard]] int scoreOf(std::size_t at, std::string_view word) const {
        const bool plus = word.starts_with('+') && !word.starts_with("+-");
        const std::string_view digits = word.substr(plus ? 1 : 0);
        int score = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), score);
        const bool whole = error == std::errc{} && end == digits.data() + digits.size();
        if (!whole || score < -mostDiscs || score > mostDiscs) fail(at, say(text::obfScore, base::shownWord(word)));
        return score;
    }

    std::string_view text_;
    const Origin& origin_;
    ScoredPosition position_;
};

}  // namespace

std::optional<int> ScoredPosition::best() const {
    std::optional<int> best = score;
    for (const ScoredMove& move : moves) best = std::max(best.value_or(move.score), move.score);
    return best;
}

ScoredPosition readObf(std::string_view line, const Origin& origin) { return ObfLine(line, origin).read(); }

std::string writeObf(const ScoredPosition& position) {
    std::string line = games::othello::writeBoard(position.size, position.board) + ";";
    for (const ScoredMove& scored : position.moves)
        line += fmt::format(" {}:{:+};", base::uppered(games::othello::writeSquare(scored.move)), scored.score);
    if (position.score) line += fmt::format(" {:+};", *position.score);
    return line;
}

int sizeOfBoard(std::string_view text) {
    const auto count = std::count_if(text.begin(), text.end(), [](char c) { return !base::isBlank(c); });
    for (const int size : {4, 6}) {
        if (count == size * size || count == size * size + 1) return size;
    }
    return 8;
}

}  // namespace mitos::formats::othello
