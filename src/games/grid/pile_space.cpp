#include "games/grid/pile_space.h"

#include <algorithm>

namespace mitos::games::grid {
namespace {

constexpr std::uint64_t tooManyPiles = ~std::uint64_t{0};
constexpr std::uint64_t mostPiles = std::uint64_t{1} << 60;

// Returns the number of piles of up to `rows` letters.
std::uint64_t pilesOf(std::uint64_t letters, int rows) {
    std::uint64_t all = 1;
    std::uint64_t ofThisHeight = 1;
    for (int height = 1; height <= rows; ++height) {
        ofThisHeight *= letters;  // at most 6 letters and 8 rows
        all += ofThisHeight;
    }
    return all;
}

}  // namespace

std::uint64_t PileSpace::sizeFor(const Rules& rules, const BoardText& /*start*/) {
    const std::uint64_t codes = pilesOf(rules.letters.size(), rules.rows);
    std::uint64_t size = 1;
    for (int column = 0; column < rules.columns; ++column) {
        if (size > mostPiles / codes) return tooManyPiles;
        size *= codes;
    }
    return size;
}

PileSpace::PileSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock)
    : LetterSpace(game, start), rows_(static_cast<unsigned>(game.rules().rows)),
      columns_(static_cast<unsigned>(game.rules().columns)), letterCount_(game.rules().letters.size()),
      codes_(pilesOf(letterCount_, game.rules().rows)) {
    std::size_t low = 0;
    for (unsigned column = 0; column < columns_; ++column) {
        std::uint64_t weight = size_;
        for (unsigned row = rows_; row-- > 0; weight *= letterCount_) weight_[row * columns_ + column] = weight;
        size_ *= codes_;
        if (size_ <= largestBlock) {
            blockSize_ = size_;
            low = column + 1;
        }
    }
    // The level of a block is the height of its high columns together.
    blocks_.resize((columns_ - low) * rows_ + 1);
    for (std::uint64_t index = 0; index < size_; index += blockSize_) {
        std::size_t height = 0;
        for (const Cells cells : boardAt(index)) height += static_cast<std::size_t>(std::popcount(cells));
        blocks_[height].push_back(index);
    }
    start_ = indexOf(game.startOn(start).letters).value_or(0);
}

std::optional<std::uint64_t> PileSpace::indexOf(const LetterMasks& letters) const {
    std::uint64_t index = 0;
    for (std::size_t letter = 0; letter < letterCount_; ++letter) {
        for (Cells left = letters[letter]; left != 0; left &= left - 1) {
            index += (letter + 1) * weight_[static_cast<std::size_t>(std::countr_zero(left))];
        }
    }
    return index;
}

LetterMasks PileSpace::boardAt(std::uint64_t index) const {
    LetterMasks letters{};
    for (unsigned column = 0; column < columns_; ++column) {
        std::uint64_t code = index % codes_;
        index /= codes_;
        for (unsigned row = rows_; code != 0 && row-- > 0;) {
            const std::uint64_t letter = (code - 1) % letterCount_;
            letters[letter] |= Cells{1} << (row * columns_ + column);
            code = (code - 1 - letter) / letterCount_;
        }
    }
    return letters;
}

}  // namespace mitos::games::grid
