#include "engine/grid/numbering.h"

#include <algorithm>

namespace mitos::engine::grid {
namespace {

using games::grid::ColumnSpace;
using games::grid::MoverSpace;
using games::grid::PileSpace;
using games::grid::RadixSpace;
using games::grid::TierSpace;

template <class S>
struct NumberingKind {
    using Space = S;
    const char* name;
};

// Calls visit(kind) with the smallest numbering that fits the rules.
template <class Visit>
auto withKind(const Rules& rules, const Visit& visit) {
    if (TierSpace::fits(rules)) return visit(NumberingKind<TierSpace>{"tiers"});
    if (ColumnSpace::fits(rules)) return visit(NumberingKind<ColumnSpace>{"columns"});
    const bool boardsSuffice = !rules.again || servesBothMovers(rules);
    if (boardsSuffice && rules.gravity) return visit(NumberingKind<PileSpace>{"piles"});
    if (boardsSuffice) return visit(NumberingKind<RadixSpace>{"radix"});
    if (rules.gravity) return visit(NumberingKind<MoverSpace<PileSpace>>{"piles and mover"});
    return visit(NumberingKind<MoverSpace<RadixSpace>>{"radix and mover"});
}

template <class Space>
constexpr bool knowsMover = requires(const Space& space) {
    space.moverAt(0);
};

}  // namespace

NumberingSize numberingSize(const Rules& rules, const BoardText& start) {
    return withKind(rules, [&]<class Kind>(const Kind& kind) {
        return NumberingSize{kind.name, Kind::Space::sizeFor(rules, start)};
    });
}

bool servesBothMovers(const Rules& rules) {
    const auto sorted = [](std::string letters) {
        std::sort(letters.begin(), letters.end());
        return letters;
    };
    return rules.again && rules.countsPoints() && sorted(rules.maxLetters) == sorted(rules.minLetters) &&
           std::all_of(rules.patterns.begin(), rules.patterns.end(),
                       [](const games::grid::Pattern& p) { return p.owner == games::grid::Owner::completer; });
}

bool storesPlies(const Rules& rules) { return rules.countsPoints() && rules.ending == games::grid::Ending::anyPattern; }

Numbering::AnySpace Numbering::makeSpace(const PlacementGame& game, const BoardText& start) {
    return withKind(game.rules(),
                    [&]<class Kind>(const Kind& /*kind*/) -> AnySpace { return typename Kind::Space(game, start); });
}

Numbering::Numbering(const PlacementGame& game, const BoardText& start) : space_(makeSpace(game, start)) {}

std::uint64_t Numbering::size() const {
    return std::visit([](const auto& space) { return space.size(); }, space_);
}

std::optional<std::uint64_t> Numbering::indexOf(const LetterMasks& letters, Side mover) const {
    return std::visit(
        [&]<class Space>(const Space& space) {
            if constexpr (knowsMover<Space>) {
                return space.indexOf(letters, mover);
            } else {
                return space.indexOf(letters);
            }
        },
        space_);
}

LetterMasks Numbering::boardAt(std::uint64_t index) const {
    return std::visit([&](const auto& space) { return space.boardAt(index); }, space_);
}

Side Numbering::moverAt(std::uint64_t index, Side fallback) const {
    return std::visit(
        [&]<class Space>(const Space& space) {
            if constexpr (knowsMover<Space>) {
                return space.moverAt(index);
            } else {
                return fallback;
            }
        },
        space_);
}

games::grid::Images imagesFor(const PlacementGame& game, const BoardText& start) {
    return {games::grid::keeping(games::grid::symmetriesOf(game), game.startOn(start).letters), game.rules().cells(),
            static_cast<int>(game.rules().letters.size())};
}

}  // namespace mitos::engine::grid
