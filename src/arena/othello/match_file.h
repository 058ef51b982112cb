#pragma once
// The file of a match: its games as GGF, one on each line, each written as soon as it has ended. A match that was
// interrupted is resumed from it.
#include <filesystem>
#include <string>
#include <vector>

#include "arena/othello/match.h"

namespace mitos::arena::othello {

/// Reads and writes the file of a match. The place (PC) of every game names its match, its number, the player of
/// black, and how it ended: `Mitos match 1a2b3c4d5e6f7081 game 12 A black played`, or `… B black used 0.25 crash exit
/// 3`, with the seconds that went into the move that never came.
class MatchFile {
  public:
    /// Opens or creates the file and reads its games. `match` is the number of the match, a checksum of its settings.
    /// Throws a base::Error: (input) if it is no regular file or holds a bad line, (usage) if it belongs to another
    /// match, (system) if it cannot be written or another process is writing it; Stopped if the flag is raised.
    MatchFile(std::filesystem::path path, std::uint64_t match, const std::vector<Fixture>& schedule,
              const base::StopFlag& stop = base::neverStopped());
    ~MatchFile();
    MatchFile(const MatchFile&) = delete;
    MatchFile& operator=(const MatchFile&) = delete;

    /// Returns the games that were in the file, each number once; games beyond the schedule are left out.
    [[nodiscard]] const std::vector<MatchGame>& games() const { return games_; }
    /// Writes a game at the end of the file. Throws a base::Error (system) if it cannot be written.
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
