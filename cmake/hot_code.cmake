# Code that runs for every node of a search, or for every weight when the champion's are opened: compiled without
# canaries and assertions (hardening.cmake), which would cost it a sixth to a half more instructions (docs/results.md).
# What reads what others wrote does not belong here: weight_numbers.cpp gets numbers whose count weights_file has
# checked, and solution.cpp blocks from base/block_file. One still does: exact.cpp opens a table in the person's own
# cache. In a sanitizer build nothing is left out.
if(MITOS_SANITIZE)
  return()
endif()
set(hot_code
    "api/pancakes/search"
    "api/tiles/(atlas|solver)"
    "champion/othello/(edge_stability|folding|probcut|solver|table|weight_numbers|worker)"
    "champion/tiles/(automaton|deepening|heuristic|links|partitions|position)"
    "champion/tiles/(reordering|solver|space|table|table_builder)"
    "engine/grid/(move_values|numbering|player|search|solution|solver|start_solver)"
    "engine/othello/(certify|exact_search|pattern_evaluation|textbook)"
    "evaluations/othello/(evaluation|terms)"
    "games/grid/(column_space|end_judge|pile_space|placement_game|provable)"
    "games/grid/(radix_space|symmetry|threats|tier_space|walked_position)"
    "games/othello/(game|parallel_perft)"
    "heuristics/tiles/exact")
get_target_property(core_sources_left mitos_core SOURCES)
set(hot_sources "")
foreach(pattern IN LISTS hot_code)
  set(found ${core_sources_left})
  list(FILTER found INCLUDE REGEX "/src/${pattern}[.]cpp$")
  list(APPEND hot_sources ${found})
  list(FILTER core_sources_left EXCLUDE REGEX "/src/${pattern}[.]cpp$")
endforeach()
set_property(TARGET mitos_core PROPERTY SOURCES ${core_sources_left})

# The same as the core in all else.
add_library(mitos_hot OBJECT ${hot_sources})
set_target_properties(mitos_hot PROPERTIES MITOS_HOT ON UNITY_BUILD ${MITOS_UNITY} UNITY_BUILD_MODE GROUP)
foreach(property INCLUDE_DIRECTORIES COMPILE_DEFINITIONS PRECOMPILE_HEADERS LINK_LIBRARIES)
  get_target_property(value mitos_core ${property})
  set_property(TARGET mitos_hot PROPERTY ${property} ${value})
endforeach()
target_sources(mitos_core PRIVATE $<TARGET_OBJECTS:mitos_hot>)
