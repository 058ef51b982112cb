#pragma once
// A message is a phrase and the values that fill it. The core makes messages; a door puts them into words.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/phrase.h"

namespace mitos::base {

class Message {
  public:
    /// A value is plain text, or a phrase or message of its own that is put into words together with this one.
    struct Value {
        std::string text;
        const Phrase* phrase = nullptr;
        std::shared_ptr<const Message> message = nullptr;
    };

    explicit Message(const Phrase& phrase, std::vector<Value> values = {})
        : phrase_(&phrase), values_(std::move(values)) {}

    [[nodiscard]] std::string in(Language language) const;
    [[nodiscard]] const Phrase& phrase() const { return *phrase_; }

  private:
    const Phrase* phrase_;  // phrases live in the table of texts, for as long as the program
    std::vector<Value> values_;
};

namespace detail {
template <class T>
Message::Value valueOf(const T& value) {
    if constexpr (std::is_same_v<T, Phrase>) {
        return {{}, &value, nullptr};
    } else if constexpr (std::is_same_v<T, Message>) {
        return {{}, nullptr, std::make_shared<const Message>(value)};
    } else {
        return {fmt::format("{}", value), nullptr, nullptr};
    }
}
}  // namespace detail

template <class... Values>
Message say(const Phrase& phrase, const Values&... values) {
    return Message(phrase, {detail::valueOf(values)...});
}

}  // namespace mitos::base
