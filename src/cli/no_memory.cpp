#include "cli/no_memory.h"

#include <cxxabi.h>
#include <unistd.h>

#include <atomic>
#include <exception>
#include <new>

#include "base/phrases.h"
#include "cli/common/exit_code.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

std::atomic<text::Language> noMemoryLanguage{text::Language::english};
std::terminate_handler usualTerminate = nullptr;

// Also for what is derived from std::bad_alloc, as the error for an array that is too long.
bool lacksMemory() noexcept {
    if (abi::__cxa_current_exception_type() == nullptr) return false;
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return true;
    } catch (...) {
        return false;
    }
}

// Nobody can catch what is thrown in a destructor, on a thread or before main. For want of memory that is no defect.
[[noreturn]] void endWithoutMemory() {
    if (lacksMemory()) {
        tellNoMemory();
        _exit(static_cast<int>(ExitCode::system));
    }
    usualTerminate();
    _exit(static_cast<int>(ExitCode::defect));  // that handler does not return
}

struct TerminateGuard {
    TerminateGuard() { usualTerminate = std::set_terminate(endWithoutMemory); }
};

// Before the static objects of libraries, which take memory.
[[gnu::init_priority(102)]] const TerminateGuard terminateGuard;

void writeError(std::string_view text) noexcept {
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

void tellNoMemoryIn(text::Language language) noexcept { noMemoryLanguage = language; }

void tellNoMemory() noexcept {
    writeError("mitos: ");
    writeError(noMemoryLanguage.load().write(text::outOfMemory));
    writeError("\n");
}

}  // namespace mitos::cli
