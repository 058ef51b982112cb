#pragma once
// The games that come with Mitos, read once: most requests about a game are much cheaper than its rule file is to read.
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "api/grid/boards.h"

namespace mitos::web {

class GameShelf {
  public:
    /// Throws as api::grid::shippedGame() does. For any thread.
    [[nodiscard]] std::shared_ptr<const api::grid::PlacementGame> find(const std::string& name);

  private:
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const api::grid::PlacementGame>> games_;  // by the name as it was asked for
};

}  // namespace mitos::web
