#pragma once
// A WebSocket: many requests at once, progress, partial answers, cancelling.
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <map>
#include <optional>

#include "base/error.h"
#include "texts/writing/language.h"
#include "web/hub.h"
#include "web/live.h"
#include "web/partials.h"

namespace mitos::web::net {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using beast::error_code;

inline constexpr std::size_t mostUnanswered = 64;     // requests of a live socket at once, of any kind
inline constexpr std::size_t mostProgressQueued = 8;  // messages that may wait before progress is left out

class LiveSession : public std::enable_shared_from_this<LiveSession> {
  public:
    LiveSession(Hub& hub, Ticket ticket, beast::tcp_stream stream, text::Language language)
        : hub_(hub), ticket_(std::move(ticket)), socket_(std::move(stream)), language_(language), timer_(hub.io) {}
    ~LiveSession() { cancelAll(); }

    void start(const http::request<http::string_body>& request) {
        beast::get_lowest_layer(socket_).expires_never();  // the WebSocket keeps its own time
        socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
        socket_.read_message_max(mostBodyBytes);
        socket_.text(true);
        socket_.async_accept(request, [self = shared_from_this()](error_code error) {
            if (error) return;
            self->settle();
            self->read();
        });
    }

  private:
    struct Flight {
        SharedStop stop;
        bool searches = false;
    };

    // A client that asks more than it reads is not listened to until it has caught up.
    void read() {
        if (reading_ || closed_ || queue_.size() > mostUnanswered) return;
        reading_ = true;
        socket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
            self->reading_ = false;
            if (error) return self->close();
            const std::string text = beast::buffers_to_string(self->buffer_.data());
            self->buffer_.consume(self->buffer_.size());
            self->take(text);
            self->read();
        });
    }

    void take(const std::string& text) {
        LiveMessage message;
        try {
            message = readLive(text);
        } catch (...) {
            return send(liveTrouble(refusalOfException(language_)));
        }
        if (message.cancel) {
            const auto found = flights_.find(*message.cancel);
            if (found == flights_.end()) return;
            found->second.stop->raise();
            partials_.drop(*message.cancel);
            return;
        }
        if (flights_.contains(message.id)) {
            const std::string said = say(text::webIdTaken, base::shownWord(message.id)).in(language_);
            return send(liveTrouble(refusal(400, Trouble::usage, said)));
        }
        if (flights_.size() >= mostUnanswered)
            return send(liveReply(message.id, busy(429, say(text::webTooManyJobs, mostUnanswered), language_)));
        launch(std::move(message));
    }

    void launch(LiveMessage message) {
        const std::string id = message.id;
        auto job = std::make_shared<Job>();
        job->name = std::move(message.request);
        job->body = std::move(message.body);
        job->language = language_;
        // Weak: a connection that has gone must not be kept alive by a search.
        const std::weak_ptr<LiveSession> weak = weak_from_this();
        job->search = [weak, id] {
            const auto self = weak.lock();
            return self == nullptr || self->admitSearch(id);
        };
        job->done = [weak, id](const Reply& reply) {
            if (const auto self = weak.lock()) self->land(id, reply);
        };
        job->progress = [weak, id](const base::Progress& progress) {
            if (const auto self = weak.lock()) self->tell(id, progress);
        };
        job->partial = [weak, id](const std::string& answer) {
            if (const auto self = weak.lock()) self->tellPartial(id, answer);
        };
        flights_[id] = {job->stop, false};
        idle_.reset();
        run(hub_, job);
    }

    bool admitSearch(const std::string& id) {
        std::size_t searching = 0;
        for (const auto& [each, flight] : flights_) searching += flight.searches ? 1 : 0;
        if (searching >= mostSearches) return false;
        flights_[id].searches = true;
        return true;
    }

    void land(const std::string& id, const Reply& reply) {
        flights_.erase(id);
        partials_.drop(id);
        send(liveReply(id, reply));
        if (flights_.empty()) settle();
    }

    // It waits for a request, and may be closed for the sake of another connection.
    void settle() {
        idle_.emplace(hub_.idleLive, [this] {
            idle_.reset();
            error_code ignored;
            beast::get_lowest_layer(socket_).socket().close(
                ignored);  // the reading ends with an error, and the session with it
        });
    }

    void tell(const std::string& id, const base::Progress& progress) {
        if (flights_.contains(id) && queue_.size() < mostProgressQueued) send(liveProgress(id, progress));
    }

    void tellPartial(const std::string& id, const std::string& answer) {
        const auto found = flights_.find(id);
        if (found == flights_.end() || found->second.stop->raised()) return;
        partials_.put(id, livePartial(id, answer));
        sendPartial();
    }

    // Sends a partial answer if nothing else waits to be written. The end of a write, or the timer, tries again.
    void sendPartial() {
        if (closed_ || !queue_.empty()) return;
        if (auto message = partials_.take(PartialAnswers::Clock::now())) return send(std::move(*message));
        const auto time = partials_.nextTime();
        if (!time) return;
        timer_.expires_at(*time);
        timer_.async_wait([weak = weak_from_this()](error_code error) {
            const auto self = weak.lock();
            if (!error && self != nullptr) self->sendPartial();
        });
    }

    void send(std::string text) {
        if (closed_) return;
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

    void write() {
        socket_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](error_code error, std::size_t) {
            if (error) return self->close();
            self->queue_.pop_front();
            if (!self->queue_.empty())
                self->write();
            else
                self->sendPartial();
            self->read();
        });
    }

    void close() {
        closed_ = true;
        cancelAll();
    }

    void cancelAll() {
        for (const auto& [id, flight] : flights_) flight.stop->raise();
    }

    Hub& hub_;
    Ticket ticket_;
    std::optional<IdlePlace> idle_;  // while nothing is in flight
    websocket::stream<beast::tcp_stream, false> socket_;
    text::Language language_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;  // the first one is being written
    std::map<std::string, Flight> flights_;
    PartialAnswers partials_{progressInterval};
    asio::steady_timer timer_;  // until a partial answer may be sent
    bool reading_ = false;
    bool closed_ = false;
};

}  // namespace mitos::web::net
