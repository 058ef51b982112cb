# The library that other programs link: `mitos::mitos` for CMake, `mitos` for pkg-config; docs/library.md describes it.
#
# It is a target of its own, because it must run on any CPU and may go into shared libraries, while the program is made
# for the machine that builds. So its sources are compiled twice. It is a part of `all`, so that `cmake --install` has
# it after a plain `cmake --build`. The presets that nobody installs leave it out, and so does -DMITOS_LIBRARY=OFF.
if(NOT MITOS_LIBRARY)
  return()
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
include(cmake/public_headers.cmake)

# What the public headers need, and no more: no files of games, no matches, no training, nothing of the doors.
set(library_sources ${core_sources})
list(FILTER library_sources INCLUDE REGEX "/src/(base|texts|games|search|heuristics|evaluations|champion|engine)/")

add_library(mitos_library ${library_sources} ${embedded_sources})  # static, or shared by BUILD_SHARED_LIBS
add_dependencies(mitos_library mitos_embedded)
set_target_properties(mitos_library PROPERTIES OUTPUT_NAME mitos EXPORT_NAME mitos
                      MITOS_PIC ON POSITION_INDEPENDENT_CODE ON VERSION ${PROJECT_VERSION}
                      SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
                      UNITY_BUILD ${MITOS_UNITY} UNITY_BUILD_MODE GROUP)  # in the groups of the core
target_compile_features(mitos_library PUBLIC cxx_std_20)
target_include_directories(mitos_library PRIVATE src INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(mitos_library PUBLIC fmt::fmt Boost::headers Threads::Threads
                                    PRIVATE $<BUILD_INTERFACE:mitos_flags> $<BUILD_INTERFACE:${ZSTD_LIBRARY}>
                                            $<INSTALL_INTERFACE:mitos::zstd>)
precompile_without(mitos_library <nlohmann/json.hpp>)
add_champion_levels(mitos_library mitos_library_champion)
separate_hot_code(mitos_library mitos_library_hot)

# Installing: the library, its headers below include/mitos, and where CMake and pkg-config find them.
install(TARGETS mitos_library EXPORT mitos-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(CODE "
  set(source \"${CMAKE_SOURCE_DIR}/src\")
  set(copies \"${CMAKE_BINARY_DIR}/include/mitos\")
  set(destination \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}/mitos\")
  set(headers \"${public_headers};${internal_headers}\")
  include(\"${CMAKE_SOURCE_DIR}/cmake/install_headers.cmake\")")

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/mitos)
install(EXPORT mitos-targets NAMESPACE mitos:: DESTINATION ${package})
configure_package_config_file(cmake/mitos-config.cmake.in generated/mitos-config.cmake INSTALL_DESTINATION ${package})
write_basic_package_version_file(generated/mitos-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/generated/mitos-config.cmake ${CMAKE_BINARY_DIR}/generated/mitos-config-version.cmake
        DESTINATION ${package})

# pkg-config: the prefix is found from where the file lies. Who links a static library links what it needs, too.
file(RELATIVE_PATH up_to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" up_to_prefix "${up_to_prefix}")
get_target_property(library_type mitos_library TYPE)
if(library_type STREQUAL "STATIC_LIBRARY")
  set(requires "Requires: fmt >= 9, libzstd")
else()
  set(requires "Requires: fmt >= 9\nRequires.private: libzstd")
endif()
configure_file(cmake/mitos.pc.in generated/mitos.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/generated/mitos.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
