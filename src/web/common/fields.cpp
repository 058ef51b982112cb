#include "web/common/fields.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/error.h"
#include "base/words.h"
#include "options/read.h"
#include "texts/web.h"

namespace mitos::web {
namespace {

using base::Error;
using base::Fault;
using base::say;

std::string keyOf(const options::Option& option) {
    std::string key(option.name);
    std::replace(key.begin(), key.end(), '-', '_');
    return key;
}

// A value as a message shows it: a text without quotes.
std::string shown(const Json& value) { return value.is_string() ? value.get<std::string>() : written(value); }

}  // namespace

Json readObject(std::string_view text) {
    std::vector<std::set<std::string>> keys;  // of the objects that are open
    const auto look = [&keys](int depth, Json::parse_event_t event, Json& parsed) {
        using Event = Json::parse_event_t;
        if (depth > deepestJson) throw Error(Fault::usage, say(text::webTooDeep, deepestJson));
        if (event == Event::object_start) keys.emplace_back();
        if (event == Event::object_end) keys.pop_back();
        if (event == Event::key && keys.back().size() == mostKeys)
            throw Error(Fault::usage, say(text::webTooManyKeys, mostKeys));
        if (event == Event::key && !keys.back().insert(parsed.get<std::string>()).second) {
            throw Error(Fault::usage, say(text::webKeyTwice, base::shownWord(parsed.get<std::string>())));
        }
        return true;
    };
    Json json;
    try {
        json = Json::parse(text, look);
    } catch (const Json::parse_error& error) {
        const std::size_t offset = error.byte > 0 ? error.byte - 1 : 0;
        throw base::TextError(base::placeAt("body", text, std::min(offset, text.size())), say(text::webNotJson));
    } catch (const Json::exception&) {  // a number beyond all bounds
        throw base::TextError(base::placeAt("body", text, 0), say(text::webNotJson));
    }
    if (!json.is_object()) throw Error(Fault::usage, say(text::webNotObject));
    return json;
}

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

const Json* Fields::find(std::string_view key) {
    known_.emplace_back(key);
    const auto found = object_->find(key);
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

bool Fields::has(std::string_view key) { return find(key) != nullptr; }

std::optional<std::string> Fields::text(std::string_view key, std::size_t mostBytes) {
    const Json* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (!value->is_string()) throw Error(Fault::usage, say(text::webNeedsText, key));
    auto read = value->get<std::string>();
    if (read.size() > mostBytes) throw Error(Fault::usage, say(text::webTextTooLong, key, mostBytes));
    return read;
}

std::string Fields::neededText(std::string_view key, std::size_t mostBytes) {
    auto read = text(key, mostBytes);
    if (!read) throw Error(Fault::usage, say(text::webMissingKey, key));
    return *read;
}

std::optional<bool> Fields::flag(std::string_view key) {
    const Json* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (!value->is_boolean()) throw Error(Fault::usage, say(text::webNeedsFlag, key));
    return value->get<bool>();
}

std::optional<std::uint64_t> Fields::whole(const options::Option& option) {
    const std::string key = keyOf(option);
    const Json* value = find(key);
    if (value == nullptr) return std::nullopt;
    if (!value->is_number_unsigned()) options::refuse(option, shown(*value), key);
    return options::readWhole(option, written(*value), key);
}

std::optional<double> Fields::decimal(const options::Option& option) {
    const std::string key = keyOf(option);
    const Json* value = find(key);
    if (value == nullptr) return std::nullopt;
    // A number that a page computed is rounded; what a person types has at most two decimals.
    const double number = value->is_number() ? value->get<double>() : -1;
    const bool fits = number >= static_cast<double>(option.least) && number <= static_cast<double>(option.most);
    if (!fits) options::refuse(option, shown(*value), key);
    return std::round(number * 100) / 100;
}

std::uint64_t Fields::wholeOrDefault(const options::Option& option) {
    const auto read = whole(option);
    return read ? *read : options::readWhole(option, option.byDefault, option.name);
}

std::size_t Fields::choiceOrDefault(const options::Option& option) {
    const auto read = choice(option);
    return read ? *read : options::readChoice(option, option.byDefault, option.name);
}

std::string Fields::textOrDefault(const options::Option& option) {
    return text(keyOf(option)).value_or(std::string(option.byDefault));
}

std::optional<bool> Fields::flag(const options::Option& option) { return flag(keyOf(option)); }

std::optional<std::size_t> Fields::choice(const options::Option& option) {
    const std::string key = keyOf(option);
    const auto typed = text(key);
    if (!typed) return std::nullopt;
    return options::readChoice(option, *typed, key);
}

std::optional<std::vector<std::string>> Fields::texts(std::string_view key, std::size_t mostCount) {
    const Json* value = find(key);
    if (value == nullptr) return std::nullopt;
    const auto isText = [](const Json& entry) { return entry.is_string(); };
    if (!value->is_array() || value->size() > mostCount || !std::all_of(value->begin(), value->end(), isText)) {
        throw Error(Fault::usage, say(text::webNeedsTexts, key, mostCount));
    }
    return value->get<std::vector<std::string>>();
}

const Json* Fields::object(std::string_view key) {
    const Json* value = find(key);
    if (value != nullptr && !value->is_object()) throw Error(Fault::usage, say(text::webNeedsObject, key));
    return value;
}

std::optional<std::size_t> Fields::choice(std::string_view key, std::span<const std::string_view> names) {
    const std::optional<std::string> typed = text(key);
    if (!typed) return std::nullopt;
    const auto found = std::find(names.begin(), names.end(), *typed);
    if (found == names.end()) options::refuseName(*typed, key, base::listed(names));
    return static_cast<std::size_t>(found - names.begin());
}

void Fields::refuseTogether(std::string_view one, std::string_view two) {
    if (has(one) && has(two)) throw Error(Fault::usage, say(text::webNotTogether, one, two));
}

void Fields::finish() const {
    for (const auto& [key, value] : object_->items()) {
        if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
        std::set<std::string_view> known(known_.begin(), known_.end());
        known.erase("lang");
        const std::vector<std::string_view> list(known.begin(), known.end());
        throw Error(Fault::usage, say(text::webUnknownKey, base::shownWord(key), base::listed(list)));
    }
}

}  // namespace mitos::web
