# commands_in(HELP VARIABLE): the names in the list of subcommands that --help printed.
function(commands_in help variable)
    set(names)
    if("${help}\n" MATCHES "\nSubcommands:\n(([^\n]+\n)+)")  # up to the examples
        string(REGEX MATCHALL "\n  [a-z]+" names "\n${CMAKE_MATCH_1}")
        list(TRANSFORM names STRIP)
    endif()
    set(${variable} ${names} PARENT_SCOPE)
endfunction()
