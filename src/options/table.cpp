#include "options/table.h"

#include "options/common.h"
#include "options/compare.h"
#include "options/grid.h"
#include "options/match.h"
#include "options/othello.h"
#include "options/paths.h"
#include "options/programs.h"
#include "options/protocols.h"
#include "options/web.h"

namespace mitos::options {

std::vector<const Option*> allOptions() {
    std::vector<const Option*> all;
    for (const Entries part :
         {commonEntries(), paths::entries(), othello::entries(), compare::entries(), grid::entries(), match::entries(),
          protocols::entries(), web::entries(), programEntries()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

}  // namespace mitos::options
