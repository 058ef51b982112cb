#pragma once
// Games of WTHOR as records and back, and the files of names beside them.
#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/othello/wthor.h"

namespace mitos::formats::othello {

/// Of players (20 bytes each) or tournaments (26); Latin-1 in the file, UTF-8 here.
class WthorNames {
  public:
    WthorNames() = default;
    explicit WthorNames(std::vector<std::string> names);

    /// `#12` where no name is known: nothing of the number is lost.
    [[nodiscard]] std::string nameOf(std::uint16_t number) const;
    /// Does the name, or the number `#12` that stands for one, lead back to itself? So does none at all.
    [[nodiscard]] bool keeps(const std::string& name) const;
    /// 0 for a name that is not there, as the database numbers the unknown player.
    [[nodiscard]] std::uint16_t numberOf(const std::string& name) const;

  private:
    std::vector<std::string> names_;
    std::unordered_map<std::string, std::uint16_t> numbers_;

    [[nodiscard]] std::optional<std::uint16_t> find(const std::string& name) const;
};

struct WthorCatalogue {
    WthorNames players;
    WthorNames tournaments;
};

inline constexpr std::size_t wthorPlayerBytes = 20;
inline constexpr std::size_t wthorTournamentBytes = 26;

/// The names of a .jou or .trn file. An Error (input) when it is cut short.
std::vector<std::string> readWthorNames(std::string_view bytes, std::size_t width, const std::string& source);

/// WTHOR.JOU and WTHOR.TRN in that folder, whatever their case; what is not there has no names. An Error (input)
/// when it is no regular file, or cut short.
WthorCatalogue wthorCatalogueIn(const std::filesystem::path& folder);

/// Replayed: an Error (input) names the game and the byte of a move that breaks the rules.
GameRecord recordOf(const WthorReader& reader, const WthorGame& game, const WthorCatalogue& catalogue);

/// An Error (input) for what WTHOR cannot hold: other boards and starts, an unknown result. A theoretical score that is not known is
/// the real one, as in a database of depth 0.
WthorGame wthorOf(const GameRecord& record, const WthorCatalogue& catalogue);

/// The year that a record's date begins with (`2004`, `2004-02-29`, `20040229`), or in which its second since 1970 lies, as the game
/// server GGS writes dates (`1065403424`); 0 when it is neither.
std::uint16_t yearOf(const GameRecord& record);

}  // namespace mitos::formats::othello
