#include "cli/tiles/compare.h"

#include "cli/tiles/view.h"

namespace mitos::cli {

ExitCode compareTiles(const Context& context, const CompareTilesOptions& options) {
    return comparePuzzle(context, options, TilesView());
}

void addCompareTiles(CLI::App& compare, Context& context) {
    addComparePuzzle<api::tiles::Tiles, TilesView>(compare, context);
}

}  // namespace mitos::cli
