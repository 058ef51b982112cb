#pragma once
// Bytes that arrive in pieces (a file that is larger than memory, a pipe, a text), and numbers in bytes.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

namespace mitos::base {

/// Puts at most `most` bytes into `into` and returns how many; 0 at the end.
using ByteSource = std::function<std::size_t(char* into, std::size_t most)>;

/// Returns the bytes of a text, which must outlive the source.
inline ByteSource bytesOf(std::string_view text) {
    return [text](char* into, std::size_t most) mutable {
        const std::size_t count = std::min(most, text.size());
        std::copy_n(text.data(), count, into);
        text.remove_prefix(count);
        return count;
    };
}

/// Returns the bytes of a stream, which must outlive the source.
inline ByteSource bytesOf(std::istream& stream) {
    return [&stream](char* into, std::size_t most) {
        stream.read(into, static_cast<std::streamsize>(most));
        return static_cast<std::size_t>(stream.gcount());
    };
}

/// Appends a number as eight bytes, the lowest first, as in all our files.
inline void putWord(std::string& bytes, std::uint64_t word) {
    for (unsigned i = 0; i < 8; ++i) bytes.push_back(static_cast<char>(word >> (8 * i) & 0xFFU));
}
/// Reads a number from the eight bytes at `at`, which must exist.
inline std::uint64_t wordAt(std::string_view bytes, std::size_t at) {
    std::uint64_t word = 0;
    for (unsigned i = 0; i < 8; ++i) word |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return word;
}

}  // namespace mitos::base
