#pragma once
// The front end, embedded at build time (cmake/embed_web.cmake).
#include <span>
#include <string_view>

namespace mitos::web {

struct WebFile {
    std::string_view path;  // /index.html, /assets/…
    std::string_view contentType;
    std::string_view bytes;
    std::string_view gzip;  // empty where it would not be smaller
    std::string_view etag;  // without quotes
};

/// Empty where the front end was not built.
std::span<const WebFile> webFiles();

}  // namespace mitos::web
