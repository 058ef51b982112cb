#include "cli/common/typed_words.h"

#include "base/error.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "texts/game_dialogue.h"

namespace mitos::cli {
namespace {

// Returns the small letter without its accent for a Greek letter given by its number in Unicode.
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

std::string askLine(Console& console, const base::Message& prompt) {
    auto line = console.ask(prompt.in(console.language));
    if (line) return std::move(*line);
    throwIfInterrupted();
    throw base::Error(base::Fault::input, base::say(text::inputEnded));
}

TypedWords splitTyped(std::string_view line) {
    const std::string_view first = base::takeWord(line);
    return {std::string(first), std::string(base::stripped(line))};
}

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

}  // namespace mitos::cli
