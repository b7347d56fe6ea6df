#include "vision/networks/weights.h"

// The networks of this folder, or of CONCORD_NETWORKS (vision/CMakeLists.txt), embedded by weights.S.in.
extern "C" {
extern const unsigned char concord_find_board_begin[];
extern const unsigned char concord_find_board_end[];
extern const unsigned char concord_find_others_begin[];
extern const unsigned char concord_find_others_end[];
extern const unsigned char concord_place_borders_begin[];
extern const unsigned char concord_place_borders_end[];
extern const unsigned char concord_place_rims_begin[];
extern const unsigned char concord_place_rims_end[];
extern const unsigned char concord_encode_cell_begin[];
extern const unsigned char concord_encode_cell_end[];
extern const unsigned char concord_classify_stacks_begin[];
extern const unsigned char concord_classify_stacks_end[];
}

namespace concord::vision {

std::span<const unsigned char> weightsOf(NetworkId id) {
    switch (id) {
        case NetworkId::FindBoard:
            return {concord_find_board_begin, concord_find_board_end};
        case NetworkId::FindOthers:
            return {concord_find_others_begin, concord_find_others_end};
        case NetworkId::PlaceBorders:
            return {concord_place_borders_begin, concord_place_borders_end};
        case NetworkId::PlaceRims:
            return {concord_place_rims_begin, concord_place_rims_end};
        case NetworkId::EncodeCell:
            return {concord_encode_cell_begin, concord_encode_cell_end};
        case NetworkId::ClassifyStacks:
            break;
    }
    return {concord_classify_stacks_begin, concord_classify_stacks_end};
}

}  // namespace concord::vision
