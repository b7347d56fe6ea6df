// From a photo to a reading, through all stages.
//
//   ingest -> find-board -> pose -> light -> read-stacks -> confidence [-> second-photo] -> report   (stage.h)
#pragma once

#include "vision/reading/reading.h"
#include "vision/reading/stage.h"
#include "vision/stacks/box_profile.h"

#include <opencv2/core/mat.hpp>

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace concord::vision {

struct Hypothesis;      // hypothesis.h
struct Photo;           // ingest.h
struct ViewComparison;  // compare_views.h

// A photo without a readable board is an answer, not an exception.
struct NoBoard {
    Stage stage = Stage::FindBoard;  // Pose if no camera fits a marked board, otherwise FindBoard
    Message message;                 // what was found and what to try
    double confidence = 0;           // how sure the reader is that there is none, [0, 1]; 0 when stopped
};

// One labelled picture of a stage, BGR.
using DebugSink = std::function<void(std::string_view name, const cv::Mat& picture)>;

// The bytes of a photo file; its name is used in messages and in the reading only.
struct PhotoFile {
    std::vector<unsigned char> bytes;
    std::string name;
};

struct ReadOptions {
    std::optional<Side> side;  // known side; nothing: detected
    // Marked by a person: the corners of the board's bounding box in pixels of the stored image, clockwise from the
    // left end of its straight edge, seen with that edge at the top. Empty: the board is searched for.
    std::vector<cv::Point2f> boardOutline;
    std::optional<PhotoFile> secondPhoto;           // another view, whose reading is fused if it shows the same board
    bool fuseDifferent = false;                     // fuses it even if it seems to show another board of the same side
    std::function<void(Stage)> progress;            // called as each stage first starts, on the reading thread
    DebugSink debug;                                // receives pictures of the stages; none: not drawn
    std::function<Photo(const PhotoFile&)> decode;  // called instead of ingest(), on the reading thread; none: ingest()
    // Called on the reading thread with the decoded (first) photo before the search begins, so that a caller that shows
    // the photo need not decode it again.
    std::function<void(const Photo&)> decoded;
    std::optional<BoxProfile> box;  // of the box that the board is from, as far as is known
    // Called on the reading thread with the place where the board was found and what was measured there.
    std::function<void(const Hypothesis&)> examined;
    // Called on the reading thread when both photos have been compared, whether or not they are fused then.
    std::function<void(const ViewComparison&)> compared;
};

using ReadResult = std::variant<Reading, NoBoard>;

// Reads a photo from the bytes of its file (JPEG, PNG ...). Throws InputError when it or the second photo cannot be
// decoded. Returns NoBoard when stopped.
ReadResult readBoard(const PhotoFile& photo, const ReadOptions& options = {}, std::stop_token stop = {});
ReadResult readBoard(const std::vector<unsigned char>& file, const std::string& name, const ReadOptions& options = {},
                     std::stop_token stop = {});

}  // namespace concord::vision
