#pragma once
// Partial answers of a live socket: how often they may be sent, and that none grows old in a queue.
#include <chrono>
#include <map>
#include <optional>
#include <string>

namespace mitos::web {

/// Holds the newest partial answer of each request until it may be sent. An older one that was not sent is forgotten, so
/// that a slow reader makes it hold no more.
class PartialAnswers {
  public:
    using Clock = std::chrono::steady_clock;

    /// Of one request no two are sent within `interval`.
    explicit PartialAnswers(Clock::duration interval) : interval_(interval) {}

    /// Puts `message` in the place of an earlier one of that request.
    void put(const std::string& id, std::string message) { requests_[id].newest = std::move(message); }

    /// Forgets all about a request that is answered or cancelled.
    void drop(const std::string& id) { requests_.erase(id); }

    /// Returns when a message may be sent, which may be long ago; nothing if there is none.
    [[nodiscard]] std::optional<Clock::time_point> nextTime() const;

    /// Removes and returns the message that may be sent for the longest time; nothing if none may be sent yet.
    std::optional<std::string> take(Clock::time_point now);

  private:
    struct Request {
        std::optional<std::string> newest;
        Clock::time_point notBefore = Clock::time_point::min();
    };
    using Requests = std::map<std::string, Request>;
    [[nodiscard]] Requests::const_iterator next() const;

    Clock::duration interval_;
    Requests requests_;
};

}  // namespace mitos::web
