# Compiler flags as interface libraries: `mitos_checks` for every target of ours, `mitos_flags` for all but the hot code
# of the champion, `mitos_machine` for what runs on the machine that builds. The installed library runs anywhere, so it
# leaves out the last.
add_library(mitos_checks INTERFACE)
add_library(mitos_flags INTERFACE)
add_library(mitos_machine INTERFACE)
target_link_libraries(mitos_flags INTERFACE mitos_checks)
target_compile_options(mitos_checks INTERFACE -Wall -Wextra -Wconversion -Wshadow)
# -Werror stands in a file that the compiler reads, because ninja does not see a change there: ./run takes over what
# ./test compiled, and the other way round, though only one of them takes warnings for errors.
set(werror_file ${CMAKE_BINARY_DIR}/werror.flags)
set(werror_flags "")
if(MITOS_WERROR)
  set(werror_flags "-Werror")
endif()
file(CONFIGURE OUTPUT ${werror_file} CONTENT "${werror_flags}\n" @ONLY)
target_compile_options(mitos_checks INTERFACE @${werror_file})

# The machine that builds is the machine that runs: take its AVX2 and BMI2 when it has them, and let
# the binary refuse politely elsewhere (src/cli/cpu_guard.cpp). The portable preset leaves them out.
set(MITOS_CPU_LEVEL portable)
if(MITOS_AVX2 AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND EXISTS /proc/cpuinfo)
  file(STRINGS /proc/cpuinfo cpu_flags REGEX "^flags" LIMIT_COUNT 1)
  if(cpu_flags MATCHES " avx2( |$)" AND cpu_flags MATCHES " bmi2( |$)" AND cpu_flags MATCHES " fma( |$)"
     AND cpu_flags MATCHES " movbe( |$)")
    set(MITOS_CPU_LEVEL avx2)
    target_compile_options(mitos_machine INTERFACE -march=x86-64-v3)
    target_compile_definitions(mitos_machine INTERFACE MITOS_AVX2_MOVES=1)  # src/games/othello/moves.h
  endif()
endif()
message(STATUS "CPU level: ${MITOS_CPU_LEVEL}")
target_compile_definitions(mitos_machine INTERFACE MITOS_CPU_LEVEL="${MITOS_CPU_LEVEL}")

include(cmake/hardening.cmake)

if(MITOS_SANITIZE)
  target_compile_options(mitos_checks INTERFACE -fsanitize=${MITOS_SANITIZE} -fno-omit-frame-pointer
                                               -fno-sanitize-recover=all)
  target_link_options(mitos_checks INTERFACE -fsanitize=${MITOS_SANITIZE})
  if(MITOS_SANITIZE_QUICK AND NOT MITOS_SANITIZE MATCHES "thread")
    # Together these are half of what a compiler takes; `./test --all` and the fuzz targets have them. What the address
    # sanitizer sees without them: null pointers, and everything on the heap.
    target_compile_options(mitos_checks INTERFACE -fno-sanitize=null,alignment,object-size,pointer-overflow
                                                 -fno-sanitize-address-use-after-scope)
  endif()
  # Tests repeat their random work less often where every step costs ten times as much.
  target_compile_definitions(mitos_checks INTERFACE MITOS_SANITIZED=1)
endif()

if(MITOS_FUZZ)  # the core has to be instrumented, or the fuzzer sees nothing of it
  target_compile_options(mitos_checks INTERFACE -fsanitize=fuzzer-no-link)
endif()
