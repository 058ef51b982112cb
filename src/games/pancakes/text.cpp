#include "games/pancakes/text.h"

#include <charconv>
#include <vector>

#include "base/error.h"
#include "base/words.h"
#include "texts/pancakes.h"

namespace mitos::games::pancakes {
namespace {

using base::Message;
using base::say;
using base::TextError;

constexpr std::string_view between = " \t\r\n\v\f,;";

// Splits a text into sizes and checks each in turn, so that the first error is the one reported.
class StackReader {
  public:
    StackReader(int pancakes, std::string_view text, const std::string& source, std::size_t firstLine)
        : pancakes_(pancakes), text_(text), source_(source), firstLine_(firstLine) {}

    Stack read() {
        int place = 0;
        for (std::size_t at = 0; (at = text_.find_first_not_of(between, at)) != std::string_view::npos;) {
            const std::size_t end = std::min(text_.find_first_of(between, at), text_.size());
            if (place == pancakes_) fail(at, say(text::stackTooLong, pancakes_));
            take(text_.substr(at, end - at), at, place++);
            at = end;
        }
        if (place == 0) fail(text_.size(), say(text::stackEmpty, pancakes_));
        if (place < pancakes_) fail(text_.size(), say(text::stackTooShort, place, pancakes_, missing()));
        return stack_;
    }

  private:
    [[noreturn]] void fail(std::size_t offset, const Message& reason) const {
        throw TextError(base::placeAt(source_, text_, offset, firstLine_), reason);
    }

    void take(std::string_view word, std::size_t offset, int place) {
        unsigned size = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), size);
        const bool whole = stop == word.data() + word.size() && error != std::errc::invalid_argument;
        if (!whole || error != std::errc{} || size < 1 || size > static_cast<unsigned>(pancakes_))
            fail(offset, say(text::foreignPancake, base::shownWord(word), pancakes_));
        if (seen_[size]) fail(offset, say(text::pancakeTwice, size));
        seen_[size] = true;
        stack_.sizes[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(size);
    }

    [[nodiscard]] std::string missing() const {
        std::vector<int> sizes;
        for (int size = 1; size <= pancakes_; ++size) {
            if (!seen_[static_cast<std::size_t>(size)]) sizes.push_back(size);
        }
        return base::joined(sizes, " ", [](int size) { return std::to_string(size); });
    }

    int pancakes_;
    std::string_view text_;
    const std::string& source_;
    std::size_t firstLine_;
    std::array<bool, mostPancakes + 1> seen_{};
    Stack stack_;
};

}  // namespace

Stack readStack(int pancakes, std::string_view text, const std::string& source, std::size_t firstLine) {
    return StackReader(pancakes, text, source, firstLine).read();
}

Stack readGoal(int pancakes, std::string_view text, const std::string& source) {
    return base::stripped(text) == "ordered" ? orderedStack(pancakes) : readStack(pancakes, text, source);
}

int readSize(std::string_view text, const std::string& source) {
    const std::string_view typed = base::stripped(text);
    int size = 0;
    const auto [stop, error] = std::from_chars(typed.data(), typed.data() + typed.size(), size);
    if (error != std::errc{} || stop != typed.data() + typed.size() || size < leastPancakes || size > mostPancakes) {
        throw TextError(base::placeAt(source, text, 0),
                        say(text::badStackSize, base::shownWord(typed), leastPancakes, mostPancakes),
                        base::Fault::usage);
    }
    return size;
}

std::string writeStack(int pancakes, const Stack& stack) {
    std::string text;
    for (int place = 0; place < pancakes; ++place) {
        if (place > 0) text += ' ';
        text += std::to_string(stack.sizes[static_cast<std::size_t>(place)]);
    }
    return text;
}

}  // namespace mitos::games::pancakes
