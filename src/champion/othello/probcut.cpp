#include "champion/othello/probcut.h"

#include <algorithm>
#include <cmath>

namespace mitos::champion::othello {
namespace {

constexpr double leastSpread = 0.8;
constexpr double mostSpread = 30;

}  // namespace

double ProbCut::spread(int empties, int depth, int probe) const {
    const double logarithm = base + perEmpty * empties + perProbe * probe + power * std::log(depth - probe);
    return std::clamp(std::exp(logarithm / 10000), leastSpread, mostSpread);
}

Margins::Margins(const ProbCut& probCut) {
    const auto thousandths = [](double discs) { return static_cast<std::int16_t>(std::lround(1000 * discs)); };
    for (int empties = 0; empties < counts; ++empties) {
        for (int depth = 1; depth < counts; ++depth) {
            const int probe = ProbCut::probeDepth(depth);
            if (probe < depth) probed_[place(empties, depth)] = thousandths(probCut.spread(empties, depth, probe));
            evaluated_[place(empties, depth)] = thousandths(probCut.spread(empties, depth, 0));
        }
    }
}

}  // namespace mitos::champion::othello
