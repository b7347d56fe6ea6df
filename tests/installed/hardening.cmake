# Checks that a built program, and the libraries that it is linked from, were built with hardening.
#   cmake -DPROGRAM= "-DARCHIVES=a;b" -DCMAKE_AR= -DREADELF= -DOBJDUMP= -DPROCESSOR= -P hardening.cmake
cmake_minimum_required(VERSION 3.25)

function(output_of variable)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${ARGN} OUTPUT_VARIABLE out RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}: status ${status}")
    endif()
    set(${variable} "${out}" PARENT_SCOPE)
endfunction()

# expect("pattern" text "what it shows"): reports an error where the text does not match the pattern.
function(expect pattern text what)
    if(NOT text MATCHES "${pattern}")
        message(SEND_ERROR "${PROGRAM}: expected ${what}")
    endif()
endfunction()

output_of(header ${READELF} -hW ${PROGRAM})
expect("Type: +DYN" "${header}" "a program that can lie anywhere in memory")
output_of(dynamic ${READELF} -dW ${PROGRAM})
expect("FLAGS_1[^\n]*PIE" "${dynamic}" "a position-independent program")
expect("FLAGS_1[^\n]*NOW" "${dynamic}" "all symbols bound before it starts")
output_of(segments ${READELF} -lW ${PROGRAM})
expect("GNU_RELRO" "${segments}" "tables that are read-only once it has started")
expect("GNU_STACK[^\n]* RW +0x" "${segments}" "a stack that cannot be executed")
if(segments MATCHES " RWE ")
    message(SEND_ERROR "${PROGRAM}: a segment can be both written to and executed")
endif()

output_of(symbols ${READELF} --dyn-syms -W ${PROGRAM})
expect(" __stack_chk_fail@" "${symbols}" "a guarded stack")
expect(" __[a-z]+_chk@" "${symbols}" "checked calls of the C library")
expect("__glibcxx_assert_fail" "${symbols}" "checked indices of the C++ library")

if(NOT PROCESSOR MATCHES "x86_64|AMD64")
    return()
endif()

# A stack frame of several pages is touched page by page, so that the stack cannot jump over its guard page. The
# decoder has no frame so large.
if(NOT PROGRAM MATCHES "concord-decode$")
    execute_process(COMMAND ${OBJDUMP} -d --no-show-raw-insn ${PROGRAM}
                    COMMAND grep -m1 -E "or[ql] +\\$0x0,\\(%[re]sp\\)" OUTPUT_VARIABLE probe ERROR_QUIET)
    expect("or" "${probe}" "stack frames that are probed page by page")
endif()

# IBT and SHSTK keep jumps and returns in bounds; a note says that a file has them. The C library's start files lack
# that note, so a linked program never has it, but each of our object files must.
foreach(archive IN LISTS ARCHIVES)
    output_of(members ${CMAKE_AR} t ${archive})
    string(REGEX MATCHALL "[^\n]+" members "${members}")
    output_of(notes ${READELF} -nW ${archive})
    string(REGEX MATCHALL "x86 feature: IBT, SHSTK" protected "${notes}")
    list(LENGTH members memberCount)
    list(LENGTH protected protectedCount)
    if(NOT memberCount EQUAL protectedCount)
        message(SEND_ERROR "${archive}: ${protectedCount} of ${memberCount} object files keep jumps and returns in bounds")
    endif()
endforeach()
