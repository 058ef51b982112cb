#include "options/web.h"

#include <array>

#include "options/common.h"
#include "options/feature.h"
#include "texts/champion.h"
#include "texts/options.h"
#include "texts/othello.h"
#include "texts/othello_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::options::web {

using engine::othello::Feature;

constexpr std::uint64_t largestExact = std::uint64_t{1} << 53U;

const Option lang{.name = "lang", .kind = Kind::choice, .help = text::langOption, .words = languageWords()};
constexpr Option time{
    .name = "time-ms", .kind = Kind::whole, .help = text::webTimeOption, .least = 1, .most = mostMilliseconds};
constexpr Option memory{
    .name = "memory", .kind = Kind::whole, .help = text::webMemoryOption, .least = 1, .most = mostJobBytes};
constexpr Option nodes{
    .name = "nodes", .kind = Kind::whole, .help = text::nodesOption, .least = 1, .most = mostJobNodes};
constexpr Option seed{.name = "seed", .kind = Kind::whole, .help = text::seedOption, .most = largestExact};
constexpr Option scramble{
    .name = "scramble", .kind = Kind::whole, .help = text::webScrambleOption, .most = largestExact};
constexpr Option values{.name = "values", .kind = Kind::flag, .help = text::webValuesOption};
constexpr Option fresh{
    .name = "fresh", .kind = Kind::flag, .help = text::webFreshOption, .feature = numberOf(Feature::freshTable)};

constexpr Option size{.name = "size",
                      .kind = Kind::whole,
                      .help = text::othelloSizeOption,
                      .least = 4,
                      .most = 8,
                      .feature = numberOf(Feature::otherSize)};
constexpr Option depth{.name = "depth", .kind = Kind::whole, .help = text::depthOption, .least = 1, .most = 60};
constexpr Option algorithm{.name = "algorithm",
                           .kind = Kind::choice,
                           .help = text::othelloSearchAlgorithmOption,
                           .words = "minimax|alphabeta|champion|exact",
                           .byDefault = "alphabeta"};

constexpr Option evaluation{
    .name = "evaluation", .help = text::othelloEvaluationOption, .value = text::evaluationShown, .byDefault = "phased"};

Entries entries() {
    static constexpr std::array all{&lang,   &time,  &memory, &nodes, &seed,      &scramble,
                                    &values, &fresh, &size,   &depth, &algorithm, &evaluation};
    return all;
}

}  // namespace mitos::options::web
