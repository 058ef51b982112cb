# Headers of libraries that are compiled once for a target instead of once per file: most of its sources include them,
# directly or not.
set(precompiled_headers <fmt/format.h> <nlohmann/json.hpp> <boost/unordered/unordered_flat_map.hpp>
    <boost/unordered/unordered_flat_set.hpp> <algorithm> <atomic> <chrono> <cmath> <condition_variable> <filesystem>
    <fstream> <functional> <map> <mutex> <optional> <random> <set> <string> <thread> <vector>)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  list(APPEND precompiled_headers <immintrin.h>)
endif()

# precompile(TARGET [HEADERS…]): these headers, and HEADERS before them.
function(precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN} ${precompiled_headers})
endfunction()

# precompile_without(TARGET HEADERS…): these headers but for some that the target does not include.
function(precompile_without target)
  set(left ${precompiled_headers})
  list(REMOVE_ITEM left ${ARGN})
  target_precompile_headers(${target} PRIVATE ${left})
endfunction()
