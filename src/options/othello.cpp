#include "options/othello.h"

#include <array>

#include "engine/othello/engine.h"
#include "engine/othello/levels.h"
#include "options/common.h"
#include "options/feature.h"
#include "texts/champion.h"
#include "texts/grid_terminal.h"
#include "texts/othello.h"
#include "texts/othello_play.h"
#include "texts/othello_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::options::othello {

using engine::othello::Engine;
using engine::othello::Feature;

constexpr Option position{
    .name = "position", .help = text::othelloPositionOption, .group = text::boardLabel, .value = text::positionValue};
constexpr Option moves{
    .name = "moves", .help = text::othelloMovesOption, .group = text::boardLabel, .value = text::othelloMovesValue};
constexpr Option size{.name = "size",
                      .kind = Kind::choice,
                      .help = text::othelloSizeOption,
                      .group = text::boardLabel,
                      .words = "4|6|8",
                      .byDefault = "8",
                      .feature = numberOf(Feature::otherSize)};

constexpr Option algorithm{.name = "algorithm",
                           .kind = Kind::choice,
                           .help = text::othelloSearchAlgorithmOption,
                           .group = text::techniquesLabel,
                           .words = "minimax|alphabeta|champion",
                           .shownDefault = "champion"};
constexpr Option playAlgorithm = algorithm.helped(text::othelloPlayAlgorithmOption);
constexpr Option championThreads{.name = "threads",
                                 .kind = Kind::threads,
                                 .help = text::championThreadsOption,
                                 .group = text::techniquesLabel,
                                 .most = 256,
                                 .byDefault = "1",
                                 .feature = numberOf(Feature::threads)};
constexpr Option level{.name = "level",
                       .kind = Kind::whole,
                       .help = text::levelOption,
                       .least = engine::othello::leastLevel,
                       .most = engine::othello::mostLevel,
                       .feature = numberOf(Feature::level)};
constexpr Option without{.name = "without",
                         .help = text::championWithoutOption,
                         .group = text::techniquesLabel,
                         .form = "LIST",
                         .feature = numberOf(Feature::fewerTechniques)};
constexpr Option evaluation{.name = "evaluation",
                            .help = text::othelloEvaluationOption,
                            .group = text::techniquesLabel,
                            .value = text::evaluationShown,
                            .shownDefault = "phased; champion pattern",
                            .feature = numberOf(Feature::otherEvaluation)};
static_assert(Engine::usualTextbookDepth == 6 && Engine::usualChampionDepth == 16);
constexpr Option depth{.name = "depth",
                       .kind = Kind::whole,
                       .help = text::depthOption,
                       .group = text::techniquesLabel,
                       .words = "end",
                       .least = 1,
                       .most = 100,
                       .shownDefault = "6; champion 16"};
constexpr Option tieSeed{.name = "seed",
                         .kind = Kind::whole,
                         .help = text::tieSeedOption,
                         .group = text::techniquesLabel,
                         .feature = numberOf(Feature::tieDraw)};
constexpr Option unquiet{.name = "unquiet",
                         .help = text::unquietOption,
                         .group = text::techniquesLabel,
                         .form = "LIST",
                         .byDefault = "corner,pass,forced",
                         .feature = numberOf(Feature::unquiet)};

constexpr Option explain{.name = "explain",
                         .kind = Kind::flag,
                         .help = text::explainOption,
                         .group = text::outputLabel,
                         .feature = numberOf(Feature::explanation)};
constexpr Option refute{.name = "refute",
                        .help = text::refuteOption,
                        .group = text::outputLabel,
                        .value = text::squareValue,
                        .feature = numberOf(Feature::explanation)};

constexpr Option human{.name = "human",
                       .kind = Kind::choice,
                       .help = text::othelloHumanOption,
                       .group = text::gameLabel,
                       .words = "black|white|both|none",
                       .byDefault = "black"};
constexpr Option first{.name = "first",
                       .kind = Kind::choice,
                       .help = text::othelloFirstOption,
                       .group = text::gameLabel,
                       .words = "black|white"};
constexpr Option playDepth{.name = "depth",
                           .kind = Kind::whole,
                           .help = text::othelloPlayDepthOption,
                           .group = text::gameLabel,
                           .least = 1,
                           .most = mostPlayDepth,
                           .byDefault = "6"};
constexpr Option playEvaluation{.name = "evaluation",
                                .help = text::othelloEvaluationOption,
                                .group = text::gameLabel,
                                .value = text::evaluationShown,
                                .shownDefault = "pattern",
                                .feature = numberOf(Feature::otherEvaluation)};
constexpr Option whiteDepth{.name = "white-depth",
                            .kind = Kind::whole,
                            .help = text::othelloWhiteDepthOption,
                            .group = text::gameLabel,
                            .least = 1,
                            .most = mostPlayDepth};
constexpr Option whiteEvaluation{.name = "white-evaluation",
                                 .help = text::othelloWhiteEvaluationOption,
                                 .group = text::gameLabel,
                                 .value = text::evaluationShown,
                                 .feature = numberOf(Feature::otherEvaluation)};
constexpr Option playSeed{
    .name = "seed", .kind = Kind::whole, .help = text::othelloPlaySeedOption, .group = text::gameLabel};
constexpr Option playOrder{.name = "order",
                           .kind = Kind::choice,
                           .help = text::orderOption,
                           .group = text::techniquesLabel,
                           .words = "listed|weight|search",
                           .byDefault = "search",
                           .feature = numberOf(Feature::moveOrder)};
constexpr Option playClosedSet{.name = "closed-set",
                               .kind = Kind::flag,
                               .help = text::othelloClosedSetByDefault,
                               .group = text::techniquesLabel,
                               .feature = numberOf(Feature::closedSet)};
constexpr Option noClosedSet{.name = "no-closed-set",
                             .kind = Kind::flag,
                             .help = text::othelloNoClosedSetOption,
                             .group = text::techniquesLabel,
                             .feature = numberOf(Feature::closedSet)};

constexpr Option perftDepth{.name = "depth", .kind = Kind::whole, .help = text::perftDepthOption, .most = 128};
constexpr Option divide{.name = "divide", .kind = Kind::flag, .help = text::divideOption};
constexpr Option perftTime{
    .name = "time", .kind = Kind::seconds, .help = text::perftTimeOption, .group = text::limitsLabel};
constexpr Option perftNodes{
    .name = "nodes", .kind = Kind::count, .help = text::perftNodesOption, .group = text::limitsLabel, .least = 1};

constexpr Option endgameFile{.name = "file", .kind = Kind::file, .help = text::endgameFileOption, .isArgument = true};
constexpr Option all{.name = "all", .kind = Kind::flag, .help = text::endgameAllOption};
constexpr Option outcome{.name = "outcome", .kind = Kind::flag, .help = text::endgameOutcomeOption};
constexpr Option certify{.name = "certify", .kind = Kind::flag, .help = text::endgameCertifyOption};
constexpr Option weights{.name = "weights", .kind = Kind::file, .help = text::endgameWeightsOption};
constexpr Option cpu{
    .name = "cpu", .kind = Kind::choice, .help = text::endgameCpuOption, .words = "portable|avx2|avx512"};

constexpr Option out{.name = "out", .kind = Kind::file, .help = text::trainOutOption};
constexpr Option samples{.name = "samples", .kind = Kind::folder, .help = text::trainSamplesOption};
constexpr Option trainSeed{.name = "seed", .kind = Kind::whole, .help = text::trainSeedOption, .byDefault = "1"};
constexpr Option scale{
    .name = "scale", .help = text::trainScaleOption, .form = "X", .byDefault = "1", .examples = "1, 0.1, 2"};
constexpr Option trainThreads{.name = "threads",
                              .kind = Kind::threads,
                              .help = text::gridThreadsOption,
                              .group = text::limitsLabel,
                              .most = 1024,
                              .byDefault = "0"};

Entries entries() {
    static constexpr std::array list{&position,        &moves,     &size,           &algorithm,   &playAlgorithm,
                                     &championThreads, &level,     &without,        &evaluation,  &depth,
                                     &tieSeed,         &unquiet,   &explain,        &refute,      &human,
                                     &first,           &playDepth, &playEvaluation, &whiteDepth,  &whiteEvaluation,
                                     &playSeed,        &playOrder, &playClosedSet,  &noClosedSet, &perftDepth,
                                     &divide,          &perftTime, &perftNodes,     &endgameFile, &all,
                                     &outcome,         &certify,   &weights,        &cpu,         &out,
                                     &samples,         &trainSeed, &scale,          &trainThreads};
    return list;
}

}  // namespace mitos::options::othello
