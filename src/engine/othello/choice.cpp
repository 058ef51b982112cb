#include "engine/othello/choice.h"

#include <algorithm>

#include "base/error.h"
#include "base/texts/champion.h"

namespace mitos::engine::othello {

using base::Error;
using base::Fault;
using base::say;

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
