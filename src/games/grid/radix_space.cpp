#include "games/grid/radix_space.h"

namespace mitos::games::grid {
namespace {

constexpr std::uint64_t tooLarge = ~std::uint64_t{0};

// Returns `base` to the power of `digits`, or tooLarge.
std::uint64_t power(std::uint64_t base, std::size_t digits) {
    std::uint64_t value = 1;
    for (std::size_t i = 0; i < digits; ++i) {
        if (value > (std::uint64_t{1} << 60) / base) return tooLarge;
        value *= base;
    }
    return value;
}

}  // namespace

std::uint64_t RadixSpace::sizeFor(const Rules& rules, const BoardText& start) {
    return power(rules.letters.size() + 1, static_cast<std::size_t>(std::count(start.begin(), start.end(), emptyCell)));
}

RadixSpace::RadixSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock)
    : LetterSpace(game, start), letterCount_(static_cast<std::uint8_t>(game.rules().letters.size())) {
    fixed_ = game.startOn(start).letters;
    const std::uint64_t base = letterCount_ + std::uint64_t{1};
    for (std::size_t cell = 0; cell < start.size(); ++cell) {
        if (start[cell] != emptyCell) continue;
        freeCells_.push_back(static_cast<std::uint8_t>(cell));
        weight_[cell] = size_;
        size_ *= base;
    }
    std::size_t low = 0;
    while (low < freeCells_.size() && blockSize_ * base <= largestBlock) {
        blockSize_ *= base;
        ++low;
    }
    lowCells_.assign(freeCells_.begin(), freeCells_.begin() + static_cast<std::ptrdiff_t>(low));
    blocks_.resize(freeCells_.size() - low + 1);
    for (std::uint64_t index = 0; index < size_; index += blockSize_) {
        std::size_t taken = 0;
        for (std::uint64_t high = index / blockSize_; high != 0; high /= base) taken += high % base != 0 ? 1 : 0;
        blocks_[taken].push_back(index);
    }
}

std::optional<std::uint64_t> RadixSpace::indexOf(const LetterMasks& letters) const {
    std::uint64_t index = 0;
    for (std::size_t letter = 0; letter < letterCount_; ++letter) {
        if ((letters[letter] & fixed_[letter]) != fixed_[letter]) return std::nullopt;
        for (Cells left = letters[letter] & ~fixed_[letter]; left != 0; left &= left - 1) {
            const std::uint64_t weight = weight_[static_cast<std::size_t>(std::countr_zero(left))];
            if (weight == 0) return std::nullopt;  // a cell that the start has given to another letter
            index += (letter + 1) * weight;
        }
    }
    return index;
}

LetterMasks RadixSpace::boardAt(std::uint64_t index) const {
    LetterMasks letters = fixed_;
    for (const std::uint8_t cell : freeCells_) {
        const std::uint64_t digit = index % (letterCount_ + std::uint64_t{1});
        index /= letterCount_ + std::uint64_t{1};
        if (digit > 0) letters[digit - 1] |= Cells{1} << cell;
    }
    return letters;
}

}  // namespace mitos::games::grid
