# Flags that every target shares, and concord_compile_alone().

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT EMSCRIPTEN)  # emcc calls it by itself
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# The programs open strangers' photos and games, so every target is hardened against exploits, also those that Qt's
# functions make. Sanitizers and fuzzers do their own checking, which the checked C library would hide. WebAssembly
# is a sandbox by itself, and has none of these flags.
if(EMSCRIPTEN)
    include(ConcordWeb)
else()
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-semantic-interposition>)  # or PIC keeps functions from being inlined
add_compile_definitions(_GLIBCXX_ASSERTIONS)  # an index out of bounds ends the program; costs 1 to 3 %
if(NOT CONCORD_SANITIZE AND NOT CONCORD_FUZZ)
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fstack-protector-strong>
                        $<$<COMPILE_LANGUAGE:CXX>:-fstack-clash-protection>)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
        add_compile_options(-fcf-protection=full)
    endif()
    # Needs an optimising build; some compilers come with a level of their own.
    add_compile_options("$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3>")
    add_link_options(LINKER:-z,relro,-z,now,-z,noexecstack)
endif()
endif()

add_library(concord_compiler INTERFACE)
target_compile_options(concord_compiler INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(CONCORD_WERROR)  # not for users, whose newer compiler may know more warnings
    target_compile_options(concord_compiler INTERFACE -Werror)
endif()
target_include_directories(concord_compiler INTERFACE ${CMAKE_SOURCE_DIR})
if(CONCORD_SANITIZE)
    set(CHECKED $<NOT:$<BOOL:$<TARGET_PROPERTY:CONCORD_UNSANITIZED>>>)
    target_compile_options(concord_compiler INTERFACE $<${CHECKED}:-fsanitize=${CONCORD_SANITIZE}> -fno-omit-frame-pointer
                                                      # g++ 12 warns wrongly once sanitizers are on (in <regex>, and
                                                      # about vectors that grow)
                                                      -Wno-maybe-uninitialized -Wno-stringop-overflow -Wno-array-bounds)
    if(CONCORD_SANITIZE MATCHES undefined)
        target_compile_options(concord_compiler INTERFACE -fno-sanitize-recover=all)
    endif()
    target_link_options(concord_compiler INTERFACE -fsanitize=${CONCORD_SANITIZE})
endif()
if(CONCORD_TIDY)
    find_program(CLANG_TIDY_PROGRAM clang-tidy REQUIRED)
    set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY_PROGRAM})
endif()

# concord_compile_alone(FILE...): sources that do not go together with others of their library in a unity build, as they
# give local things the same names.
function(concord_compile_alone)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
