// The stages of a reading, in order.
#pragma once

#include <string_view>

namespace concord::vision {

enum class Stage {
    Ingest,
    FindBoard,
    Pose,
    Light,
    ReadStacks,
    Confidence,
    SecondPhoto,  // all of the above for another view of the board, if there is one
    Report
};
std::string_view name(Stage stage);  // "find-board"

}  // namespace concord::vision
