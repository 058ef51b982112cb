#include "formats/text_window.h"

#include <algorithm>
#include <utility>

#include "base/words.h"

namespace mitos::formats {
namespace {

constexpr std::size_t piece = std::size_t{1} << 16U;
constexpr std::size_t longestMark = 3;  // the bytes of a byte order mark

}  // namespace

TextWindow::TextWindow(base::ByteSource bytes, std::string source)
    : bytes_(std::move(bytes)), source_(std::move(source)) {
    while (held_.size() < longestMark && more()) continue;
    offset_ = begin_ = held_.size() - base::withoutByteOrderMark(held_).size();
}

bool TextWindow::more() {
    if (ended_) return false;
    held_.erase(0, begin_);
    begin_ = 0;
    const std::size_t before = held_.size();
    held_.resize(before + piece);
    const std::size_t count = bytes_(held_.data() + before, piece);
    held_.resize(before + count);
    ended_ = count == 0;
    return !ended_;
}

void TextWindow::drop(std::size_t bytes) {
    const std::string_view dropped = text().substr(0, bytes);
    const std::size_t lastEnd = dropped.rfind('\n');
    if (lastEnd != std::string_view::npos) {
        line_ += static_cast<std::size_t>(std::count(dropped.begin(), dropped.end(), '\n'));
        column_ = 1;
    }
    const std::string_view rest = lastEnd == std::string_view::npos ? dropped : dropped.substr(lastEnd + 1);
    column_ += static_cast<std::size_t>(std::count_if(
        rest.begin(), rest.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    begin_ += dropped.size();
    offset_ += dropped.size();
}

}  // namespace mitos::formats
