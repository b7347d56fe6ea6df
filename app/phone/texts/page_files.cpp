// Empty, because a library needs a source: the page itself is in the resources, under :/phone (CMakeLists.txt).
