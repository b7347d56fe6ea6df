# OpenCV's libraries one by one: Debian's packages of single libraries come without OpenCVConfig.cmake, which only the
# package of all of them has, and that one brings hundreds of megabytes that nothing here uses.
#
#   find_package(OpenCV 4.6 REQUIRED COMPONENTS core imgproc)
#
# makes the targets opencv_core and opencv_imgproc.
include(FindPackageHandleStandardArgs)

find_path(OpenCV_INCLUDE_DIR opencv2/core/version.hpp PATH_SUFFIXES opencv4)
mark_as_advanced(OpenCV_INCLUDE_DIR)
if(OpenCV_INCLUDE_DIR)
    file(STRINGS ${OpenCV_INCLUDE_DIR}/opencv2/core/version.hpp version_lines REGEX "#define CV_VERSION_(MAJOR|MINOR|REVISION) ")
    string(REGEX MATCHALL "[0-9]+" OpenCV_VERSION "${version_lines}")
    list(JOIN OpenCV_VERSION "." OpenCV_VERSION)
endif()

foreach(component IN LISTS OpenCV_FIND_COMPONENTS)
    find_library(OpenCV_${component}_LIBRARY opencv_${component})
    mark_as_advanced(OpenCV_${component}_LIBRARY)
    # Each package has the headers of its own library.
    if(OpenCV_${component}_LIBRARY AND EXISTS ${OpenCV_INCLUDE_DIR}/opencv2/${component}.hpp)
        set(OpenCV_${component}_FOUND TRUE)
        if(NOT TARGET opencv_${component})
            add_library(opencv_${component} UNKNOWN IMPORTED)
            set_target_properties(opencv_${component} PROPERTIES
                IMPORTED_LOCATION ${OpenCV_${component}_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${OpenCV_INCLUDE_DIR})
        endif()
    endif()
endforeach()

find_package_handle_standard_args(OpenCV REQUIRED_VARS OpenCV_INCLUDE_DIR VERSION_VAR OpenCV_VERSION HANDLE_COMPONENTS)
