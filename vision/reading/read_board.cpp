#include "vision/reading/read_board.h"

#include "scoring/json/input_error.h"
#include "vision/find/find_board.h"
#include "vision/find/other_boards.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/reading/hidden_cells.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/overlay.h"
#include "vision/reading/report.h"
#include "vision/reading/sight.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <new>

namespace concord::vision {

namespace {

constexpr double sureSide = 0.80;

void keepBetter(std::optional<Sight> sight, std::optional<Sight>& best) {
    if (sight && (!best || sight->isMorePlausibleThan(*best))) {
        best = std::move(sight);
    }
}

class Run {
public:
    Run(const ReadOptions& options, std::stop_token stop) : m_options(options), m_stop(std::move(stop)) {}

    ReadResult read(const PhotoFile& file);

private:
    using Clock = std::chrono::steady_clock;

    void takeIn(const PhotoFile& file);
    // Everything up to what this photo alone says of every cell.
    std::optional<NoBoard> look();
    std::optional<Sight> seen(const BoardFinding& finding);
    void lookElsewhere(const BoardFinding& finding, std::optional<Sight>& best);
    void takeKnownSide(BoardFinding& finding) const;
    void lookBeside(const BoardFinding& finding);
    void tellPlace(const Sight& sight);
    void doubtWhatHardlyShows(const Sight& sight);
    void lookAgain(const PhotoFile& file);
    void tellObscured();
    void warnOfSecond(const std::vector<Warning>& warnings);
    void report();

    void begin(Stage stage);
    bool stopped() const { return m_stop.stop_requested(); }
    void show(const char* pictureName, const std::function<cv::Mat()>& draw) const;

    std::optional<BoardFinding> find();
    NoBoard notFound(const std::optional<BoardFinding>& finding) const;
    void placeCells(const View& view);

    const ReadOptions& m_options;
    std::stop_token m_stop;
    Photo m_photo;
    SearchTrace m_trace;
    cv::Mat m_others;  // other boards in view
    Reading m_reading;
    std::vector<View> m_views;  // this photo's, and the second one's
    std::vector<CellEvidence> m_evidence;
    std::vector<CellBelief> m_beliefs;
    std::vector<Obscured> m_obscured;
    Stage m_stage = Stage::Ingest;
    Clock::time_point m_stageStart = Clock::now();
};

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

void Run::begin(Stage stage) {
    const auto now = Clock::now();
    if (stage != Stage::Ingest) {
        m_reading.timing.stagesMs.emplace_back(name(m_stage), milliseconds(now - m_stageStart));
    }
    m_stage = stage;
    m_stageStart = now;
    if (m_options.progress) {
        m_options.progress(stage);
    }
}

void Run::show(const char* pictureName, const std::function<cv::Mat()>& draw) const {
    if (m_options.debug) {
        m_options.debug(pictureName, draw());
    }
}

// Stored pixels to pixels of the photo as decoded.
cv::Point2d toDecoded(cv::Point2d stored, double scale) {
    return (stored + cv::Point2d(0.5, 0.5)) * scale - cv::Point2d(0.5, 0.5);
}
cv::Point2d toStored(cv::Point2d decoded, double scale) {
    return (decoded + cv::Point2d(0.5, 0.5)) / scale - cv::Point2d(0.5, 0.5);
}

std::optional<BoardFinding> Run::find() {
    if (m_options.boardOutline.size() != 4) {
        return findBoard(m_photo.bgr, &m_trace, m_stop);
    }
    // Dragged into place by a person: the corners of the plate's bounding box.
    std::vector<cv::Point2f> corners;
    for (const cv::Point2f& p : m_options.boardOutline) {
        corners.emplace_back(toDecoded(p, m_photo.scale));
    }
    constexpr auto w = static_cast<float>(plateWidthMm / 2);
    constexpr auto h = static_cast<float>(plateHeightMm / 2);
    const std::vector<cv::Point2f> plate{{-w, h}, {w, h}, {w, -h}, {-w, -h}};
    return refineBoard(m_photo.bgr, cv::getPerspectiveTransform(plate, corners));
}

NoBoard Run::notFound(const std::optional<BoardFinding>& finding) const {
    NoBoard answer;
    answer.stage = Stage::FindBoard;
    if (stopped()) {
        answer.message = {CONCORD_TEXT("the reading was stopped"), {}};
    } else if (!m_options.boardOutline.empty()) {
        answer.message = {
            CONCORD_TEXT("no board lies between the marked corners; drag them onto the corners of the board"), {}};
        answer.confidence = 0.8;
    } else if (m_trace.plateShare < 0.02) {
        answer.message = {
            CONCORD_TEXT("no board was seen in the photo; show the whole board, from above, as large as it fits"), {}};
        answer.confidence = 0.98;
    } else if (!finding) {
        answer.message = {
            CONCORD_TEXT("something like a board was seen, but its place could not be made out; photograph one "
                         "whole board, from above, without things lying over its rim"),
            {}};
        answer.confidence = 0.8;
    } else {
        answer.message = {
            CONCORD_TEXT("what was seen has not the shape of a whole board; step back until all of its rim is in "
                         "the photo, and photograph it from less of a slant"),
            {}};
        answer.confidence = 1 - finding->quality();
    }
    return answer;
}

void Run::placeCells(const View& view) {
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

void Run::tellPlace(const Sight& sight) {
    const BoardFinding& finding = sight.finding;
    m_reading.side = finding.side;
    m_reading.sideConfidence = finding.sideConfidence;
    if (isAnotherInView(m_others)) {
        m_reading.warnings.push_back(
            {"several-boards",
             {CONCORD_TEXT("several boards are in view; the most complete and central one was read"), {}}});
    }
    if (!sight.isPlaceSure()) {
        m_reading.warnings.push_back(
            {"place-unsure",
             {CONCORD_TEXT("the place of the board in the photo is unsure; move its outline if the cells lie wrong"),
              {}}});
    }
    if (finding.sideConfidence < sureSide) {
        m_reading.warnings.push_back(
            {"side-unsure",
             {CONCORD_TEXT("the side of the board is unsure; say which it is if side %1 is wrong"),
              {std::string(name(finding.side))}}});
    }
}

void Run::takeIn(const PhotoFile& file) {
    begin(Stage::Ingest);
    m_photo = ingest(file.bytes);
    if (m_options.decoded) {
        m_options.decoded(m_photo);
    }
    m_reading.photos = {file.name};
    m_reading.imageSize = m_photo.storedSize;
    m_reading.exifOrientation = m_photo.exifOrientation;
    m_reading.warnings = m_photo.warnings;
    m_reading.timing.decodeMs = m_photo.decodeMs;
    show("1-ingest",
         [&] { return drawIngest(m_photo.bgr, m_photo.format + " at scale " + std::to_string(m_photo.scale)); });
}

std::optional<NoBoard> Run::look() {
    begin(Stage::FindBoard);
    auto finding = find();
    if (stopped() || !finding || !(finding->quality() >= minBoardQuality)) {
        show("2-find-board", [&] { return drawSearch(m_photo.bgr, m_trace, finding, {}); });
        return notFound(finding);
    }
    takeKnownSide(*finding);
    lookBeside(*finding);

    auto sight = seen(*finding);
    if (m_options.boardOutline.empty()) {
        if (!(sight && sight->isPlausible())) {
            lookElsewhere(*finding, sight);
        }
        if (sight && sight->isNoBoard()) {
            return notFound(sight->finding);
        }
    }
    if (!sight) {
        return NoBoard{
            Stage::Pose,
            {CONCORD_TEXT(
                 "a board was seen, but no camera could have seen it that way; photograph it again, not from the side"),
             {}},
            0.5};
    }
    constexpr double elsewhereMm = 1.0;
    if (apartMm(sight->finding, *finding) > elsewhereMm) {
        lookBeside(sight->finding);
    }
    show("2-find-board", [&] { return drawSearch(m_photo.bgr, m_trace, sight->finding, m_others); });
    show("3-pose", [&] { return drawPose(m_photo.bgr, sight->fit.pose, sight->finding.side, sight->borders); });
    show("4-light", [&] { return drawLight(sight->work, sight->light); });
    show("5-top-rims", [&] { return drawTops(m_photo.bgr, sight->fit.pose, sight->tops, sight->token); });
    tellPlace(*sight);
    m_views = {{sight->fit.pose, sight->token, sight->isPlaceSure()}};
    m_reading.tiltDeg = sight->fit.pose.tiltDeg();
    doubtWhatHardlyShows(*sight);
    m_evidence = std::move(sight->evidence);
    return std::nullopt;
}

// From what was read of the stacks to what this photo can say of them.
void Run::doubtWhatHardlyShows(const Sight& sight) {
    m_beliefs = sight.beliefs;
    doubtHidden(m_beliefs, visibilityOf(likeliestBoard(m_reading.side, m_beliefs), sight.fit.pose, sight.token));
    const std::vector<TopLight> lights = topLights(sight.work, m_reading.side, sight.beliefs, sight.token);
    m_obscured = obscuredCells(sight, lights);
    doubtObscured(m_beliefs, m_obscured);
    const Colours colours = coloursOf(lights, sight.beliefs);
    if (colours == Colours::Missing) {
        m_reading.warnings.push_back(
            {"photo-without-colours",
             {CONCORD_TEXT("the photo has hardly any colours, so what it shows of every cell is in doubt"), {}}});
    } else if (colours == Colours::Strange) {
        m_reading.warnings.push_back(
            {"photo-strange-colours",
             {CONCORD_TEXT("no lamp makes colours like those of the photo, so what it shows of every cell is in doubt"),
              {}}});
    } else if (isMostlyObscured(m_obscured)) {
        m_reading.warnings.push_back(
            {"photo-obscured",
             {CONCORD_TEXT("light or things hide most of the board, so what the photo shows of every cell is in doubt"),
              {}}});
    } else {
        return;
    }
    doubtAll(m_beliefs);
    m_obscured.assign(m_obscured.size(), {});  // said once, of all
}

// What stands in the cells if the board lies there; nothing when no camera explains the place.
std::optional<Sight> Run::seen(const BoardFinding& finding) {
    return lookThere(
        m_photo, finding, [this](Stage stage) { begin(stage); }, m_stop);
}

// A board in the wrong place makes no sense as a whole: of several places the most plausible reading wins.
void Run::lookElsewhere(const BoardFinding& finding, std::optional<Sight>& best) {
    for (BoardFinding& other : otherFindings(m_photo.bgr, finding, m_stop)) {
        if (!(other.quality() >= minBoardQuality)) {
            break;
        }
        takeKnownSide(other);
        keepBetter(seen(other), best);
    }
}

void Run::takeKnownSide(BoardFinding& finding) const {
    if (m_options.side) {
        finding.side = *m_options.side;
        finding.sideConfidence = 1;
    }
}

// Which other boards are in view; a person who marked one knows of the others.
void Run::lookBeside(const BoardFinding& finding) {
    if (m_options.boardOutline.empty()) {
        m_others = otherBoards(m_photo.bgr, finding.photoFromBoard, m_trace.mask);
    }
}

// What was odd about the second photo, which was read all the same.
void Run::warnOfSecond(const std::vector<Warning>& warnings) {
    bool isIntroduced = false;
    for (const Warning& warning : warnings) {
        if (warning.code == "place-unsure") {  // another text: the outline that can be moved is that of the first
            m_reading.warnings.push_back(
                {"second-photo-place-unsure",
                 {CONCORD_TEXT("the place of the board in the second photo is unsure; if cells are wrong, try "
                               "another second photo"),
                  {}}});
            continue;
        }
        if (std::ranges::find(m_reading.warnings, warning) != m_reading.warnings.end()) {
            continue;
        }
        if (!isIntroduced) {
            m_reading.warnings.push_back(
                {"second-photo-warning", {CONCORD_TEXT("what follows is about the second photo"), {}}});
            isIntroduced = true;
        }
        const std::string prefix = warning.code.starts_with("photo-") ? "second-" : "second-photo-";
        m_reading.warnings.push_back({prefix + warning.code, warning.message});
    }
}

bool isSamePicture(const cv::Mat& one, const cv::Mat& other) {
    return one.size() == other.size() && cv::norm(one, other, cv::NORM_INF) == 0;
}

// Another view of the same board: what both say of a cell is multiplied.
void Run::lookAgain(const PhotoFile& file) {
    ReadOptions options;
    options.side = m_reading.side;
    Run other(options, m_stop);
    std::optional<NoBoard> none;
    try {
        other.takeIn(file);
        if (isSamePicture(other.m_photo.bgr, m_photo.bgr)) {
            m_reading.warnings.push_back(
                {"same-photo-twice", {CONCORD_TEXT("both photos are the same; they were read as one"), {}}});
            return;
        }
        none = other.look();
    } catch (const InputError& error) {
        throw InputError(file.name, error.message());  // or the first photo would be blamed
    }
    if (none && !stopped()) {
        // Why is a sentence of its own, so that it can be said in any language.
        m_reading.warnings.push_back({"second-photo-unread", {CONCORD_TEXT("the second photo could not be used"), {}}});
        m_reading.warnings.push_back({"second-photo-why", none->message});
    }
    if (none) {
        return;
    }
    m_reading.photos.push_back(file.name);
    warnOfSecond(other.m_reading.warnings);
    m_views.push_back(other.m_views.front());
    m_beliefs = together(m_beliefs, other.m_beliefs);
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        if (other.m_obscured[i].p < m_obscured[i].p) {
            m_obscured[i] = other.m_obscured[i];
        }
    }
}

// Why cells are asked about that no photo shows.
void Run::tellObscured() {
    constexpr double surely = 0.5;
    std::string burnt;
    std::string covered;
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        if (m_obscured[i].p > surely && m_reading.cells[i].review) {
            std::string& names = m_obscured[i].burnt ? burnt : covered;
            names += (names.empty() ? "" : ", ") + name(m_reading.cells[i].cell);
        }
    }
    if (!burnt.empty()) {
        m_reading.warnings.push_back({"cells-burnt-out", {CONCORD_TEXT("light hides what stands on %1"), {burnt}}});
    }
    if (!covered.empty()) {
        m_reading.warnings.push_back({"cells-covered", {CONCORD_TEXT("something seems to lie over %1"), {covered}}});
    }
}

void Run::report() {
    begin(Stage::Report);
    for (const CellEvidence& e : m_evidence) {
        m_reading.cells.emplace_back().cell = e.cell;
    }
    reportCells(m_reading, m_beliefs);
    markHidden(m_reading, m_views);
    tellObscured();
    placeCells(m_views.front());
    m_reading.total = spreadScore(m_reading.side, m_beliefs);
    m_reading.review = orderReview(m_reading, m_beliefs);
    show("5-read-stacks", [&] { return drawCellViews(m_evidence, m_reading); });
    show("6-confidence", [&] { return drawConfidence(m_reading); });
    show("7-report", [&] { return drawOverlay(m_photo.bgr, m_reading); });
    m_reading.timing.stagesMs.emplace_back(name(Stage::Report), milliseconds(Clock::now() - m_stageStart));
}

ReadResult Run::read(const PhotoFile& file) {
    const auto start = Clock::now();
    takeIn(file);
    if (const auto none = look()) {
        return *none;
    }
    if (m_options.sameBoard && !stopped()) {
        lookAgain(*m_options.sameBoard);
    }
    if (stopped()) {
        return notFound(std::nullopt);
    }
    applyChecksum(m_beliefs);
    applySpiritLimit(m_beliefs);
    report();
    m_reading.timing.readMs = milliseconds(Clock::now() - start);
    return m_reading;
}

}  // namespace

ReadResult readBoard(const PhotoFile& photo, const ReadOptions& options, std::stop_token stop) {
    try {
        return Run(options, std::move(stop)).read(photo);
    } catch (const cv::Exception& error) {
        // A stranger's photo crashes nothing, whatever a stage makes of it.
        throw InputError({}, {CONCORD_TEXT("expected a photo that can be read: %1"), {error.err}});
    } catch (const std::bad_alloc&) {
        throw InputError({}, {CONCORD_TEXT("expected a photo that fits into memory"), {}});
    }
}

ReadResult readBoard(const std::vector<unsigned char>& file, const std::string& name, const ReadOptions& options,
                     std::stop_token stop) {
    return readBoard(PhotoFile{file, name}, options, std::move(stop));
}

}  // namespace concord::vision
