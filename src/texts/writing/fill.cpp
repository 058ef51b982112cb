#include "texts/writing/fill.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <charconv>

namespace mitos::text {
namespace {

// The text with its choices made; what is left for the values is a format text.
std::string withChoices(std::string_view text, const std::vector<std::string>& values) {
    std::string chosen;
    std::size_t next = 0;  // value of the next `{}`
    bool isOne = false;    // the value before this place
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t close = text.find(text[at] == '{' ? '}' : ']', at);
        const std::size_t bar = text.find('|', at);
        if (text.substr(at, 2) == "{{") {
            chosen += "{{";
            ++at;
        } else if (text[at] == '{' && close != std::string_view::npos) {
            std::size_t value = next;
            if (close == at + 1) {
                ++next;
            } else {
                std::from_chars(text.data() + at + 1, text.data() + close, value);
            }
            isOne = value < values.size() && values[value] == "1";
            chosen += text.substr(at, close + 1 - at);
            at = close;
        } else if (text[at] == '[' && bar < close && close != std::string_view::npos) {
            chosen += isOne ? text.substr(at + 1, bar - at - 1) : text.substr(bar + 1, close - bar - 1);
            at = close;
        } else {
            chosen += text[at];
        }
    }
    return chosen;
}

}  // namespace

std::string fill(std::string_view text, const std::vector<std::string>& values) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const std::string& value : values) store.push_back(value);
    return fmt::vformat(withChoices(text, values), store);
}

}  // namespace mitos::text
