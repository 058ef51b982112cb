#pragma once
// The errors that the core throws. Each knows whose fault it is; a door turns that into an exit code.
#include <cstddef>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "base/message.h"

namespace mitos::base {

enum class Fault {
    usage,   // the request makes no sense, or is refused
    input,   // a file, a position or a move is wrong
    limit,   // a limit of the request does not let the work begin
    system,  // the machine refused: disk, permission, memory
};

class Error : public std::exception {
  public:
    Error(Fault fault, Message message)
        : fault_(fault), message_(std::move(message)), english_(message_.in(Language::english)) {}

    [[nodiscard]] Fault fault() const { return fault_; }
    [[nodiscard]] const Message& message() const { return message_; }
    /// What a person reads: the message, and for texts the place and the line with a caret.
    [[nodiscard]] virtual std::string in(Language language) const { return message_.in(language); }
    [[nodiscard]] const char* what() const noexcept override { return english_.c_str(); }

  private:
    Fault fault_;
    Message message_;
    std::string english_;
};

/// Where in a text something stands. Lines and columns count from 1, columns in characters, not bytes.
struct Place {
    std::string source;  // a file's name, or the option that carried the text
    std::size_t line = 1;
    std::size_t column = 1;
    std::string excerpt;          // the line itself
    std::size_t excerptFrom = 1;  // the column of its first character, where a line is too long to be kept whole
};

/// What somebody typed, fit for a message: UTF-8 whatever the bytes were, no control characters, not too long.
std::string shownWord(std::string_view typed, std::size_t mostCharacters = 24);

/// The place of the byte `offset` in `text`.
Place placeAt(std::string source, std::string_view text, std::size_t offset, std::size_t firstLine = 1);

/// Bad input, with the place and the reason:
///     --start:1:9: tile 5 stands twice
///       1 2 3 4 5 5 6 7 0
///                 ^
/// A word that was merely chosen wrongly (a fault of usage) needs no picture of itself: `--size: '9x9' is not a size`.
class TextError : public Error {
  public:
    TextError(Place place, const Message& reason, Fault fault = Fault::input)
        : Error(fault, reason), place_(std::move(place)) {}

    [[nodiscard]] const Place& place() const { return place_; }
    [[nodiscard]] std::string in(Language language) const override;

  private:
    Place place_;
};

}  // namespace mitos::base
