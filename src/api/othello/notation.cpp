#include "api/othello/notation.h"

#include <algorithm>

#include "api/othello/record.h"

namespace mitos::api::othello {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view discLetters = "XxOo*0-._";

std::string_view trimmed(std::string_view text) {
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) + 1 - from);
}

// Boards hold nothing but discs, empty squares and blanks; no transcript does, for every square has a digit from 1 to 8.
bool looksLikeBoard(std::string_view text) {
    const auto belongs = [](char c) {
        return discLetters.find(c) != std::string_view::npos || blanks.find(c) != std::string_view::npos;
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), belongs) &&
           std::any_of(text.begin(), text.end(),
                       [](char c) { return c != '-' && blanks.find(c) == std::string::npos; });
}

// By the number of characters that are squares or the mover: 17, 37 or 65, or one less where the mover was forgotten.
int sizeOfBoard(std::string_view text) {
    const auto count =
        std::count_if(text.begin(), text.end(), [](char c) { return blanks.find(c) == std::string_view::npos; });
    for (const int size : {4, 6}) {
        if (count == size * size || count == size * size + 1) return size;
    }
    return 8;
}

}  // namespace

Notation readNotation(std::string_view text, std::optional<int> size, const std::string& source) {
    const std::string_view typed = trimmed(text);
    Notation notation;
    if (typed.starts_with("mitos othello")) {
        const Record record = readRecord(text, source);
        notation.size = record.size;
        notation.game = {record.start, record.moves, positionsOf(record).back()};
        return notation;
    }
    const std::string_view board = text.substr(0, text.find(';'));
    if (looksLikeBoard(trimmed(board))) {
        notation.size = size ? *size : sizeOfBoard(board);
        notation.game.start = games::othello::readBoard(notation.size, board, source);
        notation.game.end = notation.game.start;
        return notation;
    }
    notation.size = size.value_or(8);
    const Othello game(notation.size);
    notation.game = games::othello::readTranscript(game, game.start(), text, source);
    return notation;
}

}  // namespace mitos::api::othello
