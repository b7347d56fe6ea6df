// The weights of the networks: bytes of the program, or in the web program a file that the page has loaded
// (app/web/reader/loaded_weights.h).
#pragma once

#include "vision/networks/network.h"

#include <span>

namespace concord::vision {

// An ONNX file. Valid as long as the program runs; in the web program until the next loadWeights(), before the first of
// which it throws InputError.
std::span<const unsigned char> weightsOf(NetworkId id);

}  // namespace concord::vision
