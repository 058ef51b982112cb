#include "options/protocols.h"

#include <array>

#include "engine/othello/engine.h"
#include "engine/othello/levels.h"
#include "options/feature.h"
#include "texts/champion.h"
#include "texts/options.h"
#include "texts/protocols.h"

namespace mitos::options::protocols {

using engine::othello::Engine;
using engine::othello::Feature;

static_assert(Engine::usualTextbookDepth == 6 && Engine::usualChampionDepth == 16);
constexpr Option depth{.name = "depth",
                       .kind = Kind::whole,
                       .help = text::protocolDepthOption,
                       .most = 60,
                       .shownDefault = "6; champion 16"};
constexpr Option gridDepth = depth.within(0, 64);
constexpr Option time{.name = "time", .kind = Kind::seconds, .help = text::protocolTimeOption};
constexpr Option evaluation{
    .name = "evaluation", .help = text::protocolEvaluationOption, .form = "NAME|FILE", .byDefault = "pattern"};
constexpr Option level{.name = "level",
                       .kind = Kind::whole,
                       .help = text::levelOption,
                       .least = engine::othello::leastLevel,
                       .most = engine::othello::mostLevel,
                       .feature = numberOf(Feature::level)};
constexpr Option seed{.name = "seed", .kind = Kind::whole, .help = text::levelSeedOption};
constexpr Option algorithm{.name = "algorithm",
                           .kind = Kind::choice,
                           .help = text::protocolAlgorithmOption,
                           .words = "auto|alphabeta|champion",
                           .byDefault = "auto"};
constexpr Option memory{.name = "memory",
                        .kind = Kind::bytes,
                        .help = text::protocolMemoryOption,
                        .least = 1,
                        .shownDefault = "64M",
                        .examples = "64M, 1G"};
constexpr Option threads{.name = "threads",
                         .kind = Kind::threads,
                         .help = text::protocolThreadsOption,
                         .most = 256,
                         .byDefault = "1",
                         .feature = numberOf(Feature::threads)};
constexpr Option ponder{
    .name = "ponder", .kind = Kind::flag, .help = text::protocolPonderOption, .feature = numberOf(Feature::pondering)};
constexpr Option game{
    .name = "game", .help = text::ugiGameArgument, .form = "GAME", .byDefault = "othello", .isArgument = true};

constexpr Option ugiLevel = level.within(0, level.most);
constexpr Option moveTime{
    .name = "MoveTime", .kind = Kind::whole, .help = text::ugiMoveTimeOption, .most = 86'400'000, .byDefault = "0"};
constexpr Option hash{.name = "Hash", .kind = Kind::whole, .help = text::ugiHashOption, .least = 1, .most = 1U << 20U};

Entries entries() {
    static constexpr std::array all{&depth,  &gridDepth, &time,   &evaluation, &level,    &seed,     &algorithm,
                                    &memory, &threads,   &ponder, &game,       &ugiLevel, &moveTime, &hash};
    return all;
}

}  // namespace mitos::options::protocols
