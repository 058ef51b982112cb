// Compiled without the flags of the CPU level, and run before anything else: a binary made for AVX2 that is
// started on an older CPU says so instead of dying of an illegal instruction.
//
// Here alone something leaves before main: no door is open yet when this runs.
#include <unistd.h>

#include <string_view>

namespace {

struct CpuGuard {
    CpuGuard() {
        if (std::string_view(MITOS_CPU_LEVEL) != "avx2") return;
#if defined(__x86_64__)
        __builtin_cpu_init();
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return;
        constexpr std::string_view reason =
            "mitos: this binary needs a CPU with AVX2 and BMI2; build the preset 'portable' instead\n";
        [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, reason.data(), reason.size());
        _exit(5);
#endif
    }
};

[[gnu::init_priority(101)]] const CpuGuard guard;

}  // namespace
