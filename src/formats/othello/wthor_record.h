#pragma once
// The conversion of WTHOR games to records and back, and the files of names beside them.
#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/othello/wthor.h"

namespace mitos::formats::othello {

/// The names of players or tournaments by number, in UTF-8 (the files hold Latin-1).
class WthorNames {
  public:
    WthorNames() = default;
    explicit WthorNames(std::vector<std::string> names);

    /// Returns the name with this number; `#12` if none is known, so that the number is not lost.
    [[nodiscard]] std::string nameOf(std::uint16_t number) const;
    /// Returns whether the name can be stored: it is known, is a number `#12`, or is empty.
    [[nodiscard]] bool keeps(const std::string& name) const;
    /// Returns the number of the name; 0, the database's unknown player, if the name is not known.
    [[nodiscard]] std::uint16_t numberOf(const std::string& name) const;

  private:
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::uint16_t> numbers_;

    [[nodiscard]] std::optional<std::uint16_t> find(const std::string& name) const;
};

/// The names for the numbers in a database.
struct WthorCatalogue {
    WthorNames players;
    WthorNames tournaments;
};

inline constexpr std::size_t wthorPlayerBytes = 20;
inline constexpr std::size_t wthorTournamentBytes = 26;

/// Returns the names of a .jou or .trn file, `width` bytes each. Throws a base::Error (input) if the file is too
/// short.
std::vector<std::string> readWthorNames(std::string_view bytes, std::size_t width, const std::string& source);

/// Reads WTHOR.JOU and WTHOR.TRN in the folder, in capital or small letters; a missing file means no names. Throws a
/// base::Error (input) if one is no regular file or is too short.
WthorCatalogue wthorCatalogueIn(const std::filesystem::path& folder);

/// Replays the game and returns its record. Throws a base::Error (input) with game and byte if a move breaks the
/// rules or the number of discs is above 64.
GameRecord recordOf(const WthorReader& reader, const WthorGame& game, const WthorCatalogue& catalogue);

/// Returns the record as a WTHOR game; if the theoretical score is unknown, the real one takes its place, as in a
/// database of depth 0. Throws a base::Error (input) for what WTHOR cannot hold: other boards and starts, an unknown
/// result, or one that is no whole number of discs.
WthorGame wthorOf(const GameRecord& record, const WthorCatalogue& catalogue);

/// Returns the year of a record's date: `2004`, `2004-02-29`, `20040229`, or seconds since 1970 as the game server
/// GGS writes them, `1065403424`. Returns 0 if the date has neither form.
std::uint16_t yearOf(const GameRecord& record);

}  // namespace mitos::formats::othello
