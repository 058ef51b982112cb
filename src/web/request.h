#pragma once
// What a request is to the web door: a name, a body, what it may use, and the answer.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "api/grid/solved_games.h"
#include "api/othello/champion.h"
#include "api/tiles/table_shelf.h"
#include "base/limits.h"
#include "base/phrase.h"
#include "web/fields.h"
#include "web/grid/game_shelf.h"
#include "web/grid/solving.h"

namespace mitos::web {

inline constexpr std::uint64_t mostMilliseconds = 60'000;
inline constexpr std::uint64_t mostJobBytes = std::uint64_t{512} << 20U;
inline constexpr std::uint64_t mostSolvedBytes = std::uint64_t{256} << 20U;
inline constexpr std::uint64_t mostTableBytes = std::uint64_t{256} << 20U;
inline constexpr std::uint64_t mostJobNodes = 1'000'000'000'000;

/// What all requests share. Every part may be used by several threads.
struct Services {
    api::grid::SolvedGames solved{mostSolvedBytes};
    SolvingQueue solving{solved};
    GameShelf games;
    api::othello::Champion champion;  // a table for each search that asks it at the same time
    api::tiles::TableShelf tables{mostTableBytes};
    std::optional<std::filesystem::path> data;  // where a person's own evaluations lie
};

/// What a request may use while it is answered.
struct Means {
    base::Language language = base::Language::english;
    const base::StopFlag* stop = nullptr;
    base::Tell tell;
    bool mayWork = false;  // on a worker; elsewhere only what is done at once
    Services* services = nullptr;
};

/// The answer as JSON; nothing when it takes a worker. All that can be wrong with the body itself is found before that.
using Answer = std::optional<std::string>;

/// Thrown by a request whose search was cancelled before it had anything to tell.
struct Cancelled {};

struct RequestKind {
    std::string_view name;
    Answer (*handle)(Fields& fields, const Means& means);
};

/// `grid/position`, `tiles/solve` …
std::span<const RequestKind> requestKinds();
bool isRequest(std::string_view name);

/// What goes back: a status of HTTP and a JSON text.
struct Reply {
    unsigned status = 200;
    std::string body;
    bool later = false;  // ask again on a worker

    [[nodiscard]] bool good() const { return status == 200; }
};

/// Never throws: whatever goes wrong is a reply too. `lang` in the body decides the language.
Reply answer(std::string_view name, const Json& body, Means means);
Reply answer(std::string_view name, std::string_view body, const Means& means);

/// The kinds of error of the contract.
enum class Trouble { usage, input, limit, stopped, busy, system, defect };
Reply refusal(unsigned status, Trouble kind, const std::string& message);
/// For the exception that is being handled.
Reply refusalOfException(base::Language language);

/// `time_ms`, with what holds where it is absent; memory as the server allows.
base::Limits readTime(Fields& fields, std::uint64_t milliseconds);
/// Also `memory` (bytes) and `nodes`.
base::Limits readAllLimits(Fields& fields, std::uint64_t milliseconds);

/// What there is: games, evaluations, algorithms.
std::string catalogue(base::Language language, const Services& services);

}  // namespace mitos::web
