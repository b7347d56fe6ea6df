# Flags that every target shares, and a function that declares a library or program of ours.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

add_library(concord_compiler INTERFACE)
target_compile_options(concord_compiler INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror)
target_include_directories(concord_compiler INTERFACE ${CMAKE_SOURCE_DIR})
if(CONCORD_SANITIZE)
    target_compile_options(concord_compiler INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                                      -fno-omit-frame-pointer
                                                      # g++ 12 warns wrongly of both once sanitizers are on (in <regex>)
                                                      -Wno-maybe-uninitialized -Wno-stringop-overflow)
    target_link_options(concord_compiler INTERFACE -fsanitize=address,undefined)
endif()
if(CONCORD_TIDY)
    find_program(CLANG_TIDY_PROGRAM clang-tidy REQUIRED)
    set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY_PROGRAM})
endif()
