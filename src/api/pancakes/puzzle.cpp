#include "api/pancakes/puzzle.h"

#include "games/pancakes/text.h"

namespace mitos::api::pancakes {

Pancakes Pancakes::from(const Options& options, std::string_view goal) {
    const int size = games::pancakes::readSize(options.size, "--size");
    return {size, games::pancakes::readGoal(size, goal, "--goal")};
}

Stack Pancakes::read(std::string_view text, const std::string& source, std::size_t line) const {
    return games::pancakes::readStack(size, text, source, line);
}

std::string Pancakes::write(const Stack& stack) const { return games::pancakes::writeStack(size, stack); }

// A stack from which every search has something to do and none takes long.
paths::BenchStart<Pancakes> Pancakes::benchStart() {
    const Pancakes puzzle{9, games::pancakes::orderedStack(9)};
    return {"pancakes/9", puzzle, puzzle.read("5 8 3 1 7 4 9 2 6", "bench")};
}

}  // namespace mitos::api::pancakes
