#include "web/server.h"

#include <ifaddrs.h>
#include <unistd.h>

#include <boost/asio/signal_set.hpp>
#include <cstring>

#include "base/error.h"
#include "texts/writing/language.h"
#include "web/http_session.h"

namespace mitos::web {
namespace {

using namespace net;
using base::Error;
using base::Fault;

constexpr std::size_t mostConnections = 256;

class Listener {
  public:
    Listener(Hub& hub, tcp::acceptor acceptor) : hub_(hub), acceptor_(std::move(acceptor)), pause_(hub.io) {}

    void accept() {
        acceptor_.async_accept([this](error_code error, tcp::socket socket) {
            if (error == asio::error::operation_aborted) return;
            if (error) {
                if (error == asio::error::no_descriptors) closeOldestIdle(hub_);
                return rest();
            }
            if (hub_.connections < mostConnections || closeOldestIdle(hub_)) {
                std::make_shared<HttpSession>(hub_, std::move(socket))->start();
            } else {
                turnAway(std::move(socket));
            }
            accept();
        });
    }

  private:
    // Out of descriptors, most likely: trying again at once would only burn time.
    void rest() {
        pause_.expires_after(milliseconds(100));
        pause_.async_wait([this](error_code error) {
            if (!error) accept();
        });
    }

    static void turnAway(tcp::socket socket) {
        const Reply reply = busy(503, say(text::webTooManyConnections), text::Language::english);
        const std::string text =
            "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\n"
            "Content-Length: " +
            std::to_string(reply.body.size()) + "\r\n\r\n" + reply.body;
        error_code ignored;
        socket.non_blocking(true, ignored);
        socket.write_some(asio::buffer(text), ignored);
    }

    Hub& hub_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
};

Error cannotServe(error_code error) { return {Fault::system, say(text::cannotServe, error.message())}; }

tcp::endpoint endpointOf(asio::io_context& io, const std::string& host, unsigned port) {
    error_code error;
    const asio::ip::address numeric = asio::ip::make_address(host, error);
    if (!error) return {numeric, static_cast<asio::ip::port_type>(port)};
    tcp::resolver resolver(io);
    const auto found = resolver.resolve(host, std::to_string(port), error);
    if (error.category() == asio::error::get_system_category()) throw cannotServe(error);
    if (error || found.empty()) throw Error(Fault::usage, say(text::hostUnknown, base::shownWord(host, 60)));
    // `localhost` may be both; browsers try 127.0.0.1 as well.
    for (const auto& entry : found) {
        if (entry.endpoint().address().is_v4()) return entry.endpoint();
    }
    return found.begin()->endpoint();
}

tcp::acceptor listenOn(asio::io_context& io, const std::string& host, unsigned port, error_code& error) {
    const tcp::endpoint endpoint = endpointOf(io, host, port);
    tcp::acceptor acceptor(io);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    return acceptor;
}

tcp::acceptor open(asio::io_context& io, const ServerOptions& options) {
    const unsigned port = options.port.value_or(usualPort);
    error_code error;
    tcp::acceptor acceptor = listenOn(io, options.host, port, error);
    if (error == asio::error::address_in_use && !options.port) acceptor = listenOn(io, options.host, 0, error);
    if (!error) return acceptor;
    if (error == asio::error::address_in_use) throw Error(Fault::system, say(text::portTaken, port, options.host));
    if (error == boost::system::errc::address_not_available)
        throw Error(Fault::usage, say(text::hostUnknown, base::shownWord(options.host, 60)));
    throw Error(Fault::system, say(text::cannotListen, options.host, port, error.message()));
}

// A server that has no descriptor left for a connection would only seem to work.
void refuseTooFewDescriptors(tcp::acceptor& acceptor) {
    constexpr std::size_t leastDescriptors = 8;
    std::vector<int> taken;
    while (taken.size() < leastDescriptors) {
        const int one = ::dup(acceptor.native_handle());
        if (one < 0) break;
        taken.push_back(one);
    }
    for (const int one : taken) ::close(one);
    if (taken.size() < leastDescriptors) throw Error(Fault::system, say(text::tooFewDescriptors));
}

std::string urlOf(const std::string& host, unsigned port) {
    const bool bare = host.find(':') != std::string::npos;  // an address of IPv6 stands in brackets
    return "http://" + (bare ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

// The addresses of this machine that others may reach it by, of one family.
std::vector<std::string> networkAddresses(bool isV6) {
    std::vector<std::string> found;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return found;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != (isV6 ? AF_INET6 : AF_INET)) continue;
        tcp::endpoint endpoint;
        std::memcpy(endpoint.data(), one->ifa_addr, isV6 ? sizeof(sockaddr_in6) : sizeof(sockaddr_in));
        const asio::ip::address address = endpoint.address();
        if (address.is_loopback() || (isV6 && address.to_v6().is_link_local())) continue;
        found.push_back(address.to_string());
    }
    freeifaddrs(first);
    return found;
}

Listening listeningOn(const tcp::endpoint& endpoint, const std::string& host) {
    const asio::ip::address address = endpoint.address();
    Listening listening;
    listening.port = endpoint.port();
    listening.isPublic = !address.is_loopback();
    listening.address = urlOf(host, listening.port);
    if (!address.is_unspecified()) return listening;
    // No browser goes to an address that stands for all of them.
    listening.address = urlOf(address.is_v6() ? "::1" : "127.0.0.1", listening.port);
    for (const std::string& one : networkAddresses(address.is_v6()))
        listening.others.push_back(urlOf(one, listening.port));
    return listening;
}

void serveUntilSignal(const ServerOptions& options, const std::function<void(const Listening&)>& ready) {
    Hub hub(options.threads, {options.host, 0});
    hub.services.data = options.data;
    asio::signal_set signals(hub.io, SIGINT, SIGTERM);
    tcp::acceptor acceptor = open(hub.io, options);
    refuseTooFewDescriptors(acceptor);
    hub.own.port = acceptor.local_endpoint().port();
    ready(listeningOn(acceptor.local_endpoint(), options.host));
    Listener listener(hub, std::move(acceptor));
    listener.accept();
    signals.async_wait([&hub](error_code, int) { hub.io.stop(); });
    hub.io.run();
    hub.quick.end();
    hub.searches.end();
}

}  // namespace

void serve(const ServerOptions& options, const std::function<void(const Listening&)>& ready) {
    try {
        serveUntilSignal(options, ready);
    } catch (const boost::system::system_error& error) {
        throw cannotServe(error.code());
    }
}

}  // namespace mitos::web
