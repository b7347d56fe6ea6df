# Compiles a file into a target as a text.
#
#   concord_embed_file(TARGET FILE SYMBOL)
#
# adds a source to TARGET that defines `const std::string_view concord::facts::SYMBOL`, the bytes of
# FILE. Declare it where it is used: extern const std::string_view SYMBOL;
# Run as a script (cmake -DINPUT= -DOUTPUT= -DSYMBOL= -P), it writes that source.

if(CMAKE_SCRIPT_MODE_FILE)
    file(READ ${INPUT} bytes HEX)
    string(REGEX REPLACE "(................................)" "\\1\n    " bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    file(WRITE ${OUTPUT}
"#include <string_view>

namespace concord::facts {
namespace {

constexpr char bytes[] = {
    ${bytes}
};

}  // namespace

extern const std::string_view ${SYMBOL};
constinit const std::string_view ${SYMBOL}{bytes, sizeof bytes};

}  // namespace concord::facts
")
    return()
endif()

set(CONCORD_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(concord_embed_file target file symbol)
    cmake_path(ABSOLUTE_PATH file NORMALIZE)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DINPUT=${file} -DOUTPUT=${output} -DSYMBOL=${symbol} -P ${CONCORD_EMBED_SCRIPT}
        DEPENDS ${file} ${CONCORD_EMBED_SCRIPT}
        VERBATIM)
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${output})
endfunction()
