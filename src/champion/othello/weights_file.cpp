#include "champion/othello/weights_file.h"

#include <fmt/format.h>
#include <zstd.h>

#include <span>

#include "base/bytes.h"
#include "base/checksum.h"
#include "base/error.h"
#include "champion/othello/folding.h"
#include "champion/othello/shipped_weights.h"
#include "champion/othello/weight_numbers.h"
#include "texts/champion.h"

namespace mitos::champion::othello {
namespace {

using base::Error;
using base::Fault;
using base::say;

constexpr std::string_view weightsKind = "mitos weights 3\n";
constexpr int packingEffort = 19;

// Returns the first weight of each group that shares one.
std::vector<std::uint32_t> placesOfShared(const Folding& folding) {
    std::vector<std::uint32_t> places(folding.count, weightsPerPhase);
    for (std::uint32_t i = weightsPerPhase; i-- > 0;) places[folding.shared[i]] = i;
    return places;
}

std::array<std::int16_t, 4> spreadOf(const ProbCut& probCut) {
    return {probCut.base, probCut.perEmpty, probCut.perProbe, probCut.power};
}

std::string headOf(const Folding& folding, int last) {
    return fmt::format("{}patterns {} of {}, phases 0 to {}\n", weightsKind, patterns.size(), folding.count, last);
}

/// Writes low bytes first, then high bytes: the high ones are nearly all alike.
std::string inHalves(const std::vector<std::int16_t>& numbers) {
    std::string bytes(2 * numbers.size(), '\0');
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto bits = static_cast<std::uint16_t>(numbers[i]);
        bytes[i] = static_cast<char>(bits & 0xFFU);
        bytes[numbers.size() + i] = static_cast<char>(bits >> 8U);
    }
    return bytes;
}

}  // namespace

std::string packWeights(const Weights& weights, int last) {
    const Folding folding;
    const std::vector<std::uint32_t> places = placesOfShared(folding);
    std::vector<std::int16_t> numbers(weights.moverBias.begin(), weights.moverBias.end());
    for (const std::int16_t number : spreadOf(weights.probCut)) numbers.push_back(number);
    for (int phase = 0; phase <= last; ++phase) {
        const std::int16_t* current = weights.phase(2 * phase);
        const std::int16_t* previous = weights.phase(2 * std::max(phase - 1, 0));
        for (const std::uint32_t place : places) {
            // Modulo 2^16: the reader adds as the writer subtracted.
            const int difference = current[place] - (phase > 0 ? previous[place] : 0);
            numbers.push_back(static_cast<std::int16_t>(static_cast<std::uint16_t>(difference)));
        }
    }
    const std::string plain = inHalves(numbers);
    std::string packed(ZSTD_compressBound(plain.size()), '\0');
    const std::size_t size = ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), packingEffort);
    if (ZSTD_isError(size) != 0) throw std::bad_alloc();  // nothing else can be missing
    packed.resize(size);
    std::string rest;
    base::putWord(rest, plain.size());
    rest += packed;
    std::string bytes = headOf(folding, last);
    base::putWord(bytes, base::checksum(rest));
    return bytes + rest;
}

Weights unpackWeights(std::string_view bytes, const std::string& source) {
    if (!bytes.starts_with(weightsKind)) throw Error(Fault::input, say(text::weightsKind, source));
    const Folding folding;
    const std::size_t headEnd = bytes.find('\n', weightsKind.size());
    int last = -1;
    for (int phase = 0; phase < phaseCount && headEnd != std::string_view::npos; ++phase) {
        if (bytes.substr(0, headEnd + 1) == headOf(folding, phase)) last = phase;
    }
    if (last < 0) throw Error(Fault::input, say(text::weightsOther, source));
    bytes.remove_prefix(headEnd + 1);
    if (bytes.size() < 16 || base::wordAt(bytes, 0) != base::checksum(bytes.substr(8))) {
        throw Error(Fault::input, say(text::weightsDamaged, source));
    }
    const std::size_t size = 2 * (Weights().moverBias.size() + spreadOf({}).size() +
                                  std::size_t{folding.count} * static_cast<std::size_t>(last + 1));
    std::string plain(size, '\0');
    if (base::wordAt(bytes, 8) != size ||
        ZSTD_decompress(plain.data(), plain.size(), bytes.data() + 16, bytes.size() - 16) != size) {
        throw Error(Fault::input, say(text::weightsDamaged, source));
    }

    const std::vector<std::int16_t> numbers = fromHalves(plain);
    Weights weights;
    if (last + 1 < phaseCount) weights.mostEmpties = 2 * last;  // the smaller of the two numbers of that phase
    std::copy_n(numbers.begin(), weights.moverBias.size(), weights.moverBias.begin());
    auto from = numbers.begin() + static_cast<std::ptrdiff_t>(weights.moverBias.size());
    for (std::int16_t* number :
         {&weights.probCut.base, &weights.probCut.perEmpty, &weights.probCut.perProbe, &weights.probCut.power}) {
        *number = *from++;
    }
    spreadPhases(std::span(from, numbers.end()), folding, weights);
    return weights;
}

std::uint64_t shippedWeightsSum() { return base::checksum(shippedWeightsBytes()); }

const Weights& shippedWeights() {
    if (shippedWeightsBytes().empty()) throw Error(Fault::input, say(text::weightsNone));
    static const Weights weights = unpackWeights(shippedWeightsBytes(), "weights/othello.weights");
    return weights;
}

}  // namespace mitos::champion::othello
