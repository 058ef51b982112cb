#include "champion/tiles/reordering.h"

#include <algorithm>
#include <array>
#include <map>

namespace mitos::champion::tiles {
namespace {

constexpr std::size_t mostWords = 630;  // of 8! orders

// What carrying takes, in about the same units: an order by itself, a run, a word of a shift.
constexpr std::size_t costOfAnOrder = 4;
constexpr std::size_t costOfARun = 14;
constexpr std::size_t costOfAShiftedWord = 2;

/// The `length` (1 to 64) bits from bit `at` on.
std::uint64_t bitsAt(const std::uint64_t* words, std::size_t at, std::size_t length) {
    const std::size_t shift = at % 64;
    std::uint64_t bits = words[at / 64] >> shift;
    if (shift + length > 64) bits |= words[at / 64 + 1] << (64 - shift);
    return length == 64 ? bits : bits & ((std::uint64_t{1} << length) - 1);
}

void addBitsAt(std::uint64_t* words, std::size_t at, std::size_t length, std::uint64_t bits) {
    const std::size_t shift = at % 64;
    words[at / 64] |= bits << shift;
    if (shift + length > 64) words[at / 64 + 1] |= bits >> (64 - shift);
}

}  // namespace

Reordering::Reordering(const Order* jump, std::uint32_t orders) : jump_(jump), words_((orders + 63U) / 64U) {
    std::map<std::int32_t, std::vector<std::uint64_t>> masks;
    for (std::uint32_t order = 0; order < orders; ++order) {
        const std::int32_t distance = std::int32_t{jump[order]} - static_cast<std::int32_t>(order);
        auto& mask = masks.try_emplace(distance, words_, 0).first->second;
        mask[order / 64] |= std::uint64_t{1} << (order % 64);
        if (!runs_.empty() && runs_.back().from + runs_.back().length == order &&
            runs_.back().to + runs_.back().length == jump[order]) {
            ++runs_.back().length;
        } else {
            runs_.push_back({order, jump[order], 1});
        }
    }
    const std::size_t byShifts = masks.size() * words_ * costOfAShiftedWord;
    std::size_t byRuns = 0;
    for (const Run& run : runs_) byRuns += costOfARun + run.length / 16;
    if (byRuns <= byShifts) {
        masks.clear();
    } else {
        runs_.clear();
    }
    for (auto& [distance, mask] : masks) shifts_.push_back({distance, std::move(mask)});
    worthWords_ = static_cast<std::uint32_t>(std::min(byRuns, byShifts) / costOfAnOrder);
}

void Reordering::carry(const std::uint64_t* from, std::uint32_t count, std::uint64_t* to) const {
    if (count < worthWords_)
        carryEach(from, to);
    else if (runs_.empty())
        carryShifts(from, to);
    else
        carryRuns(from, to);
}

void Reordering::carryEach(const std::uint64_t* from, std::uint64_t* to) const {
    for (std::size_t w = 0; w < words_; ++w) {
        for (std::uint64_t rest = from[w]; rest != 0; rest &= rest - 1) {
            const Order order = jump_[64 * w + static_cast<std::size_t>(std::countr_zero(rest))];
            to[order / 64U] |= std::uint64_t{1} << (order % 64U);
        }
    }
}

void Reordering::carryRuns(const std::uint64_t* from, std::uint64_t* to) const {
    for (const Run& run : runs_) {
        for (std::size_t done = 0; done < run.length; done += 64) {
            const std::size_t length = std::min<std::size_t>(run.length - done, 64);
            const std::uint64_t bits = bitsAt(from, run.from + done, length);
            if (bits != 0) addBitsAt(to, run.to + done, length, bits);
        }
    }
}

// The loops are written so that the compiler makes vectors of them.
void Reordering::carryShifts(const std::uint64_t* from, std::uint64_t* to) const {
    std::array<std::uint64_t, mostWords + 2> chosen;  // with a word of nothing at each end
    chosen[0] = chosen[words_ + 1] = 0;
    for (const Shift& shift : shifts_) {
        for (std::size_t w = 0; w < words_; ++w) chosen[w + 1] = from[w] & shift.mask[w];
        const auto distance = static_cast<unsigned>(std::abs(shift.distance));
        const std::size_t skip = distance / 64;
        const unsigned left = distance % 64;
        const unsigned right = (64 - left) % 64;  // the mask leaves nothing where nothing may come from the word beside
        const std::uint64_t beside = left == 0 ? 0 : ~std::uint64_t{0};
        if (shift.distance >= 0) {
            for (std::size_t w = 0; w + skip < words_; ++w)
                to[w + skip] |= (chosen[w + 1] << left) | ((chosen[w] >> right) & beside);
        } else {
            for (std::size_t w = skip; w < words_; ++w)
                to[w - skip] |= (chosen[w + 1] >> left) | ((chosen[w + 2] << right) & beside);
        }
    }
}

}  // namespace mitos::champion::tiles
