#include "arena/othello/match_openings.h"

#include <cmath>
#include <set>

#include "base/error.h"
#include "base/words.h"
#include "engine/othello/champion.h"
#include "formats/othello/notation.h"
#include "games/othello/symmetry.h"
#include "texts/match.h"

namespace mitos::arena::othello {
namespace {

using engine::othello::Budget;
using engine::othello::Champion;
using formats::othello::Notation;
using formats::othello::readNotation;
using games::othello::Board;
using games::othello::Othello;
using games::othello::Square;
using games::othello::Transcript;

// Judges whether a position is balanced. Its judgement does not depend on earlier positions.
class Judge {
  public:
    Judge(const OpeningRequest& request, const base::StopFlag& stop) : request_(request), stop_(stop) {}

    [[nodiscard]] bool keeps(const Board& board) {
        if (stop_.raised()) return true;
        champion_.forget();
        Budget budget;
        budget.depth = request_.depth;
        return std::abs(champion_.think(board, budget, stop_).value.discs) <= *request_.balance;
    }

  private:
    Champion champion_;
    const OpeningRequest& request_;
    const base::StopFlag& stop_;
};

class OpeningsReader {
  public:
    OpeningsReader(const std::string& source, std::optional<int> plies) : source_(source), plies_(plies) {}

    [[nodiscard]] const ReadOpenings& read() const { return read_; }

    void take(std::string_view line, std::size_t number) {
        const Opening opening = cut(gameOf(line, number));
        if (game_.isOver(opening.board)) {
            throw base::TextError({source_, number, 1, std::string(line)}, base::say(text::openingOver));
        }
        const Board least = games::othello::canonical(opening.board);
        if (seen_[static_cast<std::size_t>(least.mover)].emplace(least.black, least.white).second) {
            read_.openings.push_back(opening);
        } else {
            ++read_.repeated;
        }
    }

  private:
    Othello game_;
    const std::string& source_;
    std::optional<int> plies_;
    ReadOpenings read_;
    std::set<std::pair<games::othello::Squares, games::othello::Squares>> seen_[2];  // by the side to move

    [[nodiscard]] Transcript gameOf(std::string_view line, std::size_t number) const {
        try {
            const Notation notation = readNotation(line, std::nullopt, source_);
            if (notation.size != 8) {
                throw base::TextError({source_, 1, 1, std::string(line)}, base::say(text::openingSize));
            }
            return notation.game;
        } catch (const base::TextError& error) {  // its place counts from this line: add the lines before
            base::Place place = error.place();
            place.line += number - 1;
            throw base::TextError(place, error.message());
        }
    }

    [[nodiscard]] Opening cut(const Transcript& transcript) const {
        Opening opening{{}, transcript.start, transcript.start};
        for (const Square move : transcript.moves) {
            if (plies_ && opening.moves.size() >= static_cast<std::size_t>(*plies_)) break;
            opening.moves.push_back(move);
            opening.board = game_.after(opening.board, move);
        }
        return opening;
    }
};

}  // namespace

std::vector<Opening> makeOpenings(const OpeningRequest& request, const base::StopFlag& stop) {
    base::Random random(request.seed);
    if (!request.balance) return randomOpenings(games::othello::Othello(), request.count, request.plies, random);
    Judge judge(request, stop);
    return randomOpenings(games::othello::Othello(), request.count, request.plies, random,
                          [&judge](const Board& board) { return judge.keeps(board); });
}

ReadOpenings readOpenings(std::string_view text, const std::string& source, std::optional<int> plies,
                          std::optional<std::size_t> most) {
    OpeningsReader reader(source, plies);
    for (std::size_t number = 1; !text.empty(); ++number) {
        if (most && reader.read().openings.size() == *most) break;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = base::stripped(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.front() != '%' && line.front() != '#') reader.take(line, number);
    }
    if (reader.read().openings.empty()) {
        throw base::Error(base::Fault::input, base::say(text::openingsNone, source));
    }
    return reader.read();
}

}  // namespace mitos::arena::othello
