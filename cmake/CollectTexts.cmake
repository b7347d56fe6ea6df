# Copies sources with every CONCORD_TEXT and CONCORD_COUNTED_TEXT filed under the context "Message", where lupdate would
# otherwise take the namespace or class around it.
#   cmake -DOUT=folder -DROOT=folder "-DSOURCES=a.cpp;b.cpp" -P CollectTexts.cmake
file(REMOVE_RECURSE ${OUT})
foreach(source IN LISTS SOURCES)
    file(READ ${source} text)
    string(REPLACE "CONCORD_COUNTED_TEXT(" "QT_TRANSLATE_N_NOOP(\"Message\", " text "${text}")
    string(REPLACE "CONCORD_TEXT(" "QT_TRANSLATE_NOOP(\"Message\", " text "${text}")
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${ROOT})
    file(WRITE ${OUT}/${source} "${text}")
endforeach()
