#include "games/grid/column_space.h"

namespace mitos::games::grid {

bool ColumnSpace::fits(const Rules& rules) {
    return rules.gravity && rules.maxLetters.size() == 1 && rules.minLetters.size() == 1 &&
           rules.maxLetters != rules.minLetters && !rules.again && !rules.countsPoints();
}

std::uint64_t ColumnSpace::sizeFor(const Rules& rules, const BoardText& /*start*/) {
    const int bits = (rules.rows + 1) * rules.columns;
    return bits >= 60 ? ~std::uint64_t{0} : std::uint64_t{1} << bits;
}

ColumnSpace::ColumnSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock)
    : judge_(game), first_(game.rules().first), rows_(static_cast<unsigned>(game.rules().rows)),
      columns_(static_cast<unsigned>(game.rules().columns)), codeBits_(rows_ + 1),
      codeMask_((std::uint64_t{1} << codeBits_) - 1) {
    const Rules& rules = game.rules();
    firstLetter_ = static_cast<std::uint8_t>(rules.letters.find(rules.lettersOf(first_)));
    secondLetter_ = static_cast<std::uint8_t>(rules.letters.find(rules.lettersOf(other(first_))));
    fixedCount_ = std::popcount(game.startOn(start).occupied());

    const std::size_t codes = codeMask_ + 1;
    firstCells_.resize(codes * columns_);
    secondCells_.resize(codes * columns_);
    for (unsigned column = 0; column < columns_; ++column) {
        for (std::size_t code = 1; code < codes; ++code) {
            const auto height = static_cast<unsigned>(std::bit_width(code)) - 1;
            for (unsigned level = 0; level < height; ++level) {
                const Cells cell = Cells{1} << ((rows_ - 1 - level) * columns_ + column);
                (((code >> level) & 1U) != 0 ? firstCells_ : secondCells_)[column * codes + code] |= cell;
            }
        }
    }
    unsigned low = 0;
    while (low < columns_ && (blockSize_ << codeBits_) <= largestBlock) {
        blockSize_ <<= codeBits_;
        ++low;
    }
    // The level of a block is the height of its high columns together. Blocks with an impossible code are left out.
    blocks_.resize((columns_ - low) * rows_ + 1);
    for (std::uint64_t index = 0; index < size(); index += blockSize_) {
        std::size_t height = 0;
        bool possible = true;
        for (unsigned column = low; column < columns_; ++column) {
            const std::uint64_t code = (index >> (column * codeBits_)) & codeMask_;
            possible = possible && code != 0;
            height += static_cast<std::size_t>(std::bit_width(code)) - (code != 0 ? 1 : 0);
        }
        if (possible) blocks_[height].push_back(index);
    }
    start_ = indexOf(game.startOn(start).letters).value_or(0);
}

std::optional<std::uint64_t> ColumnSpace::indexOf(const LetterMasks& letters) const {
    std::uint64_t index = 0;
    for (unsigned column = 0; column < columns_; ++column) {
        std::uint64_t code = 0;
        std::uint64_t mark = 1;
        for (unsigned row = rows_; row-- > 0;) {
            const Cells cell = Cells{1} << (row * columns_ + column);
            const bool isFirst = (letters[firstLetter_] & cell) != 0;
            if (!isFirst && (letters[secondLetter_] & cell) == 0) break;
            if (isFirst) code |= mark;
            mark <<= 1;
        }
        index |= (code | mark) << (column * codeBits_);
    }
    return index;
}

LetterMasks ColumnSpace::boardAt(std::uint64_t index) const {
    LetterMasks letters{};
    for (unsigned column = 0; column < columns_; ++column) {
        const std::size_t at = column * (codeMask_ + 1) + ((index >> (column * codeBits_)) & codeMask_);
        letters[firstLetter_] |= firstCells_[at];
        letters[secondLetter_] |= secondCells_[at];
    }
    return letters;
}

}  // namespace mitos::games::grid
