#pragma once
// Standard output and error as the person's terminal can show them.
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"
#include "texts/writing/language.h"

namespace mitos::cli {

/// What a stream can show.
struct Screen {
    bool terminal = false;
    bool unicode = false;  // boxes and arrows may be drawn
    bool ascii = false;    // every letter must be put into ASCII: a terminal that is not UTF-8
    bool colour = false;
    bool cursor = false;  // lines can be written over
    int width = 80;
};

/// Thrown when standard output has taken less than it was given (a full disk, a closed pipe): going on would be in vain.
struct OutputLost {};

class Console {
  public:
    explicit Console(text::Language chosen);

    text::Language language;
    Screen out;
    Screen err;
    bool interactive = false;  // a person is at both ends

    void print(std::string_view text);  // to standard output, as it is
    void line(std::string_view text = {});
    /// What was printed so far goes out; throws OutputLost when it, or anything before it, did not arrive.
    void flush();
    /// 0 when everything printed has arrived, otherwise the system's reason (errno).
    [[nodiscard]] int outputFailure();
    void say(const base::Message& message) { line(message.in(language)); }
    /// To standard error: `mitos: …`.
    void warn(std::string_view text);
    void warn(const base::Message& message) { warn(message.in(language)); }

    /// A line that is written over by the next one; only where standard error is a terminal that can do so.
    void progress(std::string_view text);
    void endProgress();

    /// Asks on standard output and reads one line; nothing at the end of the input or after a Ctrl-C. A TextError for a
    /// line longer than base::longestAnswer, which ends the input.
    [[nodiscard]] std::optional<std::string> ask(std::string_view prompt);
    [[nodiscard]] bool inputEnded() const { return inputEnded_; }

    [[nodiscard]] std::string in(base::Phrase phrase) const { return std::string(phrase.in(language)); }

  private:
    bool echoes_ = false;  // what is typed appears on the screen
    bool progressShown_ = false;
    int outputFailure_ = 0;
    std::string typed_;      // read, but not yet asked for
    std::size_t lines_ = 0;  // that were read; the first may begin with the mark of its byte order
    bool inputEnded_ = false;

    void write(std::string_view text);
    void flushQuietly();
    [[nodiscard]] std::optional<std::string> readLine();
};

/// Greek in Latin letters (after ELOT 743), drawings and dashes in ASCII.
std::string toAscii(std::string_view utf8);

/// How many columns a text takes: its characters, all of which are narrow here.
std::size_t columnsOf(std::string_view utf8);
/// Filled with blanks up to `width` columns: to the right, or to the left.
std::string padded(std::string_view utf8, std::size_t width);
std::string paddedLeft(std::string_view utf8, std::size_t width);

/// en or el by LC_ALL, LC_MESSAGES, LANG, in the order of POSIX.
text::Language languageOfEnvironment();

}  // namespace mitos::cli
