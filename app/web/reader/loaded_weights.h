// The weights of the networks, which the page loads as a file of their own: see pack_weights.py.
#pragma once

#include <span>

namespace concord::web {

// Must be called before the first reading. Throws InputError if it is not such a file.
void loadWeights(std::span<const unsigned char> packed);

}  // namespace concord::web
