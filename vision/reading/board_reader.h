// The stages from a photo to a reading. Internal to this library.
#pragma once

#include "vision/find/find_board.h"
#include "vision/photo/ingest.h"
#include "vision/reading/compare_views.h"
#include "vision/reading/hidden_cells.h"
#include "vision/reading/hypothesis_search.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/read_board.h"
#include "vision/reading/view_warnings.h"
#include "vision/stacks/colours.h"

#include <opencv2/core.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

// Runs the stages. An OpenCV error or a lack of memory, which an odd photo can cause, becomes an InputError.
void runStages(const std::function<void()>& stages);

class BoardReader {
public:
    BoardReader(const ReadOptions& options, std::stop_token stop) : m_options(options), m_stop(std::move(stop)) {}

    ReadResult read(const PhotoFile& file);

private:
    using Clock = std::chrono::steady_clock;

    void ingestPhoto(const PhotoFile& file);
    // The stages after ingestPhoto(), up to the posteriors of this photo alone. Returns why no board was read; nothing
    // if one was.
    std::optional<NoBoard> readView();
    bool contradictsKnownSide(const BoardFinding& finding) const;
    void findOtherBoards(const BoardFinding& finding);
    void reportPose(const Hypothesis& hypothesis);
    void discountPoorlyVisible(const Hypothesis& hypothesis);
    bool warnIfAllInDoubt(Colours colours);
    void fuseSecondPhoto(const PhotoFile& file, std::optional<Side> side = {});
    ViewPosteriors viewPosteriors() const;
    bool decideFusion(const ViewComparison& views);
    void reportObscured();
    void reportWarningsOfSecond(const std::vector<Warning>& warnings);
    void report();

    void begin(Stage stage);
    bool stopped() const { return m_stop.stop_requested(); }
    void sendDebugPicture(const char* pictureName, const std::function<cv::Mat()>& draw) const;

    std::optional<BoardFinding> find(HypothesisSearch& search);
    NoBoard notFound(const std::optional<BoardFinding>& finding) const;
    void placeCells(const View& view);

    const ReadOptions& m_options;
    std::stop_token m_stop;
    Photo m_photo;
    SearchTrace m_trace;
    cv::Mat m_otherBoards;  // mask of other boards in view
    Reading m_reading;
    std::vector<View> m_views;  // of this photo, then of the second one
    std::vector<CellEvidence> m_evidence;
    std::vector<CellPosterior> m_posteriors;
    JointHeights m_jointHeights;              // of the posteriors; independent once two photos are fused
    std::vector<Obscured> m_obscured;         // empty if a warning says that all cells are in doubt
    std::vector<CellDifference> m_differing;  // in photos that were fused although they may show different boards
    Stage m_stage = Stage::Ingest;
    std::optional<Stage> m_furthest;  // where a doubtful place is read again, stages are repeated
    Clock::time_point m_stageStart = Clock::now();
};

}  // namespace concord::vision
