#include "web/common/game_shelf.h"

#include "api/grid/games.h"

namespace mitos::web {
namespace {

constexpr std::size_t mostShelved = 128;  // a name can be spelt in many ways

}  // namespace

std::shared_ptr<const api::grid::PlacementGame> GameShelf::find(const std::string& name) {
    const std::lock_guard lock(mutex_);
    const auto found = games_.find(name);
    if (found != games_.end()) return found->second;
    auto game = std::make_shared<const api::grid::PlacementGame>(api::grid::shippedGame(name));
    if (games_.size() >= mostShelved) games_.clear();
    games_[name] = game;
    return game;
}

}  // namespace mitos::web
