#include "games/grid/rule_file.h"

#include <algorithm>

#include "base/error.h"
#include "base/phrases.h"
#include "base/toml_reader.h"
#include "games/grid/board_text.h"
#include "games/grid/placement_game.h"
#include "texts/grid.h"

namespace mitos::games::grid {
namespace {

using base::AllowedTable;
using base::say;
using base::shownCharacter;
using base::shownShort;

const base::TomlKind ruleFile{text::tomlValue,  text::tomlHeading, text::tomlPatternHeading,
                              text::tomlEquals, text::tomlLine,    text::tomlList,
                              {"pattern"}};
const AllowedTable top{text::keyAtTop,
                       {"name", "rows", "columns", "first", "gravity", "lines", "letters", "pattern", "end", "start"}};
const AllowedTable inLetters{text::keyInLetters, {"max", "min"}};
const AllowedTable inPattern{text::keyInPattern, {"text", "for"}};
const AllowedTable inEnd{text::keyInEnd, {"when", "winner", "full", "again"}};
const AllowedTable inStart{text::keyInStart, {"board", "boards", "place", "cells", "where"}};

bool isLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

// Tells whether there are more ways to place these letters than starts are allowed. Equal letters are
// interchangeable.
bool tooManyWays(std::string_view letters, std::size_t space) {
    std::size_t ways = 1;
    for (std::size_t i = 0; i < letters.size() && ways <= mostStarts; ++i) {
        const auto before = letters.substr(0, i + 1);
        const auto equal = static_cast<std::size_t>(std::count(before.begin(), before.end(), letters[i]));
        ways = ways * (space - i) / equal;  // with the n-th of its kind, every set of cells was counted n times
    }
    return ways > mostStarts;
}

// Reads one file, part by part. Every error is thrown with its place.
class RuleFile {
  public:
    RuleFile(std::string_view text, const std::string& source) : toml_(text, source, ruleFile) {}

    Rules read() {
        const toml::table root = toml_.parse();
        onlyKeys(root, top);
        readHead(root);
        readLetters(root);
        readEnd(root);
        readPatterns(root);
        readStart(root);
        return rules_;
    }

  private:
    void onlyKeys(const toml::table& table, const AllowedTable& allowed) const {
        toml_.onlyKeys(table, allowed, {top, inLetters, inPattern, inEnd, inStart});
    }

    // --- The board, the letters and the end ---

    void readHead(const toml::table& root) {
        rules_.name = toml_.title(root, "name", text::badName);
        rules_.rows = toml_.number(root, "rows", 1, mostRows);
        rules_.columns = toml_.number(root, "columns", 1, mostColumns);
        rules_.first = toml_.word<Side>(root, "first", {{"max", Side::max}, {"min", Side::min}}, Side::max);
        rules_.gravity = toml_.flag(root, "gravity");
        if (const toml::node* lines = root.get("lines")) readLines(*lines);
    }

    void readLines(const toml::node& node) {
        rules_.alongRows = rules_.alongColumns = rules_.alongDiagonals = false;
        const toml::array& names = toml_.list(node, "lines", text::typeTexts);
        if (names.empty()) toml_.fail(node, say(text::emptyText, "lines"));
        for (const toml::node& name : names) {
            bool& along = *toml_.wordOf<bool*>(name, "lines",
                                               {{"rows", &rules_.alongRows},
                                                {"columns", &rules_.alongColumns},
                                                {"diagonals", &rules_.alongDiagonals}});
            if (along) toml_.fail(name, say(text::wordTwice, toml_.textOf(name, "lines")));
            along = true;
        }
    }

    void readLetters(const toml::table& root) {
        const toml::table& table = toml_.needTable(root, "letters");
        onlyKeys(table, inLetters);
        rules_.maxLetters = readSideLetters(table, "max");
        rules_.minLetters = readSideLetters(table, "min");
    }

    std::string readSideLetters(const toml::table& table, std::string_view side) {
        const toml::node& node = toml_.need(table, side);
        std::string letters = toml_.textOf(node, side);
        if (letters.empty()) toml_.fail(node, say(text::emptyText, side));
        onlyLetters(node, letters);
        for (std::size_t i = 0; i < letters.size(); ++i) {
            if (letters.find(letters[i]) < i) {
                toml_.failInside(node, letters, i, say(text::letterTwice, letters[i]));
            }
            if (rules_.letters.find(letters[i]) == std::string::npos) rules_.letters += letters[i];
            if (rules_.letters.size() > mostLetters) {
                toml_.failInside(node, letters, i, say(text::tooManyLetters, mostLetters));
            }
        }
        return letters;
    }

    void onlyLetters(const toml::node& node, const std::string& written) const {
        for (std::size_t i = 0; i < written.size(); ++i) {
            if (!isLetter(written[i])) {
                toml_.failInside(node, written, i, say(text::badLetter, shownCharacter(written, i)));
            }
        }
    }

    void readEnd(const toml::table& root) {
        const toml::table& end = toml_.needTable(root, "end");
        onlyKeys(end, inEnd);
        rules_.ending =
            toml_.word<Ending>(end, "when", {{"any pattern", Ending::anyPattern}, {"board full", Ending::boardFull}});
        rules_.winner = toml_.word<Winner>(end, "winner",
                                           {{"completer", Winner::completer},
                                            {"other than completer", Winner::otherThanCompleter},
                                            {"owner of pattern", Winner::ownerOfPattern},
                                            {"more patterns", Winner::morePatterns},
                                            {"more points", Winner::morePoints}});
        rules_.full = toml_.word<FullBoard>(
            end, "full", {{"draw", FullBoard::draw}, {"max", FullBoard::max}, {"min", FullBoard::min}},
            FullBoard::draw);
        rules_.again = toml_.flag(end, "again");
        checkEnd(end);
    }

    void checkEnd(const toml::table& end) {
        winnerWord_ = toml_.textOf(toml_.need(end, "winner"), "winner");
        const bool counting = rules_.winner == Winner::morePatterns || rules_.winner == Winner::morePoints;
        if (!counting && rules_.ending != Ending::anyPattern) {
            toml_.fail(*end.get("winner"), say(text::winnerNeedsEnd, winnerWord_));
        }
        // The margin is the value of such a game, and equal points are a margin of zero.
        if (rules_.countsPoints() && rules_.full != FullBoard::draw) {
            toml_.fail(*end.get("full"), say(text::fullWithPoints));
        }
        if (rules_.again && rules_.ending != Ending::boardFull) {
            toml_.fail(*end.get("again"), say(text::againNeedsFull));
        }
    }

    // --- The patterns ---

    void readPatterns(const toml::table& root) {
        const toml::node* node = root.get("pattern");
        if (node == nullptr) toml_.fail(root.source().begin, say(text::noPatterns));
        if (!node->is_array_of_tables()) toml_.fail(*node, say(text::tomlPatternHeading));
        for (const toml::node& entry : *node->as_array()) readPattern(*entry.as_table());
    }

    void readPattern(const toml::table& table) {
        onlyKeys(table, inPattern);
        const toml::node& node = toml_.need(table, "text");
        Pattern pattern;
        pattern.text = toml_.textOf(node, "text");
        onlyLetters(node, pattern.text);
        checkLength(node, static_cast<int>(pattern.text.size()));
        for (std::size_t i = 0; i < pattern.text.size(); ++i) {
            if (rules_.letters.find(pattern.text[i]) == std::string::npos) {
                toml_.failInside(node, pattern.text, i, say(text::patternLetter, pattern.text[i]));
            }
        }
        pattern.owner = readOwner(table);
        for (const Pattern& before : rules_.patterns) {
            if (before.text != pattern.text) continue;
            const bool same = before.owner == pattern.owner;
            toml_.fail(node, say(same ? text::patternTwice : text::patternTwoOwners, pattern.text));
        }
        if (rules_.patterns.size() == mostPatterns) toml_.fail(node, say(text::tooManyPatterns, mostPatterns));
        rules_.patterns.push_back(std::move(pattern));
    }

    void checkLength(const toml::node& node, int length) const {
        if (length < 2 || length > longestPattern) toml_.fail(node, say(text::patternLength, longestPattern, length));
        if (length > std::max(rules_.rows, rules_.columns)) {
            toml_.fail(node, say(text::patternTooLong, length, rules_.rows, rules_.columns));
        }
        const bool fits = (rules_.alongRows && length <= rules_.columns) ||
                          (rules_.alongColumns && length <= rules_.rows) ||
                          (rules_.alongDiagonals && length <= std::min(rules_.rows, rules_.columns));
        if (!fits) toml_.fail(node, say(text::patternTooLongLines, length, rules_.rows, rules_.columns));
    }

    Owner readOwner(const toml::table& table) const {
        const toml::node* owner = table.get("for");
        const bool owned = rules_.winner == Winner::ownerOfPattern || rules_.winner == Winner::morePatterns;
        if (owner == nullptr) {
            if (owned) toml_.fail(table.source().begin, say(text::patternNeedsOwner, winnerWord_));
            return Owner::completer;
        }
        const auto value = toml_.wordOf<Owner>(*owner, "for", {{"max", Owner::max}, {"min", Owner::min}});
        if (!owned && rules_.winner != Winner::morePoints) toml_.fail(*owner, say(text::patternNoOwner, winnerWord_));
        return value;
    }

    // --- The start ---

    void readStart(const toml::table& root) {
        const toml::table* start = toml_.subtable(root, "start");
        if (start == nullptr) return;
        onlyKeys(*start, inStart);
        const toml::node* board = start->get("board");
        const toml::node* boards = start->get("boards");
        const toml::node* place = start->get("place");
        const int ways = (board != nullptr ? 1 : 0) + (boards != nullptr ? 1 : 0) + (place != nullptr ? 1 : 0);
        if (ways > 1) toml_.fail(*start, say(text::startOneWay));
        for (const std::string_view key : {"cells", "where"}) {
            if (place == nullptr && start->get(key) != nullptr) {
                toml_.fail(*start->get(key), say(text::startNeedsPlace, key));
            }
        }
        if (ways == 0) toml_.fail(*start, say(text::startNoWay));
        if (board != nullptr) addStartBoard(*board, PlacementGame(rules_));
        if (boards != nullptr) readBoards(*boards);
        if (place != nullptr) readPlace(*start, *place);
    }

    void readBoards(const toml::node& node) {
        const toml::array& all = toml_.list(node, "boards", text::typeBoards);
        if (all.empty()) toml_.fail(node, say(text::emptyText, "boards"));
        const PlacementGame game(rules_);
        for (const toml::node& one : all) {
            if (!one.is_array()) toml_.fail(one, say(text::wrongType, "boards", text::typeBoards));
            addStartBoard(one, game);
        }
    }

    void addStartBoard(const toml::node& node, const PlacementGame& game) {
        const toml::array& rows = toml_.list(node, "board", text::typeRows);
        if (static_cast<int>(rows.size()) != rules_.rows) {
            toml_.fail(node, say(text::boardRows, rows.size(), rules_.rows));
        }
        BoardText board;
        for (const toml::node& row : rows) {
            const std::string cells = toml_.textOf(row, "board");
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (cells[i] != emptyCell && rules_.letters.find(cells[i]) == std::string::npos) {
                    toml_.failInside(row, cells, i, say(text::boardLetter, shownCharacter(cells, i), rules_.letters));
                }
            }
            if (static_cast<int>(cells.size()) != rules_.columns) {
                toml_.fail(row, say(text::boardColumns, cells.size(), rules_.columns));
            }
            board += cells;
        }
        if (const auto reason = startProblem(game, board)) toml_.fail(node, *reason);
        if (std::find(rules_.start.boards.begin(), rules_.start.boards.end(), board) != rules_.start.boards.end()) {
            toml_.fail(node, say(text::startTwice));
        }
        if (rules_.start.boards.size() == mostStarts) toml_.fail(node, say(text::tooManyBoards, mostStarts));
        rules_.start.boards.push_back(std::move(board));
    }

    void readPlace(const toml::table& start, const toml::node& node) {
        for (const toml::node& letter : toml_.list(node, "place", text::typeTexts)) {
            const std::string written = toml_.textOf(letter, "place");
            if (written.size() != 1) toml_.fail(letter, say(text::placeOneLetter, shownShort(written)));
            if (rules_.letters.find(written) == std::string::npos) {
                toml_.fail(letter, say(text::placeLetter, shownCharacter(written, 0), rules_.letters));
            }
            rules_.start.place += written;
        }
        if (rules_.start.place.empty()) toml_.fail(node, say(text::emptyText, "place"));
        if (const toml::node* cells = start.get("cells")) readCells(*cells);
        rules_.start.where = toml_.word<Nearness>(start, "where",
                                                  {{"anywhere", Nearness::anywhere},
                                                   {"adjacent", Nearness::adjacent},
                                                   {"not adjacent", Nearness::notAdjacent}},
                                                  Nearness::anywhere);
        checkPlace(start, node);
    }

    void readCells(const toml::node& node) {
        for (const toml::node& cell : toml_.list(node, "cells", text::typeTexts)) {
            const std::string written = toml_.textOf(cell, "cells");
            const auto number = readCell(rules_, written);
            if (!number) toml_.fail(cell, say(text::badCell, shownShort(written), rules_.rows, rules_.columns));
            std::vector<int>& cells = rules_.start.cells;
            if (std::find(cells.begin(), cells.end(), *number) != cells.end()) {
                toml_.fail(cell, say(text::wordTwice, shownShort(written)));
            }
            cells.push_back(*number);
        }
        if (rules_.start.cells.empty()) toml_.fail(node, say(text::emptyText, "cells"));
    }

    void checkPlace(const toml::table& start, const toml::node& node) const {
        const std::size_t space =
            rules_.start.cells.empty() ? static_cast<std::size_t>(rules_.cells()) : rules_.start.cells.size();
        const std::size_t letters = rules_.start.place.size();
        if (letters > space) toml_.fail(node, say(text::placeNoRoom, letters, space));
        if (letters >= static_cast<std::size_t>(rules_.cells())) toml_.fail(node, say(text::startFull));
        if (letters == 1 && rules_.start.where != Nearness::anywhere) {
            toml_.fail(*start.get("where"), say(text::whereNeedsTwo));
        }
        if (tooManyWays(rules_.start.place, space)) {
            toml_.fail(node, say(text::placeTooMany, mostStarts));
        }
        if (legalStarts(rules_).empty()) toml_.fail(node, say(text::placeImpossible));
    }

    base::TomlReader toml_;
    Rules rules_;
    std::string winnerWord_;
};

}  // namespace

Rules readRules(std::string_view text, const std::string& source) {
    Rules rules = RuleFile(text, source).read();
    rules.text = text;
    return rules;
}

}  // namespace mitos::games::grid
