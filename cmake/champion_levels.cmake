# Compiles the hot code of the Othello champion once for each CPU level (src/champion/othello/hot/level.h). The program
# uses the fastest level that its CPU supports, whatever the rest was compiled for.
function(add_champion_level target objects level)
  add_library(${objects}_${level} OBJECT src/champion/othello/hot/worker.cpp)
  get_target_property(pic ${target} MITOS_PIC)
  set_target_properties(${objects}_${level} PROPERTIES MITOS_PIC "${pic}")
  target_link_libraries(${objects}_${level} PRIVATE mitos_checks)
  target_include_directories(${objects}_${level} PRIVATE src)
  target_compile_definitions(${objects}_${level} PRIVATE MITOS_LEVEL=${level})
  target_compile_options(${objects}_${level} PRIVATE -ffp-contract=off ${ARGN})
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}_${level}>)
endfunction()

# add_champion_levels(TARGET OBJECTS): compiles all levels that this compiler has, as OBJECTS_LEVEL, into TARGET.
function(add_champion_levels target objects)
  if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_champion_level(${target} ${objects} portable)
    return()
  endif()
  add_champion_level(${target} ${objects} portable -march=x86-64)
  # The upper halves of vector registers are cleared by hot/worker.cpp when it is left, and not wherever a function
  # returns: that saves 2 % of an endgame.
  set(avx2 -march=x86-64 -mavx2 -mbmi -mbmi2 -mpopcnt -mno-vzeroupper)
  add_champion_level(${target} ${objects} avx2 ${avx2})
  target_compile_definitions(${target} PRIVATE MITOS_HAS_AVX2_LEVEL=1)
  if(NOT MITOS_SANITIZE_QUICK)
    add_champion_level(${target} ${objects} avx512 ${avx2} -mavx512f -mavx512vl -mavx512cd -mavx512bw -mavx512dq)
    target_compile_definitions(${target} PRIVATE MITOS_HAS_AVX512_LEVEL=1)
  endif()
endfunction()
