// Fault injection: replaces the system calls that change the contents of a folder, counts them and, from a chosen call
// onwards, kills the program or reports a full disk. Active in any program linked with this file; watches one folder at
// a time.
#pragma once

#include <limits>
#include <string>

namespace concord::faults {

enum class Fault { None, Kill, FullDisk };

// Sets the folder and resets the call counter. Calls number `first` (counted from 1) to `first + count - 1` get the
// fault.
void watch(const std::string& folder, Fault fault = Fault::None, int first = 1,
           int count = std::numeric_limits<int>::max());
int callsSoFar();  // since watch()

}  // namespace concord::faults
