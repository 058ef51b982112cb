#pragma once
// The server: HTTP and WebSocket on one port, one thread for the network, a few for the work.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "web/request.h"

namespace mitos::web {

inline constexpr unsigned usualPort = 8420;

struct ServerOptions {
    std::string host = "127.0.0.1";
    std::optional<unsigned> port;  // 0 is any; without it the usual one, or any where that is taken
    unsigned threads = 2;          // searches at once
    std::optional<std::filesystem::path> data;
};

/// Where it is reached.
struct Listening {
    std::string address;  // http://127.0.0.1:8420/: a browser on this machine can open it
    unsigned port = 0;
    bool isPublic = false;            // other machines can reach it
    std::vector<std::string> others;  // if it listens on all addresses: those that others can open
};

/// Serves until SIGINT or SIGTERM; `ready` is called once, when it listens. Throws an Error (system) when it cannot
/// listen, or when the system gives too few threads or descriptors.
void serve(const ServerOptions& options, const std::function<void(const Listening&)>& ready);

}  // namespace mitos::web
