#pragma once
// A position on the path of a search, with what is updated from move to move.
#include <utility>

#include "champion/othello/features.h"
#include "champion/othello/hot/few_empties.h"
#include "champion/othello/weights.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// A position with the numbers of its features.
struct alignas(32) Node {
    FeatureNumbers numbers;
    Squares own, opponent;
    Squares odd;  // quadrants with an odd number of empty squares
    int empties;

    Node() = default;
    Node(Squares mover, Squares other)
        : numbers(featureNumbers(mover, other)), own(mover), opponent(other), odd(oddQuadrants(~(mover | other))),
          empties(64 - discs(mover | other)) {}

    /// Sets the board after a move of `before`'s mover.
    void afterMove(const Node& before, Square at, Squares turned) {
        own = before.opponent ^ turned;
        opponent = before.own ^ turned ^ bitOf(at);
        odd = before.odd ^ quadrantOf[at];
        empties = before.empties - 1;
    }

    /// Sets the feature numbers after the same move. Separate, because most children are refuted or left out without
    /// them.
    void numberAfterMove(const Node& before, Square at, Squares turned) {
        // A disc on an empty square takes 1 from the mover's number, a turned one takes 2; then the sides change.
        const FeatureDelta& placed = featureDeltas[at];
        for (std::size_t i = 0; i < featureSlots; ++i) {
            numbers[i] = static_cast<std::uint16_t>(greatestNumbers.of[i] - before.numbers[i] + placed.of[i]);
        }
        while (turned != 0) {
            const FeatureDelta& delta = featureDeltas[take(turned)];
            for (std::size_t i = 0; i < featureSlots; ++i) {
                numbers[i] = static_cast<std::uint16_t>(numbers[i] + 2 * delta.of[i]);
            }
        }
    }

    void afterPass(const Node& before) {
        own = before.opponent;
        opponent = before.own;
        odd = before.odd;
        empties = before.empties;
        for (std::size_t i = 0; i < featureSlots; ++i) {
            numbers[i] = static_cast<std::uint16_t>(greatestNumbers.of[i] - before.numbers[i]);
        }
    }
};

/// Returns the evaluation of a node for its mover, in the units of weights.h; `moves` are the mover's.
inline int evaluate(const Weights& weights, const Node& node, Squares moves) {
    const std::int16_t* phase = weights.phase(node.empties);
    int bias = weights.moverBias[static_cast<std::size_t>(node.empties)];
    for (const std::uint32_t place : moveCountPlaces(moves, legalMoves(node.opponent, node.own))) bias += phase[place];
    // Unrolled, with every offset a constant: this halved the time.
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        return (bias + ... + phase[weightOffsets[features[i].pattern] + node.numbers[i]]);
    }
    (std::make_index_sequence<featureCount>());
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
