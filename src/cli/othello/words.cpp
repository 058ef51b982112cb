#include "cli/othello/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mitos::cli {
namespace {

using api::othello::Colour;

constexpr std::array<std::pair<std::string_view, OthelloCommand>, 20> commands{{
    {"hint", OthelloCommand::hint},       {"υποδειξη", OthelloCommand::hint}, {"undo", OthelloCommand::undo},
    {"αναιρεση", OthelloCommand::undo},   {"moves", OthelloCommand::moves},   {"κινησεισ", OthelloCommand::moves},
    {"board", OthelloCommand::board},     {"ταμπλο", OthelloCommand::board},  {"save", OthelloCommand::save},
    {"αποθηκευση", OthelloCommand::save}, {"load", OthelloCommand::load},     {"φορτωση", OthelloCommand::load},
    {"help", OthelloCommand::help},       {"βοηθεια", OthelloCommand::help},  {"?", OthelloCommand::help},
    {"quit", OthelloCommand::quit},       {"exit", OthelloCommand::quit},     {"q", OthelloCommand::quit},
    {"τελοσ", OthelloCommand::quit},      {"εξοδοσ", OthelloCommand::quit},
}};

// The signs X and O are there on a Greek keyboard too, as chi and omicron.
constexpr std::array<std::pair<std::string_view, Colour>, 20> colours{{
    {"black", Colour::black}, {"b", Colour::black},      {"x", Colour::black},      {"μαυρα", Colour::black},
    {"μαυρο", Colour::black}, {"μαυροσ", Colour::black}, {"μαυρη", Colour::black},  {"μ", Colour::black},
    {"χ", Colour::black},     {"white", Colour::white},  {"w", Colour::white},      {"o", Colour::white},
    {"λευκα", Colour::white}, {"λευκο", Colour::white},  {"λευκοσ", Colour::white}, {"λευκη", Colour::white},
    {"λ", Colour::white},     {"ασπρα", Colour::white},  {"ασπρο", Colour::white},  {"ο", Colour::white},
}};

template <class List>
auto lookUp(const List& list, std::string_view word) {
    const std::string name = folded(word);
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.first == name; });
    return found == list.end() ? std::nullopt : std::optional(found->second);
}

// Of one Greek letter by its number in Unicode: the small one, without its accent.
unsigned plainGreek(unsigned letter) {
    if (letter >= 0x391 && letter <= 0x3A9) letter += 0x20;
    switch (letter) {
    case 0x386:
    case 0x3AC:
        return 0x3B1;  // alpha
    case 0x388:
    case 0x3AD:
        return 0x3B5;  // epsilon
    case 0x389:
    case 0x3AE:
        return 0x3B7;  // eta
    case 0x38A:
    case 0x3AF:
    case 0x390:
    case 0x3CA:
        return 0x3B9;  // iota
    case 0x38C:
    case 0x3CC:
        return 0x3BF;  // omicron
    case 0x38E:
    case 0x3CD:
    case 0x3B0:
    case 0x3CB:
        return 0x3C5;  // upsilon
    case 0x38F:
    case 0x3CE:
        return 0x3C9;  // omega
    case 0x3C2:
        return 0x3C3;  // the sigma at the end of a word
    default:
        return letter;
    }
}

}  // namespace

std::string folded(std::string_view utf8) {
    std::string plain;
    for (std::size_t at = 0; at < utf8.size(); ++at) {
        const auto byte = static_cast<unsigned char>(utf8[at]);
        if (byte >= 'A' && byte <= 'Z') {
            plain += static_cast<char>(byte | 0x20U);
        } else if ((byte == 0xCE || byte == 0xCF) && at + 1 < utf8.size()) {  // two bytes: 110xxxxx 10xxxxxx
            const unsigned next = static_cast<unsigned char>(utf8[++at]);
            const unsigned letter = plainGreek((byte & 0x1FU) << 6U | (next & 0x3FU));
            plain += static_cast<char>(0xC0U | letter >> 6U);
            plain += static_cast<char>(0x80U | (letter & 0x3FU));
        } else {
            plain += static_cast<char>(byte);
        }
    }
    return plain;
}

std::optional<OthelloCommand> othelloCommand(std::string_view word) { return lookUp(commands, word); }

std::optional<Colour> colourTyped(std::string_view word) { return lookUp(colours, word); }

TypedWords splitTyped(const std::string& line) {
    constexpr const char* blanks = " \t";
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string::npos) return {};
    const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
    TypedWords words{line.substr(begin, end - begin), {}};
    const std::size_t rest = line.find_first_not_of(blanks, end);
    if (rest != std::string::npos) words.rest = line.substr(rest, line.find_last_not_of(blanks) - rest + 1);
    return words;
}

}  // namespace mitos::cli
