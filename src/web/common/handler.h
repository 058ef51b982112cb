#pragma once
// What every request handler gets and gives: the services that all share, what it may use while it answers, its limits.
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "api/othello/engine.h"
#include "base/limits.h"
#include "base/phrase.h"
#include "engine/grid/solved_games.h"
#include "engine/tiles/table_shelf.h"
#include "options/web.h"
#include "texts/writing/language.h"
#include "web/common/fields.h"
#include "web/common/game_shelf.h"
#include "web/common/solving.h"

namespace mitos::web {

using options::web::mostJobBytes;
using options::web::mostJobNodes;
using options::web::mostMilliseconds;
inline constexpr std::uint64_t mostSolvedBytes = std::uint64_t{256} << 20U;
inline constexpr std::uint64_t mostTableBytes = std::uint64_t{256} << 20U;

/// What all requests share. Every part may be used by several threads.
struct Services {
    engine::grid::SolvedGames solved{mostSolvedBytes};
    SolvingQueue solving{solved};
    GameShelf games;
    /// A table for each search that asks it at the same time.
    std::shared_ptr<api::othello::Champion> champion = std::make_shared<api::othello::Champion>();
    engine::tiles::TableShelf tables{mostTableBytes};
    std::optional<std::filesystem::path> data;  // where a person's own evaluations lie
};

/// Receives the JSON of an answer that will still get better, of the same form as the complete one.
using TellPartial = std::function<void(std::string)>;

/// What a request may use while it is answered.
struct RequestContext {
    text::Language language = text::Language::english;
    const base::StopFlag* stop = nullptr;
    base::OnProgress tell;
    TellPartial tellPartial;  // empty where only the complete answer is wanted
    bool mayWork = false;     // on a worker; elsewhere only what is done at once
    Services* services = nullptr;
};

/// The answer as JSON; nothing when it takes a worker. All that can be wrong with the body itself is found before that.
using Answer = std::optional<std::string>;

/// Thrown by a request whose search was cancelled before it had anything to tell.
struct Cancelled {};

/// `time_ms`, with what holds where it is absent; memory as the server allows.
base::Limits readTime(Fields& fields, std::uint64_t milliseconds);
/// Also `memory` (bytes) and `nodes`.
base::Limits readAllLimits(Fields& fields, std::uint64_t milliseconds);

}  // namespace mitos::web
