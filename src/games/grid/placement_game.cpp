#include "games/grid/placement_game.h"

#include <algorithm>
#include <bit>

namespace mitos::games::grid {
namespace {

std::uint8_t letterIndex(const Rules& rules, char letter) {
    return static_cast<std::uint8_t>(rules.letters.find(letter));
}

std::vector<std::uint8_t> indices(const Rules& rules, const std::string& letters) {
    std::vector<std::uint8_t> list;
    for (const char letter : letters) list.push_back(letterIndex(rules, letter));
    return list;
}

bool stands(const Line& line, const std::array<Cells, mostLetters>& letters) {
    for (std::size_t letter = 0; letter < mostLetters; ++letter) {
        if ((letters[letter] & line.needs[letter]) != line.needs[letter]) return false;
    }
    return true;
}

void add(PatternCount& count, Owner owner) {
    switch (owner) {
    case Owner::max:
        ++count.max;
        break;
    case Owner::min:
        ++count.min;
        break;
    case Owner::completer:
        ++count.nobody;
        break;
    }
}

struct Step {
    int row, column;
};

// Adds every place of one pattern along one direction.
void addLines(const Rules& rules, std::size_t which, Step step, std::vector<Line>& lines) {
    const Pattern& pattern = rules.patterns[which];
    // The rule file reader refuses longer ones; this lets the compiler see it too.
    const int length = std::min(static_cast<int>(pattern.text.size()), longestPattern);
    for (int row = 0; row < rules.rows; ++row) {
        for (int column = 0; column < rules.columns; ++column) {
            const int lastRow = row + step.row * (length - 1);
            const int lastColumn = column + step.column * (length - 1);
            if (lastRow >= rules.rows || lastColumn < 0 || lastColumn >= rules.columns) continue;
            Line line;
            line.owner = pattern.owner;
            line.pattern = static_cast<std::uint8_t>(which);
            line.length = static_cast<std::uint8_t>(length);
            for (int i = 0; i < length; ++i) {
                const int cell = (row + step.row * i) * rules.columns + column + step.column * i;
                line.cells[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(cell);
                line.needs[letterIndex(rules, pattern.text[static_cast<std::size_t>(i)])] |= Cells{1} << cell;
            }
            lines.push_back(line);
        }
    }
}

Status winFor(Side side) { return side == Side::max ? Status::maxWins : Status::minWins; }

}  // namespace

PlacementGame::PlacementGame(Rules rules)
    : rules_(std::move(rules)), maxLetters_(indices(rules_, rules_.maxLetters)),
      minLetters_(indices(rules_, rules_.minLetters)) {
    const int cells = rules_.cells();
    all_ = cells == 64 ? ~Cells{0} : (Cells{1} << cells) - 1;
    bottomRow_ = all_ & ~(all_ >> rules_.columns);
    for (std::size_t which = 0; which < rules_.patterns.size(); ++which) {
        if (rules_.alongRows) addLines(rules_, which, {0, 1}, lines_);
        if (rules_.alongColumns) addLines(rules_, which, {1, 0}, lines_);
        if (rules_.alongDiagonals) {
            addLines(rules_, which, {1, 1}, lines_);
            addLines(rules_, which, {1, -1}, lines_);
        }
    }
    through_.resize(static_cast<std::size_t>(cells) * mostLetters);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        for (std::size_t letter = 0; letter < mostLetters; ++letter) {
            for (Cells left = lines_[i].needs[letter]; left != 0; left &= left - 1) {
                const auto cell = static_cast<std::size_t>(std::countr_zero(left));
                through_[cell * mostLetters + letter].push_back(static_cast<std::uint16_t>(i));
            }
        }
    }
}

GridState PlacementGame::startOn(const BoardText& board) const { return position(board, rules_.first); }

GridState PlacementGame::position(const BoardText& board, Side mover) const {
    std::array<Cells, mostLetters> letters{};
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] != emptyCell) letters[letterIndex(rules_, board[cell])] |= Cells{1} << cell;
    }
    return position(letters, mover);
}

GridState PlacementGame::position(const std::array<Cells, mostLetters>& letters, Side mover) const {
    State state;
    state.letters = letters;
    state.mover = mover;
    state.status = judgeBoard(state);
    return state;
}

BoardText PlacementGame::boardOf(const State& state) const {
    BoardText board(static_cast<std::size_t>(rules_.cells()), emptyCell);
    for (std::size_t letter = 0; letter < rules_.letters.size(); ++letter) {
        for (Cells left = state.letters[letter]; left != 0; left &= left - 1) {
            board[static_cast<std::size_t>(std::countr_zero(left))] = rules_.letters[letter];
        }
    }
    return board;
}

int PlacementGame::finalValue(const State& state) const {
    if (rules_.countsPoints()) return state.points;
    if (state.status == Status::maxWins) return 10;
    return state.status == Status::minWins ? -10 : 0;
}

bool PlacementGame::isLegal(const State& state, const Move& move) const {
    if (isOver(state) || move.cell >= rules_.cells() || ((playable(state.occupied()) >> move.cell) & 1U) == 0)
        return false;
    return move.letter < rules_.letters.size() &&
           rules_.lettersOf(state.mover).find(rules_.letters[move.letter]) != std::string::npos;
}

GridState PlacementGame::after(const State& state, const Move& move) const {
    State next = state;
    next.letters[move.letter] |= Cells{1} << move.cell;
    const PatternCount made = madeBy(next.letters, move);
    const bool any = made.max + made.min + made.nobody > 0;
    if (rules_.countsPoints()) {
        const int mine = state.mover == Side::max ? 1 : -1;
        next.points = static_cast<std::int16_t>(next.points + made.max - made.min + mine * made.nobody);
    }
    const bool full = next.occupied() == all_;
    if ((any && rules_.ending == Ending::anyPattern) || full) next.status = verdict(next, made, state.mover);
    if (!(any && rules_.again)) next.mover = other(state.mover);
    return next;
}

PatternCount PlacementGame::madeBy(const std::array<Cells, mostLetters>& letters, Placing move) const {
    PatternCount made;
    for (const std::uint16_t line : through_[std::size_t{move.cell} * mostLetters + move.letter]) {
        if (stands(lines_[line], letters)) add(made, lines_[line].owner);
    }
    return made;
}

PatternCount PlacementGame::count(const State& state) const {
    PatternCount all;
    for (const Line& line : lines_) {
        if (stands(line, state.letters)) add(all, line.owner);
    }
    return all;
}

std::vector<const Line*> PlacementGame::standing(const State& state) const {
    std::vector<const Line*> list;
    for (const Line& line : lines_) {
        if (stands(line, state.letters)) list.push_back(&line);
    }
    return list;
}

Status PlacementGame::fullStatus() const {
    switch (rules_.full) {
    case FullBoard::max:
        return Status::maxWins;
    case FullBoard::min:
        return Status::minWins;
    case FullBoard::draw:
        break;
    }
    return Status::draw;
}

// Returns the status at the end of a game; `made` are the patterns that the last move completed.
Status PlacementGame::verdict(const State& state, const PatternCount& made, Side completer) const {
    const bool any = made.max + made.min + made.nobody > 0;
    switch (rules_.winner) {
    case Winner::completer:
        return any ? winFor(completer) : fullStatus();
    case Winner::otherThanCompleter:
        return any ? winFor(other(completer)) : fullStatus();
    case Winner::ownerOfPattern:
        if (made.max > 0 && made.min > 0) return winFor(completer);
        if (made.max > 0) return Status::maxWins;
        return made.min > 0 ? Status::minWins : fullStatus();
    case Winner::morePatterns: {
        const PatternCount all = count(state);
        if (all.max == 0 && all.min == 0) return fullStatus();
        if (all.max == all.min) return Status::draw;
        return all.max > all.min ? Status::maxWins : Status::minWins;
    }
    case Winner::morePoints:
        break;
    }
    if (state.points == 0) return fullStatus();
    return state.points > 0 ? Status::maxWins : Status::minWins;
}

// Judges a board whose last move is not known: it is over if it is full or, if a pattern ends the game, there is one.
// The side to move has not completed it, so the other side has.
Status PlacementGame::judgeBoard(const State& state) const {
    const PatternCount all = count(state);
    const bool any = all.max + all.min + all.nobody > 0;
    if ((any && rules_.ending == Ending::anyPattern) || state.occupied() == all_) {
        return verdict(state, rules_.ending == Ending::anyPattern ? all : PatternCount{}, other(state.mover));
    }
    return Status::open;
}

}  // namespace mitos::games::grid
