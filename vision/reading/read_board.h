// A photo in, a reading out: the whole way through the stages.
//
//   ingest -> find_board -> pose -> light -> read_stacks -> confidence -> report
#pragma once

#include "vision/reading/reading.h"
#include "vision/reading/stage.h"

#include <opencv2/core/mat.hpp>

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace concord::vision {

struct Photo;  // ingest.h

// A photo without a readable board is an answer, not an exception.
struct NoBoard {
    Stage stage = Stage::FindBoard;  // where the reading stopped
    Message message;                 // what was seen and what to try
    double confidence = 0;           // how sure it is that there is none, [0, 1]
};

// One labelled picture of a stage, BGR.
using DebugSink = std::function<void(std::string_view name, const cv::Mat& picture)>;

// A photo as it lies on the disk, held in memory; the name is only reported.
struct PhotoFile {
    std::vector<unsigned char> bytes;
    std::string name;
};

struct ReadOptions {
    std::optional<Side> side;               // known side; nothing: found out
    std::vector<cv::Point2f> boardOutline;  // four corners that a person dragged into place,
                                            // in pixels of the stored image: the board's bounding
                                            // box from the straight edge's left end, clockwise; or none
    std::optional<PhotoFile> sameBoard;     // another view of the same board: both are read together
    std::function<void(Stage)> progress;    // called as each stage starts, on the reading thread
    DebugSink debug;                        // pictures of the stages; none: not drawn
    // Called on the reading thread with the pixels of the (first) photo before anything is looked for in them, so that
    // nobody who shows it has to decode it once more.
    std::function<void(const Photo&)> decoded;
};

using ReadResult = std::variant<Reading, NoBoard>;

// Reads a photo held in memory as a file (JPEG, PNG ...). `name` is only reported. Throws
// InputError when it is no photo that can be decoded. When stopped, returns NoBoard.
ReadResult readBoard(const PhotoFile& photo, const ReadOptions& options = {}, std::stop_token stop = {});
ReadResult readBoard(const std::vector<unsigned char>& file, const std::string& name, const ReadOptions& options = {},
                     std::stop_token stop = {});

}  // namespace concord::vision
