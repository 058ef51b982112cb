# Toolchain of the presets that take clang: version 14, the one that Debian 12 has and .clang-format is written for,
# else the newest there is.
find_program(MITOS_CLANG NAMES clang++-14 clang++-22 clang++-21 clang++-20 clang++-19 clang++-18 clang++-17 clang++-16
             clang++-15 clang++ REQUIRED)
set(CMAKE_CXX_COMPILER ${MITOS_CLANG})
