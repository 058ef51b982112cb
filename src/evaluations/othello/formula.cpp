#include "evaluations/othello/formula.h"

#include <algorithm>
#include <cstdlib>

#include "games/othello/size.h"

namespace mitos::evaluations::othello {

const Weights* SquareTable::forSize(int size) const {
    const auto found =
        std::find_if(sizes.begin(), sizes.end(), [size](const Weights& one) { return one.size == size; });
    return found != sizes.end() ? &*found : nullptr;
}

const SquareTable* Formula::missingFor(int size) const {
    const auto found =
        std::find_if(tables.begin(), tables.end(), [size](const SquareTable& table) { return !table.forSize(size); });
    return found != tables.end() ? &*found : nullptr;
}

std::vector<int> Formula::sizes() const {
    std::vector<int> usable;
    for (const int size : games::othello::sizes) {
        if (missingFor(size) == nullptr) usable.push_back(size);
    }
    return usable;
}

// Takes each term at its largest for one side and at 0 for the other: simple, and never below the true maximum.
long long Formula::largestValue(const Phase& phase, int size) const {
    long long most = 0;
    for (const Term term : allTerms) {
        most += static_cast<long long>(std::abs(phase.coefficient(term))) * mostOf(term, size);
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Weights* weights = tables[i].forSize(size);
        if (weights == nullptr) continue;
        long long sum = 0;
        for (const int weight : weights->squares) sum += std::abs(weight);
        most += std::abs(phase.tables[i]) * sum;
    }
    return most;
}

long long Formula::largestValue(int size) const {
    long long most = 0;
    for (const Phase& phase : phases) most = std::max(most, largestValue(phase, size));
    return most;
}

}  // namespace mitos::evaluations::othello
