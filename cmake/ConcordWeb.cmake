# What every target of the web program is compiled with; see scripts/web.sh and docs/web.md.
# Exceptions and SIMD are WebAssembly's own, as browsers have them since 2023; the libraries are built with the same.
set(CONCORD_WEB_FLAGS -fwasm-exceptions -msimd128)
add_compile_options(${CONCORD_WEB_FLAGS})
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${CMAKE_SOURCE_DIR}/app/web/compatibility/libcxx14.h>"
                    "$<$<COMPILE_LANGUAGE:CXX>:-isystem${CMAKE_SOURCE_DIR}/app/web/compatibility/library>")
add_link_options(${CONCORD_WEB_FLAGS})
