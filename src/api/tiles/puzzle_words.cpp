// What reports say of sliding puzzles.
#include <fmt/format.h>

#include <array>

#include "api/tiles/puzzle.h"
#include "base/units.h"
#include "texts/terminal.h"
#include "texts/tiles.h"
#include "texts/writing/language.h"

namespace mitos::api::tiles {

using base::say;
using paths::Field;

const paths::Words& Tiles::words() {
    static constexpr paths::Words words{.count = text::boardCount,
                                        .column = text::columnBoards,
                                        .nearest = text::bestBoard,
                                        .noSolution = text::noSolution,
                                        .atlasHardest = text::atlasHardest,
                                        .replayStep = text::replayStep,
                                        .fileEmpty = text::batchEmpty,
                                        .atlasTooLarge = text::atlasNoMemory,
                                        .needsStart = text::needsStart,
                                        .oneOnly = text::oneBoardOnly,
                                        .subject = text::tilesSubject,
                                        .group = text::boardLabel,
                                        .value = text::boardValue,
                                        .startHelp = text::startOption,
                                        .goalHelp = text::goalOption,
                                        .fileHelp = text::fileOption,
                                        .algorithmHelp = text::algorithmOption,
                                        .heuristicHelp = text::heuristicOption,
                                        .weightHelp = text::solveWeightOption,
                                        .atlasHelp = text::atlasOption,
                                        .hardestHelp = text::hardestOption,
                                        .csvHelp = text::csvOption};
    return words;
}

std::span<const paths::PuzzleOption<Tiles::Options>> Tiles::options() {
    static constexpr std::array<paths::PuzzleOption<Options>, 3> table{
        {{{.name = "size", .help = text::sizeOption, .value = text::sizeValue, .byDefault = "3x3"},
          &Options::size,
          "2x2 2x3 3x3 3x4 4x4 5x5"},
         {{.name = "moves",
           .kind = options::Kind::choice,
           .help = text::movesOption,
           .words = "king|plain",
           .byDefault = "king"},
          &Options::moves},
         {{.name = "costs", .help = text::costsOption, .form = "R,C[,D]", .byDefault = "1,1,1"}, &Options::costs}}};
    return table;
}

std::vector<std::string> Tiles::solveExamples() {
    return {"mitos solve tiles",
            "mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"",
            "mitos solve tiles --moves plain --start \"8 6 7 2 5 4 3 0 1\" --algorithm idastar --json",
            "mitos solve tiles --size 4x4 --moves plain --file boards.txt --threads 2 --json",
            "mitos solve tiles --size 5x5 --moves plain --random --seed 7 --threads 0 --resume twenty-four.txt",
            "mitos solve tiles --size 4x4 --tables full --plan",
            "mitos solve tiles --random --seed 7 --replay",
            "mitos solve tiles --atlas --size 3x3 --moves king"};
}

std::vector<std::string> Tiles::compareExamples() {
    return {"mitos compare tiles --start \"8 7 6 / 5 4 3 / 2 1 0\"",
            "mitos compare tiles --moves plain --random 100 --seed 1 --html methods.html",
            "mitos compare tiles --algorithms ucs,astar --heuristics misplaced,exact --random 10 --csv methods.csv"};
}

std::vector<Field> Tiles::fields() const {
    return {{"size", std::to_string(shape.rows) + "x" + std::to_string(shape.columns)},
            {"moves", std::string(nameOf(shape.moves))}};
}

std::vector<Field> Tiles::solveFields() const {
    if (shape.unitCosts()) return {};
    return {{"costs", std::vector<int>{shape.costs.alongRows, shape.costs.alongColumns, shape.costs.diagonal}}};
}

std::vector<Field> Tiles::hintFields(const Board& before, const Board& after) const {
    return {{"tile", static_cast<std::uint64_t>(movedTile(shape, before, after))}};
}

std::vector<Field> Tiles::championFields(const paths::Method<Tiles>& method) {
    return {{"tables", std::string(tablesName(method))}};
}

paths::FieldValue Tiles::moveField(Direction move) { return std::string(nameOf(move)); }

base::Message Tiles::title() const {
    return say(text::puzzleHead, shape.rows, shape.columns, nameOf(shape.moves), inLine(goal));
}

base::Message Tiles::atlasTitle() const {
    return say(text::atlasHead, shape.rows, shape.columns, nameOf(shape.moves), inLine(goal));
}

base::Message Tiles::comparisonTitle() const {
    return say(text::comparisonTitle, shape.rows, shape.columns, nameOf(shape.moves));
}

std::string Tiles::inLine(const Board& board) const {
    std::string text;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (cell > 0) text += shape.column(cell) == 0 ? " / " : " ";
        text += std::to_string(board.tiles[static_cast<std::size_t>(cell)]);
    }
    return text;
}

std::string Tiles::moveWords(const Board& before, const Board& after, Direction move, text::Language language) const {
    return fmt::format("{} {}", movedTile(shape, before, after), tileDirection(move).in(language));
}

base::Message Tiles::hintWords(const Board& before, const Board& after, Direction move, std::size_t left) const {
    return say(text::hintLine, movedTile(shape, before, after), tileDirection(move), left);
}

std::optional<base::Message> Tiles::unreachedWords(std::uint64_t reached) const {
    if (shape.moves != games::tiles::MoveSet::plain) return std::nullopt;
    return say(text::atlasHalf, base::showCount(reached));
}

base::Phrase tileDirection(Direction blankMove) {
    switch (blankMove) {
    case Direction::up:
        return text::directionDown;
    case Direction::down:
        return text::directionUp;
    case Direction::left:
        return text::directionRight;
    case Direction::right:
        return text::directionLeft;
    case Direction::upLeft:
        return text::directionDownRight;
    case Direction::upRight:
        return text::directionDownLeft;
    case Direction::downLeft:
        return text::directionUpRight;
    case Direction::downRight:
        break;
    }
    return text::directionUpLeft;
}

}  // namespace mitos::api::tiles
