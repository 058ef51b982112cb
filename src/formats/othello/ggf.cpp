#include "formats/othello/ggf.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "formats/numbers.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/why_not.h"
#include "texts/formats.h"
#include "texts/othello.h"

namespace mitos::formats::othello {
namespace {

using base::Message;
using base::say;
using games::othello::Colour;
using games::othello::Othello;

constexpr std::string_view gameBegin = "(;";
constexpr std::string_view gameEnd = ";)";
constexpr std::size_t longestValue = 4096;

bool isLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

class GgfGame {
  public:
    GgfGame(std::string_view text, const Origin& origin) : text_(text), origin_(origin) {}

    GameRecord read() {
        skipBlanks();
        if (!text_.substr(at_).starts_with(gameBegin)) fail(at_, say(text::ggfBegin));
        at_ += gameBegin.size();
        for (;;) {
            skipBlanks();
            if (text_.substr(at_).starts_with(gameEnd)) break;
            if (at_ == text_.size()) fail(at_, say(text::ggfEnd));
            readProperty();
        }
        at_ += gameEnd.size();
        skipBlanks();
        if (at_ != text_.size()) fail(at_, say(text::ggfAfter));
        begin();
        return std::move(record_);
    }

  private:
    // A value without the blanks around it, and its place in the text.
    struct Value {
        std::string_view text;
        std::size_t at = 0;
    };
    // The properties that may stand only once.
    static constexpr std::array<std::string_view, 13> names{"GM", "PC", "DT", "PB", "PW", "RB", "RW",
                                                            "TI", "TB", "TW", "TY", "BO", "RE"};

    [[noreturn]] void fail(std::size_t at, const Message& reason) const { failIn(origin_, text_, at, reason); }

    void skipBlanks() {
        while (at_ < text_.size() && base::isBlank(text_[at_])) ++at_;
    }

    void readProperty() {
        const std::size_t nameAt = at_;
        while (at_ < text_.size() && isLetter(text_[at_])) ++at_;
        const std::string name = base::uppered(text_.substr(nameAt, at_ - nameAt));
        if (name.empty()) fail(nameAt, say(text::ggfName, shownFrom(nameAt)));
        skipBlanks();
        if (at_ == text_.size() || text_[at_] != '[') fail(at_, say(text::ggfOpen, base::shownWord(name)));
        const std::size_t close = closeOf(name);
        if (close == std::string_view::npos) fail(at_, say(text::ggfClose, base::shownWord(name)));
        std::size_t from = at_ + 1;
        while (from < close && base::isBlank(text_[from])) ++from;
        const Value value{base::stripped(text_.substr(from, close - from)), from};
        at_ = close + 1;
        if (name == "B" || name == "W") {
            readMove(name == "B" ? Colour::black : Colour::white, value, nameAt);
            return;
        }
        const auto known = std::find(names.begin(), names.end(), name);
        if (known == names.end()) return;
        bool& met = met_[static_cast<std::size_t>(known - names.begin())];
        if (met) fail(nameAt, say(text::ggfTwice, name));
        met = true;
        if (begun_ && (name == "TY" || name == "BO")) fail(nameAt, say(text::ggfLate, name));
        keep(name, value);
    }

    // Returns the place of the `]` that ends the value of this property; npos if there is none. Values that are kept
    // have a bound: one that lost its `]` swallows the games behind it, and without the bound each of these would be
    // scanned to the same end again.
    [[nodiscard]] std::size_t closeOf(std::string_view name) const {
        const bool read = name == "B" || name == "W" || std::find(names.begin(), names.end(), name) != names.end();
        return (read ? text_.substr(0, at_ + longestValue) : text_).find(']', at_);
    }

    void keep(std::string_view name, const Value& value) {
        if (name == "GM") return checkGame(value);
        if (name == "TY") return readType(value);
        if (name == "BO") return readStart(value);
        if (name == "RE") return readResult(value);
        if (name == "PC") record_.place = value.text;
        if (name == "DT") record_.date = value.text;
        if (name == "TI") readTime(value);
        RecordedPlayer& player = name.back() == 'B' ? record_.black : record_.white;
        if (name == "PB" || name == "PW") player.name = value.text;
        if (name == "TB" || name == "TW") player.time = value.text;
        // A rating that cannot be read is unknown: servers write `?` and other marks.
        if (name == "RB" || name == "RW") player.rating = readDecimal(value.text);
    }

    [[nodiscard]] std::string shownFrom(std::size_t at) const {
        const std::size_t end = std::min(text_.find_first_of("[; \t\r\n", at + 1), text_.size());
        return base::shownWord(text_.substr(at, end - at));
    }

    void checkGame(const Value& value) const {
        if (base::lowered(value.text) != "othello")
            fail(value.at, say(text::ggfOtherGame, base::shownWord(value.text)));
    }

    // Sets the time of both sides. TB and TW, which are for one side, have priority, before and after TI.
    void readTime(const Value& value) {
        if (record_.black.time.empty()) record_.black.time = value.text;
        if (record_.white.time.empty()) record_.white.time = value.text;
    }

    // Takes a board size off the beginning of the text; fails if none stands there.
    int takeSize(std::string_view& left, const Value& value) const {
        std::size_t digits = 0;
        while (digits < left.size() && left[digits] >= '0' && left[digits] <= '9') ++digits;
        const int size = digits == 1 ? left[0] - '0' : 0;
        if (!games::othello::isSize(size)) fail(value.at, say(text::ggfSize, base::shownWord(value.text)));
        left.remove_prefix(digits);
        return size;
    }

    // Reads the board size, `8`, among letters and numbers for variants, `8r20` or `s8b`, which do not change the
    // moves.
    void readType(const Value& value) {
        std::string_view left = value.text;
        while (!left.empty() && isLetter(left.front())) left.remove_prefix(1);
        type_ = takeSize(left, value);
        if (start_ && type_ != record_.size) fail(value.at, say(text::ggfSizes, record_.size, record_.size, type_));
        record_.size = type_;
    }

    void readStart(const Value& value) {
        std::string_view left = value.text;
        const int size = takeSize(left, value);
        if (type_ != 0 && type_ != size) fail(value.at, say(text::ggfSizes, size, size, type_));
        record_.size = size;
        start_ = readPart(origin_, text_, value.at + value.text.size() - left.size(), left.size(),
                          [&](std::string_view part, const std::string& source) {
                              return games::othello::readBoard(size, part, source);
                          });
    }

    void readResult(const Value& value) {
        if (value.text.empty() || value.text == "?") return;
        const std::size_t colon = std::min(value.text.find(':'), value.text.size());
        const std::string how = base::lowered(base::stripped(value.text.substr(colon)));
        const auto score = readDecimal(base::stripped(value.text.substr(0, colon)));
        constexpr std::array<std::string_view, 4> endings{"", ":r", ":t", ":s"};
        const auto known = std::find(endings.begin(), endings.end(), how);
        if (!score || known == endings.end()) fail(value.at, say(text::ggfResult, base::shownWord(value.text)));
        record_.outcome = Outcome{*score, static_cast<Ended>(known - endings.begin())};
    }

    // Sets up the start position, at the first move or at the end, when size and start are known.
    void begin() {
        if (begun_) return;
        begun_ = true;
        game_ = Othello(record_.size);
        record_.start = start_.value_or(game_.start());
        board_ = record_.start;
    }

    void readMove(Colour colour, const Value& value, std::size_t nameAt) {
        begin();
        std::array<Value, 3> parts;  // the square, the value, the seconds
        std::size_t from = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool last = i + 1 == parts.size();
            const std::size_t end =
                std::min(last ? std::string_view::npos : value.text.find('/', from), value.text.size());
            std::size_t begins = from;
            while (begins < end && base::isBlank(value.text[begins])) ++begins;
            parts[i] = {base::stripped(value.text.substr(begins, end - begins)), value.at + begins};
            from = std::min(end + 1, value.text.size());
        }
        RecordedMove made{squareOf(parts[0]), {}, {}};
        if (!parts[1].text.empty()) made.evaluation = numberOf(parts[1], readDecimal(parts[1].text));
        if (!parts[2].text.empty()) made.seconds = numberOf(parts[2], readClock(parts[2].text));
        if (board_.mover != colour && game_.isLegal(board_, games::othello::pass)) play({});  // left out
        if (game_.isOver(board_)) fail(parts[0].at, say(text::othelloGameOver));
        if (board_.mover != colour) fail(nameAt, say(text::ggfTurn, games::othello::phraseOf(colour)));
        if (!game_.isLegal(board_, made.move)) fail(parts[0].at, games::othello::whyNot(game_, board_, made.move));
        play(made);
    }

    [[nodiscard]] Square squareOf(const Value& part) const {
        if (const auto square = games::othello::readSquare(record_.size, part.text)) return *square;
        if (games::othello::isPassWord(part.text)) return games::othello::pass;
        const std::string shown = base::shownWord(part.text);
        if (games::othello::readSquare(8, part.text))
            fail(part.at, say(text::othelloOffBoard, shown, record_.size, record_.size));
        fail(part.at, say(text::othelloNoSquare, shown));
    }

    [[nodiscard]] double numberOf(const Value& part, const std::optional<double>& number) const {
        if (!number) fail(part.at, say(text::ggfMoveNumber, base::shownWord(part.text)));
        return *number;
    }

    void play(const RecordedMove& move) {
        record_.moves.push_back(move);
        board_ = game_.after(board_, move.move);
    }

    std::string_view text_;
    const Origin& origin_;
    std::size_t at_ = 0;
    GameRecord record_;
    std::array<bool, names.size()> met_{};
    int type_ = 0;  // the size that TY names
    std::optional<Board> start_;
    bool begun_ = false;
    Othello game_;
    Board board_;
};

}  // namespace

GameRecord readGgf(std::string_view text, const Origin& origin) { return GgfGame(text, origin).read(); }

GameRecord readGgf(std::string_view text, const std::string& source) { return readGgf(text, Origin{source}); }

}  // namespace mitos::formats::othello
