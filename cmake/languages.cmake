# The list of languages: every header in src/texts/languages/, English first, then by name. Each is checked against
# English when the list is compiled, which goes into `embedded_sources`. A language is added by its file alone.
#
#     cmake -D source=DIR -D output=FILE -P languages.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(languages_source ${CMAKE_BINARY_DIR}/generated/languages.cpp)
  file(GLOB language_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/texts/languages/*.h)
  # The list of names stands in a file of its own, so that a file that goes away is noticed too.
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/languages.txt CONTENT "${language_files}\n" @ONLY)
  add_custom_command(
    OUTPUT ${languages_source}
    COMMAND ${CMAKE_COMMAND} -D source=${CMAKE_SOURCE_DIR} -D output=${languages_source} -P ${CMAKE_CURRENT_LIST_FILE}
    DEPENDS ${CMAKE_BINARY_DIR}/generated/languages.txt ${CMAKE_CURRENT_LIST_FILE}
    COMMENT "Listing src/texts/languages/*.h"
    VERBATIM)
  list(APPEND embedded_sources ${languages_source})
  return()
endif()

file(GLOB names RELATIVE ${source}/src/texts/languages ${source}/src/texts/languages/*.h)
list(TRANSFORM names REPLACE "[.]h$" "")
list(SORT names)
list(REMOVE_ITEM names english)
list(PREPEND names english)
set(includes "")
set(entries "")
set(checks "")
foreach(name IN LISTS names)
  string(APPEND includes "#include \"texts/languages/${name}.h\"\n")
  string(APPEND entries "    languages::${name},\n")
  string(APPEND checks "static_assert(isComplete<languages::${name}, languages::english>());\n")
endforeach()

file(WRITE ${output} "// Written by cmake/languages.cmake.
${includes}#include \"texts/writing/completeness.h\"
#include \"texts/writing/language.h\"

namespace mitos::text {
namespace {

${checks}
constexpr LanguageFile files[] = {
${entries}};

}  // namespace

std::span<const LanguageFile> languageFiles() { return files; }

}  // namespace mitos::text
")
