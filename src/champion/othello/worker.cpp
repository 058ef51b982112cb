#include "champion/othello/worker.h"

#include <algorithm>

namespace mitos::champion::othello {

// One of these for each level that the build compiles (hot/worker.cpp).
namespace portable {
std::unique_ptr<Worker> makeWorker(const Common& common);
}
#if defined(MITOS_HAS_AVX2_LEVEL)
namespace avx2 {
std::unique_ptr<Worker> makeWorker(const Common& common);
}
#endif
#if defined(MITOS_HAS_AVX512_LEVEL)
namespace avx512 {
std::unique_ptr<Worker> makeWorker(const Common& common);
}
#endif

Worker::~Worker() = default;

std::string_view nameOf(Level level) {
    switch (level) {
    case Level::avx2:
        return "avx2";
    case Level::avx512:
        return "avx512";
    case Level::portable:
        break;
    }
    return "portable";
}

bool isThere(Level level) {
    if (level == Level::portable) return true;
#if defined(MITOS_HAS_AVX2_LEVEL)
    const bool avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
    if (level == Level::avx2) return avx2;
#if defined(MITOS_HAS_AVX512_LEVEL)
    return avx2 && __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
           __builtin_cpu_supports("avx512cd") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
           __builtin_cpu_supports("avx512dq") != 0;
#endif
#endif
    return false;
}

Level fastestLevel() {
    static const Level fastest = *std::find_if(allLevels.rbegin(), allLevels.rend(), isThere);
    return fastest;
}

std::unique_ptr<Worker> makeWorker(const Common& common, Level level) {
#if defined(MITOS_HAS_AVX512_LEVEL)
    if (level == Level::avx512) return avx512::makeWorker(common);
#endif
#if defined(MITOS_HAS_AVX2_LEVEL)
    if (level == Level::avx2) return avx2::makeWorker(common);
#endif
    (void)level;
    return portable::makeWorker(common);
}

}  // namespace mitos::champion::othello
