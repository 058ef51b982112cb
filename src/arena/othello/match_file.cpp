#include "arena/othello/match_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <ctime>
#include <set>
#include <system_error>

#include "arena/othello/game_text.h"
#include "base/error.h"
#include "base/files.h"
#include "base/phrases.h"
#include "base/units.h"
#include "base/words.h"
#include "formats/numbers.h"
#include "formats/othello/ggf.h"
#include "texts/match.h"

namespace mitos::arena::othello {
namespace {

using base::Error;
using base::Fault;
using base::say;
using base::takeWord;
using formats::othello::Ended;
using formats::othello::GameRecord;

constexpr std::string_view howPlayed = "played";
constexpr std::string_view howAgreed = "agreed";
constexpr std::string_view usedWord = "used";

std::string markOf(std::uint64_t match) { return fmt::format("Mitos match {:016x}", match); }

// Returns the seconds that the failed side used for the move that never came. They belong to no move, but count.
double spentInVain(const RefereedGame& played) {
    const auto loser = static_cast<std::size_t>(played.failed->side);
    double seconds = played.seconds[loser];
    Colour mover = played.start.mover;
    for (const formats::othello::RecordedMove& move : played.moves) {
        if (mover == played.failed->side) seconds -= move.seconds.value_or(0);
        mover = games::othello::other(mover);
    }
    constexpr double nanoseconds = 1e9;  // smaller differences come from rounding
    return std::max(0.0, std::round(seconds * nanoseconds) / nanoseconds);
}

std::string placeOf(std::uint64_t match, const MatchGame& game) {
    const RefereedGame& played = game.played;
    std::string place =
        fmt::format("{} game {} {} black ", markOf(match), game.number + 1, game.fixture.black == 0 ? "A" : "B");
    if (!played.failed) return place.append(played.agreed ? howAgreed : howPlayed);
    if (const double spent = spentInVain(played); spent > 0) {
        place += fmt::format("{} {} ", usedWord, formats::writeDecimal(spent));
    }
    place.append(nameOf(played.failed->how));
    if (!played.failed->detail.empty()) place += ' ' + played.failed->detail;
    return ggfText(std::move(place));
}

// The content of the place (PC) of a game.
struct Place {
    std::uint64_t number = 0;  // from 1
    bool firstIsBlack = true;
    double spent = 0;  // the failed side's seconds for the move that never came
    std::string how;
    std::string detail;
};

std::optional<Place> readPlace(std::string_view place, std::uint64_t match) {
    const std::string mark = markOf(match);
    if (!place.starts_with(mark)) return std::nullopt;
    place.remove_prefix(mark.size());
    if (takeWord(place) != "game") return std::nullopt;
    const auto number = base::readWhole(takeWord(place));
    const std::string_view first = takeWord(place);
    if (!number || *number == 0 || (first != "A" && first != "B") || takeWord(place) != "black") return std::nullopt;
    std::string_view how = takeWord(place);
    double spent = 0;
    if (how == usedWord) {
        const auto seconds = formats::readDecimal(takeWord(place));
        if (!seconds || *seconds < 0) return std::nullopt;
        spent = *seconds;
        how = takeWord(place);
    }
    if (how != howPlayed && how != howAgreed && !failingOf(how)) return std::nullopt;
    return Place{*number, first == "A", spent, std::string(how), std::string(base::stripped(place))};
}

Ended endedOf(const RefereedGame& played) {
    if (played.agreed) return Ended::agreed;
    if (!played.failed) return Ended::played;
    return played.failed->how == Failing::time ? Ended::time : Ended::resigned;
}

std::string clockText(const Allowed& allowed) {
    const auto part = [](double seconds) {
        const auto whole = static_cast<long>(seconds);
        return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
    };
    if (!allowed.clock) return {};
    std::string text = part(allowed.clock->seconds);
    if (allowed.clock->increment >= 1) text += '/' + part(allowed.clock->increment);
    return text;
}

// Rounds a value in discs, which means nothing beyond hundredths. Seconds are not rounded: a match that is resumed
// needs the time used to the last nanosecond.
std::optional<double> hundredths(const std::optional<double>& number) {
    if (!number) return std::nullopt;
    return std::round(*number * 100) / 100;
}

// Returns black minus white of a game with all squares counted, a whole even number; empty for a result that no game
// of a match can have.
std::optional<int> differenceOf(const formats::othello::Outcome& outcome) {
    constexpr double most = 64;
    const double difference = outcome.blackMinusWhite;
    if (!(std::abs(difference) <= most) || std::fmod(difference, 2) != 0) return std::nullopt;
    return static_cast<int>(difference);
}

// Returns the place of the value of RE, as Mitos writes it; the beginning of the line if it was written in another
// way.
std::size_t placeOfResult(std::string_view line) {
    constexpr std::string_view name = "RE[";
    const std::size_t at = line.find(name);
    return at == std::string_view::npos ? 0 : at + name.size();
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02} GMT", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min, parts.tm_sec);
}

[[noreturn]] void refuseFile(base::Phrase phrase, const std::filesystem::path& path, int reason) {
    throw Error(Fault::system, say(phrase, path.string(), std::generic_category().message(reason)));
}

}  // namespace

MatchFile::MatchFile(std::filesystem::path path, std::uint64_t match, const std::vector<Fixture>& schedule,
                     const base::StopFlag& stop)
    : path_(std::move(path)), match_(match) {
    handle_ = open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0644);
    if (handle_ < 0) refuseFile(text::cannotWrite, path_, errno);
    try {
        struct stat about {};
        if (fstat(handle_, &about) != 0) refuseFile(text::cannotWrite, path_, errno);
        if (!S_ISREG(about.st_mode)) throw Error(Fault::input, say(text::notRegular, path_.string()));
        if (flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            throw Error(Fault::system, say(text::matchFileBusy, path_.string()));
        }
        read(schedule, stop);
    } catch (...) {
        close(handle_);
        throw;
    }
}

MatchFile::~MatchFile() { close(handle_); }

void MatchFile::read(const std::vector<Fixture>& schedule, const base::StopFlag& stop) {
    const std::string bytes = base::readText(path_, base::matchFile, stop);
    std::string_view left = bytes;
    std::set<std::size_t> seen;
    for (std::size_t line = 1; !left.empty(); ++line) {
        const std::size_t end = left.find('\n');
        const std::string_view text = left.substr(0, end);
        if (end == std::string_view::npos) {
            // The last game was being written when the machine stopped: it is removed and played again. A line with
            // any other beginning belongs to another file.
            const std::string ours = "(;GM[Othello]PC[" + markOf(match_);
            const std::size_t common = std::min(ours.size(), text.size());
            if (text.substr(0, common) != ours.substr(0, common)) {
                throw Error(Fault::usage, say(text::matchFileOther, path_.string(), line));
            }
            if (ftruncate(handle_, static_cast<off_t>(bytes.size() - text.size())) != 0) {
                refuseFile(text::cannotWrite, path_, errno);
            }
            break;
        }
        left.remove_prefix(end + 1);
        if (base::stripped(text).empty()) continue;
        MatchGame game = gameOf(text, line);
        if (game.number >= schedule.size() || !seen.insert(game.number).second) continue;
        const std::size_t black = game.fixture.black;
        game.fixture = schedule[game.number];
        if (game.fixture.black != black) throw Error(Fault::usage, say(text::matchFileOther, path_.string(), line));
        games_.push_back(std::move(game));
    }
}

MatchGame MatchFile::gameOf(std::string_view line, std::size_t number) const {
    const std::string source = path_.string();
    const formats::Origin origin{source, number};
    const GameRecord record = formats::othello::readGgf(line, origin);
    const std::optional<Place> place = readPlace(record.place, match_);
    if (!place || !record.outcome) throw Error(Fault::usage, say(text::matchFileOther, path_.string(), number));
    MatchGame game;
    game.number = static_cast<std::size_t>(place->number - 1);
    game.fixture.black = place->firstIsBlack ? 0 : 1;
    game.fixture.white = 1 - game.fixture.black;
    game.names[game.fixture.black] = record.black.name;
    game.names[game.fixture.white] = record.white.name;
    RefereedGame& played = game.played;
    played.start = record.start;
    played.moves = record.moves;
    played.finished = true;
    played.agreed = place->how == howAgreed;
    const auto wholeDifference = differenceOf(*record.outcome);
    if (!wholeDifference) formats::failIn(origin, line, placeOfResult(line), say(text::matchFileResult));
    const int difference = *wholeDifference;
    played.score = {32 + difference / 2, 32 - difference / 2};
    if (const auto how = failingOf(place->how)) {
        played.failed = Failed{difference > 0 ? Colour::white : Colour::black, *how, place->detail};
    }
    Colour mover = record.start.mover;
    for (const formats::othello::RecordedMove& move : record.moves) {
        played.seconds[static_cast<std::size_t>(mover)] += move.seconds.value_or(0);
        mover = games::othello::other(mover);
    }
    if (played.failed) played.seconds[static_cast<std::size_t>(played.failed->side)] += place->spent;
    return game;
}

void MatchFile::append(const MatchGame& game, const std::array<Allowed, 2>& allowed) {
    const RefereedGame& played = game.played;
    GameRecord record;
    record.place = placeOf(match_, game);
    record.date = today();
    record.black.name = ggfText(game.names[game.fixture.black]);
    record.white.name = ggfText(game.names[game.fixture.white]);
    record.black.time = clockText(allowed[game.fixture.black]);
    record.white.time = clockText(allowed[game.fixture.white]);
    record.start = played.start;
    for (const formats::othello::RecordedMove& move : played.moves) {
        record.moves.push_back({move.move, hundredths(move.evaluation), move.seconds});
    }
    record.outcome =
        formats::othello::Outcome{static_cast<double>(played.score.black - played.score.white), endedOf(played)};
    const std::string line = formats::othello::writeGgf(record) + '\n';
    std::string_view left = line;
    while (!left.empty()) {
        const ssize_t written = write(handle_, left.data(), left.size());
        if (written < 0 && errno != EINTR) refuseFile(text::cannotWrite, path_, errno);
        if (written > 0) left.remove_prefix(static_cast<std::size_t>(written));
    }
    fdatasync(handle_);
}

}  // namespace mitos::arena::othello
