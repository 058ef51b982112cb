# Embeds the web pages in the program: writes a .cpp in the build tree that includes the files of a folder as they are
# (.incbin, which compiles quickly whatever their size), with a compressed form of each and a hash for the browser's
# cache. The folder is checked in every build, because another step may just have made it; what has not changed is not
# written again. Without the folder, or without an index.html in it, the list is empty, and the server's page says so.
#
#     embed_web(TARGET FOLDER)      adds the generated file to TARGET
#
# As a script:  cmake -D folder=DIR -D output=FILE -D packed=DIR -P embed_web.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(embed_web_script ${CMAKE_CURRENT_LIST_FILE})
  function(embed_web target folder)
    set(output ${CMAKE_BINARY_DIR}/generated/web_files.cpp)
    add_custom_target(embedded_web
      COMMAND ${CMAKE_COMMAND} -D folder=${folder} -D output=${output}
              -D packed=${CMAKE_BINARY_DIR}/generated/web_packed -P ${embed_web_script}
      BYPRODUCTS ${output}
      COMMENT "Embedding the front end"
      VERBATIM)
    target_sources(${target} PRIVATE ${output})
    set_source_files_properties(${output} PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
    add_dependencies(${target} embedded_web)
  endfunction()
  return()
endif()

function(content_type name result)
  set(type application/octet-stream)
  foreach(pair "html=text/html; charset=utf-8" "js=text/javascript; charset=utf-8" "mjs=text/javascript; charset=utf-8"
               "css=text/css; charset=utf-8" "json=application/json" "svg=image/svg+xml" "png=image/png"
               "jpg=image/jpeg" "webp=image/webp" "ico=image/x-icon" "woff2=font/woff2" "txt=text/plain; charset=utf-8"
               "webmanifest=application/manifest+json" "wasm=application/wasm")
    string(FIND "${pair}" "=" at)
    string(SUBSTRING "${pair}" 0 ${at} ending)
    if(name MATCHES "[.]${ending}$")
      math(EXPR at "${at} + 1")
      string(SUBSTRING "${pair}" ${at} -1 type)
    endif()
  endforeach()
  set(${result} "${type}" PARENT_SCOPE)
endfunction()

set(files "")
if(EXISTS ${folder}/index.html)
  file(GLOB_RECURSE files RELATIVE ${folder} ${folder}/*)
  list(FILTER files EXCLUDE REGEX "[.]map$")
  list(SORT files)
endif()

set(blobs "")
set(declarations "")
set(entries "")
set(number 0)
foreach(file IN LISTS files)
  set(path ${folder}/${file})
  file(SHA256 ${path} hash)
  string(SUBSTRING ${hash} 0 16 etag)
  file(SIZE ${path} size)
  set(copy ${packed}/${hash})
  if(NOT EXISTS ${copy}.gz)  # named by their content, so that what was compressed before is still good
    file(MAKE_DIRECTORY ${packed})
    file(COPY_FILE ${path} ${copy})
    file(ARCHIVE_CREATE OUTPUT ${copy}.part PATHS ${copy} FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)
    file(RENAME ${copy}.part ${copy}.gz)  # a build that is killed leaves no half of it
  endif()
  file(SIZE ${copy}.gz small)
  content_type(${file} type)
  set(gzip "{}")
  string(APPEND blobs "    MITOS_BLOB(web_file_${number}, \"${copy}\")\n")
  string(APPEND declarations "extern const char web_file_${number}[];\n")
  if(small LESS size)
    string(APPEND blobs "    MITOS_BLOB(web_gzip_${number}, \"${copy}.gz\")\n")
    string(APPEND declarations "extern const char web_gzip_${number}[];\n")
    set(gzip "{web_gzip_${number}, ${small}}")
  endif()
  string(APPEND entries "    {\"/${file}\", \"${type}\", {web_file_${number}, ${size}}, ${gzip}, \"${etag}\"},\n")
  math(EXPR number "${number} + 1")
endforeach()

# Assembler text: a label, the bytes, and nothing that would make the stack executable.
string(REGEX REPLACE "MITOS_BLOB\\(([a-z_0-9]+), \"([^\"]*)\"\\)"
       "\".global \\1\\\\n\\1:\\\\n.incbin \\\\\"\\2\\\\\"\\\\n\"" blobs "${blobs}")
if(files)
  set(assembler "__asm__(\".pushsection .rodata\\n\"\n${blobs}    \".popsection\\n\");\n\n")
  string(APPEND assembler "extern \"C\" {\n${declarations}}\n")
  set(list "const WebFile all[] = {\n${entries}};\n")
  set(answer "all")
else()
  set(assembler "")
  set(list "")
  set(answer "{}")
endif()

file(WRITE ${output}.new "// Written by cmake/embed_web.cmake.
#include \"web/files.h\"

${assembler}
namespace mitos::web {
namespace {

${list}
}  // namespace

std::span<const WebFile> webFiles() { return ${answer}; }

}  // namespace mitos::web
")
file(COPY_FILE ${output}.new ${output} ONLY_IF_DIFFERENT)
file(REMOVE ${output}.new)
