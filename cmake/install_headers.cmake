# `cmake --install` runs this: it installs `headers`, paths from the folder `source`, below `destination`. In the tree
# they include each other by their paths from src/. In a program "base/error.h" may be a header of its own, so the
# installed ones say "mitos/base/error.h". `copies` holds them as installed; one that did not change keeps its date.
foreach(header IN LISTS headers)
  file(READ "${source}/${header}" text)
  string(REGEX REPLACE "#include \"([^\"]+)\"" "#include \"mitos/\\1\"" text "${text}")
  set(before "")
  if(EXISTS "${copies}/${header}")
    file(READ "${copies}/${header}" before)
  endif()
  if(NOT text STREQUAL before)
    file(WRITE "${copies}/${header}" "${text}")
  endif()
  cmake_path(GET header PARENT_PATH folder)
  file(INSTALL DESTINATION "${destination}/${folder}" TYPE FILE FILES "${copies}/${header}")
endforeach()
