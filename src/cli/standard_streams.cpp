#include "cli/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace mitos::cli {

void openStandardStreams() {
    // In this order: the system gives the lowest number that is free. Answers must not vanish without a word, so
    // nothing can be written to what stands in for standard output.
    for (const auto& [handle, mode] :
         {std::pair(STDIN_FILENO, O_RDONLY), std::pair(STDOUT_FILENO, O_RDONLY), std::pair(STDERR_FILENO, O_WRONLY)}) {
        if (fcntl(handle, F_GETFD) != -1 || errno != EBADF) continue;
        [[maybe_unused]] const int opened = open("/dev/null", mode);  // where there is none, it stays as it was
    }
}

}  // namespace mitos::cli
