#pragma once
// What other programs say to the protocol doors: lines from standard input, at once as they come.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace mitos::cli {

struct InputLine {
    std::string text;
    bool tooLong = false;  // longer than any line may be: this is only how it begins
};

class InputLines {
  public:
    static constexpr std::size_t longest = std::size_t{4} << 20U;  // whole games come in one
    static constexpr std::size_t beginning = 64;  // of what is too long: enough for a number and a name

    /// Nothing at the end of the input.
    std::optional<InputLine> next();

  private:
    bool fill();

    std::string buffer_;
    std::size_t searched_ = 0;
    bool hasRead_ = false;              // a line, the first of which may begin with the mark of its byte order
    std::optional<std::string> begun_;  // how a line began that turned out too long
};

/// Lines that are read on a thread of their own, so that an urgent one is seen while others wait before it. When
/// `mostWaiting` bytes of them wait, no more are read until the door takes some. What is left of it at the end of the
/// process is the thread's own. If the system gives no thread, lines are read when they are asked for.
class WaitingLines {
  public:
    static constexpr std::size_t mostWaiting = std::size_t{16} << 20U;

    WaitingLines();

    /// The next line; nothing at the end of the input. While the door is busy, and a line that waits is urgent, it is told to hurry.
    template <class Door>
    std::optional<InputLine> next(Door& door) {
        if (direct_) return direct_->next();
        std::unique_lock lock(shared_->mutex);
        for (;;) {
            if (!door.busy() && !shared_->lines.empty()) break;
            const bool urgent = std::any_of(shared_->lines.begin(), shared_->lines.end(), [](const InputLine& line) {
                return !line.tooLong && Door::isUrgent(line.text);
            });
            if (urgent && door.busy()) door.hurry();
            if (shared_->lines.empty() && shared_->ended) return std::nullopt;  // the door knows how long to wait
            shared_->more.wait_for(lock, std::chrono::milliseconds(5));
        }
        return shared_->take();
    }

  private:
    struct Shared {
        std::mutex mutex;
        std::condition_variable more;
        std::condition_variable room;
        std::deque<InputLine> lines;
        std::size_t waiting = 0;  // bytes of all lines
        bool ended = false;

        void add(InputLine line);
        InputLine take();
        void end();
    };
    std::optional<InputLines> direct_;
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace mitos::cli
