# What makes a mistake in this program harder to use against the person who runs it. Included by flags.cmake; the cost
# is measured in docs/results.md, and tests/cli/hardening_test.py reads the flags from the binary.
#
# Everything is position independent, its tables of addresses are read-only once it runs (full RELRO), and on x86
# indirect jumps land where a jump may land (CET). What goes into the library (MITOS_PIC) may go into shared libraries.
target_compile_options(mitos_checks INTERFACE $<IF:$<BOOL:$<TARGET_PROPERTY:MITOS_PIC>>,-fPIC,-fPIE>)
target_link_options(mitos_checks INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>
                                           LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(mitos_checks INTERFACE -fcf-protection=full)
endif()

# All but the hot code (hot_code.cmake): canaries on the stack, and containers and calls of the C library that look at
# their bounds.
set(cool $<NOT:$<BOOL:$<TARGET_PROPERTY:MITOS_HOT>>>)
target_compile_options(mitos_flags INTERFACE $<${cool}:-fstack-protector-strong>)
target_compile_definitions(mitos_flags INTERFACE $<${cool}:_GLIBCXX_ASSERTIONS>)
# The sanitizers look at the same calls by themselves. The checks need an optimising compiler: the tests, which are
# object libraries, are partly compiled without (tests/CMakeLists.txt), and so may a debug build be.
if(NOT MITOS_SANITIZE)
  set(objects $<STREQUAL:$<TARGET_PROPERTY:TYPE>,OBJECT_LIBRARY>)
  set(fortified $<AND:$<CONFIG:Release,RelWithDebInfo,MinSizeRel>,$<NOT:${objects}>>)
  # Level 3 is that of g++ 12 and clang 9; a C library that does not know it takes it for 2. Some distributions define
  # it already.
  target_compile_options(mitos_flags INTERFACE $<${fortified}:-U_FORTIFY_SOURCE> $<${fortified}:-D_FORTIFY_SOURCE=3>)
endif()
