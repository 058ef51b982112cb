# Puts weights/othello.weights into the program as it is (.incbin: compiled at once, whatever its size), behind
# champion/othello/shipped_weights.h. The file is read, and its checksum looked at, when the engine is first asked for.
# Without the file the program builds, so that it can learn one; it says what is missing when it is asked for.
# The file to compile is added to `embedded_sources`.
set(weights_file ${CMAKE_SOURCE_DIR}/weights/othello.weights)
if(NOT EXISTS ${weights_file})
  set(weights_file ${CMAKE_BINARY_DIR}/generated/no_weights)
  file(WRITE ${weights_file} "")
endif()
set(weights_source ${CMAKE_BINARY_DIR}/generated/shipped_weights.cpp)
file(CONFIGURE OUTPUT ${weights_source} @ONLY CONTENT [[
// Written by cmake/embed_weights.cmake.
#include "champion/othello/shipped_weights.h"

__asm__(".pushsection .rodata\n"
        ".global mitos_othello_weights\nmitos_othello_weights:\n.incbin \"@weights_file@\"\n"
        ".global mitos_othello_weights_end\nmitos_othello_weights_end:\n"
        ".popsection\n");

extern "C" {
extern const char mitos_othello_weights[];
extern const char mitos_othello_weights_end[];
}

namespace mitos::champion::othello {

std::string_view shippedWeightsBytes() {
    return {mitos_othello_weights, static_cast<std::size_t>(mitos_othello_weights_end - mitos_othello_weights)};
}

}  // namespace mitos::champion::othello
]])
set_source_files_properties(${weights_source} PROPERTIES OBJECT_DEPENDS ${weights_file}
                            SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
list(APPEND embedded_sources ${weights_source})
