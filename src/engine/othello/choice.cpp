#include "engine/othello/choice.h"

#include <algorithm>

#include "base/error.h"
#include "texts/champion.h"

namespace mitos::engine::othello {

using base::Error;
using base::Fault;
using base::say;

bool isOfTextbook(Feature feature) {
    switch (feature) {
    case Feature::level:
    case Feature::fewerTechniques:
    case Feature::threads:
    case Feature::freshTable:
    case Feature::pondering:
        return false;
    case Feature::otherEvaluation:
    case Feature::otherSize:
    case Feature::closedSet:
    case Feature::moveOrder:
    case Feature::shallowOrder:
    case Feature::extension:
    case Feature::deepening:
    case Feature::unquiet:
    case Feature::tieDraw:
    case Feature::method:
    case Feature::tree:
    case Feature::explanation:
        break;
    }
    return true;
}

void refuseMissing(Algorithm algorithm, const std::vector<AskedFeature>& asked) {
    const bool champion = algorithm == Algorithm::champion;
    for (const AskedFeature& one : asked) {
        if (isOfTextbook(one.feature) != champion) continue;
        if (!champion) throw Error(Fault::usage, say(text::championOnly, one.name));
        if (one.feature == Feature::otherSize) throw Error(Fault::usage, say(text::championSize));
        throw Error(Fault::usage, say(text::championRefuses, one.name));
    }
}

Algorithm chooseAlgorithm(std::optional<Algorithm> named, const std::vector<AskedFeature>& asked) {
    const bool textbook =
        std::any_of(asked.begin(), asked.end(), [](const AskedFeature& one) { return isOfTextbook(one.feature); });
    const Algorithm algorithm = named.value_or(textbook ? Algorithm::textbook : Algorithm::champion);
    refuseMissing(algorithm, asked);
    return algorithm;
}

}  // namespace mitos::engine::othello
