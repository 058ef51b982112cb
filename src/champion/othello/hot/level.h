#pragma once
// Everything in this folder is compiled once for each CPU level, in a namespace of the level's name, so that the
// copies never meet: a function that both had would be merged by the linker into one of them. The level is chosen
// once, at the start of a search (worker.h); within it nothing is called through a pointer.
//
// The build gives MITOS_LEVEL (portable, avx2 or avx512) and the compiler flags that go with it. Code here uses
// nothing from outside that is inline and not always inlined, except for the small functions of <bit>, <array> and
// <atomic>.
#if !defined(MITOS_LEVEL)
#error "MITOS_LEVEL is not given: only the files that the build compiles by level may include this"
#endif
