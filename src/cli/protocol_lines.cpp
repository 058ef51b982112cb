#include "cli/protocol_lines.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "base/parallel.h"
#include "base/words.h"

namespace mitos::cli {
namespace {

// Bytes that a line takes while it waits.
std::size_t costOf(const InputLine& line) { return sizeof(InputLine) + line.text.size(); }

}  // namespace

std::optional<InputLine> InputLines::next() {
    const auto made = [this](std::string text) {
        searched_ = 0;
        if (!std::exchange(hasRead_, true)) text = base::withoutByteOrderMark(text);
        if (!begun_) return InputLine{std::move(text), false};
        return InputLine{*std::exchange(begun_, std::nullopt), true};
    };
    for (;;) {
        const std::size_t end = buffer_.find('\n', searched_);
        if (end != std::string::npos) {
            std::string text = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return made(std::move(text));
        }
        if (buffer_.size() > longest) {
            if (!begun_) begun_ = buffer_.substr(0, beginning);
            buffer_.clear();
        }
        searched_ = buffer_.size();
        if (!fill()) break;
    }
    if (buffer_.empty() && !begun_) return std::nullopt;
    return made(std::exchange(buffer_, {}));
}

bool InputLines::fill() {
    std::array<char, 16384> piece;
    ssize_t got = 0;
    do {
        got = ::read(STDIN_FILENO, piece.data(), piece.size());
    } while (got < 0 && errno == EINTR);
    if (got > 0) buffer_.append(piece.data(), static_cast<std::size_t>(got));
    return got > 0;
}

WaitingLines::WaitingLines() {
    const bool reads = base::startDetached([shared = shared_] {
        try {
            InputLines lines;
            while (auto line = lines.next()) shared->add(std::move(*line));
        } catch (...) {  // no memory for what comes: as if nothing more came
        }
        shared->end();
    });
    if (!reads) direct_.emplace();
}

void WaitingLines::Shared::add(InputLine line) {
    std::unique_lock lock(mutex);
    room.wait(lock, [this] { return waiting < mostWaiting; });
    waiting += costOf(line);
    lines.push_back(std::move(line));
    more.notify_one();
}

InputLine WaitingLines::Shared::take() {
    InputLine line = std::move(lines.front());
    lines.pop_front();
    waiting -= costOf(line);
    room.notify_one();
    return line;
}

void WaitingLines::Shared::end() {
    const std::lock_guard lock(mutex);
    ended = true;
    more.notify_one();
}

}  // namespace mitos::cli
