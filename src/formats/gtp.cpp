#include "formats/gtp.h"

#include <algorithm>
#include <charconv>

#include "base/words.h"

namespace mitos::formats::gtp {
namespace {

// Takes the number off the beginning of the text; empty, and the text stays, if none stands there or it does not fit.
std::optional<unsigned> takeId(std::string_view& text) {
    unsigned id = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (error != std::errc{}) return std::nullopt;
    const auto length = static_cast<std::size_t>(end - text.data());
    if (length < text.size() && text[length] != ' ') return std::nullopt;
    text.remove_prefix(length);
    return id;
}

std::string cleaned(std::string_view line) {
    std::string clean;
    for (const char c : line) {
        if (c == '#') break;
        if (c == '\t') {
            clean += ' ';
        } else if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) {
            clean += c;
        }
    }
    return clean;
}

}  // namespace

std::optional<Command> readCommand(std::string_view line) {
    const std::string clean = cleaned(line);
    std::string_view left = base::stripped(clean);
    Command command;
    command.id = takeId(left);
    command.name = base::lowered(base::takeWord(left));
    if (command.name.empty()) return std::nullopt;
    command.rest = base::stripped(left);
    for (std::string_view word = base::takeWord(left); !word.empty(); word = base::takeWord(left))
        command.arguments.emplace_back(word);
    return command;
}

bool isInterrupt(std::string_view line) {
    std::string_view text = base::stripped(line);
    if (!text.starts_with('#')) return false;
    return base::stripped(text.substr(1)) == "interrupt";
}

std::string writeReply(const std::optional<unsigned>& id, bool good, std::string_view text) {
    std::string reply(1, good ? '=' : '?');
    if (id) reply += std::to_string(*id);
    if (!text.empty()) reply += ' ';
    char before = '\0';
    for (const char c : text) {
        if (c == '\n' && before == '\n') reply += ' ';
        reply += c;
        before = c;
    }
    while (reply.ends_with('\n')) reply.pop_back();
    return reply + "\n\n";
}

std::optional<Reply> readReply(std::string_view line) {
    std::string_view left = base::stripped(line);
    if (!left.starts_with('=') && !left.starts_with('?')) return std::nullopt;
    Reply reply;
    reply.good = left.front() == '=';
    left.remove_prefix(1);
    if (!left.starts_with(' ')) reply.id = takeId(left);
    reply.text = base::stripped(left);
    return reply;
}

}  // namespace mitos::formats::gtp
