# Writes a page for each program, and for each of its commands and their commands: concord-history-show.1.
#   cmake "-DPROGRAMS=a;b" -DHELP2MAN= -DVERSION= -DTEXTS= -DOUT= -P write_pages.cmake
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/commands.cmake)

# write_page(NAME PROGRAM COMMAND...): and those of the commands within it.
function(write_page name program)
    set(call ${program} ${ARGN})
    execute_process(COMMAND ${call} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
    set(options --include=${TEXTS}/${name}.h2m)  # with a summary
    if(ARGN)
        string(REGEX MATCH "^[^\n]+" summary "${help}")
        string(REPLACE ";" "\\;" summary "${summary}")
        set(options --include=${TEXTS}/command.h2m "--name=${summary}")
    endif()
    list(JOIN call " " executable)
    execute_process(COMMAND ${HELP2MAN} --no-info ${options} "--version-string=${name} ${VERSION}" --output=${OUT}/${name}.1 ${executable}
                    COMMAND_ERROR_IS_FATAL ANY)
    commands_in("${help}" commands)
    foreach(command IN LISTS commands)
        write_page(${name}-${command} ${call} ${command})
    endforeach()
endfunction()

file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT})
foreach(program IN LISTS PROGRAMS)
    cmake_path(GET program FILENAME name)
    write_page(${name} ${program})
endforeach()
