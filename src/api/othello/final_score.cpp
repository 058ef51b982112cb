#include "api/othello/final_score.h"

#include <fmt/format.h>

#include <cstdlib>

#include "base/texts/othello.h"
#include "games/othello/score.h"

namespace mitos::api::othello {
namespace {

using base::say;

const base::Phrase& winner(int difference, ColourName name) {
    return name(difference > 0 ? Colour::black : Colour::white);
}

}  // namespace

std::optional<FinalScore> finalScore(const Othello& game, Board board, const std::vector<Square>& line) {
    for (const Square move : line) {
        if (!game.isLegal(board, move)) return std::nullopt;
        board = game.after(board, move);
    }
    if (!game.isOver(board)) return std::nullopt;
    const games::othello::Score plain = games::othello::scoreOnBoard(board);
    const games::othello::Score whole = games::othello::scoreWithEmptiesToWinner(game, board);
    return FinalScore{plain.black - plain.white, whole.black - whole.white, games::othello::discs(game.empties(board))};
}

std::optional<int> finalDifference(int value) {
    if (std::abs(value) < Othello::winValue) return std::nullopt;
    return value > 0 ? value - Othello::winValue : value + Othello::winValue;
}

const base::Phrase& plainColourName(Colour colour) {
    return colour == Colour::black ? text::othelloBlack : text::othelloWhite;
}

base::Message finalWords(const FinalScore& end, ColourName name) {
    if (end.onBoard == 0) return say(text::othelloFinalDraw);
    const base::Phrase& side = winner(end.onBoard, name);
    const int discs = std::abs(end.onBoard);
    if (end.empties == 0) return say(text::othelloFinalWin, side, discs);
    return say(end.empties == 1 ? text::othelloFinalWinOneEmpty : text::othelloFinalWinEmpties, side, discs,
               std::abs(end.withEmpties));
}

std::string valueWords(int value, base::Language language, ColourName name) {
    if (const auto difference = finalDifference(value)) {
        return say(text::othelloFinalWin, winner(*difference, name), std::abs(*difference)).in(language);
    }
    return value == 0 ? "0" : fmt::format("{:+}", value);
}

}  // namespace mitos::api::othello
