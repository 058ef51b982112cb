#pragma once
// The engine as other programs ask for it: an opinion of a position, within a budget, told as it grows.
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/move_values.h"

namespace mitos::api::othello {

/// What a move may cost; every bound holds.
struct MoveBudget {
    std::optional<int> depth;
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// What the engine thinks of a position, or of one move there; as its mover sees it.
struct Opinion {
    Square move = games::othello::pass;
    double discs = 0;    // by how many it is going to win, as far as the evaluation speaks of discs
    bool exact = false;  // proven, with the empty squares to the winner
    int depth = 0;       // plies looked ahead; 0 when there was no time for one
    std::vector<Square> line;
    std::uint64_t nodes = 0;
    double seconds = 0;
};
using Hear = std::function<void(const Opinion&)>;

struct EngineOptions {
    std::string evaluation = "phased";
    Folder data;                                     // where a person's own evaluations lie
    std::uint64_t bytes = std::uint64_t{64} << 20U;  // of its memory
    int size = 8;
};

class Engine {
  public:
    /// An Error for an evaluation that is not there or not sound.
    explicit Engine(const EngineOptions& options);

    [[nodiscard]] const Othello& game() const { return searcher_.game(); }

    /// Of a position that is not over. The deepest complete look stands; `hear` is told each. A forced move is an opinion too.
    [[nodiscard]] Opinion think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
                                const Hear& hear = {}) const;

    /// The `count` best moves, best first, each with a search of its own; deeper and deeper, `hear` is told them after every depth.
    /// What it returns is complete to one depth; nothing where not even the first was.
    using HearAll = std::function<void(const std::vector<Opinion>&)>;
    [[nodiscard]] std::vector<Opinion> best(const Board& board, std::size_t count, const MoveBudget& budget,
                                            const base::StopFlag& stop, const HearAll& hear = {}) const;

  private:
    [[nodiscard]] SearchRequest requestFor(const Board& board, const MoveBudget& budget) const;
    [[nodiscard]] double discsOf(const Board& board, int value, const Board& end) const;
    [[nodiscard]] Opinion opinionOf(const Board& board, const turns::SearchReport& report) const;
    [[nodiscard]] Opinion opinionOf(const Board& board, const MoveValue& value, int depth) const;

    Searcher searcher_;
    EngineOptions options_;
    double discsOfAUnit_;
};

}  // namespace mitos::api::othello
