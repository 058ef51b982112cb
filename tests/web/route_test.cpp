#include "web/route.h"

#include <gtest/gtest.h>

#include "tests/support/languages.h"
#include "tests/web/support/asking.h"
#include "texts/writing/language.h"

namespace mitos::web {
namespace route_test {

using text::Language;

const OwnAddress own{"127.0.0.1", 8420};

constexpr WebFile files[] = {{"/index.html", "text/html", "<p>", {}, "1"},
                             {"/assets/app-1.js", "text/javascript", "long", "gz", "2"}};

Head get(const std::string& target) {
    Head head;
    head.method = "GET";
    head.target = target;
    head.host = "127.0.0.1:8420";
    return head;
}

Head post(const std::string& target) {
    Head head = get(target);
    head.method = "POST";
    head.contentType = "application/json; charset=utf-8";
    return head;
}

Routed routed(const Head& head) { return route(head, own, test::webServices(), files); }

std::string headerOf(const Page& page, std::string_view name) {
    for (const auto& [each, value] : page.headers) {
        if (each == name) return value;
    }
    return {};
}

TEST(Route, OnlyOurOwnNamesWithOurPortAreHosts) {
    for (const char* host : {"127.0.0.1:8420", "localhost:8420", "LOCALHOST:8420", "[::1]:8420"})
        EXPECT_TRUE(isOwnHost(host, own)) << host;
    for (const char* host : {"", "127.0.0.1", "127.0.0.1:80", "evil.example:8420", "localhost.evil.example:8420",
                             "127.0.0.1:84200", "192.168.1.2:8420", "127.0.0.1:8420:8420"})
        EXPECT_FALSE(isOwnHost(host, own)) << host;
}

TEST(Route, AServerOnAllAddressesTakesNumericOnesButNoNames) {
    const OwnAddress all{"0.0.0.0", 8420};
    EXPECT_TRUE(isOwnHost("192.168.1.2:8420", all));
    EXPECT_FALSE(isOwnHost("evil.example:8420", all));
    EXPECT_TRUE(isOwnHost("box.lan:8420", {"box.lan", 8420}));
}

TEST(Route, OnlyOneTransferEncodingIsKnown) {
    Head head = post("/api/tiles/board");
    EXPECT_TRUE(knowsTransferEncoding(head, 11));
    for (const char* coding :
         {"gzip", "identity", "chunked, gzip", "gzip, chunked", "chunked, chunked", "xchunked", ""}) {
        head.transferEncoding = coding;
        EXPECT_FALSE(knowsTransferEncoding(head, 11)) << coding;
    }
    head.transferEncoding = " Chunked ";
    EXPECT_TRUE(knowsTransferEncoding(head, 11));
    EXPECT_FALSE(knowsTransferEncoding(head, 10)) << "HTTP 1.0 has none";
}

TEST(Route, ForeignHostsAndOriginsAreRefused) {
    Head head = get("/");
    head.host = "evil.example:8420";
    EXPECT_EQ(routed(head).page.status, 403U);
    head = get("/");
    head.origin = "http://evil.example";
    EXPECT_EQ(routed(head).page.status, 403U);
    head.origin = "null";
    EXPECT_EQ(routed(head).page.status, 403U);
    head.origin = "http://127.0.0.1:8420";
    EXPECT_EQ(routed(head).page.status, 200U);
    head = get("/api/live");
    head.upgrade = true;
    head.origin = "http://localhost:8420";  // ours, but not the host that was asked
    EXPECT_EQ(routed(head).page.status, 403U);
}

TEST(Route, PathsWithoutADotAreTheApp) {
    EXPECT_EQ(routed(get("/")).page.body, "<p>");
    EXPECT_EQ(routed(get("/othello")).page.body, "<p>");
    EXPECT_EQ(routed(get("/othello?x=1")).page.body, "<p>");
    EXPECT_EQ(routed(get("/missing.js")).page.status, 404U);
    EXPECT_EQ(routed(get("/../etc/passwd.txt")).page.status, 404U);
    EXPECT_EQ(routed(get("/api/missing")).page.status, 404U);
}

TEST(Route, FilesAreCachedByHashAndSentCompressedWhereAccepted) {
    Head head = get("/assets/app-1.js");
    EXPECT_EQ(routed(head).page.body, "long");
    EXPECT_NE(headerOf(routed(head).page, "Cache-Control").find("immutable"), std::string::npos);
    head.acceptEncoding = "br, gzip;q=0.8";
    const Page packed = routed(head).page;
    EXPECT_EQ(packed.body, "gz");
    EXPECT_EQ(headerOf(packed, "Content-Encoding"), "gzip");
    head.ifNoneMatch = headerOf(packed, "ETag");
    EXPECT_EQ(routed(head).page.status, 304U);
    head = get("/assets/app-1.js");
    head.acceptEncoding = "gzip;q=0";
    EXPECT_EQ(routed(head).page.body, "long");
    EXPECT_EQ(headerOf(routed(get("/")).page, "Cache-Control"), "no-cache");
}

TEST(Route, WithoutTheFrontEndAPageSaysHowToGetIt) {
    Head head = get("/");
    head.acceptLanguage = "el-GR,el;q=0.9,en;q=0.8";
    const Page page = route(head, own, test::webServices(), {}).page;
    EXPECT_EQ(page.status, 200U);
    EXPECT_NE(page.body.find("lang=\"el\""), std::string::npos);
    EXPECT_NE(page.body.find("npm run build"), std::string::npos);
}

TEST(Route, RequestsArePostedAsJson) {
    EXPECT_EQ(routed(post("/api/tiles/solve")).to, Routed::To::request);
    EXPECT_EQ(routed(post("/api/tiles/solve")).request, "tiles/solve");
    Head head = post("/api/tiles/solve");
    head.contentType = "text/plain";
    EXPECT_EQ(routed(head).page.status, 415U);
    const Page wrong = routed(get("/api/tiles/solve")).page;
    EXPECT_EQ(wrong.status, 405U);
    EXPECT_EQ(headerOf(wrong, "Allow"), "POST");
    EXPECT_EQ(routed(post("/")).page.status, 405U);
    EXPECT_EQ(routed(post("/api/catalogue")).page.status, 405U);
    EXPECT_EQ(routed(get("/api/live")).page.status, 400U);
    EXPECT_EQ(routed(get("/api/catalogue?lang=el")).page.status, 200U);
    EXPECT_EQ(routed(get("/api/catalogue?x")).page.status, 400U);
}

TEST(Route, TheLanguageIsTheOnePreferred) {
    EXPECT_EQ(preferredLanguage(""), Language::english);
    EXPECT_EQ(preferredLanguage("el"), test::greek);
    EXPECT_EQ(preferredLanguage("en-US,el;q=0.9"), Language::english);
    EXPECT_EQ(preferredLanguage("fr, en;q=0.3, el;q=0.7"), test::greek);
    EXPECT_EQ(preferredLanguage(";;,q=,="), Language::english);
}

TEST(Route, ThePolicyNamesTheLiveSocket) {
    const Headers headers = securityHeaders("localhost:8420");
    EXPECT_NE(headers[0].second.find("connect-src 'self' ws://localhost:8420;"), std::string::npos);
    EXPECT_NE(headers[0].second.find("default-src 'none'"), std::string::npos);
}

}  // namespace route_test
}  // namespace mitos::web
