#pragma once
// The file of a match: its games as GGF, one a line, each written as soon as it has ended. The same match goes on where
// it was.
#include <filesystem>
#include <string>
#include <vector>

#include "arena/othello/match.h"

namespace mitos::arena::othello {

/// Every game says in its place (PC) which match it belongs to, its number, who is black, and how it ended: `Mitos
/// match 1a2b3c4d5e6f7081 game 12 A black played`, or `… B black used 0.25 crash exit 3`: with the seconds that went
/// into the move that never came.
class MatchFile {
  public:
    /// `match` is the number of the match: what its settings add up to. Reads the games that are there. An Error
    /// (input) when it is no regular file or holds something else, (usage) when another match, (system) when it cannot
    /// be written or is being written by another; Stopped when the flag is raised.
    MatchFile(std::filesystem::path path, std::uint64_t match, const std::vector<Fixture>& schedule,
              const base::StopFlag& stop = base::neverStopped());
    ~MatchFile();
    MatchFile(const MatchFile&) = delete;
    MatchFile& operator=(const MatchFile&) = delete;

    /// Those that were there, each number once; games beyond the schedule are left out.
    [[nodiscard]] const std::vector<MatchGame>& games() const { return games_; }
    void append(const MatchGame& game, const std::array<Allowed, 2>& allowed);

  private:
    std::filesystem::path path_;
    std::uint64_t match_;
    int handle_ = -1;
    std::vector<MatchGame> games_;

    void read(const std::vector<Fixture>& schedule, const base::StopFlag& stop);
    MatchGame gameOf(std::string_view line, std::size_t number) const;
};

}  // namespace mitos::arena::othello
