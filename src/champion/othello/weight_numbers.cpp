#include "champion/othello/weight_numbers.h"

namespace mitos::champion::othello {

std::vector<std::int16_t> fromHalves(std::string_view bytes) {
    std::vector<std::int16_t> numbers(bytes.size() / 2);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const unsigned low = static_cast<unsigned char>(bytes[i]);
        const unsigned high = static_cast<unsigned char>(bytes[numbers.size() + i]);
        numbers[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(low | (high << 8U)));
    }
    return numbers;
}

void spreadPhases(std::span<const std::int16_t> differences, const Folding& folding, Weights& weights) {
    const std::size_t given = differences.size() / folding.count;
    std::vector<std::int16_t> shared(folding.count);
    for (std::size_t phase = 0; phase < phaseCount; ++phase) {
        const auto added =
            phase < given ? differences.subspan(phase * shared.size(), shared.size()) : differences.first(0);
        for (std::size_t i = 0; i < added.size(); ++i) {
            shared[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(shared[i] + added[i]));
        }
        std::int16_t* to = weights.patterns.data() + phase * weightsPerPhase;
        for (std::size_t i = 0; i < weightsPerPhase; ++i) to[i] = shared[folding.shared[i]];
    }
}

}  // namespace mitos::champion::othello
