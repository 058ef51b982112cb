#include "web/route.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "base/error.h"
#include "base/message.h"
#include "base/words.h"
#include "options/read.h"
#include "texts/web.h"
#include "texts/writing/language.h"

namespace mitos::web {
namespace {

using base::lowered;
using base::say;
using base::stripped;
using text::Language;

constexpr std::string_view apiPrefix = "/api/";

// The parts of `a;q=0.5, b` with their weights.
template <class Visit>
void forEachWeighted(std::string_view list, Visit&& visit) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view part = stripped(list.substr(0, comma));
        double weight = 1;
        const std::size_t mark = part.find(';');
        if (mark != std::string_view::npos) {
            const std::size_t value = part.find("q=", mark);
            if (value != std::string_view::npos)
                std::from_chars(part.data() + value + 2, part.data() + part.size(), weight);
            part = stripped(part.substr(0, mark));
        }
        visit(part, weight);
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
}

bool acceptsGzip(std::string_view acceptEncoding) {
    bool accepted = false;
    forEachWeighted(acceptEncoding, [&](std::string_view name, double weight) {
        if (lowered(name) == "gzip" || name == "*") accepted = weight > 0;
    });
    return accepted;
}

bool isNumericAddress(std::string_view host) {
    if (host.starts_with('[')) {
        return host.find_first_not_of("0123456789abcdefABCDEF:.", 1) == host.size() - 1 && host.ends_with(']');
    }
    return !host.empty() && host.find_first_not_of("0123456789.") == std::string_view::npos;
}

Page refused(unsigned status, Trouble kind, const base::Message& message, Language language) {
    return pageOf(refusal(status, kind, message.in(language)));
}

Page notBuiltPage(Language language) {
    const auto in = [&](base::Phrase phrase) { return std::string(phrase.in(language)); };
    Page page;
    page.contentType = "text/html; charset=utf-8";
    page.body = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<title>Mitos</title>\n<style>body{{font:1.1rem/1.5 system-ui,sans-serif;"
        "max-width:40rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}}</style>\n"
        "<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n<p>{}</p>\n</html>\n",
        language.code(), in(text::webNotBuiltTitle), in(text::webNotBuilt), in(text::webNotBuiltRemedy),
        in(text::webNotBuiltApi));
    page.headers.emplace_back("Cache-Control", "no-cache");
    return page;
}

Page filePage(const WebFile& file, const Head& head) {
    const bool packed = !file.gzip.empty() && acceptsGzip(head.acceptEncoding);
    Page page;
    page.contentType = file.contentType;
    const std::string etag = fmt::format("\"{}{}\"", file.etag, packed ? "-gz" : "");
    page.headers.emplace_back("ETag", etag);
    // Vite puts a hash of the content into the names of assets, so they never change.
    const bool hashed = file.path.starts_with("/assets/");
    page.headers.emplace_back("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (!file.gzip.empty()) page.headers.emplace_back("Vary", "Accept-Encoding");
    if (head.ifNoneMatch.find(etag) != std::string::npos) {
        page.status = 304;
        return page;
    }
    if (packed) page.headers.emplace_back("Content-Encoding", "gzip");
    page.body = packed ? file.gzip : file.bytes;
    return page;
}

Page staticPage(std::string_view path, const Head& head, Language language, std::span<const WebFile> files) {
    const auto named = [&](std::string_view name) {
        const auto found =
            std::find_if(files.begin(), files.end(), [&](const WebFile& file) { return file.path == name; });
        return found == files.end() ? nullptr : &*found;
    };
    if (const WebFile* file = named(path)) return filePage(*file, head);
    // The addresses within the app are its own affair: they have no dot.
    if (path.find('.') != std::string_view::npos)
        return refused(404, Trouble::usage, say(text::webNotFound, base::shownWord(path, 60)), language);
    if (const WebFile* index = named("/index.html")) return filePage(*index, head);
    return notBuiltPage(language);
}

Page cataloguePage(std::string_view query, Language language, const Services& services) {
    if (!query.empty()) {
        const auto chosen = query.starts_with("lang=") ? text::languageOf(query.substr(5)) : std::nullopt;
        if (!chosen) {
            return refused(400, Trouble::usage, options::nameRefused(query, "lang", text::languageCodes()), language);
        }
        language = *chosen;
    }
    return pageOf({200, catalogue(language, services), false});
}

Page wrongMethod(std::string_view path, std::string_view allowed, Language language) {
    Page page = refused(405, Trouble::usage, say(text::webWrongMethod, base::shownWord(path, 60), allowed), language);
    page.headers.emplace_back("Allow", std::string(allowed));
    return page;
}

Routed toPage(Page page, Language language) { return {Routed::To::page, std::move(page), {}, language}; }

}  // namespace

bool knowsTransferEncoding(const Head& head, unsigned version) {
    return !head.transferEncoding || (version >= 11 && lowered(stripped(*head.transferEncoding)) == "chunked");
}

bool isOwnHost(std::string_view typed, const OwnAddress& own) {
    const std::string host = lowered(typed);
    const std::string port = fmt::format(":{}", own.port);
    std::string name = host;
    if (name.ends_with(port)) {
        name.resize(name.size() - port.size());
    } else if (own.port != 80) {
        return false;
    }
    const std::string ours = lowered(own.host);
    if (name == "localhost" || name == "127.0.0.1" || name == "[::1]") return true;
    if (name == ours || name == "[" + ours + "]") return true;
    const bool everywhere = ours == "0.0.0.0" || ours == "::";
    return everywhere && isNumericAddress(name);
}

bool isOwnOrigin(std::string_view origin, std::string_view host) {
    return lowered(origin) == "http://" + lowered(host);
}

Language preferredLanguage(std::string_view acceptLanguage) {
    Language best = Language::english;
    double greatest = 0;
    forEachWeighted(acceptLanguage, [&](std::string_view name, double weight) {
        const auto known = text::languageOf(lowered(name.substr(0, name.find('-'))));
        if (weight <= greatest || !known) return;
        greatest = weight;
        best = *known;
    });
    return best;
}

Page pageOf(Reply reply) {
    Page page;
    page.status = reply.status;
    page.body = std::move(reply.body);
    page.headers.emplace_back("Cache-Control", "no-store");
    return page;
}

Headers securityHeaders(std::string_view host) {
    const std::string live = host.empty() ? "" : fmt::format(" ws://{}", host);
    return {{"Content-Security-Policy",
             fmt::format("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' "
                         "data: blob:; connect-src 'self'{}; font-src 'self'; base-uri 'none'; form-action 'none'; "
                         "frame-ancestors 'none'",
                         live)},
            {"X-Content-Type-Options", "nosniff"},
            {"Referrer-Policy", "no-referrer"},
            {"Cross-Origin-Opener-Policy", "same-origin"},
            {"Cross-Origin-Resource-Policy", "same-origin"}};
}

Routed route(const Head& head, const OwnAddress& own, const Services& services, std::span<const WebFile> files) {
    const Language language = preferredLanguage(head.acceptLanguage);
    // 1. Who asks?
    if (!isOwnHost(head.host, own)) {
        return toPage(refused(403, Trouble::usage, say(text::webForeignHost, base::shownWord(head.host, 60)), language),
                      language);
    }
    if (head.origin && !isOwnOrigin(*head.origin, head.host)) {
        return toPage(
            refused(403, Trouble::usage, say(text::webForeignOrigin, base::shownWord(*head.origin, 60)), language),
            language);
    }
    // 2. For what? A target that does not begin at the root is meant for a proxy.
    const std::string_view target = head.target;
    if (!target.starts_with('/')) {
        return toPage(refused(400, Trouble::usage, say(text::webBadTarget, base::shownWord(target, 60)), language),
                      language);
    }
    const std::size_t mark = target.find('?');
    const std::string_view path = target.substr(0, mark);
    const std::string_view query = mark == std::string_view::npos ? std::string_view{} : target.substr(mark + 1);
    const bool reads = head.method == "GET" || head.method == "HEAD";
    if (!path.starts_with(apiPrefix)) {
        return toPage(reads ? staticPage(path, head, language, files) : wrongMethod(path, "GET, HEAD", language),
                      language);
    }
    const std::string_view name = path.substr(apiPrefix.size());
    if (name == "catalogue") {
        return toPage(reads ? cataloguePage(query, language, services) : wrongMethod(path, "GET, HEAD", language),
                      language);
    }
    if (name == "live") {
        if (head.method != "GET") return toPage(wrongMethod(path, "GET", language), language);
        if (!head.upgrade) return toPage(refused(400, Trouble::usage, say(text::webNeedsUpgrade), language), language);
        return {Routed::To::live, {}, {}, language};
    }
    if (!isRequest(name)) {
        return toPage(refused(404, Trouble::usage, say(text::webNotFound, base::shownWord(path, 60)), language),
                      language);
    }
    if (head.method != "POST") return toPage(wrongMethod(path, "POST", language), language);
    const std::string type =
        lowered(stripped(std::string_view(head.contentType).substr(0, head.contentType.find(';'))));
    if (type != "application/json")
        return toPage(refused(415, Trouble::usage, say(text::webWrongType), language), language);
    return {Routed::To::request, {}, std::string(name), language};
}

}  // namespace mitos::web
