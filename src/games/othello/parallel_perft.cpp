#include "games/othello/parallel_perft.h"

#include <atomic>

#include "base/ordered_work.h"
#include "games/othello/perft.h"

namespace mitos::games::othello {
namespace {

using base::Halt;

// What all threads share: the limits, and what was used of them.
class SharedLimits {
  public:
    SharedLimits(const base::Limits& limits, const base::StopFlag& stop) : limits_(limits), stop_(stop) {}

    [[nodiscard]] bool mayGoOn() {
        if (halt_.load(std::memory_order_relaxed) != Halt::none) return false;
        if (stop_.raised()) return end(Halt::stopped);
        if (positions() >= limits_.nodes) return end(Halt::nodes);
        if (seconds() >= limits_.seconds) return end(Halt::time);
        return true;
    }
    void spend(std::uint64_t positions, std::uint64_t lines) {
        positions_.fetch_add(positions, std::memory_order_relaxed);
        lines_.fetch_add(lines, std::memory_order_relaxed);
    }

    [[nodiscard]] std::uint64_t positions() const { return positions_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t lines() const { return lines_.load(std::memory_order_relaxed); }
    [[nodiscard]] Halt halt() const { return halt_.load(std::memory_order_relaxed); }
    [[nodiscard]] double seconds() const { return watch_.seconds(); }

  private:
    bool end(Halt halt) {
        Halt none = Halt::none;
        halt_.compare_exchange_strong(none, halt);  // the first reason counts
        return false;
    }

    base::Limits limits_;
    const base::StopFlag& stop_;
    base::Stopwatch watch_;
    std::atomic<std::uint64_t> positions_{0};
    std::atomic<std::uint64_t> lines_{0};
    std::atomic<Halt> halt_{Halt::none};
};

// A position and the number of the first move that led to it.
struct Task {
    Board board;
    std::size_t part = 0;
};

// Enough pieces that threads end together and progress is seen; where the tree is small, few are enough.
constexpr std::size_t enoughTasks = 512;

// The positions one move further on; a game that ends here is a line by itself.
std::vector<Task> nextPly(const Othello& game, const std::vector<Task>& tasks, PerftReport& report) {
    std::vector<Task> next;
    for (const Task& task : tasks) {
        const std::size_t before = next.size();
        game.forEachMove(task.board, [&](Square move) { next.push_back({game.after(task.board, move), task.part}); });
        if (next.size() == before) ++report.parts[task.part].count;
    }
    return next;
}

std::uint64_t linesBelow(const Othello& game, const Board& board, int depth, SharedLimits& shared) {
    if (game.size() == 8) return LineCounter<false>(game.squares()).count(board.own(), board.opponent(), depth, shared);
    return LineCounter<true>(game.squares()).count(board.own(), board.opponent(), depth, shared);
}

}  // namespace

PerftReport perft(const Othello& game, const Board& board, const PerftOptions& options, const base::StopFlag& stop,
                  const PerftTell& onProgress) {
    SharedLimits shared(options.limits, stop);
    PerftReport report;
    report.depth = options.depth;
    if (options.depth == 0 || game.isOver(board)) {
        report.count = 1;
        report.seconds = shared.seconds();
        return report;
    }

    std::vector<Task> tasks;
    game.forEachMove(board, [&](Square move) {
        tasks.push_back({game.after(board, move), report.parts.size()});
        report.parts.push_back({move, 0});
    });
    shared.spend(1, 0);
    int left = options.depth - 1;
    while (left > LineCounter<true>::chunk && !tasks.empty() && tasks.size() < enoughTasks) {
        shared.spend(tasks.size(), 0);
        tasks = nextPly(game, tasks, report);
        --left;
    }

    double nextTell = 0.5;
    base::inOrder(
        tasks.size(), options.threads,
        [&](std::size_t i) -> std::uint64_t { return left == 0 ? 1 : linesBelow(game, tasks[i].board, left, shared); },
        [&](std::size_t i, std::uint64_t lines) {
            report.parts[tasks[i].part].count += lines;
            if (!onProgress || shared.seconds() < nextTell) return;
            nextTell = shared.seconds() + 0.25;
            onProgress(
                {shared.seconds(), shared.lines(), static_cast<double>(i + 1) / static_cast<double>(tasks.size())});
        });
    for (const PerftReport::Part& part : report.parts) report.count += part.count;
    report.positions = shared.positions();
    report.halt = shared.halt();
    report.seconds = shared.seconds();
    return report;
}

}  // namespace mitos::games::othello
