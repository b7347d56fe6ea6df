#include "vision/reading/read_board.h"

#include "scoring/json/input_error.h"
#include "vision/find/other_boards.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/reading/board_reader.h"
#include "vision/reading/memory_pages.h"
#include "vision/reading/obscured_features.h"
#include "vision/reading/overlay.h"
#include "vision/reading/report.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <new>
#include <string>

namespace concord::vision {

namespace {

constexpr double sureSide = 0.80;

Side otherSide(Side side) { return side == Side::A ? Side::B : Side::A; }

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

// Stored pixels to pixels of the photo as decoded, and back.
cv::Point2d toDecoded(cv::Point2d stored, double scale) {
    return (stored + cv::Point2d(0.5, 0.5)) * scale - cv::Point2d(0.5, 0.5);
}
cv::Point2d toStored(cv::Point2d decoded, double scale) {
    return (decoded + cv::Point2d(0.5, 0.5)) / scale - cv::Point2d(0.5, 0.5);
}

// The fraction of the plate's bounding box, as far as it is in the photo, that is as white as only light can be, [0,
// 1].
double burntShare(const cv::Mat& bgr, const BoardFinding& finding) {
    constexpr int whiterThanPaper = 250;
    constexpr int stepMm = 2;
    const cv::Rect2d photo(0, 0, bgr.cols - 1, bgr.rows - 1);
    const cv::Point2d corner(plateWidthMm / 2, plateHeightMm / 2);
    int visible = 0;
    int burnt = 0;
    for (int y = 0; y <= plateHeightMm; y += stepMm) {
        for (int x = 0; x <= plateWidthMm; x += stepMm) {
            const cv::Point2d at = mapped(finding.photoFromBoard, cv::Point2d(x, y) - corner);
            if (photo.contains(at)) {
                const auto& pixel = bgr.at<cv::Vec3b>(at);
                ++visible;
                burnt += std::min({pixel[0], pixel[1], pixel[2]}) >= whiterThanPaper ? 1 : 0;
            }
        }
    }
    return static_cast<double>(burnt) / std::max(1, visible);
}

}  // namespace

void runStages(const std::function<void()>& stages) {
    try {
        stages();
    } catch (const cv::Exception& error) {
        throw InputError({}, {CONCORD_TEXT("expected a photo that can be read: %1"), {error.err}});
    } catch (const std::bad_alloc&) {
        throw InputError({}, {CONCORD_TEXT("expected a photo that fits into memory"), {}});
    }
}

void BoardReader::begin(Stage stage) {
    const auto now = Clock::now();
    if (stage != Stage::Ingest) {
        m_reading.timing.stagesMs.emplace_back(name(m_stage), milliseconds(now - m_stageStart));
    }
    m_stage = stage;
    m_stageStart = now;
    if (m_options.progress && (!m_furthest || stage > *m_furthest)) {
        m_furthest = stage;
        m_options.progress(stage);
    }
}

void BoardReader::sendDebugPicture(const char* pictureName, const std::function<cv::Mat()>& draw) const {
    if (m_options.debug) {
        m_options.debug(pictureName, draw());
    }
}

std::optional<BoardFinding> BoardReader::find(HypothesisSearch& search) {
    if (m_options.boardOutline.size() != 4) {
        return search.find(m_trace);
    }
    // Corners of the plate's bounding box, marked by a person.
    std::vector<cv::Point2f> corners;
    for (const cv::Point2f& p : m_options.boardOutline) {
        corners.emplace_back(toDecoded(p, m_photo.scale));
    }
    constexpr auto w = static_cast<float>(plateWidthMm / 2);
    constexpr auto h = static_cast<float>(plateHeightMm / 2);
    const std::vector<cv::Point2f> plate{{-w, h}, {w, h}, {w, -h}, {-w, -h}};
    PhotoPyramid pyramid(m_photo.bgr);
    return refineBoard(pyramid, cv::getPerspectiveTransform(plate, corners));
}

NoBoard BoardReader::notFound(const std::optional<BoardFinding>& finding) const {
    constexpr double muchOfIt = 0.15;  // burnt out
    NoBoard answer;
    answer.stage = Stage::FindBoard;
    if (stopped()) {
        answer.message = {CONCORD_TEXT("the reading was stopped"), {}};
    } else if (!m_options.boardOutline.empty()) {
        answer.message = {
            CONCORD_TEXT("no board lies between the marked corners; drag them onto the corners of the board"), {}};
        answer.confidence = 0.8;
    } else if (finding && finding->quality() >= minBoardQuality && contradictsKnownSide(*finding)) {
        answer.message = {CONCORD_TEXT("the photo shows side %1 of the board and cannot be read as side %2"),
                          {std::string(name(otherSide(finding->side))), std::string(name(finding->side))}};
        answer.confidence = 1 - finding->sideConfidence;
    } else if (m_trace.plateShare < 0.02) {
        answer.message = {CONCORD_TEXT("no board was seen in the photo; show the whole board, from above, filling as "
                                       "much of the photo as possible"),
                          {}};
        answer.confidence = 0.98;
    } else if (!finding) {
        answer.message = {CONCORD_TEXT("something like a board was seen, but its position could not be made out; "
                                       "photograph one whole board, from above, without things lying over its edge"),
                          {}};
        answer.confidence = 0.8;
    } else if (burntShare(m_photo.bgr, *finding) > muchOfIt) {
        answer.message = {CONCORD_TEXT("light hides much of what looks like a board; photograph it again without the "
                                       "flash, and where no lamp is mirrored on it"),
                          {}};
        answer.confidence = 1 - finding->quality();
    } else {
        answer.message = {CONCORD_TEXT("what was found does not have the shape of a whole board; step back until its "
                                       "whole edge is in the photo, and photograph it from more directly above"),
                          {}};
        answer.confidence = 1 - finding->quality();
    }
    return answer;
}

void BoardReader::placeCells(const View& view) {
    const auto at = [&](cv::Point2d p, double z) {
        return toStored(view.pose.photoFromBoard({p.x, p.y, z}), m_photo.scale);
    };
    for (const cv::Point2d& p : plateOutlineMm()) {
        m_reading.boardOutline.push_back(at(p, 0));
    }
    for (CellReading& cell : m_reading.cells) {
        const double z = cell.stack.height() * view.token.thicknessMm;
        const cv::Point2d c = cellCenterMm(m_reading.side, cell.cell);
        cell.center = at(c, 0);
        cell.top = at(c, z);
        for (const cv::Point2d& p : cellHexagonMm(m_reading.side, cell.cell)) {
            cell.outline.push_back(at(p, z));
        }
    }
}

void BoardReader::reportPose(const Hypothesis& hypothesis) {
    const BoardFinding& finding = hypothesis.finding;
    m_reading.side = finding.side;
    m_reading.sideConfidence = finding.sideConfidence;
    if (isAnotherBoardInView(m_otherBoards)) {
        m_reading.warnings.push_back(
            {"several-boards",
             {CONCORD_TEXT("several boards are in view; the most complete and central one was read"), {}}});
    }
    if (!hypothesis.isPlaceCertain()) {
        m_reading.warnings.push_back(
            {"place-unsure",
             {CONCORD_TEXT(
                  "the position of the board in the photo is uncertain; move its outline if it does not fit the cells"),
              {}}});
    }
    if (contradictsKnownSide(finding)) {
        m_reading.warnings.push_back(
            {"side-differs",
             {CONCORD_TEXT(
                  "the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong"),
              {std::string(name(otherSide(finding.side))), wholePercent(1 - finding.sideConfidence),
               std::string(name(finding.side))}}});
    } else if (!m_options.side && finding.sideConfidence < sureSide) {
        m_reading.warnings.push_back(
            {"side-unsure",
             {CONCORD_TEXT("the side of the board is uncertain; say which it is if side %1 is wrong"),
              {std::string(name(finding.side))}}});
    }
}

void BoardReader::ingestPhoto(const PhotoFile& file) {
    begin(Stage::Ingest);
    m_photo = m_options.decode ? m_options.decode(file) : ingest(file.bytes);
    if (m_options.decoded) {
        m_options.decoded(m_photo);
    }
    m_reading.photos = {file.name};
    m_reading.imageSize = m_photo.storedSize;
    m_reading.exifOrientation = m_photo.exifOrientation;
    m_reading.warnings = m_photo.warnings;
    m_reading.timing.decodeMs = m_photo.decodeMs;
    sendDebugPicture("1-ingest", [&] {
        return drawIngest(m_photo.bgr, m_photo.format + " at scale " + std::to_string(m_photo.scale));
    });
}

std::optional<NoBoard> BoardReader::readView() {
    begin(Stage::FindBoard);
    HypothesisSearch search(m_photo, m_options.side, {.begin = [this](Stage stage) { begin(stage); }}, m_stop);
    auto finding = find(search);
    const auto refused = [&](const std::optional<BoardFinding>& found) {
        sendDebugPicture("2-find-board", [&] { return drawSearch(m_photo.bgr, m_trace, found, {}); });
        return notFound(found);
    };
    if (stopped() || !finding || !(finding->quality() >= minBoardQuality)) {
        return refused(finding);
    }
    const bool isMarked = !m_options.boardOutline.empty();  // by a person, who sees a board there
    const BoardFinding known = m_options.side ? asSide(*finding, *m_options.side) : *finding;
    auto hypothesis = isMarked ? search.read(known) : search.readBest(*finding);
    if (!hypothesis && !isMarked) {
        return refused(search.sawBoard() ? known : *finding);  // something that is not a board has no side
    }
    if (!hypothesis && stopped()) {
        return notFound(std::nullopt);
    }
    if (!hypothesis) {
        return NoBoard{
            Stage::Pose,
            {CONCORD_TEXT(
                 "a board was seen, but no camera could have seen it that way; photograph it again, not from the side"),
             {}},
            0.5};
    }
    compareCells(*hypothesis);
    if (m_options.box) {
        applyBox(*hypothesis, *m_options.box);
    }
    if (m_options.examined) {
        m_options.examined(*hypothesis);
    }
    findOtherBoards(hypothesis->finding);
    sendDebugPicture("2-find-board",
                     [&] { return drawSearch(m_photo.bgr, m_trace, hypothesis->finding, m_otherBoards); });
    sendDebugPicture("3-pose", [&] {
        return drawPose(m_photo.bgr, hypothesis->fit.pose, hypothesis->finding.side, hypothesis->borders);
    });
    sendDebugPicture("4-light", [&] { return drawLight(hypothesis->work, hypothesis->light); });
    sendDebugPicture("5-top-rims",
                     [&] { return drawTops(m_photo.bgr, hypothesis->fit.pose, hypothesis->tops, hypothesis->token); });
    if (hypothesis->shadows) {
        sendDebugPicture("5-shadows", [&] { return drawShadows(hypothesis->work, *hypothesis->shadows); });
    }
    reportPose(*hypothesis);
    m_views = {{hypothesis->fit.pose, hypothesis->token, hypothesis->isPlaceCertain()}};
    m_reading.tiltDeg = hypothesis->fit.pose.tiltDeg();
    discountPoorlyVisible(*hypothesis);
    m_evidence = hypothesis->evidence;
    return std::nullopt;
}

// Lowers the certainty of cells that are hidden or obscured, of all cells if everything in the photo is in doubt, and
// of heights if the camera may have been near or far away. Unsure cells are compared with the photo.
void BoardReader::discountPoorlyVisible(const Hypothesis& hypothesis) {
    constexpr double unknownFocal = 0.1;  // spread; below it, flatter heights would not be more honest
    m_jointHeights = hypothesis.jointHeights;
    const std::vector<Visibility> visible = visibilityIn(hypothesis);
    const std::vector<TopLight> lights = lightsOf(hypothesis);
    m_obscured = obscuredCells(hypothesis, lights, visible);
    const Colours colours = coloursOf(lights, hypothesis.posteriors);
    m_posteriors = comparedWithPhoto(hypothesis, visible, m_obscured, colours);
    discountObscured(m_posteriors, m_obscured);
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        if (isObscured(m_obscured[i])) {
            m_jointHeights.makeIndependent(i);
        }
    }
    if (warnIfAllInDoubt(colours)) {
        discountAll(m_posteriors);
        m_jointHeights = {};
        m_obscured.clear();  // one warning for all cells is enough
    } else if (hypothesis.focalSpread > unknownFocal) {
        discountUnknownCamera(m_posteriors);
    }
}

// Warns and returns true if everything that the photo shows is in doubt.
bool BoardReader::warnIfAllInDoubt(Colours colours) {
    const std::vector<CellPosterior> visible = outsideLight(m_posteriors, m_obscured);
    if (colours == Colours::Missing) {
        m_reading.warnings.push_back(
            {"photo-without-colours",
             {CONCORD_TEXT("the photo has hardly any colours, so what it shows of every cell is in doubt"), {}}});
    } else if (colours == Colours::Strange) {
        m_reading.warnings.push_back({"photo-strange-colours",
                                      {CONCORD_TEXT("no light source produces colours like those in the photo, so what "
                                                    "it shows of every cell is in doubt"),
                                       {}}});
    } else if (isTooObscured(m_obscured) || leavesLittle(visible, m_posteriors.size())) {
        m_reading.warnings.push_back(
            {"photo-obscured",
             {CONCORD_TEXT("light or things hide most of the board, so what the photo shows of every cell is in doubt"),
              {}}});
    } else if (areMostInDoubt(visible)) {
        m_reading.warnings.push_back(
            {"photo-mostly-in-doubt",
             {CONCORD_TEXT("most of what the photo shows is in doubt, so every cell should be checked"), {}}});
    } else {
        return false;
    }
    return true;
}

// Whether the photo clearly shows another side than the given one; false for a finding that keeps the detected side.
bool BoardReader::contradictsKnownSide(const BoardFinding& finding) const {
    return m_options.side && finding.sideConfidence <= 1 - sureSide;
}

// Skipped when a person marked the board: they have already chosen among several.
void BoardReader::findOtherBoards(const BoardFinding& finding) {
    if (m_options.boardOutline.empty()) {
        m_otherBoards = otherBoards(m_trace, finding.photoFromBoard);
    }
}

// Says of the cells marked for review which are obscured in all photos.
void BoardReader::reportObscured() {
    std::string burntOut;
    std::string covered;
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        const Obscured& obscured = m_obscured[i];
        CellReading& cell = m_reading.cells[i];
        const bool isHidden = isObscured(obscured) || (obscured.alwaysChecked && obscured.burntOut);
        if (isHidden && cell.review) {
            cell.reason = obscured.burntOut ? ReviewReason::BurntOut : ReviewReason::Covered;
            std::string& names = obscured.burntOut ? burntOut : covered;
            names += (names.empty() ? "" : ", ") + name(cell.cell);
        }
    }
    if (!burntOut.empty()) {
        m_reading.warnings.push_back({"cells-burnt-out", {CONCORD_TEXT("light hides what stands on %1"), {burntOut}}});
    }
    if (!covered.empty()) {
        m_reading.warnings.push_back({"cells-covered", {CONCORD_TEXT("something seems to lie over %1"), {covered}}});
    }
}

void BoardReader::report() {
    begin(Stage::Report);
    for (const CellEvidence& e : m_evidence) {
        m_reading.cells.emplace_back().cell = e.cell;
    }
    reportCells(m_reading, m_posteriors);
    markHidden(m_reading, m_views);
    for (const CellDifference& difference : m_differing) {
        m_reading.cells[static_cast<std::size_t>(indexOf(m_reading.side, difference.cell))].review = true;
    }
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        m_reading.cells[i].review = m_reading.cells[i].review || m_obscured[i].alwaysChecked;
    }
    reportObscured();
    placeCells(m_views.front());
    m_reading.total = spreadScore(m_reading.side, m_posteriors);
    m_reading.review = orderReview(m_reading, m_posteriors);
    sendDebugPicture("5-read-stacks", [&] { return drawCellViews(m_evidence, m_reading); });
    sendDebugPicture("6-confidence", [&] { return drawConfidence(m_reading); });
    sendDebugPicture("7-report", [&] { return drawOverlay(m_photo.bgr, m_reading); });
    m_reading.timing.stagesMs.emplace_back(name(Stage::Report), milliseconds(Clock::now() - m_stageStart));
}

ReadResult BoardReader::read(const PhotoFile& file) {
    const auto start = Clock::now();
    ingestPhoto(file);
    if (const auto refusal = readView()) {
        return *refusal;
    }
    if (m_options.secondPhoto && !stopped()) {
        begin(Stage::SecondPhoto);
        fuseSecondPhoto(*m_options.secondPhoto);
    }
    if (stopped()) {
        return notFound(std::nullopt);
    }
    applyChecksum(m_posteriors, m_jointHeights);
    applySpiritLimit(m_posteriors);
    report();
    m_reading.timing.readMs = milliseconds(Clock::now() - start);
    return m_reading;
}

ReadResult readBoard(const PhotoFile& photo, const ReadOptions& options, std::stop_token stop) {
    getPagesAtOnce();
    ReadResult result;
    runStages([&] { result = BoardReader(options, std::move(stop)).read(photo); });
    return result;
}

ReadResult readBoard(const std::vector<unsigned char>& file, const std::string& name, const ReadOptions& options,
                     std::stop_token stop) {
    return readBoard(PhotoFile{file, name}, options, std::move(stop));
}

}  // namespace concord::vision
