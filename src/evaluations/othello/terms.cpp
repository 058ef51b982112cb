#include "evaluations/othello/terms.h"

#include <bit>

#include "evaluations/othello/regions.h"
#include "texts/evaluations.h"

namespace mitos::evaluations::othello {
namespace {

struct Entry {
    std::string_view key;
    base::Phrase meaning;
};
constexpr std::array<Entry, termCount> entries{{{"mobility", text::termMobility},
                                                {"vulnerable", text::termVulnerable},
                                                {"edge", text::termEdge},
                                                {"c", text::termC},
                                                {"x", text::termX},
                                                {"corner", text::termCorner},
                                                {"closeness", text::termCloseness},
                                                {"discs", text::termDiscs}}};

}  // namespace

std::string_view keyOf(Term term) { return entries[indexOf(term)].key; }

std::optional<Term> termOfKey(std::string_view key) {
    for (const Term term : allTerms) {
        if (keyOf(term) == key) return term;
    }
    return std::nullopt;
}

base::Phrase meaningOf(Term term) { return entries[indexOf(term)].meaning; }

int mostOf(Term term, int size) {
    const Regions regions = regionsOf(size);
    switch (term) {
    case Term::edge:
        return std::popcount(regions.edge);
    case Term::c:
        return std::popcount(regions.c);
    case Term::x:
        return std::popcount(regions.x);
    case Term::corner:
        return std::popcount(regions.corner);
    case Term::closeness:
        return std::popcount(regions.c | regions.x);
    case Term::mobility:
    case Term::vulnerable:
    case Term::discs:
        break;
    }
    return std::popcount(regions.all);
}

}  // namespace mitos::evaluations::othello
