#include "options/grid.h"

#include <array>

#include "texts/grid_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::options::grid {

constexpr Option game{.name = "game", .help = text::gameArgument, .value = text::gameValue, .isArgument = true};
constexpr Option start{
    .name = "start", .help = text::gridStartOption, .group = text::gameLabel, .value = text::boardValue};
constexpr Option toMove{
    .name = "to-move", .kind = Kind::choice, .help = text::toMoveOption, .group = text::gameLabel, .words = "max|min"};

constexpr Option human{.name = "human",
                       .kind = Kind::choice,
                       .help = text::humanOption,
                       .group = text::gameLabel,
                       .words = "max|min|both|none",
                       .byDefault = "min"};
constexpr Option first{
    .name = "first", .kind = Kind::choice, .help = text::firstOption, .group = text::gameLabel, .words = "max|min"};
constexpr Option depth{.name = "depth",
                       .kind = Kind::whole,
                       .help = text::playDepthOption,
                       .group = text::gameLabel,
                       .least = 1,
                       .most = 64};
constexpr Option playSeed{.name = "seed", .kind = Kind::whole, .help = text::playSeedOption, .group = text::gameLabel};
constexpr Option playTime{.name = "time",
                          .kind = Kind::seconds,
                          .help = text::playTimeOption,
                          .group = text::limitsLabel,
                          .shownDefault = "1s"};

constexpr Option searchDepth{.name = "depth",
                             .kind = Kind::whole,
                             .help = text::depthOption,
                             .group = text::techniquesLabel,
                             .words = "end",
                             .least = 1,
                             .most = 100,
                             .defaultWords = text::gridDepthDefault};
constexpr Option searchSeed{
    .name = "seed", .kind = Kind::whole, .help = text::gridSearchSeedOption, .group = text::gameLabel};
constexpr Option evaluation{.name = "evaluation",
                            .kind = Kind::choice,
                            .help = text::gridEvaluationOption,
                            .group = text::techniquesLabel,
                            .words = "none|prospects",
                            .byDefault = "prospects"};

constexpr Option weak{.name = "weak", .kind = Kind::flag, .help = text::weakOption, .group = text::methodLabel};
constexpr Option plan{.name = "plan", .kind = Kind::flag, .help = text::planOption, .group = text::outputLabel};
constexpr Option save{.name = "save", .kind = Kind::file, .help = text::saveSolutionOption, .group = text::outputLabel};
constexpr Option solution{.name = "file", .kind = Kind::file, .help = text::verifyArgument, .isArgument = true};

Entries entries() {
    static constexpr std::array all{&game,       &start,    &toMove,   &human,       &first,
                                    &depth,      &playSeed, &playTime, &searchDepth, &searchSeed,
                                    &evaluation, &weak,     &plan,     &save,        &solution};
    return all;
}

}  // namespace mitos::options::grid
