#include "formats/othello/json_game.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "formats/othello/transcript_line.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

using base::say;
using games::othello::Othello;
using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> endings{"played", "resigned", "time", "agreed"};

class JsonGame {
  public:
    JsonGame(std::string_view line, const Origin& origin) : line_(line), origin_(origin) {}

  private:
    // Calls `read` on the text of a field. Errors have their place in the line, exact unless the text holds escapes.
    template <class Read>
    auto within(std::string_view name, const std::string& value, Read&& read) const {
        const std::size_t from = line_.find('"' + value + '"', placeOf(name) + name.size() + 2);
        if (from == std::string_view::npos) {
            return readPart(origin_, line_, placeOf(name), 0,
                            [&](std::string_view, const std::string& source) { return read(value, source); });
        }
        return readPart(origin_, line_, from + 1, value.size(), read);
    }

    void parse() {
        try {
            json_ = Json::parse(line_.begin(), line_.end());
        } catch (const nlohmann::json::parse_error& error) {
            failIn(origin_, line_, error.byte > 0 ? error.byte - 1 : 0, say(text::jsonBroken));
        } catch (const nlohmann::json::exception&) {  // a number is out of range
            failIn(origin_, line_, 0, say(text::jsonBroken));
        }
        const std::size_t begins = std::min(line_.find_first_not_of(" \t"), line_.size());
        if (!json_.is_object()) failIn(origin_, line_, begins, say(text::jsonBroken));
    }

    // Returns the place of the field's name; the beginning of the line if it is not found.
    [[nodiscard]] std::size_t placeOf(std::string_view name) const {
        const std::size_t at = line_.find('"' + std::string(name) + '"');
        return at == std::string_view::npos ? 0 : at;
    }

    [[noreturn]] void failAt(std::string_view name, const base::Message& reason) const {
        failIn(origin_, line_, placeOf(name), reason);
    }

    // Returns the field; null if it is missing or is a JSON null.
    [[nodiscard]] const Json* field(const char* name) const {
        const auto found = json_.find(name);
        return found == json_.end() || found->is_null() ? nullptr : &*found;
    }

    [[nodiscard]] std::string text(const char* name) const {
        const Json* value = field(name);
        if (value == nullptr) return {};
        if (!value->is_string()) failAt(name, say(text::jsonText, name));
        return value->get<std::string>();
    }

    [[nodiscard]] std::optional<double> number(const char* name) const {
        const Json* value = field(name);
        if (value == nullptr) return std::nullopt;
        if (!value->is_number()) failAt(name, say(text::jsonNumber, name));
        return value->get<double>();
    }

    [[nodiscard]] int theoreticalOf(double discs) const {
        constexpr double most = 64;
        if (!(discs >= 0 && discs <= most)) failAt("theoretical", say(text::jsonNumber, "theoretical"));
        return static_cast<int>(discs);
    }

    void readNumbers(const char* name, GameRecord& record, std::optional<double> RecordedMove::*into) const {
        const Json* list = field(name);
        if (list == nullptr) return;
        const auto good = [](const Json& value) { return value.is_number() || value.is_null(); };
        if (!list->is_array() || list->size() != record.moves.size() || !std::all_of(list->begin(), list->end(), good))
            failAt(name, say(text::jsonList, name, record.moves.size()));
        for (std::size_t i = 0; i < list->size(); ++i) {
            if (!(*list)[i].is_null()) record.moves[i].*into = (*list)[i].get<double>();
        }
    }

    [[nodiscard]] Ended ended() const {
        const std::string how = text("ended");
        if (how.empty()) return Ended::played;
        const auto known = std::find(endings.begin(), endings.end(), how);
        if (known == endings.end()) failAt("ended", say(text::jsonEnded, "ended", "played, resigned, time, agreed"));
        return static_cast<Ended>(known - endings.begin());
    }

  public:
    GameRecord read() {
        parse();
        GameRecord record;
        if (const Json* size = field("size")) {
            if (*size != 4 && *size != 6 && *size != 8) failAt("size", say(text::jsonSize, "size"));
            record.size = size->get<int>();
        }
        const Othello game(record.size);
        record.start = game.start();
        if (const auto start = text("start"); !start.empty()) {
            record.start = within("start", start, [&](std::string_view part, const std::string& source) {
                return games::othello::readBoard(record.size, part, source);
            });
        }
        if (field("moves") == nullptr) failAt("moves", say(text::jsonMissing, "moves"));
        const auto played = within("moves", text("moves"), [&](std::string_view part, const std::string& source) {
            return games::othello::readTranscript(game, record.start, part, source);
        });
        for (const Square move : played.moves) record.moves.push_back({move, {}, {}});
        readNumbers("evaluations", record, &RecordedMove::evaluation);
        readNumbers("seconds", record, &RecordedMove::seconds);
        record.place = text("place");
        record.date = text("date");
        record.black = {text("black"), number("black_rating"), text("black_time")};
        record.white = {text("white"), number("white_rating"), text("white_time")};
        if (const auto result = number("result")) record.outcome = Outcome{*result, ended()};
        if (const auto discs = number("theoretical")) record.theoretical = theoreticalOf(*discs);
        return record;
    }

  private:
    std::string_view line_;
    const Origin& origin_;
    Json json_;
};

// Returns the number for JSON: whole numbers without a decimal point.
OrderedJson jsonNumber(double number) {
    constexpr double exact = 1e15;
    if (number > -exact && number < exact && number == static_cast<double>(static_cast<std::int64_t>(number)))
        return static_cast<std::int64_t>(number);
    return number;
}

void putNumbers(OrderedJson& json, const char* name, const GameRecord& record,
                std::optional<double> RecordedMove::*from) {
    const auto known = [from](const RecordedMove& made) { return (made.*from).has_value(); };
    if (std::none_of(record.moves.begin(), record.moves.end(), known)) return;
    OrderedJson list = OrderedJson::array();
    for (const RecordedMove& made : record.moves)
        list.push_back((made.*from).has_value() ? jsonNumber(*(made.*from)) : OrderedJson());
    json[name] = std::move(list);
}

void putField(OrderedJson& json, const char* name, const std::string& value) {
    if (!value.empty()) json[name] = value;
}

}  // namespace

GameRecord readJsonGame(std::string_view line, const Origin& origin) { return JsonGame(line, origin).read(); }

std::string writeJsonGame(const GameRecord& record) {
    OrderedJson json;
    json["size"] = record.size;
    putField(json, "black", record.black.name);
    putField(json, "white", record.white.name);
    if (record.black.rating) json["black_rating"] = jsonNumber(*record.black.rating);
    if (record.white.rating) json["white_rating"] = jsonNumber(*record.white.rating);
    putField(json, "black_time", record.black.time);
    putField(json, "white_time", record.white.time);
    putField(json, "date", record.date);
    putField(json, "place", record.place);
    json["start"] = games::othello::writeBoard(record.size, record.start);
    json["moves"] = games::othello::writeTranscript(movesOf(record), games::othello::Passes::written);
    putNumbers(json, "evaluations", record, &RecordedMove::evaluation);
    putNumbers(json, "seconds", record, &RecordedMove::seconds);
    if (record.outcome) {
        json["result"] = jsonNumber(record.outcome->blackMinusWhite);
        json["ended"] = endings[static_cast<std::size_t>(record.outcome->how)];
    }
    if (record.theoretical) json["theoretical"] = *record.theoretical;
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace mitos::formats::othello
