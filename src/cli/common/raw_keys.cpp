#include "cli/common/raw_keys.h"

#include <unistd.h>

#include "cli/common/interrupt.h"

namespace mitos::cli {
namespace {

// The bytes of one key come together; this long a pause means that there are no more.
constexpr int pauseInSequence = 20;  // milliseconds

std::optional<char> byteAtOnce() {
    char byte = 0;
    if (waitForInput(pauseInSequence) != Waited::ready || ::read(STDIN_FILENO, &byte, 1) != 1) return std::nullopt;
    return byte;
}

// What follows an escape: `[` or `O`, then digits and `;`, then a letter or `~`. All of it belongs to one key, so all of
// it is taken, whether the key means anything or not.
char keyAfterEscape() {
    const auto kind = byteAtOnce();
    if (!kind) return 'q';  // the escape key by itself
    if (*kind != '[' && *kind != 'O') return RawKeys::unknown;
    auto last = byteAtOnce();
    if (last == '[')
        last = byteAtOnce() ? std::optional<char>(RawKeys::unknown) : std::nullopt;  // Linux: F1 is ESC [ [ A
    const bool bare = last && *last >= 'A' && *last <= 'Z';
    while (last && *last >= ' ' && *last < '@') last = byteAtOnce();
    if (!bare) return RawKeys::unknown;
    if (*last == 'A' || *last == 'D') return 'b';
    return *last == 'B' || *last == 'C' ? 'n' : RawKeys::unknown;
}

}  // namespace

RawKeys::RawKeys(bool active) {
    if (!active || tcgetattr(STDIN_FILENO, &before_) != 0) return;
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);  // Ctrl-C still sends its signal
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    active_ = tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0;
}

RawKeys::~RawKeys() {
    if (active_) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
}

std::optional<char> RawKeys::read() const {
    char letter = 0;
    if (waitForInput() != Waited::ready || ::read(STDIN_FILENO, &letter, 1) != 1) return std::nullopt;
    return letter == '\033' ? keyAfterEscape() : letter;
}

bool RawKeys::pressedWithin(int milliseconds) const { return waitForInput(milliseconds) == Waited::ready; }

}  // namespace mitos::cli
