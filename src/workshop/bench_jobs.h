#pragma once
// The searches of `mitos bench`, by subject.
#include <functional>
#include <string>
#include <vector>

#include "workshop/bench.h"

namespace mitos::workshop {

struct BenchJob {
    std::string name;
    std::function<BenchResult(const base::StopFlag&)> run;
};

std::vector<BenchJob> tilesJobs();
std::vector<BenchJob> gridJobs();
std::vector<BenchJob> othelloJobs();
std::vector<BenchJob> puzzleJobs();  // of the puzzles that name a start, behind all others

}  // namespace mitos::workshop
