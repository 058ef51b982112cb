#pragma once
// The interface that UGI needs of a game. The engine also answers questions about the rules.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "formats/ugi.h"

namespace mitos::protocols {

/// The result of the current position; `none` if the game is not over.
enum class Result { none, firstWins, secondWins, draw };

/// One of the options that `setoption` may change, as `ugi` lists it.
struct UgiOption {
    std::string name;
    std::string kind;                             // `type spin default 6 min 1 max 60`
    std::function<void(const std::string&)> set;  // throws a base::Error for a bad value
};

/// A game over UGI: its options, its position and its search.
class UgiGame {
  public:
    virtual ~UgiGame() = default;

    virtual std::vector<UgiOption> options() = 0;
    virtual void newGame() = 0;
    /// Sets the position after these moves. Throws a base::Error for a bad start or move; then nothing changes.
    virtual void setPosition(const formats::ugi::Position& position) = 0;
    [[nodiscard]] virtual bool firstToMove() const = 0;
    [[nodiscard]] virtual Result result() const = 0;

    /// The callback of a search, with the text for an `info …` line.
    using Info = std::function<void(const std::string&)>;
    /// Returns a legal move of the position, which is not over, without a search.
    [[nodiscard]] virtual std::string anyMove() const = 0;
    /// Searches the position, which is not over, and returns a move.
    virtual std::string think(const formats::ugi::Go& go, const base::StopFlag& stop, const Info& info) = 0;
};

}  // namespace mitos::protocols
