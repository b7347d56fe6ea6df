// Intercepts the system calls that change the contents of a folder: counts them, and from a chosen one on the program
// dies or the disk is full. For programs that link it; one folder at a time.
#pragma once

#include <limits>
#include <string>

namespace concord::faults {

enum class Fault { None, Kill, FullDisk };

// Of the calls from now on, number `first` (from 1) fails and those after it, `count` in all.
void watch(const std::string& folder, Fault fault = Fault::None, int first = 1,
           int count = std::numeric_limits<int>::max());
int calls();  // since watch()

}  // namespace concord::faults
