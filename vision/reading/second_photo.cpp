// Another view of the same board, whose reading is fused with that of the first.
#include "vision/reading/board_reader.h"

#include "scoring/json/input_error.h"

#include <algorithm>
#include <string>

namespace concord::vision {

namespace {

bool isSamePicture(const cv::Mat& one, const cv::Mat& other) {
    return one.size() == other.size() && cv::norm(one, other, cv::NORM_INF) == 0;
}

}  // namespace

// Warnings about the second photo, which was read all the same.
void BoardReader::reportWarningsOfSecond(const std::vector<Warning>& warnings) {
    bool hasIntroduction = false;
    for (const Warning& warning : warnings) {
        if (warning.code == "place-unsure") {  // worded differently: only the first photo's outline can be moved
            m_reading.warnings.push_back({"second-photo-place-unsure",
                                          {CONCORD_TEXT("the position of the board in the second photo is uncertain; "
                                                        "if cells are wrong, try another second photo"),
                                           {}}});
            continue;
        }
        if (warning.code == "side-differs" && !m_options.side) {
            continue;  // nobody gave that side: it is the first photo's, which may be wrong
        }
        if (std::ranges::find(m_reading.warnings, warning) != m_reading.warnings.end()) {
            continue;
        }
        if (!hasIntroduction) {
            m_reading.warnings.push_back(
                {"second-photo-warning", {CONCORD_TEXT("what follows is about the second photo"), {}}});
            hasIntroduction = true;
        }
        const std::string prefix = warning.code.starts_with("photo-") ? "second-" : "second-photo-";
        m_reading.warnings.push_back({prefix + warning.code, warning.message});
    }
}

// The posteriors of this photo alone, as they would be reported, except for the cubes, which are not compared.
ViewPosteriors BoardReader::viewPosteriors() const {
    ViewPosteriors view{m_reading.side, m_reading.sideConfidence, m_posteriors};
    applyChecksum(view.cells, m_jointHeights);
    return view;
}

// Whether to fuse the photos. Warns if they may show different boards, unless a person wants them fused even so.
bool BoardReader::decideFusion(const ViewComparison& views) {
    if (m_options.fuseDifferent && views.firstSide == views.secondSide) {
        m_differing = views.differing;
        return true;
    }
    if (const auto warning = warningAbout(views)) {
        m_reading.warnings.push_back(*warning);
    }
    if (views.verdict == SameBoard::CannotTell) {
        m_differing = views.differing;
    }
    return views.verdict != SameBoard::No;
}

// Reads another view and multiplies the posteriors of both if decideFusion() says so. side: detected if not given.
void BoardReader::fuseSecondPhoto(const PhotoFile& file, std::optional<Side> side) {
    ReadOptions options;
    options.side = side;
    options.decode = m_options.decode;
    options.box = m_options.box;
    BoardReader other(options, m_stop);
    std::optional<NoBoard> refusal;
    try {
        runStages([&] { other.ingestPhoto(file); });
        if (isSamePicture(other.m_photo.bgr, m_photo.bgr)) {
            m_reading.warnings.push_back(
                {"same-photo-twice", {CONCORD_TEXT("both photos are the same; they were read as one"), {}}});
            return;
        }
        runStages([&] { refusal = other.readView(); });
    } catch (const InputError& error) {
        throw InputError(file.name, error.message());  // names the second photo, not the first
    }
    if (refusal && !stopped()) {
        // The reason is a message of its own, so that it can be translated.
        m_reading.warnings.push_back({"second-photo-unread", {CONCORD_TEXT("the second photo could not be used"), {}}});
        m_reading.warnings.push_back({"second-photo-why", refusal->message});
    }
    if (refusal) {
        return;
    }
    const ViewComparison views = compareViews(viewPosteriors(), other.viewPosteriors());
    if (other.m_reading.side != m_reading.side && views.verdict != SameBoard::No) {
        fuseSecondPhoto(file, m_reading.side);  // one of the sides is uncertain, or given by a person
        return;
    }
    if (m_options.compared) {
        m_options.compared(views);
    }
    if (!decideFusion(views)) {
        return;
    }
    m_reading.photos.push_back(file.name);
    reportWarningsOfSecond(other.m_reading.warnings);
    m_views.push_back(other.m_views.front());
    m_posteriors = fuse(m_posteriors, other.m_posteriors);
    m_jointHeights = {};  // no two photos have the same camera
    if (m_obscured.empty()) {
        m_obscured = other.m_obscured;
    }
    for (std::size_t i = 0; i < other.m_obscured.size(); ++i) {
        if (other.m_obscured[i].p < m_obscured[i].p) {
            m_obscured[i] = other.m_obscured[i];
        }
    }
}

}  // namespace concord::vision
