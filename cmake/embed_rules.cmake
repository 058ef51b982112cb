# Builds the rule files of rules/ into the core, so that the program needs no files beside it: a .cpp in the build tree
# with their texts, behind src/games/grid/shipped.h. Written again when a rule file changes, comes or goes.
#
# Included, it adds the rule that writes the .cpp; as a script it writes it:
#     cmake -D rules=FOLDER -D output=FILE -P embed_rules.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  file(GLOB rule_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/rules/*.toml)
  set(shipped_rules ${CMAKE_BINARY_DIR}/generated/shipped_rules.cpp)
  # The list of names stands in a file of its own, so that a rule file that goes away is noticed too.
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/rule_files.txt CONTENT "${rule_files}\n" @ONLY)
  add_custom_command(
    OUTPUT ${shipped_rules}
    COMMAND ${CMAKE_COMMAND} -D rules=${CMAKE_SOURCE_DIR}/rules -D output=${shipped_rules}
            -P ${CMAKE_CURRENT_LIST_FILE}
    DEPENDS ${rule_files} ${CMAKE_BINARY_DIR}/generated/rule_files.txt ${CMAKE_CURRENT_LIST_FILE}
    COMMENT "Embedding rules/*.toml"
    VERBATIM)
  return()
endif()

file(GLOB names RELATIVE ${rules} ${rules}/*.toml)
list(TRANSFORM names REPLACE "[.]toml$" "")  # before sorting: `xox` goes before `xox-4x4`
list(SORT names)
set(entries "")
foreach(name IN LISTS names)
  file(READ ${rules}/${name}.toml text)
  string(APPEND entries "    {\"${name}\", R\"toml(${text})toml\"},\n")
endforeach()

file(WRITE ${output} "// Written by cmake/embed_rules.cmake from rules/*.toml.
#include \"games/grid/shipped.h\"

namespace mitos::games::grid {
namespace {

constexpr ShippedRules all[] = {
${entries}};

}  // namespace

std::span<const ShippedRules> shippedRules() { return all; }

}  // namespace mitos::games::grid
")
