// The small networks that the stages use; for their weights see weights.h.
#pragma once

#include <opencv2/core/mat.hpp>

#include <array>
#include <stop_token>

namespace concord::vision {

enum class NetworkId {
    FindBoard,      // which point of the board's surface each part of a view shows
    FindOthers,     // which parts of the photo show other players' boards
    PlaceBorders,   // where the borders between cells lie
    PlaceRims,      // where the rims of the stacks' topmost tokens lie
    EncodeCell,     // one cell, as a code for ClassifyStacks
    ClassifyStacks  // stacks and cubes of all cells, from their codes
};

// In the order in which reading a photo needs them.
inline constexpr std::array allNetworks{NetworkId::FindBoard,      NetworkId::PlaceBorders, NetworkId::EncodeCell,
                                        NetworkId::ClassifyStacks, NetworkId::PlaceRims,    NetworkId::FindOthers};

// Runs a network on one input blob (NCHW or NC, 32-bit floats). Several threads may run the same network.
cv::Mat runNetwork(NetworkId id, const cv::Mat& blob);

// Parses all networks that have no idle instance yet. Meant for a thread of its own while a photo is being decoded, so
// that the first photo of a process need not wait for the parsing.
void loadNetworks(const std::stop_token& stop) noexcept;

}  // namespace concord::vision
