#include "champion/tiles/reordering.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace mitos::champion::tiles {
namespace {

constexpr std::size_t mostWords = 630;  // for 8! orders
using PlaceWords = std::array<std::uint64_t, mostWords + 2>;

// The cost of moving an order by itself, a run, and a word of a shift, in about the same units.
constexpr std::size_t costPerOrder = 6;
constexpr std::size_t costPerRun = 14;
constexpr std::size_t costPerShiftedWord = 2;

/// Returns the `length` (1 to 64) bits from bit `at` on.
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

NeighbourExchange::NeighbourExchange(const PatternSpace& space, int first) : words_((space.orders() + 63U) / 64U) {
    Passing passing;  // as many cells below the two as there are tiles before them
    passing.below = bitOf(first) - 1;
    passing.between = bitOf(first);
    const Cells cells = passing.below | passing.between;
    std::map<std::int32_t, std::vector<std::uint64_t>> masks;
    for (std::uint32_t order = 0; order < space.orders(); ++order) {
        const std::uint32_t after =
            space.orderOf(moved(space.arrangementOf(static_cast<Order>(order)), cells, passing));
        const auto distance = static_cast<std::int32_t>(after) - static_cast<std::int32_t>(order);
        auto& mask = masks.try_emplace(distance, words_, 0).first->second;
        mask[order / 64] |= std::uint64_t{1} << (order % 64);
        if (!runs_.empty() && runs_.back().from + runs_.back().length == order &&
            runs_.back().to + runs_.back().length == after) {
            ++runs_.back().length;
        } else {
            runs_.push_back({order, after, 1});
        }
    }
    const std::size_t byShifts = masks.size() * words_ * costPerShiftedWord;
    std::size_t byRuns = 0;
    for (const Run& run : runs_) byRuns += costPerRun + run.length / 16;
    cost_ = std::min(byRuns, byShifts);
    if (byRuns <= byShifts) {
        masks.clear();
    } else {
        runs_.clear();
    }
    for (auto& [distance, mask] : masks) shifts_.push_back({distance, std::move(mask)});
}

void NeighbourExchange::carry(const std::uint64_t* from, std::uint64_t* to) const {
    if (runs_.empty())
        carryShifts(from, to);
    else
        carryRuns(from, to);
}

void NeighbourExchange::carryRuns(const std::uint64_t* from, std::uint64_t* to) const {
    for (const Run& run : runs_) {
        for (std::size_t done = 0; done < run.length; done += 64) {
            const std::size_t length = std::min<std::size_t>(run.length - done, 64);
            const std::uint64_t bits = bitsAt(from, run.from + done, length);
            if (bits != 0) addBitsAt(to, run.to + done, length, bits);
        }
    }
}

// The loops are written so that the compiler vectorizes them.
void NeighbourExchange::carryShifts(const std::uint64_t* from, std::uint64_t* to) const {
    PlaceWords chosen;  // with an empty word at each end
    chosen[0] = chosen[words_ + 1] = 0;
    for (const Shift& shift : shifts_) {
        for (std::size_t w = 0; w < words_; ++w) chosen[w + 1] = from[w] & shift.mask[w];
        const auto distance = static_cast<unsigned>(std::abs(shift.distance));
        const std::size_t skip = distance / 64;
        const unsigned left = distance % 64;
        const unsigned right = (64 - left) % 64;
        const std::uint64_t beside =
            left == 0 ? 0 : ~std::uint64_t{0};  // all ones if bits come from the neighbouring word
        if (shift.distance >= 0) {
            for (std::size_t w = 0; w + skip < words_; ++w)
                to[w + skip] |= (chosen[w + 1] << left) | ((chosen[w] >> right) & beside);
        } else {
            for (std::size_t w = skip; w < words_; ++w)
                to[w - skip] |= (chosen[w + 1] >> left) | ((chosen[w + 2] << right) & beside);
        }
    }
}

Exchanges::Exchanges(const PatternSpace& space) : space_(space), words_((space.orders() + 63U) / 64U) {
    for (int first = 0; first + 1 < space.tiles(); ++first) exchanges_.emplace_back(space, first);
}

void Exchanges::carry(const std::uint64_t* from, std::uint32_t count, Cells cells, int at, int target,
                      std::uint64_t* to) const {
    const Passing passing(at, target);
    const auto first = static_cast<std::size_t>(std::popcount(cells & passing.below));
    const auto over = static_cast<std::size_t>(std::popcount(cells & passing.between));
    if (over == 0) {
        for (std::size_t w = 0; w < words_; ++w) to[w] |= from[w];
        return;
    }
    std::size_t cost = 0;
    for (std::size_t i = first; i < first + over; ++i) cost += exchanges_[i].cost();
    if (count * costPerOrder < cost) {
        const Order* const jump = space_.jump(cells, at, target);
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t rest = from[w]; rest != 0; rest &= rest - 1) {
                const Order order = jump[64 * w + static_cast<std::size_t>(std::countr_zero(rest))];
                to[order / 64U] |= std::uint64_t{1} << (order % 64U);
            }
        }
        return;
    }
    std::array<PlaceWords, 2> between;
    for (std::size_t i = 0; i < over; ++i) {
        const std::size_t number = passing.up ? first + i : first + over - 1 - i;
        std::uint64_t* const result = i + 1 == over ? to : between[i % 2].data();
        if (i + 1 < over) std::fill_n(result, words_, 0);
        exchanges_[number].carry(i == 0 ? from : between[(i + 1) % 2].data(), result);
    }
}

}  // namespace mitos::champion::tiles
