#include "vision/networks/network.h"

#include <opencv2/dnn/dnn.hpp>

#include <array>
#include <optional>
#include <span>

// The files of this folder, embedded by the assembler; see CMakeLists.txt.
extern "C" {
extern const unsigned char concord_find_board_begin[];
extern const unsigned char concord_find_board_end[];
extern const unsigned char concord_find_others_begin[];
extern const unsigned char concord_find_others_end[];
extern const unsigned char concord_refine_board_begin[];
extern const unsigned char concord_refine_board_end[];
extern const unsigned char concord_place_borders_begin[];
extern const unsigned char concord_place_borders_end[];
extern const unsigned char concord_place_borders_far_begin[];
extern const unsigned char concord_place_borders_far_end[];
extern const unsigned char concord_place_rims_begin[];
extern const unsigned char concord_place_rims_end[];
extern const unsigned char concord_look_under_red_begin[];
extern const unsigned char concord_look_under_red_end[];
extern const unsigned char concord_find_cubes_begin[];
extern const unsigned char concord_find_cubes_end[];
extern const unsigned char concord_look_at_cell_begin[];
extern const unsigned char concord_look_at_cell_end[];
extern const unsigned char concord_judge_stacks_begin[];
extern const unsigned char concord_judge_stacks_end[];
}

namespace concord::vision {

namespace {

std::span<const unsigned char> weights(NetworkId id) {
    switch (id) {
        case NetworkId::FindBoard:
            return {concord_find_board_begin, concord_find_board_end};
        case NetworkId::FindOthers:
            return {concord_find_others_begin, concord_find_others_end};
        case NetworkId::RefineBoard:
            return {concord_refine_board_begin, concord_refine_board_end};
        case NetworkId::PlaceBorders:
            return {concord_place_borders_begin, concord_place_borders_end};
        case NetworkId::PlaceBordersFar:
            return {concord_place_borders_far_begin, concord_place_borders_far_end};
        case NetworkId::PlaceRims:
            return {concord_place_rims_begin, concord_place_rims_end};
        case NetworkId::LookUnderRed:
            return {concord_look_under_red_begin, concord_look_under_red_end};
        case NetworkId::FindCubes:
            return {concord_find_cubes_begin, concord_find_cubes_end};
        case NetworkId::LookAtCell:
            return {concord_look_at_cell_begin, concord_look_at_cell_end};
        case NetworkId::JudgeStacks:
            break;
    }
    return {concord_judge_stacks_begin, concord_judge_stacks_end};
}

// cv::dnn::Net may not be shared between threads.
cv::dnn::Net& network(NetworkId id) {
    constexpr std::size_t count = static_cast<std::size_t>(NetworkId::JudgeStacks) + 1;  // the last one
    thread_local std::array<std::optional<cv::dnn::Net>, count> nets;
    auto& net = nets[static_cast<std::size_t>(id)];
    if (!net) {
        const auto bytes = weights(id);
        net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        net->setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    }
    return *net;
}

}  // namespace

cv::Mat runNetwork(NetworkId id, const cv::Mat& blob) {
    cv::dnn::Net& net = network(id);
    net.setInput(blob);
    return net.forward().clone();
}

}  // namespace concord::vision
