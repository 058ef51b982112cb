#pragma once
// What the connections share, and the way of a request through the pools. Only server.cpp includes this and the sessions: the
// network library is slow to compile.
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "base/message.h"
#include "texts/web.h"
#include "texts/writing/language.h"
#include "web/common/pool.h"
#include "web/route.h"

namespace mitos::web::net {

namespace asio = boost::asio;
using base::say;
using std::chrono::milliseconds;
using std::chrono::seconds;

inline constexpr std::size_t mostWaitingSearches = 64;
inline constexpr std::size_t mostWaitingQuick = 1024;
inline constexpr unsigned quickThreads = 2;
inline constexpr std::size_t mostSearches = 4;        // of one connection at once
inline constexpr milliseconds progressInterval{100};  // of one request, between two messages of a kind

inline Reply busy(unsigned status, const base::Message& message, text::Language language) {
    return refusal(status, Trouble::busy, message.in(language));
}

// Connections that wait for their next request, the one that waits longest first; each with what closes it.
using IdleConnections = std::list<std::function<void()>>;

// What all connections share. Everything but the pools and the services belongs to the thread of `io`.
struct Hub {
    Hub(unsigned searchThreads, OwnAddress address)
        : own(std::move(address)), quick(quickThreads, mostWaitingQuick, Pool::Manner::quick),
          searches(searchThreads, mostWaitingSearches, Pool::Manner::background) {}

    OwnAddress own;
    Services services;
    std::size_t connections = 0;
    IdleConnections idle;      // of HTTP
    IdleConnections idleLive;  // WebSockets without a request in flight
    Pool quick;
    Pool searches;
    asio::io_context io{1};  // goes first: what it still holds refers to the rest
};

// The place of a connection among those that are idle, until this ends.
class IdlePlace {
  public:
    IdlePlace(IdleConnections& all, std::function<void()> close)
        : all_(all), at_(all.insert(all.end(), std::move(close))) {}
    IdlePlace(const IdlePlace&) = delete;
    IdlePlace& operator=(const IdlePlace&) = delete;
    ~IdlePlace() { all_.erase(at_); }

  private:
    IdleConnections& all_;
    IdleConnections::iterator at_;
};

// Makes room for another connection. WebSockets go last: a page that is open has one. False if no connection is idle.
inline bool closeOldestIdle(Hub& hub) {
    IdleConnections& from = hub.idle.empty() ? hub.idleLive : hub.idle;
    if (from.empty()) return false;
    const std::function<void()> close = std::exchange(from.front(), nullptr);  // it takes itself off the list
    close();
    return true;
}

// One of the connections that there may be.
class Ticket {
  public:
    explicit Ticket(Hub& hub) : hub_(&hub) { ++hub.connections; }
    Ticket(Ticket&& other) noexcept : hub_(std::exchange(other.hub_, nullptr)) {}
    Ticket& operator=(Ticket&&) = delete;
    ~Ticket() {
        if (hub_ != nullptr) --hub_->connections;
    }

  private:
    Hub* hub_;
};

// A request on its way: first quickly, and where that does not suffice on a worker. The functions are called on the thread of
// `io`; `done` exactly once, unless the server ends.
struct Job {
    std::string name;
    Json body;
    text::Language language = text::Language::english;
    SharedStop stop = std::make_shared<base::StopFlag>();
    std::function<bool()> search;  // it takes a worker: is the connection allowed one more? Nothing: always
    std::function<void(Reply)> done;
    std::function<void(const base::Progress&)> progress;
    std::function<void(const std::string&)> partial;  // an answer that will still get better; empty: only the last one

    // What the functions hold (a connection) is let go here, on the thread of `io`, and not wherever the job ends.
    void end(Reply reply) {
        search = nullptr;
        progress = nullptr;
        partial = nullptr;
        std::exchange(done, nullptr)(std::move(reply));
    }
};
using SharedJob = std::shared_ptr<Job>;

inline void finish(Hub& hub, const SharedJob& job, Reply reply) {
    asio::post(hub.io, [job, reply = std::move(reply)]() mutable { job->end(std::move(reply)); });
}

inline base::OnProgress throttled(Hub& hub, const SharedJob& job) {
    if (!job->progress) return {};
    using Clock = std::chrono::steady_clock;
    auto last = std::make_shared<Clock::time_point>();
    return [&hub, job, last](const base::Progress& progress) {
        const Clock::time_point now = Clock::now();
        if (now - *last < progressInterval) return;
        *last = now;
        asio::post(hub.io, [job, progress] {
            if (job->progress) job->progress(progress);
        });
    };
}

// Takes partial answers to the thread of `io`. While that has no time for one, a later one takes its place.
inline TellPartial partialsTo(Hub& hub, const SharedJob& job) {
    if (!job->partial) return {};
    struct Newest {
        std::mutex mutex;
        std::optional<std::string> answer;
    };
    auto newest = std::make_shared<Newest>();
    return [&hub, job, newest](std::string answer) {
        {
            const std::lock_guard lock(newest->mutex);
            if (std::exchange(newest->answer, std::move(answer))) return;  // that one is on its way
        }
        asio::post(hub.io, [job, newest] {
            std::optional<std::string> taken;
            {
                const std::lock_guard lock(newest->mutex);
                taken.swap(newest->answer);
            }
            if (job->partial && taken) job->partial(*taken);
        });
    };
}

// A request that failed for want of memory, and whose refusal failed for the same reason, is refused in fewer words.
inline Reply answerOrRefuse(Hub& hub, const SharedJob& job, bool onWorker) {
    try {
        RequestContext context{job->language, job->stop.get(), {}, {}, onWorker, &hub.services};
        if (onWorker) {
            context.tell = throttled(hub, job);
            context.tellPartial = partialsTo(hub, job);
        }
        return answer(job->name, job->body, std::move(context));
    } catch (...) {
        return {500, R"({"error":{"kind":"system","message":"no memory"}})", false};
    }
}

inline void sendToWorker(Hub& hub, const SharedJob& job) {
    if (job->search && !job->search()) {
        job->end(busy(429, say(text::webTooManyJobs, mostSearches), job->language));
        return;
    }
    const auto work = [&hub, job] { finish(hub, job, answerOrRefuse(hub, job, true)); };
    if (!hub.searches.add(job->stop, work)) job->end(busy(503, say(text::webQueueFull), job->language));
}

inline void run(Hub& hub, const SharedJob& job) {
    const auto work = [&hub, job] {
        Reply reply = answerOrRefuse(hub, job, false);
        if (!reply.later) return finish(hub, job, std::move(reply));
        asio::post(hub.io, [&hub, job] { sendToWorker(hub, job); });
    };
    if (!hub.quick.add(job->stop, work)) job->end(busy(503, say(text::webQueueFull), job->language));
}

}  // namespace mitos::web::net
