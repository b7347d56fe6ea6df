# Limits how many libraries the command line loads before main(): `concord --version` spends most of its time on that.
#   cmake -DPROGRAM= -DMOST= -P loaded_libraries.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ldd ${PROGRAM} OUTPUT_VARIABLE libraries RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "ldd ${PROGRAM}: status ${status}")
endif()
string(REGEX MATCHALL "[^\n]+\n" lines "${libraries}")
list(LENGTH lines count)
if(count GREATER MOST)
    message(SEND_ERROR "${PROGRAM} loads ${count} libraries, expected at most ${MOST}:\n${libraries}")
endif()
# OpenCV's image codecs bring in GDAL and a hundred more.
if(libraries MATCHES "libopencv_imgcodecs|libgdal")
    message(SEND_ERROR "${PROGRAM} loads ${CMAKE_MATCH_0}")
endif()
