#pragma once
// From the head of an HTTP request to what is to be done: who may ask, which file, which request.
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/phrase.h"
#include "texts/writing/language.h"
#include "web/files.h"
#include "web/request.h"

namespace mitos::web {

inline constexpr std::size_t mostHeaderBytes = 8 * 1024;
inline constexpr std::size_t mostBodyBytes = 64 * 1024;

/// What matters of the head. Names of headers and of methods as HTTP spells them; absent headers are empty.
struct Head {
    std::string method;
    std::string target;
    std::string host;
    std::optional<std::string> origin;
    std::optional<std::string> transferEncoding;
    std::string contentType;
    std::string acceptLanguage;
    std::string acceptEncoding;
    std::string ifNoneMatch;
    bool upgrade = false;  // asks for a WebSocket
};

/// Under which names this server is reached.
struct OwnAddress {
    std::string host = "127.0.0.1";  // that it listens on
    unsigned port = 0;
};

/// Does this server know where the body of such a request ends? `chunked` alone says so, from HTTP 1.1 (11) on; any
/// other coding would leave bytes of the body to be taken for the next request.
bool knowsTransferEncoding(const Head& head, unsigned version);

/// A foreign page can make a browser send requests here, but not with our Host and Origin. Names are compared with the port; where
/// the server listens on all addresses, any numeric address may be used to reach it, but no name (a name could be rebound to us).
bool isOwnHost(std::string_view typed, const OwnAddress& own);
bool isOwnOrigin(std::string_view origin, std::string_view host);

/// The one that stands first or has the greater weight.
text::Language preferredLanguage(std::string_view acceptLanguage);

using Headers = std::vector<std::pair<std::string_view, std::string>>;

/// An answer that needs no work.
struct Page {
    unsigned status = 200;
    std::string contentType = "application/json";
    std::string body;
    Headers headers;
};
Page pageOf(Reply reply);

/// Sent with every answer; `host` has been found our own, or is empty.
Headers securityHeaders(std::string_view host);

struct Routed {
    enum class To { page, request, live };
    To to = To::page;
    Page page;
    std::string request;  // its name
    text::Language language = text::Language::english;
};
Routed route(const Head& head, const OwnAddress& own, const Services& services, std::span<const WebFile> files);

}  // namespace mitos::web
