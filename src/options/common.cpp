#include "options/common.h"

#include <array>

#include "options/feature.h"
#include "texts/game_dialogue.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::options {

using engine::othello::Feature;

constexpr Option json{.name = "json", .kind = Kind::flag, .help = text::jsonOption, .group = text::commonLabel};
const Option lang{.name = "lang",
                  .kind = Kind::choice,
                  .help = text::langOption,
                  .group = text::commonLabel,
                  .words = languageWords()};
constexpr Option data{.name = "data", .kind = Kind::folder, .help = text::dataOption, .group = text::commonLabel};

constexpr Option time{.name = "time",
                      .kind = Kind::seconds,
                      .help = text::timeOption,
                      .group = text::limitsLabel,
                      .examples = "500ms, 10s, 2m, 1h"};
constexpr Option memory{.name = "memory",
                        .kind = Kind::bytes,
                        .help = text::memoryOption,
                        .group = text::limitsLabel,
                        .least = 1,
                        .examples = "512M, 4G"};
constexpr Option nodes{.name = "nodes",
                       .kind = Kind::count,
                       .help = text::nodesOption,
                       .group = text::limitsLabel,
                       .least = 1,
                       .examples = "10000, 5M"};
constexpr Option threads{.name = "threads",
                         .kind = Kind::threads,
                         .help = text::gridThreadsOption,
                         .group = text::limitsLabel,
                         .most = 1024,
                         .byDefault = "1"};
constexpr Option batchThreads = threads.helped(text::threadsOption);

constexpr Option seed{.name = "seed", .kind = Kind::whole, .help = text::seedOption, .examples = "1, 2026"};

constexpr Option turnsAlgorithm{.name = "algorithm",
                                .kind = Kind::choice,
                                .help = text::turnsAlgorithmOption,
                                .group = text::techniquesLabel,
                                .words = "minimax|alphabeta",
                                .byDefault = "alphabeta"};
constexpr Option searchDepth{.name = "depth",
                             .kind = Kind::whole,
                             .help = text::depthOption,
                             .group = text::techniquesLabel,
                             .words = "end",
                             .least = 1,
                             .most = 100};
constexpr Option closedSet{.name = "closed-set",
                           .kind = Kind::flag,
                           .help = text::closedSetOption,
                           .group = text::techniquesLabel,
                           .feature = numberOf(Feature::closedSet)};
constexpr Option order{.name = "order",
                       .kind = Kind::choice,
                       .help = text::orderOption,
                       .group = text::techniquesLabel,
                       .words = "listed|weight|search",
                       .byDefault = "listed",
                       .feature = numberOf(Feature::moveOrder)};
constexpr Option shallow{.name = "shallow",
                         .kind = Kind::whole,
                         .help = text::shallowOption,
                         .group = text::techniquesLabel,
                         .least = 1,
                         .most = 20,
                         .byDefault = "1",
                         .feature = numberOf(Feature::shallowOrder)};
constexpr Option extend{.name = "extend",
                        .kind = Kind::whole,
                        .help = text::extendOption,
                        .group = text::techniquesLabel,
                        .most = 20,
                        .byDefault = "0",
                        .feature = numberOf(Feature::extension)};
constexpr Option deepen{.name = "deepen",
                        .kind = Kind::flag,
                        .help = text::deepenOption,
                        .group = text::techniquesLabel,
                        .feature = numberOf(Feature::deepening)};
constexpr Option tree{.name = "tree",
                      .kind = Kind::file,
                      .help = text::treeOption,
                      .group = text::outputLabel,
                      .feature = numberOf(Feature::tree)};

constexpr Option html{.name = "html", .kind = Kind::file, .help = text::htmlOption, .group = text::outputLabel};

constexpr Option load{.name = "load", .kind = Kind::file, .help = text::loadOption, .group = text::gameLabel};
constexpr Option save{.name = "save", .kind = Kind::file, .help = text::saveRecordOption, .group = text::gameLabel};

Entries commonEntries() {
    static constexpr std::array entries{
        &json,        &lang,      &data,  &time,    &memory, &nodes,  &threads, &batchThreads, &seed, &turnsAlgorithm,
        &searchDepth, &closedSet, &order, &shallow, &extend, &deepen, &tree,    &html,         &load, &save};
    return entries;
}

}  // namespace mitos::options
