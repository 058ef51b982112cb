#include "engine/tiles/table_shelf.h"

#include <algorithm>
#include <chrono>

namespace mitos::engine::tiles {

MadeTables TableShelf::tables(const Shape& shape, const Board& goal, TableSize size, const TableWork& work,
                              const base::StopFlag& stop) {
    constexpr std::chrono::milliseconds untilTheNextLook{50};  // at the flag, while another one makes them
    std::unique_lock lock(mutex_);
    std::list<Entry>::iterator mine;
    for (;;) {
        mine = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
            return entry.shape == shape && entry.goal == goal && entry.size == size;
        });
        if (mine == entries_.end()) break;
        if (mine->solver != nullptr) {
            entries_.splice(entries_.begin(), entries_, mine);
            return {mine->solver};
        }
        if (stop.raised()) return {nullptr, base::Halt::stopped};
        changed_.wait_for(lock, untilTheNextLook);
    }
    mine = entries_.insert(entries_.begin(), {shape, goal, size, nullptr});
    lock.unlock();
    MadeTables made;
    try {
        made = makeTables(shape, goal, size, work, stop);
    } catch (...) {
        lock.lock();
        entries_.erase(mine);
        changed_.notify_all();
        throw;
    }
    lock.lock();
    if (made.solver != nullptr) {
        keep(mine, made.solver);
    } else {
        entries_.erase(mine);
    }
    changed_.notify_all();
    return made;
}

void TableShelf::keep(std::list<Entry>::iterator made, std::shared_ptr<const champion::tiles::Solver> solver) {
    made->solver = std::move(solver);
    entries_.splice(entries_.begin(), entries_, made);
    std::uint64_t bytes = 0;
    for (auto entry = entries_.begin(); entry != entries_.end();) {
        if (entry->solver != nullptr) bytes += entry->solver->heuristic().memory();
        const bool spare = entry->solver != nullptr && entry != entries_.begin() && bytes > mostBytes_;
        if (spare) bytes -= entry->solver->heuristic().memory();
        entry = spare ? entries_.erase(entry) : std::next(entry);
    }
}

std::size_t TableShelf::entries() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

}  // namespace mitos::engine::tiles
