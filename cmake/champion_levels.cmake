# Compiles the hot code of the Othello champion once for each CPU level (src/champion/othello/hot/level.h). The program
# uses the fastest level that its CPU supports, whatever the rest was compiled for.
function(champion_level level)
  add_library(mitos_champion_${level} OBJECT src/champion/othello/hot/worker.cpp)
  target_link_libraries(mitos_champion_${level} PRIVATE mitos_checks)
  target_include_directories(mitos_champion_${level} PRIVATE src)
  target_compile_definitions(mitos_champion_${level} PRIVATE MITOS_LEVEL=${level})
  target_compile_options(mitos_champion_${level} PRIVATE -ffp-contract=off ${ARGN})
  target_sources(mitos_core PRIVATE $<TARGET_OBJECTS:mitos_champion_${level}>)
endfunction()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  champion_level(portable -march=x86-64)
  # The upper halves of vector registers are cleared by hot/worker.cpp when it is left, and not wherever a function
  # returns: that saves 2 % of an endgame.
  set(avx2 -march=x86-64 -mavx2 -mbmi -mbmi2 -mpopcnt -mno-vzeroupper)
  champion_level(avx2 ${avx2})
  target_compile_definitions(mitos_core PRIVATE MITOS_HAS_AVX2_LEVEL=1)
  if(NOT MITOS_SANITIZE_QUICK)
    champion_level(avx512 ${avx2} -mavx512f -mavx512vl -mavx512cd -mavx512bw -mavx512dq)
    target_compile_definitions(mitos_core PRIVATE MITOS_HAS_AVX512_LEVEL=1)
  endif()
else()
  champion_level(portable)
endif()

include(cmake/hot_code.cmake)
