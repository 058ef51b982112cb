#include "options/match.h"

#include <array>

#include "texts/champion.h"
#include "texts/match.h"
#include "texts/protocols.h"
#include "texts/terminal.h"

namespace mitos::options::match {

constexpr Option first{.name = "first", .help = text::matchFirst, .value = text::playerValue, .isArgument = true};
constexpr Option second{.name = "second", .help = text::matchSecond, .value = text::playerValue, .isArgument = true};
constexpr Option a{.name = "a", .help = text::matchFirst, .group = text::playersLabel, .value = text::playerValue};
constexpr Option b{.name = "b", .help = text::matchSecond, .group = text::playersLabel, .value = text::playerValue};

constexpr Option openings{.name = "openings",
                          .kind = Kind::whole,
                          .help = text::matchOpeningsOption,
                          .group = text::openingsLabel,
                          .least = 1,
                          .most = 100'000,
                          .byDefault = "50"};
constexpr Option games{.name = "games",
                       .kind = Kind::whole,
                       .help = text::matchGamesOption,
                       .group = text::openingsLabel,
                       .least = 2,
                       .most = 200'000,
                       .byDefault = "100"};
constexpr Option plies{.name = "opening-plies",
                       .kind = Kind::whole,
                       .help = text::matchPliesOption,
                       .group = text::openingsLabel,
                       .least = 1,
                       .most = 40,
                       .byDefault = "8"};
constexpr Option balance{.name = "balance",
                         .kind = Kind::whole,
                         .help = text::matchBalanceOption,
                         .group = text::openingsLabel,
                         .words = "off",
                         .most = 64,  // discs
                         .byDefault = "2"};
constexpr Option seed{.name = "seed",
                      .kind = Kind::whole,
                      .help = text::matchSeedOption,
                      .group = text::openingsLabel,
                      .byDefault = "1"};  // a fixed one, so that the same command goes on with the same match
constexpr Option openingsFile{
    .name = "openings-file", .kind = Kind::file, .help = text::matchFileOption, .group = text::openingsLabel};

constexpr Option depth{.name = "depth",
                       .kind = Kind::whole,
                       .help = text::matchDepthOption,
                       .group = text::limitsLabel,
                       .least = 1,
                       .most = 100};
constexpr Option moveTime{.name = "move-time",
                          .kind = Kind::seconds,
                          .help = text::matchMoveTimeOption,
                          .group = text::limitsLabel,
                          .examples = "0.1, 500ms, 2m"};
constexpr Option clock{.name = "clock",
                       .help = text::matchClockOption,
                       .group = text::limitsLabel,
                       .value = text::clockValue,
                       .examples = "60, 60+0.5, 2m+1s"};
constexpr Option matchTime{
    .name = "match-time", .kind = Kind::flag, .help = text::matchTimeOption, .group = text::limitsLabel};
constexpr Option margin{.name = "margin",
                        .kind = Kind::seconds,
                        .help = text::matchMarginOption,
                        .group = text::limitsLabel,
                        .orNone = true,  // nothing is forgiven
                        .byDefault = "1s",
                        .examples = "0, 500ms, 2s"};
constexpr Option patience{.name = "patience",
                          .kind = Kind::seconds,
                          .help = text::matchPatienceOption,
                          .group = text::limitsLabel,
                          .byDefault = "5m",
                          .examples = "0.1, 500ms, 2m"};
constexpr Option sprt{.name = "sprt",
                      .help = text::matchSprtOption,
                      .group = text::limitsLabel,
                      .form = "E0,E1[,ALPHA,BETA]",
                      .examples = "0,10 -5,5 0,10,0.05,0.05"};
constexpr Option adjudicate{.name = "adjudicate",
                            .kind = Kind::whole,
                            .help = text::matchAdjudicateOption,
                            .group = text::limitsLabel,
                            .least = 1,
                            .most = 64};
constexpr Option concurrency{.name = "concurrency",
                             .kind = Kind::threads,
                             .help = text::matchConcurrencyOption,
                             .group = text::limitsLabel,
                             .most = 1024,
                             .byDefault = "1"};
constexpr Option out{.name = "out", .kind = Kind::file, .help = text::matchOutOption, .group = text::outputLabel};

constexpr Option playerMemory{.name = "memory",
                              .kind = Kind::bytes,
                              .help = text::protocolMemoryOption,
                              .least = 1,
                              .byDefault = "64M",
                              .examples = "64M, 1G"};
constexpr Option playerAlgorithm{.name = "algorithm",
                                 .kind = Kind::choice,
                                 .help = text::protocolAlgorithmOption,
                                 .words = "auto|alphabeta|champion",
                                 .byDefault = "auto"};
constexpr Option playerSeed{.name = "seed", .kind = Kind::whole, .help = text::levelSeedOption, .examples = "1, 42"};

Entries entries() {
    static constexpr std::array all{
        &first, &second,       &a,           &b,        &openings,     &games,           &plies,     &balance,
        &seed,  &openingsFile, &depth,       &moveTime, &clock,        &matchTime,       &margin,    &patience,
        &sprt,  &adjudicate,   &concurrency, &out,      &playerMemory, &playerAlgorithm, &playerSeed};
    return all;
}

}  // namespace mitos::options::match
