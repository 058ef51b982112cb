#include "cli/common/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <unordered_map>
#include <utility>

#include "base/error.h"
#include "base/file_limits.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view(value);
}

// The first of these variables that is set and not empty, as POSIX has it.
std::string_view firstSet(std::initializer_list<const char*> names) {
    for (const char* name : names) {
        if (!environment(name).empty()) return environment(name);
    }
    return {};
}

bool localeIsUtf8() {
    std::string locale(firstSet({"LC_ALL", "LC_CTYPE", "LANG"}));
    std::transform(locale.begin(), locale.end(), locale.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

int widthOf(int handle) {
    winsize size{};
    if (ioctl(handle, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    const std::string columns(environment("COLUMNS"));
    const int given = columns.empty() ? 0 : std::atoi(columns.c_str());
    return given > 0 ? given : 80;
}

Screen screenOf(int handle) {
    Screen screen;
    screen.terminal = isatty(handle) == 1;
    screen.unicode = localeIsUtf8();
    screen.ascii = screen.terminal && !screen.unicode;
    screen.cursor = screen.terminal && environment("TERM") != "dumb";
    screen.colour = screen.cursor && environment("NO_COLOR").empty();
    screen.width = widthOf(handle);
    return screen;
}

// False when not all of it was taken.
bool writeTo(std::FILE* file, const Screen& screen, std::string_view text) {
    const std::string plain = screen.ascii ? toAscii(text) : std::string(text);
    return std::fwrite(plain.data(), 1, plain.size(), file) == plain.size();
}

// Messages repeat what was typed, and that must not steer the terminal.
std::string withoutControls(std::string_view text) {
    std::string safe(text);
    std::replace_if(
        safe.begin(), safe.end(),
        [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F; }, '?');
    return safe;
}

const std::unordered_map<std::string_view, std::string_view>& asciiTable() {
    static const std::unordered_map<std::string_view, std::string_view> table = [] {
        std::unordered_map<std::string_view, std::string_view> made{{"«", "'"}, {"»", "'"},  {"…", "..."}, {"–", "-"},
                                                                    {"—", "-"}, {"→", "->"}, {"←", "<-"},  {"×", "x"}};
        for (const text::Language language : text::allLanguages()) {
            for (const text::Spelling& spelling : language.inAscii()) made.emplace(spelling.character, spelling.ascii);
        }
        return made;
    }();
    return table;
}

// The bytes of the character that begins at `at`.
std::size_t lengthAt(std::string_view utf8, std::size_t at) {
    std::size_t length = 1;
    while (at + length < utf8.size() && (static_cast<unsigned char>(utf8[at + length]) & 0xC0U) == 0x80U) ++length;
    return length;
}

}  // namespace

Console::Console(text::Language chosen)
    : language(chosen), out(screenOf(STDOUT_FILENO)), err(screenOf(STDERR_FILENO)),
      interactive(out.terminal && isatty(STDIN_FILENO) == 1), echoes_(isatty(STDIN_FILENO) == 1) {}

void Console::print(std::string_view text) {
    if (!writeTo(stdout, out, text) && outputFailure_ == 0) outputFailure_ = errno != 0 ? errno : EIO;
}

void Console::line(std::string_view text) {
    print(text);
    print("\n");
}

void Console::flushQuietly() {
    if (std::fflush(stdout) != 0 && outputFailure_ == 0) outputFailure_ = errno != 0 ? errno : EIO;
}

void Console::flush() {
    if (outputFailure() != 0) throw OutputLost{};
}

int Console::outputFailure() {
    flushQuietly();
    if (outputFailure_ == 0 && std::ferror(stdout) != 0) outputFailure_ = EIO;  // somewhere its reason was not kept
    return outputFailure_;
}

void Console::write(std::string_view text) { writeTo(stderr, err, text); }

void Console::warn(std::string_view text) {
    endProgress();
    flushQuietly();  // so that both streams keep their order on one screen
    write("mitos: ");
    write(withoutControls(text));
    write("\n");
}

void Console::progress(std::string_view text) {
    if (!err.cursor) return;
    const std::size_t room = err.width > 1 ? static_cast<std::size_t>(err.width) - 1 : 1;
    std::size_t end = 0;
    for (std::size_t columns = 0; end < text.size() && columns < room; ++columns) end += lengthAt(text, end);
    write("\r\033[K");
    write(text.substr(0, end));
    std::fflush(stderr);
    progressShown_ = true;
}

void Console::endProgress() {
    if (!progressShown_) return;
    write("\r\033[K");
    std::fflush(stderr);
    progressShown_ = false;
}

std::optional<std::string> Console::ask(std::string_view prompt) {
    print(prompt);
    flush();
    std::optional<std::string> answer = readLine();
    if (!echoes_) line();  // no terminal ends the prompt's line
    if (answer && !answer->empty() && answer->back() == '\r') answer->pop_back();
    return answer;
}

// Reads by itself and not through std::cin, whose buffer would hide from waitForInput what has been typed.
std::optional<std::string> Console::readLine() {
    for (;;) {
        const std::size_t end = typed_.find('\n');
        if (end != std::string::npos || (inputEnded_ && !typed_.empty())) {
            std::string text = typed_.substr(0, end);
            typed_.erase(0, end == std::string::npos ? end : end + 1);
            if (++lines_ == 1) text = base::withoutByteOrderMark(text);
            return text;
        }
        if (typed_.size() > base::longestAnswer) {
            inputEnded_ = true;  // nobody types that: what follows is no answer either
            const base::Place place{"-", lines_ + 1, 1, base::shownWord(typed_, 60)};
            typed_.clear();
            throw base::TextError(place, base::say(text::lineTooLong, base::showBytes(base::longestAnswer)));
        }
        if (inputEnded_ || waitForInput() == Waited::interrupted) return std::nullopt;
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count > 0) {
            typed_.append(bytes.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || errno != EINTR) {
            inputEnded_ = true;
        }
    }
}

std::string toAscii(std::string_view utf8) {
    std::string ascii;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t length = lengthAt(utf8, at);
        const std::string_view character = utf8.substr(at, length);
        const auto known = asciiTable().find(character);
        if (length == 1 && static_cast<unsigned char>(character[0]) < 0x80U) {
            ascii += character;
        } else {
            ascii += known == asciiTable().end() ? std::string_view("?") : known->second;
        }
        at += length;
    }
    return ascii;
}

std::size_t columnsOf(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view utf8, std::size_t width) {
    const std::size_t columns = columnsOf(utf8);
    return std::string(utf8) + std::string(width > columns ? width - columns : 0, ' ');
}

std::string paddedLeft(std::string_view utf8, std::size_t width) {
    const std::size_t columns = columnsOf(utf8);
    return std::string(width > columns ? width - columns : 0, ' ') + std::string(utf8);
}

text::Language languageOfEnvironment() {
    const std::string_view locale = firstSet({"LC_ALL", "LC_MESSAGES", "LANG"});
    return text::languageOf(locale.substr(0, locale.find_first_of("_.@"))).value_or(text::Language::english);
}

}  // namespace mitos::cli
