# Writes a page for each program, and for each of its commands and their commands: concord-history-show.1.
#   cmake "-DPROGRAMS=a;b" -DHELP2MAN= -DVERSION= -DTEXTS= -DOUT= -P write_pages.cmake
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/commands.cmake)

# split_examples(HELP REST EXAMPLES): moves the examples at the end of HELP, which help2man would fill like prose, into
# a section of its own.
function(split_examples help rest examples)
    string(REGEX MATCH "\nExamples?:[ \n].*$" found "${help}")
    string(REPLACE "${found}" "" help "${help}")
    set(${rest} "${help}" PARENT_SCOPE)
    set(section)
    if(found)
        string(REGEX REPLACE "^\nExamples?:" "" lines "${found}")
        string(REGEX REPLACE "\n +" "\n" lines "${lines}")
        string(STRIP "${lines}" lines)
        string(REPLACE "\\" "\\e" lines "${lines}")
        string(REPLACE "-" "\\-" lines "${lines}")
        set(section "[EXAMPLES]\n.nf\n${lines}\n.fi\n\n")
    endif()
    set(${examples} "${section}" PARENT_SCOPE)
endfunction()

# write_page(NAME PROGRAM COMMAND...): writes the page of a program or command, and those of the commands within it.
function(write_page name program)
    set(call ${program} ${ARGN})
    execute_process(COMMAND ${call} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
    set(text ${TEXTS}/${name}.h2m)  # with a summary
    set(options)
    if(ARGN)
        string(REGEX MATCH "^[^\n]+" summary "${help}")
        string(REPLACE ";" "\\;" summary "${summary}")
        set(text ${TEXTS}/command.h2m)
        set(options "--name=${summary}")
    endif()
    split_examples("${help}" rest examples)
    file(READ ${text} included)
    file(WRITE ${WORK}/${name}.h2m "${examples}${included}")
    file(WRITE ${WORK}/${name} "#!/bin/sh\ncat << 'end of the help'\n${rest}\nend of the help\n")
    file(CHMOD ${WORK}/${name} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    execute_process(COMMAND ${HELP2MAN} --no-info --include=${WORK}/${name}.h2m ${options} "--version-string=${name} ${VERSION}"
                            --output=${OUT}/${name}.1 ${WORK}/${name}
                    COMMAND_ERROR_IS_FATAL ANY)
    commands_in("${help}" commands)
    foreach(command IN LISTS commands)
        write_page(${name}-${command} ${call} ${command})
    endforeach()
endfunction()

set(WORK ${OUT}.work)
file(REMOVE_RECURSE ${OUT} ${WORK})
file(MAKE_DIRECTORY ${OUT})
foreach(program IN LISTS PROGRAMS)
    cmake_path(GET program FILENAME name)
    write_page(${name} ${program})
endforeach()
