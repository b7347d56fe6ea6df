#include "vision/reading/stage.h"

namespace concord::vision {

std::string_view name(Stage stage) {
    switch (stage) {
        case Stage::Ingest:
            return "ingest";
        case Stage::FindBoard:
            return "find-board";
        case Stage::Pose:
            return "pose";
        case Stage::Light:
            return "light";
        case Stage::ReadStacks:
            return "read-stacks";
        case Stage::Confidence:
            return "confidence";
        case Stage::SecondPhoto:
            return "second-photo";
        case Stage::Report:
            break;
    }
    return "report";
}

}  // namespace concord::vision
