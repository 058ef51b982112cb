#pragma once
// The champion's tables for several askers: made once, kept while there is room.
#include <condition_variable>
#include <list>
#include <mutex>

#include "engine/tiles/tables.h"

namespace mitos::engine::tiles {

class TableShelf {
  public:
    /// Those asked for last are kept, together no larger than this; the very last one in any case.
    explicit TableShelf(std::uint64_t mostBytes) : mostBytes_(mostBytes) {}

    /// Made now where they are not there; who asks for the same meanwhile waits for them. Errors as makeTables().
    [[nodiscard]] MadeTables tables(const Shape& shape, const Board& goal, TableSize size, const TableWork& work,
                                    const base::StopFlag& stop);

    [[nodiscard]] std::size_t entries() const;

  private:
    struct Entry {
        Shape shape;
        Board goal;
        TableSize size = TableSize::small;
        std::shared_ptr<const champion::tiles::Solver> solver;  // nothing while they are made
    };
    void keep(std::list<Entry>::iterator made, std::shared_ptr<const champion::tiles::Solver> solver);

    std::uint64_t mostBytes_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::list<Entry> entries_;  // the one asked for last comes first
};

}  // namespace mitos::engine::tiles
