#include "games/grid/tier_space.h"

#include <algorithm>

namespace mitos::games::grid {
namespace {

constexpr int mostTierCells = 24;

// Returns how many of t placings are the first side's.
int firstSidePlacings(int t) { return (t + 1) / 2; }

std::uint64_t bitsOf(const BoardText& board, char letter) {
    std::uint64_t bits = 0;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == letter) bits |= std::uint64_t{1} << cell;
    }
    return bits;
}

}  // namespace

Binomials::Binomials() {
    for (std::size_t n = 0; n < table_.size(); ++n) {
        table_[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table_[n][k] = table_[n - 1][k - 1] + (k < n ? table_[n - 1][k] : 0);
    }
}

std::uint64_t Binomials::rank(std::uint64_t set) const {
    std::uint64_t number = 0;
    for (int i = 1; set != 0; set &= set - 1, ++i) number += (*this)(std::countr_zero(set), i);
    return number;
}

std::uint64_t Binomials::set(std::uint64_t rank, int size) const {
    std::uint64_t set = 0;
    for (int i = size; i > 0; --i) {
        int cell = i - 1;
        while ((*this)(cell + 1, i) <= rank) ++cell;
        rank -= (*this)(cell, i);
        set |= std::uint64_t{1} << cell;
    }
    return set;
}

bool TierSpace::fits(const Rules& rules) {
    return rules.maxLetters.size() == 1 && rules.minLetters.size() == 1 && rules.maxLetters != rules.minLetters &&
           !rules.gravity && !rules.again && !rules.countsPoints();
}

std::uint64_t TierSpace::sizeFor(const Rules& /*rules*/, const BoardText& start) {
    const Binomials binomials;
    const auto cells = static_cast<int>(std::count(start.begin(), start.end(), emptyCell));
    if (cells > mostTierCells) return ~std::uint64_t{0};
    std::uint64_t size = 0;
    for (int t = 0; t <= cells; ++t) size += binomials(cells, t) * binomials(t, firstSidePlacings(t));
    return size;
}

TierSpace::TierSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock)
    : largestBlock_(largestBlock), judge_(game), first_(game.rules().first) {
    const Rules& rules = game.rules();
    const char first = rules.lettersOf(first_)[0];
    const char second = rules.lettersOf(other(first_))[0];
    firstLetter_ = static_cast<std::uint8_t>(rules.letters.find(first));
    secondLetter_ = static_cast<std::uint8_t>(rules.letters.find(second));
    fixedFirst_ = bitsOf(start, first);
    fixedSecond_ = bitsOf(start, second);
    freeCells_ = game.allCells() & ~(fixedFirst_ | fixedSecond_);
    cells_ = std::popcount(freeCells_);

    tierBase_.push_back(0);
    for (int t = 0; t <= cells_; ++t) {
        const int ones = firstSidePlacings(t);
        const std::uint64_t count = binomials_(t, ones);
        std::vector<std::uint32_t> masks(count);
        std::uint64_t mask = (std::uint64_t{1} << ones) - 1;
        for (std::uint32_t& entry : masks) {
            entry = static_cast<std::uint32_t>(mask);
            if (&entry != &masks.back()) mask = nextSet(mask);
        }
        tierBase_.push_back(tierBase_.back() + binomials_(cells_, t) * count);
        patterns_.push_back(std::move(masks));
    }
    for (int t = 0; t < cells_; ++t) {
        const std::uint64_t bit = t % 2 == 0 ? 1 : 0;  // 1 if the next letter is the first side's
        std::vector<std::vector<std::uint32_t>> byGap;
        for (int gap = 0; gap <= t; ++gap) {
            std::vector<std::uint32_t> numbers;
            numbers.reserve(patterns_[static_cast<std::size_t>(t)].size());
            for (const std::uint64_t mask : patterns_[static_cast<std::size_t>(t)]) {
                const std::uint64_t low = mask & ((std::uint64_t{1} << gap) - 1);
                const std::uint64_t grown = low | (bit << gap) | ((mask >> gap) << (gap + 1));
                numbers.push_back(static_cast<std::uint32_t>(binomials_.rank(grown)));
            }
            byGap.push_back(std::move(numbers));
        }
        inserts_.push_back(std::move(byGap));
    }
}

std::size_t TierSpace::blocks(std::size_t tier) const {
    return static_cast<std::size_t>((setCount(tier) + setsPerBlock(tier) - 1) / setsPerBlock(tier));
}

std::uint64_t TierSpace::blockSize(std::size_t tier, std::size_t block) const {
    const std::uint64_t first = block * setsPerBlock(tier);
    return (std::min(first + setsPerBlock(tier), setCount(tier)) - first) * patterns_[tier].size();
}

// Numbers the sets with one cell more: the cells below the new one keep their place in the sum, those above it move
// up.
void TierSpace::enterSet(Position& position, std::uint64_t set) const {
    position.set_ = set;
    position.gaps_ = 0;
    if (position.tier_ == cells_) return;
    const auto tier = static_cast<std::size_t>(position.tier_);
    std::array<int, 36> taken{};
    int count = 0;
    for (std::uint64_t left = set; left != 0; left &= left - 1)
        taken[static_cast<std::size_t>(count++)] = std::countr_zero(left);
    std::uint64_t above = 0;  // of the cells from `gap` on, one place higher
    for (int i = 0; i < count; ++i) above += binomials_(taken[static_cast<std::size_t>(i)], i + 2);
    std::uint64_t below = 0;
    int gap = 0;
    const std::uint64_t perSet = patterns_[tier + 1].size();
    for (int cell = 0; cell < cells_; ++cell) {
        if (gap < count && taken[static_cast<std::size_t>(gap)] == cell) {
            below += binomials_(cell, gap + 1);
            above -= binomials_(cell, gap + 2);
            ++gap;
            continue;
        }
        const std::uint64_t number = below + binomials_(cell, gap + 1) + above;
        position.childBase_[position.gaps_] = tierBase_[tier + 1] + number * perSet;
        position.inserted_[position.gaps_] = inserts_[tier][static_cast<std::size_t>(gap)].data();
        ++position.gaps_;
    }
}

std::optional<std::uint64_t> TierSpace::indexOf(const LetterMasks& letters) const {
    const Cells first = letters[firstLetter_];
    const Cells second = letters[secondLetter_];
    if ((first & fixedFirst_) != fixedFirst_ || (second & fixedSecond_) != fixedSecond_) return std::nullopt;
    const std::uint64_t firstFree = base::extractBits(first, freeCells_);
    const std::uint64_t secondFree = base::extractBits(second, freeCells_);
    const std::uint64_t set = firstFree | secondFree;
    const int tier = std::popcount(set);
    if (std::popcount(firstFree) != firstSidePlacings(tier)) return std::nullopt;
    const auto t = static_cast<std::size_t>(tier);
    return tierBase_[t] + binomials_.rank(set) * patterns_[t].size() +
           binomials_.rank(base::extractBits(firstFree, set));
}

LetterMasks TierSpace::boardAt(std::uint64_t index) const {
    const auto tier =
        static_cast<std::size_t>(std::upper_bound(tierBase_.begin(), tierBase_.end(), index) - tierBase_.begin() - 1);
    const std::uint64_t inTier = index - tierBase_[tier];
    const std::uint64_t set = binomials_.set(inTier / patterns_[tier].size(), static_cast<int>(tier));
    const std::uint64_t first = base::depositBits(patterns_[tier][inTier % patterns_[tier].size()], set);
    LetterMasks letters{};
    letters[firstLetter_] = fixedFirst_ | base::depositBits(first, freeCells_);
    letters[secondLetter_] = fixedSecond_ | base::depositBits(set ^ first, freeCells_);
    return letters;
}

}  // namespace mitos::games::grid
