#include "champion/othello/worker.h"

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

std::string_view nameOf(Level level) { return level == Level::avx2 ? "avx2" : "portable"; }

bool isThere(Level level) {
    if (level == Level::portable) return true;
#if defined(MITOS_HAS_AVX2_LEVEL)
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
#else
    return false;
#endif
}

Level fastestLevel() {
    static const Level fastest = isThere(Level::avx2) ? Level::avx2 : Level::portable;
    return fastest;
}

std::unique_ptr<Worker> makeWorker(const Common& common, Level level) {
#if defined(MITOS_HAS_AVX2_LEVEL)
    if (level == Level::avx2) return avx2::makeWorker(common);
#endif
    (void)level;
    return portable::makeWorker(common);
}

}  // namespace mitos::champion::othello
