// Only so that the library has a source: the page is in its resources, under :/phone (CMakeLists.txt).
