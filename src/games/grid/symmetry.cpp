#include "games/grid/symmetry.h"

#include <algorithm>
#include <tuple>

namespace mitos::games::grid {
namespace {

using CellMap = std::vector<std::uint8_t>;

// Returns the eight images of a square, or the four of a rectangle.
std::vector<CellMap> boardImages(const Rules& rules) {
    const bool square = rules.rows == rules.columns;
    std::vector<CellMap> maps;
    for (int image = 0; image < (square ? 8 : 4); ++image) {
        CellMap map;
        for (int row = 0; row < rules.rows; ++row) {
            for (int column = 0; column < rules.columns; ++column) {
                int r = (image & 1) != 0 ? rules.rows - 1 - row : row;
                int c = (image & 2) != 0 ? rules.columns - 1 - column : column;
                if ((image & 4) != 0) std::swap(r, c);
                map.push_back(static_cast<std::uint8_t>(r * rules.columns + c));
            }
        }
        // On a board of one row or column several images are the same.
        if (std::find(maps.begin(), maps.end(), map) == maps.end()) maps.push_back(std::move(map));
    }
    return maps;
}

using Exchange = std::array<std::uint8_t, mostLetters>;

// Returns all permutations of the first `count` letters, the identity first: each letter in turn is exchanged with
// itself or with one before it.
std::vector<Exchange> exchanges(std::size_t count) {
    Exchange identity{};
    for (std::size_t letter = 0; letter < mostLetters; ++letter) identity[letter] = static_cast<std::uint8_t>(letter);
    std::vector<Exchange> all{identity};
    for (std::size_t letter = 1; letter < count; ++letter) {
        const std::vector<Exchange> before = all;
        for (std::size_t with = 0; with < letter; ++with) {
            for (Exchange exchange : before) {
                std::swap(exchange[letter], exchange[with]);
                all.push_back(exchange);
            }
        }
    }
    return all;
}

using LineKey = std::tuple<LetterMasks, Owner>;

LineKey imageOf(const Line& line, const Symmetry& symmetry) {
    LetterMasks needs{};
    for (std::size_t letter = 0; letter < mostLetters; ++letter) {
        for (Cells left = line.needs[letter]; left != 0; left &= left - 1) {
            needs[symmetry.letters[letter]] |= Cells{1}
                                               << symmetry.cells[static_cast<std::size_t>(std::countr_zero(left))];
        }
    }
    return {needs, line.owner};
}

bool keepsLines(const PlacementGame& game, const Symmetry& symmetry) {
    std::vector<LineKey> lines;
    std::vector<LineKey> images;
    for (const Line& line : game.lines()) {
        lines.emplace_back(line.needs, line.owner);
        images.push_back(imageOf(line, symmetry));
    }
    std::sort(lines.begin(), lines.end());
    std::sort(images.begin(), images.end());
    return lines == images;
}

bool keepsSides(const Rules& rules, const Symmetry& symmetry) {
    const auto writes = [&](const std::string& side, std::size_t letter) {
        return side.find(rules.letters[letter]) != std::string::npos;
    };
    for (std::size_t letter = 0; letter < rules.letters.size(); ++letter) {
        const std::size_t image = symmetry.letters[letter];
        if (writes(rules.maxLetters, letter) != writes(rules.maxLetters, image)) return false;
        if (writes(rules.minLetters, letter) != writes(rules.minLetters, image)) return false;
    }
    return true;
}

bool keepsFloor(const Rules& rules, const CellMap& map) {
    if (!rules.gravity) return true;
    for (std::size_t cell = 0; cell < map.size(); ++cell) {
        if (map[cell] / rules.columns != static_cast<int>(cell) / rules.columns) return false;
    }
    return true;
}

}  // namespace

std::vector<Symmetry> symmetriesOf(const PlacementGame& game) {
    const Rules& rules = game.rules();
    std::vector<Symmetry> group;
    for (const CellMap& cells : boardImages(rules)) {
        if (!keepsFloor(rules, cells)) continue;
        for (const auto& exchange : exchanges(rules.letters.size())) {
            const Symmetry symmetry{cells, exchange};
            if (keepsSides(rules, symmetry) && keepsLines(game, symmetry)) group.push_back(symmetry);
        }
    }
    return group;
}

std::vector<Symmetry> keeping(const std::vector<Symmetry>& all, const LetterMasks& board) {
    std::vector<Symmetry> kept;
    for (const Symmetry& symmetry : all) {
        Line whole;
        whole.needs = board;
        if (std::get<0>(imageOf(whole, symmetry)) == board) kept.push_back(symmetry);
    }
    return kept;
}

Images::Images(const std::vector<Symmetry>& group, int cells, int letters)
    : group_(group), letters_(static_cast<std::size_t>(letters)), bytes_((static_cast<std::size_t>(cells) + 7) / 8) {
    for (const Symmetry& symmetry : group_) {
        std::vector<std::array<Cells, 256>> tables(bytes_);
        for (std::size_t byte = 0; byte < bytes_; ++byte) {
            for (unsigned bits = 0; bits < 256; ++bits) {
                for (unsigned bit = 0; bit < 8; ++bit) {
                    const std::size_t cell = 8 * byte + bit;
                    if ((bits >> bit & 1U) != 0 && cell < symmetry.cells.size()) {
                        tables[byte][bits] |= Cells{1} << symmetry.cells[cell];
                    }
                }
            }
        }
        tables_.push_back(std::move(tables));
        std::array<std::uint8_t, mostLetters> sources{};
        for (std::size_t letter = 0; letter < letters_; ++letter)
            sources[symmetry.letters[letter]] = static_cast<std::uint8_t>(letter);
        sources_.push_back(sources);
    }
}

// Most images differ from the board in their first letter, so the others need not be computed. Not in the header:
// inlined into the loop over all positions, it would take the registers that the loop needs.
bool Images::isSmallest(const LetterMasks& board) const {
    for (std::size_t which = 1; which < group_.size(); ++which) {
        for (std::size_t letter = 0; letter < letters_; ++letter) {
            const Cells image = moved(which, board[sources_[which][letter]]);
            if (image < board[letter]) return false;
            if (image > board[letter]) break;
        }
    }
    return true;
}

}  // namespace mitos::games::grid
