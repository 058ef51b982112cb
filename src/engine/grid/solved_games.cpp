#include "engine/grid/solved_games.h"

#include <algorithm>

#include "engine/grid/plan.h"

namespace mitos::engine::grid {
namespace {

constexpr std::size_t mostSolvedEntries = 256;

}  // namespace

// The text of the rules may name another side to begin.
std::string SolvedGames::keyOf(const PlacementGame& game, const BoardText& start) {
    return fmt::format("{}\n{}\n{}", start, game.rules().first == Side::max ? "max" : "min", game.rules().text);
}

SolvedGames::StoredSolution SolvedGames::lookUp(const std::string& key, const base::Limits& limits) {
    const std::lock_guard lock(mutex_);
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.key == key; });
    if (found == entries_.end()) return {};
    entries_.splice(entries_.begin(), entries_, found);
    if (found->solver != nullptr) return {true, found->solver};
    const bool recent = Clock::now() - found->made < failureLifetime_;
    return {recent && limits.seconds <= found->tried.seconds && limits.bytes <= found->tried.bytes, nullptr};
}

SolvedGames::StoredSolution SolvedGames::find(const PlacementGame& game, const BoardText& start,
                                              const base::Limits& limits) {
    StoredSolution stored = lookUp(keyOf(game, start), limits);
    if (stored.decided) return stored;
    return {!isWorthSolving(planFor(game, start), std::min(limits.bytes, mostBytes()), limits.seconds), nullptr};
}

std::shared_ptr<const GridSolver> SolvedGames::solve(const PlacementGame& game, const BoardText& start,
                                                     const base::Limits& limits, const base::StopFlag& stop,
                                                     const base::OnProgress& onProgress, unsigned threads) {
    const StoredSolution stored = find(game, start, limits);
    if (stored.decided) return stored.solver;
    GridOptions options;
    options.limits = limits;
    options.limits.bytes = std::min(limits.bytes, mostBytes());
    options.threads = threads;
    auto solver = std::make_shared<const GridSolver>(game, start, options, stop, onProgress);
    const bool solved = solver->solution() != nullptr;
    if (!solved && stop.raised()) return nullptr;  // says nothing about the game
    Entry entry;
    entry.key = keyOf(game, start);
    entry.tried = limits;
    if (solved) {
        entry.solver = solver;
        entry.bytes = solver->solution()->bytes();
    }
    store(std::move(entry));
    return solved ? solver : nullptr;
}

void SolvedGames::store(Entry entry) {
    const std::lock_guard lock(mutex_);
    entries_.remove_if([&](const Entry& old) {
        if (old.key != entry.key) return false;
        bytes_ -= old.bytes;
        return true;
    });
    bytes_ += entry.bytes;
    entries_.push_front(std::move(entry));
    while (entries_.size() > 1 && (bytes_ > mostBytes_ || entries_.size() > mostSolvedEntries)) {
        bytes_ -= entries_.back().bytes;
        entries_.pop_back();
    }
}

void SolvedGames::resize(std::uint64_t mostBytes) {
    const std::lock_guard lock(mutex_);
    mostBytes_ = mostBytes;
    while (bytes_ > mostBytes_) {
        bytes_ -= entries_.back().bytes;
        entries_.pop_back();
    }
}

std::uint64_t SolvedGames::mostBytes() const {
    const std::lock_guard lock(mutex_);
    return mostBytes_;
}

std::uint64_t SolvedGames::bytes() const {
    const std::lock_guard lock(mutex_);
    return bytes_;
}

std::size_t SolvedGames::entries() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

}  // namespace mitos::engine::grid
