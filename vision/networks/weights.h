// The weights of the networks, which are bytes of the program.
#pragma once

#include "vision/networks/network.h"

#include <span>

namespace concord::vision {

// An ONNX file; valid as long as the program runs.
std::span<const unsigned char> weightsOf(NetworkId id);

}  // namespace concord::vision
