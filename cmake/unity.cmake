# compile_by_folder(TARGET SOURCES…): with MITOS_UNITY the sources of a folder are compiled as one, so that headers and
# instantiations that they share are compiled once. Names in anonymous namespaces must differ within a folder for that.
# A folder of many files is divided into pieces, so that every core has something to do.
set(unity_piece 16)

function(compile_by_folder target)
  if(NOT MITOS_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  set(folders "")
  foreach(source ${ARGN})
    cmake_path(GET source PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    if(NOT folder IN_LIST folders)
      list(APPEND folders ${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR piece "${count_${folder}} / ${unity_piece}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${piece})
  endforeach()
endfunction()
