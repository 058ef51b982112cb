#pragma once
// A connection that speaks HTTP: one request after the other.
#include <sys/socket.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http.hpp>

#include "texts/writing/language.h"
#include "web/live_session.h"

namespace mitos::web::net {

using asio::ip::tcp;

inline constexpr seconds idleTime{75};    // until the next request begins
inline constexpr seconds requestTime{5};  // from its first byte to its last
inline constexpr seconds writeTime{30};
inline constexpr seconds drainTime{2};
inline constexpr std::size_t mostDrained = 1024 * 1024;

inline Head headOf(const http::request<http::string_body>& request) {
    const auto field = [&](http::field name) { return std::string(request[name]); };
    // Who says twice where it comes from or goes to is not believed at all: both are shown, and no such name is ours.
    const auto only = [&](http::field name) {
        std::string all;
        const auto [first, last] = request.equal_range(name);
        for (auto entry = first; entry != last; ++entry) {
            if (entry != first) all += ", ";
            all += entry->value();
        }
        return all;
    };
    Head head;
    head.method = request.method_string();
    head.target = request.target();
    head.host = only(http::field::host);
    if (request.count(http::field::origin) > 0) head.origin = only(http::field::origin);
    if (request.count(http::field::transfer_encoding) > 0) head.transferEncoding = only(http::field::transfer_encoding);
    head.contentType = field(http::field::content_type);
    head.acceptLanguage = field(http::field::accept_language);
    head.acceptEncoding = field(http::field::accept_encoding);
    head.ifNoneMatch = field(http::field::if_none_match);
    head.upgrade = websocket::is_upgrade(request);
    return head;
}

class HttpSession : public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(Hub& hub, tcp::socket socket) : hub_(hub), ticket_(hub), stream_(std::move(socket)), timer_(hub.io) {}

    void start() {
        error_code ignored;
        stream_.socket().set_option(tcp::no_delay(true), ignored);
        await();
    }

  private:
    using Parser = http::request_parser<http::string_body>;

    // 1. Wait for the first byte, with much patience. What the client sent ahead lies in the buffer already.
    void await() {
        parser_.emplace();
        parser_->header_limit(mostHeaderBytes);
        parser_->body_limit(mostBodyBytes);
        slow_ = false;
        if (buffer_.size() > 0) return read();
        idle_.emplace(hub_.idle, [this] {
            idle_.reset();
            error_code ignored;
            stream_.socket().close(ignored);  // the wait ends with an error, and the session with it
        });
        patience(idleTime);
        stream_.socket().async_wait(tcp::socket::wait_read, [self = shared_from_this()](error_code error) {
            if (!error) self->read();
        });
    }

    // 2. Read the rest, with little.
    void read() {
        idle_.reset();
        patience(requestTime);
        http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
            self->endPatience();
            if (error) return self->misread(error);
            self->serve(self->parser_->release());
        });
    }

    // The timer of the stream would close it; a client that is too slow is told so. A timer that ran out just before it was cancelled
    // still calls: the number of the wait tells that it comes too late.
    void patience(seconds time) {
        timer_.expires_after(time);
        timer_.async_wait([weak = weak_from_this(), wait = ++wait_](error_code error) {
            const auto self = weak.lock();
            if (error || self == nullptr || self->wait_ != wait) return;
            self->slow_ = true;
            error_code ignored;
            self->stream_.socket().cancel(ignored);
        });
    }

    void endPatience() {
        ++wait_;
        timer_.cancel();
    }

    void misread(error_code error) {
        close_ = true;
        language_ = preferredLanguage(parser_->get()[http::field::accept_language]);  // as far as it was read
        const auto refuse = [&](unsigned status, const base::Message& message) {
            send(pageOf(refusal(status, Trouble::usage, message.in(language_))));
        };
        if (slow_) return refuse(408, say(text::webTooSlow));
        if (error == http::error::body_limit) return refuse(413, say(text::webBodyTooLarge, mostBodyBytes / 1024));
        if (error == http::error::header_limit)
            return refuse(431, say(text::webHeaderTooLarge, mostHeaderBytes / 1024));
        if (error == http::error::end_of_stream || error == http::error::partial_message) return;  // it has gone
        if (error.category() == make_error_code(http::error::bad_method).category())
            return refuse(400, say(text::webBadHttp));
    }

    // 3. Find out what it wants.
    void serve(http::request<http::string_body> request) {
        const Head head = headOf(request);
        headOnly_ = head.method == "HEAD";
        close_ = !request.keep_alive();
        version_ = request.version();
        if (!knowsTransferEncoding(head, request.version())) {  // nobody knows where such a body ends
            close_ = true;
            language_ = preferredLanguage(head.acceptLanguage);
            const base::Message why = say(text::webTransferEncoding, base::shownWord(*head.transferEncoding));
            return send(pageOf(refusal(501, Trouble::usage, why.in(language_))));
        }
        Routed routed;
        try {
            routed = route(head, hub_.own, hub_.services, webFiles());
        } catch (...) {
            routed.page = pageOf(refusalOfException(text::Language::english));
        }
        host_ = routed.page.status == 403 ? "" : head.host;
        language_ = routed.language;
        if (routed.to == Routed::To::page) return send(std::move(routed.page));
        if (routed.to == Routed::To::live) return upgrade(request);
        ask(routed.request, request.body());
    }

    void upgrade(const http::request<http::string_body>& request) {
        std::make_shared<LiveSession>(hub_, std::move(ticket_), std::move(stream_), language_)->start(request);
    }

    // 4. Have it answered, and watch meanwhile whether somebody is still there.
    void ask(const std::string& name, const std::string& body) {
        auto job = std::make_shared<Job>();
        job->name = name;
        job->language = language_;
        try {
            job->body = readObject(body);
        } catch (...) {
            return send(pageOf(refusalOfException(language_)));
        }
        stop_ = job->stop;
        job->search = [self = shared_from_this()] {
            self->watch();
            return true;
        };
        job->done = [self = shared_from_this()](Reply reply) {
            self->stop_.reset();
            error_code ignored;
            if (self->watching_) self->stream_.socket().cancel(ignored);
            self->watching_ = false;
            if (!self->gone_) self->send(pageOf(std::move(reply)));
        };
        run(hub_, job);
    }

    void watch() {
        watching_ = true;
        stream_.socket().async_wait(tcp::socket::wait_read, [self = shared_from_this()](error_code error) {
            if (error || self->stop_ == nullptr) return;
            self->watching_ = false;
            if (self->takeAhead()) return self->watch();
            self->gone_ = true;
            self->stop_->raise();
        });
    }

    // More to read is the next request, sent ahead: it is kept, as much as one may be long. False at the end of the stream.
    bool takeAhead() {
        const std::size_t room =
            mostBodyBytes + mostHeaderBytes - std::min(buffer_.size(), mostBodyBytes + mostHeaderBytes);
        if (room == 0) return false;
        const auto space = buffer_.prepare(std::min<std::size_t>(room, 4096));
        const ssize_t got = ::recv(stream_.socket().native_handle(), space.data(), space.size(), MSG_DONTWAIT);
        if (got > 0) buffer_.commit(static_cast<std::size_t>(got));
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
    }

    // 5. Answer.
    void send(Page page) {
        response_.emplace(static_cast<http::status>(page.status), version_);
        response_->set(http::field::server, "mitos");
        for (const auto& [name, value] : securityHeaders(host_)) response_->set(beast::string_view(name), value);
        for (const auto& [name, value] : page.headers) response_->set(beast::string_view(name), value);
        if (page.status != 304) response_->set(http::field::content_type, page.contentType);
        response_->keep_alive(!close_);
        const std::size_t length = page.body.size();
        if (!headOnly_) response_->body() = std::move(page.body);
        if (page.status != 304) response_->content_length(length);
        serializer_.emplace(*response_);
        stream_.expires_after(writeTime);
        const auto sent = [self = shared_from_this()](error_code error, std::size_t) {
            self->stream_.expires_never();
            if (error) return;
            if (self->close_) return self->drain();
            self->await();
        };
        if (headOnly_) {
            http::async_write_header(stream_, *serializer_, sent);
        } else {
            http::async_write(stream_, *serializer_, sent);
        }
    }

    // A socket that is closed with bytes unread takes back what it was sending: read what still comes, for a while.
    void drain() {
        error_code ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        buffer_.clear();
        stream_.expires_after(drainTime);
        drainMore();
    }

    void drainMore() {
        stream_.async_read_some(buffer_.prepare(16 * 1024),
                                [self = shared_from_this()](error_code error, std::size_t n) {
                                    self->drained_ += n;
                                    if (!error && self->drained_ < mostDrained) self->drainMore();
                                });
    }

    Hub& hub_;
    Ticket ticket_;
    std::optional<IdlePlace> idle_;  // while it waits for the first byte of a request
    beast::tcp_stream stream_;
    asio::steady_timer timer_;
    beast::flat_buffer buffer_{mostHeaderBytes + mostBodyBytes};
    std::optional<Parser> parser_;
    std::optional<http::response<http::string_body>> response_;
    std::optional<http::response_serializer<http::string_body>> serializer_;
    std::string host_;
    text::Language language_ = text::Language::english;
    SharedStop stop_;  // of the request that is being answered
    unsigned version_ = 11;
    unsigned wait_ = 0;  // for the client, the how manieth
    std::size_t drained_ = 0;
    bool slow_ = false;
    bool headOnly_ = false;
    bool close_ = false;
    bool watching_ = false;
    bool gone_ = false;
};

}  // namespace mitos::web::net
