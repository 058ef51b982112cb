# `cmake --install build/release --prefix DIR`: the binary, the manual page and completions that it prints itself, and the rule and
# evaluation files to start one's own from (the binary has them built in and does not look there).
include(GNUInstallDirs)
install(TARGETS mitos RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(generated ${CMAKE_BINARY_DIR}/share)
file(MAKE_DIRECTORY ${generated})
set(printed)
function(print_from_mitos file)
  add_custom_command(OUTPUT ${generated}/${file} COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:mitos> ${ARGN} > ${generated}/${file}
                     DEPENDS mitos VERBATIM)
  set(printed ${printed} ${generated}/${file} PARENT_SCOPE)
endfunction()
print_from_mitos(mitos.1 manual --lang en)
print_from_mitos(mitos.el.1 manual --lang el)
print_from_mitos(mitos.bash completion bash --lang en)
print_from_mitos(_mitos completion zsh --lang en)
print_from_mitos(mitos.fish completion fish --lang en)
add_custom_target(mitos_share ALL DEPENDS ${printed})

install(FILES ${generated}/mitos.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${generated}/mitos.el.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/el/man1 RENAME mitos.1)
install(FILES ${generated}/mitos.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME mitos)
install(FILES ${generated}/_mitos DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${generated}/mitos.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(DIRECTORY rules evaluations DESTINATION ${CMAKE_INSTALL_DATADIR}/mitos FILES_MATCHING PATTERN "*.toml")
