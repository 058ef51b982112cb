#pragma once
// Counting lines of play (perft) on threads: limits in, a report out.
#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "games/othello/game.h"

namespace mitos::games::othello {

struct PerftOptions {
    int depth = 1;  // moves in a line, passes included; a game that ends sooner is one line
    unsigned threads = 1;
    base::Limits limits;  // `nodes` are positions whose moves are looked at; some thousands may go beyond it
};

struct PerftReport {
    struct Part {
        Square move;  // the first of its lines
        std::uint64_t count = 0;
    };
    int depth = 0;
    std::uint64_t count = 0;             // the lines of play; those found so far where it was cut short
    std::vector<Part> parts;             // by first move, in board order; none where there is no first move
    std::uint64_t positions = 0;         // whose moves were looked at
    base::Halt halt = base::Halt::none;  // why it was cut short
    double seconds = 0;
};

struct PerftProgress {
    double seconds = 0;
    std::uint64_t count = 0;
    double done = 0;  // of the work, from 0 to 1
};
using PerftTell = std::function<void(const PerftProgress&)>;

PerftReport perft(const Othello& game, const Board& board, const PerftOptions& options, const base::StopFlag& stop,
                  const PerftTell& onProgress = {});

}  // namespace mitos::games::othello
