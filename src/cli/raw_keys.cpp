#include "cli/raw_keys.h"

#include <poll.h>
#include <unistd.h>

namespace mitos::cli {

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
    if (::read(STDIN_FILENO, &letter, 1) != 1) return std::nullopt;
    if (letter != '\033') return letter;
    // An arrow comes as three bytes: escape, [, and A to D.
    char bracket = 0;
    if (!pressedWithin(20) || ::read(STDIN_FILENO, &bracket, 1) != 1 || bracket != '[') return 'q';
    if (::read(STDIN_FILENO, &letter, 1) != 1) return std::nullopt;
    return letter == 'D' || letter == 'A' ? 'b' : 'n';
}

bool RawKeys::pressedWithin(int milliseconds) const {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, milliseconds) > 0;
}

}  // namespace mitos::cli
