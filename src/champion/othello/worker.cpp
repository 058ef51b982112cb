#include "champion/othello/worker.h"

#include <algorithm>

namespace mitos::champion::othello {

// One of these for each level that the build compiles (hot/worker.cpp).
namespace portable {
std::unique_ptr<Worker> makeWorker(const SearchContext& context);
}
#if defined(MITOS_HAS_AVX2_LEVEL)
namespace avx2 {
std::unique_ptr<Worker> makeWorker(const SearchContext& context);
}
#endif
#if defined(MITOS_HAS_AVX512_LEVEL)
namespace avx512 {
std::unique_ptr<Worker> makeWorker(const SearchContext& context);
}
#endif

Worker::~Worker() = default;

std::string_view nameOf(CpuLevel level) {
    switch (level) {
    case CpuLevel::avx2:
        return "avx2";
    case CpuLevel::avx512:
        return "avx512";
    case CpuLevel::portable:
        break;
    }
    return "portable";
}

bool isSupported(CpuLevel level) {
    if (level == CpuLevel::portable) return true;
#if defined(MITOS_HAS_AVX2_LEVEL)
    const bool avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
    if (level == CpuLevel::avx2) return avx2;
#if defined(MITOS_HAS_AVX512_LEVEL)
    return avx2 && __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
           __builtin_cpu_supports("avx512cd") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
           __builtin_cpu_supports("avx512dq") != 0;
#endif
#endif
    return false;
}

CpuLevel fastestCpuLevel() {
    static const CpuLevel fastest = *std::find_if(allCpuLevels.rbegin(), allCpuLevels.rend(), isSupported);
    return fastest;
}

std::unique_ptr<Worker> makeWorker(const SearchContext& context, CpuLevel level) {
#if defined(MITOS_HAS_AVX512_LEVEL)
    if (level == CpuLevel::avx512) return avx512::makeWorker(context);
#endif
#if defined(MITOS_HAS_AVX2_LEVEL)
    if (level == CpuLevel::avx2) return avx2::makeWorker(context);
#endif
    (void)level;
    return portable::makeWorker(context);
}

}  // namespace mitos::champion::othello
