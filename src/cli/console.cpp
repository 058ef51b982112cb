#include "cli/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <unordered_map>

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
    screen.colour = screen.terminal && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
    screen.width = widthOf(handle);
    return screen;
}

void write(std::FILE* file, const Screen& screen, std::string_view text) {
    const std::string plain = screen.ascii ? toAscii(text) : std::string(text);
    std::fwrite(plain.data(), 1, plain.size(), file);
}

const std::unordered_map<std::string_view, std::string_view>& asciiTable() {
    static const std::unordered_map<std::string_view, std::string_view> table{
        {"α", "a"},  {"ά", "a"},  {"β", "v"},  {"γ", "g"}, {"δ", "d"}, {"ε", "e"}, {"έ", "e"},   {"ζ", "z"},
        {"η", "i"},  {"ή", "i"},  {"θ", "th"}, {"ι", "i"}, {"ί", "i"}, {"ϊ", "i"}, {"ΐ", "i"},   {"κ", "k"},
        {"λ", "l"},  {"μ", "m"},  {"ν", "n"},  {"ξ", "x"}, {"ο", "o"}, {"ό", "o"}, {"π", "p"},   {"ρ", "r"},
        {"σ", "s"},  {"ς", "s"},  {"τ", "t"},  {"υ", "y"}, {"ύ", "y"}, {"ϋ", "y"}, {"ΰ", "y"},   {"φ", "f"},
        {"χ", "ch"}, {"ψ", "ps"}, {"ω", "o"},  {"ώ", "o"}, {"Α", "A"}, {"Ά", "A"}, {"Β", "V"},   {"Γ", "G"},
        {"Δ", "D"},  {"Ε", "E"},  {"Έ", "E"},  {"Ζ", "Z"}, {"Η", "I"}, {"Ή", "I"}, {"Θ", "Th"},  {"Ι", "I"},
        {"Ί", "I"},  {"Κ", "K"},  {"Λ", "L"},  {"Μ", "M"}, {"Ν", "N"}, {"Ξ", "X"}, {"Ο", "O"},   {"Ό", "O"},
        {"Π", "P"},  {"Ρ", "R"},  {"Σ", "S"},  {"Τ", "T"}, {"Υ", "Y"}, {"Ύ", "Y"}, {"Φ", "F"},   {"Χ", "Ch"},
        {"Ψ", "Ps"}, {"Ω", "O"},  {"Ώ", "O"},  {"·", ";"}, {"«", "'"}, {"»", "'"}, {"…", "..."}, {"–", "-"},
        {"—", "-"},  {"→", "->"}, {"←", "<-"}, {"×", "x"}};
    return table;
}

// The bytes of the character that begins at `at`.
std::size_t lengthAt(std::string_view utf8, std::size_t at) {
    std::size_t length = 1;
    while (at + length < utf8.size() && (static_cast<unsigned char>(utf8[at + length]) & 0xC0U) == 0x80U) ++length;
    return length;
}

}  // namespace

Console::Console(base::Language chosen)
    : language(chosen), out(screenOf(STDOUT_FILENO)), err(screenOf(STDERR_FILENO)),
      interactive(out.terminal && isatty(STDIN_FILENO) == 1), echoes_(isatty(STDIN_FILENO) == 1) {}

void Console::print(std::string_view text) const { write(stdout, out, text); }

void Console::line(std::string_view text) const {
    print(text);
    print("\n");
}

void Console::warn(std::string_view text) const {
    endProgress();
    std::fflush(stdout);
    write(stderr, err, "mitos: ");
    write(stderr, err, text);
    write(stderr, err, "\n");
}

void Console::progress(std::string_view text) const {
    if (!err.terminal) return;
    const std::size_t room = err.width > 1 ? static_cast<std::size_t>(err.width) - 1 : 1;
    std::size_t end = 0;
    for (std::size_t columns = 0; end < text.size() && columns < room; ++columns) end += lengthAt(text, end);
    write(stderr, err, "\r\033[K");
    write(stderr, err, text.substr(0, end));
    std::fflush(stderr);
    progressShown_ = true;
}

void Console::endProgress() const {
    if (!progressShown_) return;
    write(stderr, err, "\r\033[K");
    std::fflush(stderr);
    progressShown_ = false;
}

std::optional<std::string> Console::ask(std::string_view prompt) const {
    print(prompt);
    std::fflush(stdout);
    std::string answer;
    const bool read = static_cast<bool>(std::getline(std::cin, answer));
    if (!echoes_) line();  // no terminal ends the prompt's line
    if (!read) return std::nullopt;
    if (!answer.empty() && answer.back() == '\r') answer.pop_back();
    return answer;
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

base::Language languageOfEnvironment() {
    const std::string_view locale = firstSet({"LC_ALL", "LC_MESSAGES", "LANG"});
    const bool greek = locale == "el" || locale.starts_with("el_") || locale.starts_with("el.");
    return greek ? base::Language::greek : base::Language::english;
}

}  // namespace mitos::cli
