#include "cli/tiles/method.h"

#include <array>
#include <utility>

#include "base/error.h"
#include "options/paths.h"
#include "options/read.h"
#include "texts/champion.h"

namespace mitos::cli {
namespace {

using api::tiles::Solver;
using base::Error;
using base::Fault;
using base::say;

void checkChampion(const SolveTilesOptions& options, bool champion) {
    const std::array<std::pair<const char*, bool>, 3> ownOptions{
        {{"--tables", !options.tables.empty()}, {"--plan", options.plan}, {"--resume", !options.resume.empty()}}};
    for (const auto& [name, given] : ownOptions) {
        if (given && !champion) throw Error(Fault::usage, say(text::championOnly, name));
    }
    if (!champion) return;
    if (!options.heuristic.empty()) throw Error(Fault::usage, say(text::championRefuses, "--heuristic"));
    if (!options.trace.empty()) throw Error(Fault::usage, say(text::championNoTrace));
}

}  // namespace

api::tiles::Method readTilesMethod(Console& console, const SolveTilesOptions& options,
                                   const api::tiles::Tiles& puzzle) {
    api::tiles::Method method = readMethod(options, puzzle);
    if (!options.tables.empty()) {
        const auto tables = api::tiles::tablesNamed(options.tables);
        if (!tables) options::refuse(options::paths::tables, options.tables, "--tables");
        method.tables = *tables;
    }
    checkChampion(options, method.algorithm == api::tiles::Algorithm::champion);
    tellUnused<api::tiles::Tiles>(console, options, method);
    return method;
}

Solver makeTilesSolver(const Context& context, const SolveTilesOptions& options, const api::tiles::Tiles& puzzle) {
    return {puzzle, readTilesMethod(context.console, options, puzzle), context.cache()};
}

}  // namespace mitos::cli
