#include <algorithm>
#include <array>

#include "base/words.h"
#include "formats/numbers.h"
#include "formats/othello/ggf.h"
#include "games/othello/board_text.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

void putText(std::string& ggf, std::string_view name, std::string_view value) {
    if (value.find(']') != std::string_view::npos)
        throw base::Error(base::Fault::input, base::say(text::ggfUnwritable, base::shownWord(value)));
    ggf.append(name).append("[").append(value).append("]");
}

std::string finiteDecimal(double number, Sign sign = Sign::whenBelow) {
    std::string text = writeDecimal(number, sign);
    if (!readDecimal(text)) throw base::Error(base::Fault::input, base::say(text::formatNumber));
    return text;
}

void putMove(std::string& ggf, games::othello::Colour mover, const RecordedMove& made) {
    ggf += mover == games::othello::Colour::black ? "B[" : "W[";
    ggf += made.move == games::othello::pass ? "PA" : base::uppered(games::othello::writeSquare(made.move));
    if (made.evaluation || made.seconds) ggf += '/';
    if (made.evaluation) ggf += finiteDecimal(*made.evaluation);
    if (made.seconds) ggf += '/' + finiteDecimal(*made.seconds);
    ggf += ']';
}

}  // namespace

std::string writeGgf(const GameRecord& record) {
    std::string ggf = "(;GM[Othello]";
    putText(ggf, "PC", record.place);
    if (!record.date.empty()) putText(ggf, "DT", record.date);
    putText(ggf, "PB", record.black.name);
    putText(ggf, "PW", record.white.name);
    if (record.black.rating) putText(ggf, "RB", finiteDecimal(*record.black.rating));
    if (record.white.rating) putText(ggf, "RW", finiteDecimal(*record.white.rating));
    if (record.black.time == record.white.time) {
        if (!record.black.time.empty()) putText(ggf, "TI", record.black.time);
    } else {
        if (!record.black.time.empty()) putText(ggf, "TB", record.black.time);
        if (!record.white.time.empty()) putText(ggf, "TW", record.white.time);
    }
    putText(ggf, "TY", std::to_string(record.size));
    constexpr std::array<std::string_view, 4> endings{"", ":r", ":t", ":s"};
    std::string result = "?";
    if (record.outcome) {
        result = finiteDecimal(record.outcome->blackMinusWhite, Sign::always);
        result += endings[static_cast<std::size_t>(record.outcome->how)];
    }
    putText(ggf, "RE", result);
    std::string board = games::othello::writeBoard(record.size, record.start);
    std::replace(board.begin(), board.end(), 'X', '*');
    putText(ggf, "BO", std::to_string(record.size) + " " + board);
    games::othello::Colour mover = record.start.mover;
    for (const RecordedMove& made : record.moves) {
        putMove(ggf, mover, made);
        mover = other(mover);
    }
    return ggf + ";)";
}

}  // namespace mitos::formats::othello
