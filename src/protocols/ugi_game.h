#pragma once
// What UGI needs of a game: the engine is the referee of its rules.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "formats/ugi.h"

namespace mitos::protocols {

enum class Result { none, firstWins, secondWins, draw };

/// One of the options that `setoption` may change, as `ugi` lists it.
struct UgiOption {
    std::string name;
    std::string kind;                             // `type spin default 6 min 1 max 60`
    std::function<void(const std::string&)> set;  // an Error for what is no value
};

class UgiGame {
  public:
    virtual ~UgiGame() = default;

    virtual std::vector<UgiOption> options() = 0;
    virtual void newGame() = 0;
    /// The position after those moves; an Error, and nothing changes, for what makes no sense.
    virtual void setPosition(const formats::ugi::Position& position) = 0;
    [[nodiscard]] virtual bool firstToMove() const = 0;
    [[nodiscard]] virtual Result result() const = 0;

    /// A move of the position, which is not over; `info` is told what follows the word in `info …` lines.
    using Info = std::function<void(const std::string&)>;
    /// A legal move of the position, which is not over, without any search.
    [[nodiscard]] virtual std::string anyMove() const = 0;
    virtual std::string think(const formats::ugi::Go& go, const base::StopFlag& stop, const Info& info) = 0;
};

}  // namespace mitos::protocols
