#pragma once
// Bytes that come one piece after the other: a file that is larger than memory, a pipe, a text.
#include <algorithm>
#include <functional>
#include <istream>
#include <string_view>

namespace mitos::base {

/// Puts at most so many bytes there and says how many; 0 at the end.
using ByteSource = std::function<std::size_t(char* into, std::size_t most)>;

/// The text must outlive the source.
inline ByteSource bytesOf(std::string_view text) {
    return [text](char* into, std::size_t most) mutable {
        const std::size_t count = std::min(most, text.size());
        std::copy_n(text.data(), count, into);
        text.remove_prefix(count);
        return count;
    };
}

/// The stream must outlive the source.
inline ByteSource bytesOf(std::istream& stream) {
    return [&stream](char* into, std::size_t most) {
        stream.read(into, static_cast<std::streamsize>(most));
        return static_cast<std::size_t>(stream.gcount());
    };
}

}  // namespace mitos::base
