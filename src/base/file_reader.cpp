#include "base/file_reader.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/phrases.h"
#include "base/units.h"
#include "base/words.h"

namespace mitos::base {
namespace {

[[noreturn]] void refuseTooLarge(const std::string& source, const FileLimit& limit) {
    throw Error(Fault::input, say(text::fileTooLarge, source, showBytes(limit.bytes), limit.subject));
}

// Checks the lengths of the lines that pass, in pieces of any size.
class LineWatch {
  public:
    LineWatch(const std::string& source, const FileLimit& limit) : source_(source), limit_(limit) {}

    void check(std::string_view piece) {
        if (limit_.lineBytes == 0) return;
        while (!piece.empty()) {
            if (limit_.lines != 0 && line_ > limit_.lines) {
                throw Error(Fault::input, say(text::tooManyLines, source_, showCount(limit_.lines), limit_.subject));
            }
            const std::size_t end = piece.find('\n');
            const std::string_view part = piece.substr(0, end);
            beginning_ += part.substr(0, shown - std::min(shown, beginning_.size()));
            length_ += part.size();
            if (length_ > limit_.lineBytes) {
                throw TextError({source_, line_, 1, shownWord(beginning_, shown)},
                                say(text::lineTooLong, showBytes(limit_.lineBytes)));
            }
            if (end == std::string_view::npos) return;
            piece.remove_prefix(end + 1);
            beginning_.clear();
            length_ = 0;
            ++line_;
        }
    }

  private:
    static constexpr std::size_t shown = 60;

    const std::string& source_;
    const FileLimit& limit_;
    std::size_t line_ = 1;
    std::uint64_t length_ = 0;
    std::string beginning_;  // of the line
};

std::string readUpTo(FileReader& file, const std::string& source, const FileLimit& limit, const StopFlag& stop) {
    if (file.size() > limit.bytes) refuseTooLarge(source, limit);
    std::string bytes = readAll(file.bytes(stop), source, limit);
    if (stop.raised()) throw Stopped();
    return bytes;
}

std::string textOf(std::string bytes) {
    bytes.erase(0, bytes.size() - withoutByteOrderMark(bytes).size());
    return bytes;
}

}  // namespace

void refuseToRead(const std::filesystem::path& path, int reason) {
    throw Error(Fault::system, say(text::cannotRead, path.string(), std::generic_category().message(reason)));
}

FileReader::FileReader(std::filesystem::path path) : path_(std::move(path)), handle_(-1) {
    // Opening a named pipe that nobody writes to would block here, where no flag is polled; read() waits for its
    // writer.
    struct stat about {};
    const bool isPipe = stat(path_.c_str(), &about) == 0 && S_ISFIFO(about.st_mode);
    do {
        handle_ = open(path_.c_str(), O_RDONLY | O_CLOEXEC | (isPipe ? O_NONBLOCK : 0));
    } while (handle_ < 0 && errno == EINTR);
    if (handle_ < 0) refuseToRead(path_, errno);
    const bool hasStatus = fstat(handle_, &about) == 0;
    if (hasStatus && S_ISREG(about.st_mode)) size_ = static_cast<std::uint64_t>(about.st_size);
    if (hasStatus && S_ISDIR(about.st_mode)) {
        close(handle_);
        refuseToRead(path_, EISDIR);
    }
}

FileReader::FileReader() : path_("-"), handle_(STDIN_FILENO) {}

FileReader::~FileReader() {
    if (handle_ != STDIN_FILENO) close(handle_);
}

std::size_t FileReader::read(char* into, std::size_t most, const StopFlag& stop) {
    constexpr int patience = 100;  // milliseconds: a signal that comes just before the waiting is noticed after it
    for (;;) {
        pollfd waiting{handle_, POLLIN, 0};
        const int ready = poll(&waiting, 1, patience);
        if (stop.raised()) return 0;
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        const ssize_t count = ::read(handle_, into, most);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR && errno != EAGAIN) refuseToRead(path_, errno);
    }
}

ByteSource FileReader::bytes(const StopFlag& stop) {
    return [this, &stop](char* into, std::size_t most) { return read(into, most, stop); };
}

std::string readAll(const ByteSource& bytes, const std::string& source, const FileLimit& limit) {
    std::string all;
    LineWatch lines(source, limit);
    std::array<char, std::size_t{1} << 16U> piece;
    while (const std::size_t count = bytes(piece.data(), piece.size())) {
        const std::string_view read(piece.data(), count);
        lines.check(read);
        if (all.size() + count > limit.bytes) refuseTooLarge(source, limit);
        all += read;
    }
    return all;
}

std::string readFile(const std::filesystem::path& path, const FileLimit& limit, const StopFlag& stop) {
    FileReader file(path);
    return readUpTo(file, path.string(), limit, stop);
}

std::string readText(const std::filesystem::path& path, const FileLimit& limit, const StopFlag& stop) {
    return textOf(readFile(path, limit, stop));
}

std::string readStandardInput(const FileLimit& limit, const StopFlag& stop) {
    FileReader input;
    return textOf(readUpTo(input, "-", limit, stop));
}

}  // namespace mitos::base
