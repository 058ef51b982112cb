#include "cli/grid/view.h"

#include <fmt/format.h>

#include "api/grid/boards.h"
#include "cli/common/table.h"
#include "engine/grid/move_values.h"
#include "texts/grid_terminal.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using api::grid::BoardText;
using api::grid::Cells;
using api::grid::Outcome;
using api::grid::Placing;
using api::grid::Rules;
using base::say;

constexpr const char* lastColour = "\033[1;33m";
constexpr const char* patternColour = "\033[1;32m";
constexpr const char* emptyColour = "\033[2m";
constexpr const char* plainColour = "\033[0m";

Cells cellsOfPatterns(const api::grid::PlacementGame& game, const api::grid::GridState& state) {
    Cells cells = 0;
    for (const api::grid::Line* line : game.standing(state)) {
        for (const Cells needs : line->needs) cells |= needs;
    }
    return cells;
}

std::string signedNumber(int value) { return fmt::format("{:+}", value); }

}  // namespace

std::string drawGrid(const Screen& screen, const api::grid::PlacementGame& game, const api::grid::GridState& state,
                     std::optional<Placing> last) {
    const Rules& rules = game.rules();
    const BoardText board = game.boardOf(state);
    const Cells patterns = screen.colour ? cellsOfPatterns(game, state) : 0;
    std::string numbers = "   ";
    std::string letters = "   ";
    for (int column = 0; column < rules.columns; ++column) {
        numbers += fmt::format(" {}", column);
        letters += fmt::format(" {}", static_cast<char>('a' + column));
    }
    std::string text = numbers + "\n";
    for (int row = 0; row < rules.rows; ++row) {
        text += fmt::format("  {}", row);
        for (int column = 0; column < rules.columns; ++column) {
            const int cell = row * rules.columns + column;
            const char letter = board[static_cast<std::size_t>(cell)];
            const char* colour = nullptr;
            if (letter == api::grid::emptyCell) colour = emptyColour;
            if (((patterns >> cell) & 1U) != 0) colour = patternColour;
            if (last && last->cell == cell) colour = lastColour;
            if (screen.colour && colour != nullptr) {
                text += fmt::format(" {}{}{}", colour, letter, plainColour);
            } else {
                text += fmt::format(" {}", letter);
            }
        }
        text += fmt::format(" {}\n", row + 1);
    }
    return text + letters + "\n";
}

std::string boardLine(const Rules& rules, const BoardText& board) {
    const auto columns = static_cast<std::size_t>(rules.columns);
    std::string line;
    for (std::size_t from = 0; from < board.size(); from += columns) {
        if (from > 0) line += '/';
        line.append(board, from, columns);
    }
    return line;
}

std::string moveText(const Rules& rules, const Placing& move) {
    return fmt::format("{} ({}{}={})", api::grid::writeMove(rules, move),
                       static_cast<char>('a' + move.cell % rules.columns), move.cell / rules.columns + 1,
                       rules.letters[move.letter]);
}

std::string_view sideName(api::grid::Side side) { return side == api::grid::Side::max ? "MAX" : "MIN"; }

base::Phrase outcomeName(Outcome outcome) {
    switch (outcome) {
    case Outcome::loss:
        return text::gridLoss;
    case Outcome::draw:
        return text::gridDraw;
    case Outcome::win:
        break;
    }
    return text::gridWin;
}

std::string positionValueText(Console& console, const engine::grid::PositionValue& value) {
    const text::Language language = console.language;
    std::string outcome = console.in(outcomeName(value.result.outcome));
    if (value.margin) outcome = say(text::byMargin, outcome, signedNumber(*value.margin)).in(language);
    return say(text::pliesLeft, outcome, value.result.remoteness).in(language);
}

std::string moveTable(Console& console, const Rules& rules, std::vector<engine::grid::MoveValue> moves) {
    engine::grid::sortBest(moves);
    const bool points = rules.countsPoints();
    std::vector<Table::Column> columns{{console.in(text::columnMove), Align::left},
                                       {console.in(text::columnValue), Align::left}};
    if (points) columns.push_back({console.in(text::columnPoints), Align::right});
    columns.push_back({console.in(text::columnRemoteness), Align::right});
    Table table(columns);
    for (const engine::grid::MoveValue& entry : moves) {
        std::vector<std::string> row{moveText(rules, entry.move), console.in(outcomeName(entry.value.result.outcome))};
        if (points) row.push_back(signedNumber(entry.value.margin.value_or(0)));
        row.push_back(std::to_string(entry.value.result.remoteness));
        table.add(std::move(row));
    }
    return table.text(console.out);
}

}  // namespace mitos::cli
