#include "options/paths.h"

#include <array>

#include "texts/terminal.h"

namespace mitos::options::paths {

constexpr Option start{
    .name = "start", .help = text::startOption, .group = text::boardLabel, .value = text::boardValue};
constexpr Option goal{.name = "goal",
                      .help = text::goalOption,
                      .group = text::boardLabel,
                      .value = text::boardValue,
                      .byDefault = "ordered"};
constexpr Option file{.name = "file", .kind = Kind::file, .help = text::fileOption, .group = text::boardLabel};
constexpr Option random{.name = "random", .kind = Kind::flag, .help = text::randomOption, .group = text::boardLabel};

constexpr Option algorithm{
    .name = "algorithm", .help = text::algorithmOption, .group = text::methodLabel, .value = text::nameValue};
constexpr Option heuristic{
    .name = "heuristic", .help = text::heuristicOption, .group = text::methodLabel, .value = text::nameValue};
constexpr Option weight{.name = "weight",
                        .kind = Kind::decimal,
                        .help = text::weightOption,
                        .group = text::methodLabel,
                        .form = "1-100",
                        .least = 1,
                        .most = 100,
                        .byDefault = "1.5"};
constexpr Option atlas{.name = "atlas", .kind = Kind::flag, .help = text::atlasOption, .group = text::methodLabel};
constexpr Option hint{.name = "hint", .kind = Kind::flag, .help = text::hintOption, .group = text::outputLabel};
constexpr Option replay{.name = "replay", .kind = Kind::flag, .help = text::replayOption, .group = text::outputLabel};
constexpr Option hardest{.name = "hardest",
                         .kind = Kind::whole,
                         .help = text::hardestOption,
                         .group = text::outputLabel,
                         .most = 1U << 30U,
                         .byDefault = "4"};
constexpr Option trace{.name = "trace", .kind = Kind::file, .help = text::traceOption, .group = text::outputLabel};

constexpr Option tables{.name = "tables",
                        .kind = Kind::choice,
                        .help = text::tablesOption,
                        .group = text::methodLabel,
                        .words = "small|full",
                        .byDefault = "small"};
constexpr Option plan{.name = "plan", .kind = Kind::flag, .help = text::tablesPlanOption, .group = text::methodLabel};
constexpr Option resume{.name = "resume", .kind = Kind::file, .help = text::resumeOption, .group = text::outputLabel};

constexpr Option randomCount{.name = "random",
                             .kind = Kind::whole,
                             .help = text::randomCountOption,
                             .group = text::boardLabel,
                             .least = 1,
                             .most = 1'000'000,
                             .byDefault = "1"};
constexpr Option algorithms{.name = "algorithms",
                            .help = text::algorithmsOption,
                            .group = text::methodLabel,
                            .form = "A,B",
                            .alias = "algorithm"};
constexpr Option heuristics{.name = "heuristics",
                            .help = text::heuristicsOption,
                            .group = text::methodLabel,
                            .form = "A,B",
                            .alias = "heuristic"};
constexpr Option routes{.name = "paths", .kind = Kind::flag, .help = text::pathsOption, .group = text::outputLabel};
constexpr Option csv{.name = "csv", .kind = Kind::file, .help = text::csvOption, .group = text::outputLabel};

Entries entries() {
    static constexpr std::array all{&start,  &goal,        &file,       &random,     &algorithm, &heuristic, &weight,
                                    &atlas,  &hint,        &replay,     &hardest,    &trace,     &tables,    &plan,
                                    &resume, &randomCount, &algorithms, &heuristics, &routes,    &csv};
    return all;
}

}  // namespace mitos::options::paths
