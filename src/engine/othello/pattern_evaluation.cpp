#include "engine/othello/pattern_evaluation.h"

#include <algorithm>
#include <array>
#include <string>

#include "champion/othello/features.h"
#include "champion/othello/position.h"
#include "champion/othello/weights.h"

namespace mitos::engine::othello {
namespace {

using namespace champion::othello;

static_assert(patternGroups == featureCount);

// One share for each pattern, then one for the move counts, then one for having the move.
constexpr std::size_t movesShare = patterns.size();
constexpr std::size_t moverShare = movesShare + 1;
using Shares = std::array<int, moverShare + 1>;

// Returns the shares for the mover, in units of the weights.
Shares sharesOf(const Weights& weights, const Position& position) {
    const int empties = emptySquares(position);
    const std::int16_t* phase = weights.phase(empties);
    const FeatureNumbers numbers = featureNumbers(position.own, position.opponent);
    Shares shares{};
    for (std::size_t i = 0; i < featureCount; ++i) {
        const std::size_t pattern = features[i].pattern;
        shares[pattern] += phase[weightOffsets[pattern] + numbers[i]];
    }
    for (const std::uint32_t place : moveCountPlaces(movesOf(position), movesOf(passed(position)))) {
        shares[movesShare] += phase[place];
    }
    shares[moverShare] = weights.moverBias[static_cast<std::size_t>(empties)];
    return shares;
}

// Rounds each share by itself, so that an explanation adds up.
int hundredths(int units) {
    const int scaled = units * PatternEvaluation::unitsPerDisc;
    constexpr int half = champion::othello::unitsPerDisc / 2;
    return (scaled >= 0 ? scaled + half : scaled - half) / champion::othello::unitsPerDisc;
}

std::string nameOf(std::size_t share) {
    if (share < patterns.size()) return std::string(patterns[share].name);
    return share == movesShare ? "moves" : "to move";
}

int signOf(const evaluations::othello::Board& board) { return board.mover == games::othello::Colour::black ? 1 : -1; }

}  // namespace

int PatternEvaluation::operator()(const evaluations::othello::Board& board) const {
    int value = 0;
    for (const int share : sharesOf(*weights_, {board.own(), board.opponent()})) value += hundredths(share);
    return signOf(board) * value;
}

evaluations::othello::Breakdown PatternEvaluation::breakdown(const evaluations::othello::Board& board) const {
    const Position position{board.own(), board.opponent()};
    const Shares shares = sharesOf(*weights_, position);
    evaluations::othello::Breakdown result;
    result.discs = 64 - emptySquares(position);
    result.phase = static_cast<std::size_t>(phaseOf(emptySquares(position)));
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const int value = signOf(board) * hundredths(shares[i]);
        result.shares.push_back({nameOf(i), std::max(value, 0), std::max(-value, 0), 1});
        result.value += value;
    }
    return result;
}

}  // namespace mitos::engine::othello
