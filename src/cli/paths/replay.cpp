#include "cli/paths/replay.h"

#include <fmt/format.h>

#include <optional>

#include "cli/common/interrupt.h"
#include "cli/common/raw_keys.h"
#include "texts/paths.h"

namespace mitos::cli {
namespace {

enum class Key { next, back, play, quit, other };

Key keyOf(char letter) {
    switch (letter) {
    case '\n':
    case '\r':
    case ' ':
    case 'n':
        return Key::next;
    case 'b':
    case 'p':
        return Key::back;
    case 'a':
        return Key::play;
    case 'q':
    case 4:
        return Key::quit;  // Ctrl-D
    default:
        return Key::other;
    }
}

// Without a terminal a line is a key: its first letter, or `next` when it is empty.
Key keyOfLine(const std::optional<std::string>& line) {
    if (!line) return Key::quit;
    return line->empty() ? Key::next : keyOf((*line)[0]);
}

Key readKey(Console& console, const RawKeys& keys) {
    if (!console.interactive) return keyOfLine(console.ask(""));
    const auto letter = keys.read();
    return letter ? keyOf(*letter) : Key::quit;
}

}  // namespace

void replay(Console& console, const Pictures& pictures) {
    const RawKeys keys(console.interactive);
    const bool inPlace = console.interactive && console.out.cursor;  // a terminal that can move its cursor
    bool playing = false;
    std::size_t at = 0;
    std::size_t drawn = 0;  // lines of the last drawing
    for (;;) {
        std::string picture = pictures.heading(at) + "\n";
        std::size_t lines = 1;
        for (const std::string& line : pictures.lines(at)) {
            picture += "  " + line + "\n";
            ++lines;
        }
        if (console.interactive) {
            picture += console.in(text::replayKeys) + "\n";
            ++lines;
        }
        if (inPlace && drawn > 0) console.print(fmt::format("\033[{}A\033[J", drawn));
        console.print(picture);
        console.flush();
        drawn = lines;

        if (at + 1 == pictures.count && (playing || !console.interactive)) return;
        if (playing && !keys.pressedWithin(400)) {
            if (interruptFlag().raised()) throw Interrupted();
            ++at;
            continue;
        }
        const Key key = readKey(console, keys);
        playing = key == Key::play && console.interactive;
        if (interruptFlag().raised()) throw Interrupted();
        if (key == Key::quit) return;
        if (key == Key::back && at > 0) --at;
        if (key == Key::play && !console.interactive) playing = false;
        if ((key == Key::next || key == Key::play) && at + 1 < pictures.count) {
            ++at;
        } else if (key == Key::next && at + 1 == pictures.count) {
            return;
        }
    }
}

}  // namespace mitos::cli
