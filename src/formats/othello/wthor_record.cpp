#include "formats/othello/wthor_record.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

#include "base/error.h"
#include "base/files.h"
#include "base/phrases.h"
#include "base/units.h"
#include "base/words.h"
#include "formats/numbers.h"
#include "games/othello/score.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

using base::Error;
using base::Fault;
using base::say;
using games::othello::Othello;

constexpr int wthorSquares = 64;

std::string fromLatin1(std::string_view bytes) {
    std::string utf8;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            utf8 += c;
        } else {
            utf8 += static_cast<char>(0xC0U | byte >> 6U);
            utf8 += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return utf8;
}

std::vector<std::string> namesIn(const std::filesystem::path& folder, std::string_view file, std::size_t width) {
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder.empty() ? "." : folder, none)) {
        const std::string name = entry.path().filename().string();
        if (base::lowered(name) != file) continue;
        const std::string source = entry.path().string();
        if (!entry.is_regular_file(none)) throw Error(Fault::input, say(text::notRegular, source));
        return readWthorNames(base::readFile(entry.path(), base::databaseFile), width, source);
    }
    return {};
}

std::uint8_t discsOf(const GameRecord& record, const Board& end) {
    const Othello othello;
    if (!record.outcome) {
        if (!othello.isOver(end)) throw Error(Fault::input, say(text::wthorNoResult));
        return static_cast<std::uint8_t>(scoreWithEmptiesToWinner(othello, end).black);
    }
    const double discs = (wthorSquares + record.outcome->blackMinusWhite) / 2;
    if (discs != std::floor(discs) || discs < 0 || discs > wthorSquares)
        throw Error(Fault::input, say(text::wthorResult, writeDecimal(record.outcome->blackMinusWhite, Sign::always)));
    return static_cast<std::uint8_t>(discs);
}

}  // namespace

WthorNames::WthorNames(std::vector<std::string> names) : names_(std::move(names)) {
    for (std::size_t i = 0; i < names_.size(); ++i) numbers_.emplace(names_[i], static_cast<std::uint16_t>(i));
}

std::string WthorNames::nameOf(std::uint16_t number) const {
    return number < names_.size() ? names_[number] : fmt::format("#{}", number);
}

std::optional<std::uint16_t> WthorNames::find(const std::string& name) const {
    if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
    if (!name.starts_with('#')) return std::nullopt;
    const auto number = base::readWhole(std::string_view(name).substr(1));
    if (!number || *number > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
    return static_cast<std::uint16_t>(*number);
}

bool WthorNames::keeps(const std::string& name) const { return name.empty() || find(name); }

std::uint16_t WthorNames::numberOf(const std::string& name) const { return find(name).value_or(std::uint16_t{0}); }

std::vector<std::string> readWthorNames(std::string_view bytes, std::size_t width, const std::string& source) {
    if (bytes.size() < wthorHeaderBytes) throw Error(Fault::input, say(text::wthorHeaderShort, source));
    const std::size_t count = readWthorHeader(bytes.substr(0, wthorHeaderBytes)).names;
    bytes.remove_prefix(wthorHeaderBytes);
    if (bytes.size() < count * width) throw Error(Fault::input, say(text::wthorNames, source, count));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view field = bytes.substr(i * width, width);
        names.push_back(fromLatin1(base::stripped(field.substr(0, field.find('\0')))));
    }
    return names;
}

WthorCatalogue wthorCatalogueIn(const std::filesystem::path& folder) {
    return {WthorNames(namesIn(folder, "wthor.jou", wthorPlayerBytes)),
            WthorNames(namesIn(folder, "wthor.trn", wthorTournamentBytes))};
}

GameRecord recordOf(const WthorReader& reader, const WthorGame& game, const WthorCatalogue& catalogue) {
    GameRecord record;
    record.start = games::othello::startOf(8);
    record.moves.reserve(wthorMoves + 2);
    const WthorReplay replay = replayWthor(game, [&](Square square) { record.moves.push_back({square, {}, {}}); });
    if (!replay.sound) reader.fail(wthorGameBytes - wthorMoves + replay.moves, whyUnsound(game, replay));
    record.place = catalogue.tournaments.nameOf(game.tournament);
    if (reader.header().year != 0) record.date = std::to_string(reader.header().year);
    record.black.name = catalogue.players.nameOf(game.black);
    record.white.name = catalogue.players.nameOf(game.white);
    if (game.blackDiscs > wthorSquares) reader.fail(wthorDiscsAt, say(text::wthorDiscs, game.blackDiscs));
    record.outcome = Outcome{2.0 * game.blackDiscs - wthorSquares, Ended::played};
    if (game.theoretical <= wthorSquares) record.theoretical = game.theoretical;  // larger: it is unknown
    return record;
}

WthorGame wthorOf(const GameRecord& record, const WthorCatalogue& catalogue) {
    const Othello othello;
    if (record.size != 8 || record.start != othello.start()) throw Error(Fault::input, say(text::wthorStart));
    WthorGame game;
    std::size_t count = 0;
    Board board = record.start;
    for (const RecordedMove& made : record.moves) {
        if (made.move != games::othello::pass) game.moves.at(count++) = wthorOfSquare(made.move);
        board = othello.after(board, made.move);
    }
    game.tournament = catalogue.tournaments.numberOf(record.place);
    game.black = catalogue.players.numberOf(record.black.name);
    game.white = catalogue.players.numberOf(record.white.name);
    game.blackDiscs = discsOf(record, board);
    const bool known = record.theoretical && *record.theoretical >= 0 && *record.theoretical <= wthorSquares;
    game.theoretical = known ? static_cast<std::uint8_t>(*record.theoretical) : game.blackDiscs;
    return game;
}

std::uint16_t yearOf(const GameRecord& record) {
    constexpr std::uint64_t lastSecond = 253'402'300'799;  // of the year 9999
    constexpr std::size_t longestDate = 8;                 // 20040229
    const bool digits = record.date.find_first_not_of("0123456789") == std::string::npos;
    if (digits && record.date.size() > longestDate) {
        const auto seconds = base::readWhole(record.date);
        if (!seconds || *seconds > lastSecond) return 0;
        const auto days = std::chrono::floor<std::chrono::days>(
            std::chrono::sys_seconds(std::chrono::seconds(static_cast<std::int64_t>(*seconds))));
        return static_cast<std::uint16_t>(static_cast<int>(std::chrono::year_month_day(days).year()));
    }
    const auto year = base::readWhole(std::string_view(record.date).substr(0, 4));
    return year && *year >= 1000 && *year <= 9999 ? static_cast<std::uint16_t>(*year) : std::uint16_t{0};
}

}  // namespace mitos::formats::othello
