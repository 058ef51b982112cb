# Embeds the .toml files of a folder in the core, so that the program needs no files beside it: writes a .cpp in the
# build tree with their texts, behind a header of the core. It is written again when a file changes, comes or goes.
#
#     embed_files(FOLDER HEADER NAMESPACE TYPE FUNCTION)
#
# FOLDER is in the root of the tree; HEADER declares, in NAMESPACE, a TYPE with a name and a text and the FUNCTION that
# returns them all. The file to compile is added to `embedded_sources`. As a script this writes that file:
#
#     cmake -D folder=… -D header=… -D namespace=… -D type=… -D function=… -D source=DIR -D output=FILE
#           -P embed_files.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(embed_files_script ${CMAKE_CURRENT_LIST_FILE})
  function(embed_files folder header namespace type function)
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.toml)
    set(output ${CMAKE_BINARY_DIR}/generated/shipped_${folder}.cpp)
    # The list of names stands in a file of its own, so that a file that goes away is noticed too.
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/${folder}_files.txt CONTENT "${files}\n" @ONLY)
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -D folder=${folder} -D header=${header} -D namespace=${namespace} -D type=${type}
              -D function=${function} -D source=${CMAKE_SOURCE_DIR} -D output=${output} -P ${embed_files_script}
      DEPENDS ${files} ${CMAKE_BINARY_DIR}/generated/${folder}_files.txt ${embed_files_script}
      COMMENT "Embedding ${folder}/*.toml"
      VERBATIM)
    set(embedded_sources ${embedded_sources} ${output} PARENT_SCOPE)
  endfunction()
  return()
endif()

file(GLOB names RELATIVE ${source}/${folder} ${source}/${folder}/*.toml)
list(TRANSFORM names REPLACE "[.]toml$" "")  # before sorting: `xox` goes before `xox-4x4`
list(SORT names)
set(entries "")
foreach(name IN LISTS names)
  file(READ ${source}/${folder}/${name}.toml text)
  string(APPEND entries "    {\"${name}\", R\"toml(${text})toml\"},\n")
endforeach()

file(WRITE ${output} "// Written by cmake/embed_files.cmake from ${folder}/*.toml.
#include \"${header}\"

namespace ${namespace} {
namespace {

constexpr ${type} all[] = {
${entries}};

}  // namespace

std::span<const ${type}> ${function}() { return all; }

}  // namespace ${namespace}
")
