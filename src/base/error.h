#pragma once
// The errors that the core throws. Each tells whose fault it is; a front end turns that into an exit code.
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

/// A place in a text. Lines and columns count from 1, columns in characters, not bytes.
struct Place {
    std::string source;  // a file's name, or the option that carried the text
    std::size_t line = 1;
    std::size_t column = 1;
    std::string excerpt;          // the line itself
    std::size_t excerptFrom = 1;  // the column of its first character, where a line is too long to be kept whole
};

class Error : public std::exception {
  public:
    Error(Fault fault, Message message)
        : fault_(fault), message_(std::move(message)), description_(message_.withoutWords()) {}

    [[nodiscard]] Fault fault() const { return fault_; }
    [[nodiscard]] const Message& message() const { return message_; }
    /// Returns the place of the error in a text, or null.
    [[nodiscard]] virtual const Place* where() const { return nullptr; }
    /// Describes the error to programmers, in no language (Message::withoutWords()); in() makes what a person reads.
    [[nodiscard]] const char* what() const noexcept override { return description_.c_str(); }

    /// Returns the error for people, written by `writer` (texts/writing/language.h): the message, and for texts the
    /// place and the line with a caret.
    template <class Writer>
    [[nodiscard]] std::string in(const Writer& writer) const {
        return writer.write(*this);
    }

  private:
    Fault fault_;
    Message message_;
    std::string description_;
};

/// Returns typed text in a form fit for a message: UTF-8 whatever the bytes were, no control characters, not too long.
std::string shownWord(std::string_view typed, std::size_t mostCharacters = 24);

/// Returns the place of the byte `offset` in `text`.
Place placeAt(std::string source, std::string_view text, std::size_t offset, std::size_t firstLine = 1);

/// Returns two lines: the excerpt, cut around the place if it is long, and a caret below the place.
std::string pictureOf(const Place& place);

/// Bad input, with the place and the reason:
///     --start:1:9: tile 5 stands twice
///       1 2 3 4 5 5 6 7 0
///                 ^
/// For a fault of usage the line is not shown: `--size: '9x9' is not a size`.
class TextError : public Error {
  public:
    TextError(Place place, const Message& reason, Fault fault = Fault::input)
        : Error(fault, reason), place_(std::move(place)) {}

    [[nodiscard]] const Place& place() const { return place_; }
    [[nodiscard]] const Place* where() const override { return &place_; }

  private:
    Place place_;
};

}  // namespace mitos::base
