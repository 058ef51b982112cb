#pragma once
// A message is a phrase and the values that fill it. The core makes messages; a front end puts them into words.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/phrase.h"

namespace mitos::base {

class Message {
  public:
    /// A value: plain text, or a phrase or message that is put into words together with this one.
    struct Value {
        std::string text;
        Phrase phrase;
        std::shared_ptr<const Message> message = nullptr;
    };

    explicit Message(Phrase phrase, std::vector<Value> values = {}) : phrase_(phrase), values_(std::move(values)) {}

    [[nodiscard]] Phrase phrase() const { return phrase_; }
    [[nodiscard]] const std::vector<Value>& values() const { return values_; }

    /// Returns the message as written by `writer` (texts/writing/language.h).
    template <class Writer>
    [[nodiscard]] std::string in(const Writer& writer) const {
        return writer.write(*this);
    }

    /// Describes the message to programmers: the number of the phrase and the values, `text 17(3, text 18)`.
    [[nodiscard]] std::string withoutWords() const;

  private:
    Phrase phrase_;
    std::vector<Value> values_;
};

namespace detail {
template <class T>
Message::Value valueOf(const T& value) {
    if constexpr (std::is_same_v<T, Phrase> || PhraseName<T>) {
        return {{}, value, nullptr};
    } else if constexpr (std::is_same_v<T, Message>) {
        return {{}, {}, std::make_shared<const Message>(value)};
    } else {
        return {fmt::format("{}", value), {}, nullptr};
    }
}
}  // namespace detail

template <class... Values>
Message say(Phrase phrase, const Values&... values) {
    return Message(phrase, {detail::valueOf(values)...});
}

}  // namespace mitos::base
