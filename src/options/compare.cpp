#include "options/compare.h"

#include <array>

#include "texts/othello_compare.h"
#include "texts/terminal.h"

namespace mitos::options::compare {

constexpr Option positions{
    .name = "positions", .kind = Kind::file, .help = text::comparePositionsOption, .group = text::boardLabel};
constexpr Option random{.name = "random",
                        .kind = Kind::whole,
                        .help = text::compareRandomOption,
                        .group = text::boardLabel,
                        .least = 1,
                        .most = 100'000,
                        .byDefault = "20"};
constexpr Option plies{.name = "plies",
                       .kind = Kind::whole,
                       .help = text::comparePliesOption,
                       .group = text::boardLabel,
                       .least = 1,
                       .most = 100,
                       .defaultWords = text::comparePliesDefault};
constexpr Option seed{.name = "seed", .kind = Kind::whole, .help = text::compareSeedOption, .group = text::boardLabel};
constexpr Option depths{.name = "depth",
                        .help = text::compareDepthOption,
                        .group = text::methodLabel,
                        .form = "N,N",
                        .defaultWords = text::compareDepthDefault,
                        .alias = "depths"};
constexpr Option methods{.name = "methods",
                         .help = text::compareMethodsOption,
                         .group = text::methodLabel,
                         .form = "A,B+C",
                         .defaultWords = text::compareMethodsDefault,
                         .alias = "method"};
constexpr Option evaluations{.name = "evaluations",
                             .help = text::compareEvaluationsOption,
                             .group = text::methodLabel,
                             .form = "A,B",
                             .defaultWords = text::compareEvaluationsDefault,
                             .alias = "evaluation"};
constexpr Option repeat{.name = "repeat",
                        .kind = Kind::whole,
                        .help = text::compareRepeatOption,
                        .group = text::methodLabel,
                        .least = 1,
                        .most = 1000,
                        .byDefault = "3"};  // one run alone says little about time where others work too
constexpr Option roundRobin{
    .name = "round-robin", .kind = Kind::flag, .help = text::roundRobinOption, .group = text::roundRobinLabel};
constexpr Option openings{.name = "openings",
                          .kind = Kind::whole,
                          .help = text::openingsOption,
                          .group = text::roundRobinLabel,
                          .least = 1,
                          .most = 100'000,
                          .byDefault = "10"};
constexpr Option threads{.name = "threads",
                         .kind = Kind::threads,
                         .help = text::compareThreadsOption,
                         .group = text::roundRobinLabel,
                         .most = 1024,
                         .byDefault = "1"};
constexpr Option csv{.name = "csv", .kind = Kind::file, .help = text::compareCsvOption, .group = text::outputLabel};
constexpr Option time{
    .name = "time", .kind = Kind::seconds, .help = text::compareTimeOption, .group = text::limitsLabel};
constexpr Option memory{
    .name = "memory", .kind = Kind::bytes, .help = text::compareMemoryOption, .group = text::limitsLabel, .least = 1};
constexpr Option nodes{
    .name = "nodes", .kind = Kind::count, .help = text::compareNodesOption, .group = text::limitsLabel, .least = 1};

Entries entries() {
    static constexpr std::array all{&positions,  &random,   &plies,   &seed, &depths, &methods, &evaluations, &repeat,
                                    &roundRobin, &openings, &threads, &csv,  &time,   &memory,  &nodes};
    return all;
}

}  // namespace mitos::options::compare
