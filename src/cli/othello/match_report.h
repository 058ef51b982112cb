#pragma once
// What `mitos match` tells while it plays, and in the end.
#include <array>

#include "api/othello/match.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// A line that is written over after every game, and a line for every fault, as long as they are few.
class MatchNews {
  public:
    explicit MatchNews(Console& console) : console_(console) {}
    void tell(const api::othello::MatchGame& game, const api::othello::MatchReport& soFar);

  private:
    Console& console_;
    std::array<int, 2> told_{};  // faults of each player

    void tellFault(const api::othello::MatchGame& game);
};

void showMatch(Console& console, const api::othello::MatchReport& report);

}  // namespace mitos::cli
