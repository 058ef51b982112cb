# Code that runs for every node of a search, or for every weight when the champion's are opened: compiled without
# canaries and assertions (hardening.cmake), which would cost it a sixth to a half more instructions (docs/results.md).
# What reads what others wrote does not belong here: weight_numbers.cpp gets numbers whose count weights_file has
# checked, and solution.cpp blocks from base/block_file. One still does: exact.cpp opens a table in the person's own
# cache. In a sanitizer build nothing is left out.
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

# separate_hot_code(TARGET OBJECTS): compiles the hot sources of TARGET as OBJECTS, which go into TARGET. Otherwise the
# two are the same.
function(separate_hot_code target objects)
  if(MITOS_SANITIZE)
    return()
  endif()
  get_target_property(sources_left ${target} SOURCES)
  set(hot_sources "")
  foreach(pattern IN LISTS hot_code)
    set(found ${sources_left})
    list(FILTER found INCLUDE REGEX "/src/${pattern}[.]cpp$")
    list(APPEND hot_sources ${found})
    list(FILTER sources_left EXCLUDE REGEX "/src/${pattern}[.]cpp$")
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${sources_left})

  add_library(${objects} OBJECT ${hot_sources})
  set_target_properties(${objects} PROPERTIES MITOS_HOT ON UNITY_BUILD ${MITOS_UNITY} UNITY_BUILD_MODE GROUP)
  foreach(property INCLUDE_DIRECTORIES COMPILE_DEFINITIONS COMPILE_FEATURES PRECOMPILE_HEADERS LINK_LIBRARIES MITOS_PIC)
    get_target_property(value ${target} ${property})
    if(value)
      set_property(TARGET ${objects} PROPERTY ${property} ${value})
    endif()
  endforeach()
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
endfunction()
