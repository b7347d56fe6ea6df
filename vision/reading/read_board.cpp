#include "vision/reading/read_board.h"

#include "scoring/json/input_error.h"
#include "vision/find/find_board.h"
#include "vision/find/other_boards.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/reading/compare_views.h"
#include "vision/reading/hidden_cells.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/overlay.h"
#include "vision/reading/report.h"
#include "vision/reading/sight.h"
#include "vision/reading/view_warnings.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>
#include <string>

namespace concord::vision {

namespace {

constexpr double sureSide = 0.80;

Side otherSide(Side side) { return side == Side::A ? Side::B : Side::A; }

// Whole percent; 100 only for certainty.
std::string wholePercent(double p) { return std::to_string(p < 1 ? std::min(99L, std::lround(100 * p)) : 100L); }

void keepBetter(std::optional<Sight> sight, std::optional<Sight>& best) {
    if (sight && (!best || sight->isMorePlausibleThan(*best))) {
        best = std::move(sight);
    }
}

// Runs the stages on a photo: none may crash the program, even if a stage fails on it.
template <typename Work>
auto expectReadable(Work work) {
    try {
        return work();
    } catch (const cv::Exception& error) {
        throw InputError({}, {CONCORD_TEXT("expected a photo that can be read: %1"), {error.err}});
    } catch (const std::bad_alloc&) {
        throw InputError({}, {CONCORD_TEXT("expected a photo that fits into memory"), {}});
    }
}

class BoardReader {
public:
    BoardReader(const ReadOptions& options, std::stop_token stop) : m_options(options), m_stop(std::move(stop)) {}

    ReadResult read(const PhotoFile& file);

private:
    using Clock = std::chrono::steady_clock;

    void ingestPhoto(const PhotoFile& file);
    // All stages up to the posteriors of this photo alone.
    std::optional<NoBoard> readView();
    std::optional<Sight> evaluate(const BoardFinding& finding);
    void tryOtherPlaces(const BoardFinding& finding, std::optional<Sight>& best);
    void applyKnownSide(BoardFinding& finding) const;
    bool contradictsKnownSide(const BoardFinding& finding) const;
    void findOtherBoards(const BoardFinding& finding);
    void reportPlace(const Sight& sight);
    void discountPoorlyVisible(const Sight& sight);
    void fuseSecondPhoto(const PhotoFile& file, std::optional<Side> side = {});
    ViewPosteriors viewPosteriors() const;
    bool decideFusion(const ViewComparison& views);
    void reportObscured();
    void reportWarningsOfSecond(const std::vector<Warning>& warnings);
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
    cv::Mat m_otherBoards;  // mask of other boards in view
    Reading m_reading;
    std::vector<View> m_views;  // of this photo, then of the second one
    std::vector<CellEvidence> m_evidence;
    std::vector<CellPosterior> m_posteriors;
    std::vector<Obscured> m_obscured;
    std::vector<CellDifference> m_differing;  // cells that the fused photos show differently
    Stage m_stage = Stage::Ingest;
    Clock::time_point m_stageStart = Clock::now();
};

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

void BoardReader::begin(Stage stage) {
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

void BoardReader::show(const char* pictureName, const std::function<cv::Mat()>& draw) const {
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

std::optional<BoardFinding> BoardReader::find() {
    if (m_options.boardOutline.size() != 4) {
        return findBoard(m_photo.bgr, &m_trace, m_stop);
    }
    // Corners of the plate's bounding box, marked by a person.
    std::vector<cv::Point2f> corners;
    for (const cv::Point2f& p : m_options.boardOutline) {
        corners.emplace_back(toDecoded(p, m_photo.scale));
    }
    constexpr auto w = static_cast<float>(plateWidthMm / 2);
    constexpr auto h = static_cast<float>(plateHeightMm / 2);
    const std::vector<cv::Point2f> plate{{-w, h}, {w, h}, {w, -h}, {-w, -h}};
    return refineBoard(m_photo.bgr, cv::getPerspectiveTransform(plate, corners));
}

NoBoard BoardReader::notFound(const std::optional<BoardFinding>& finding) const {
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

void BoardReader::reportPlace(const Sight& sight) {
    const BoardFinding& finding = sight.finding;
    m_reading.side = finding.side;
    m_reading.sideConfidence = finding.sideConfidence;
    if (isAnotherInView(m_otherBoards)) {
        m_reading.warnings.push_back(
            {"several-boards",
             {CONCORD_TEXT("several boards are in view; the most complete and central one was read"), {}}});
    }
    if (!sight.isPlaceSure()) {
        m_reading.warnings.push_back(
            {"place-unsure",
             {CONCORD_TEXT(
                  "the position of the board in the photo is uncertain; move its outline if the cells lie wrong"),
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

std::optional<NoBoard> BoardReader::readView() {
    begin(Stage::FindBoard);
    auto finding = find();
    if (stopped() || !finding || !(finding->quality() >= minBoardQuality)) {
        show("2-find-board", [&] { return drawSearch(m_photo.bgr, m_trace, finding, {}); });
        return notFound(finding);
    }
    applyKnownSide(*finding);
    findOtherBoards(*finding);

    auto sight = evaluate(*finding);
    if (m_options.boardOutline.empty()) {
        if (!(sight && sight->isPlausible())) {
            tryOtherPlaces(*finding, sight);
        }
        if (sight && sight->isNoBoard()) {
            return notFound(sight->finding);
        }
    }
    if (!sight && stopped()) {
        return notFound(std::nullopt);
    }
    if (!sight) {
        return NoBoard{
            Stage::Pose,
            {CONCORD_TEXT(
                 "a board was seen, but no camera could have seen it that way; photograph it again, not from the side"),
             {}},
            0.5};
    }
    constexpr double otherPlaceMm = 1.0;
    if (cornerDistanceMm(sight->finding, *finding) > otherPlaceMm) {
        findOtherBoards(sight->finding);
    }
    show("2-find-board", [&] { return drawSearch(m_photo.bgr, m_trace, sight->finding, m_otherBoards); });
    show("3-pose", [&] { return drawPose(m_photo.bgr, sight->fit.pose, sight->finding.side, sight->borders); });
    show("4-light", [&] { return drawLight(sight->work, sight->light); });
    show("5-top-rims", [&] { return drawTops(m_photo.bgr, sight->fit.pose, sight->tops, sight->token); });
    reportPlace(*sight);
    m_views = {{sight->fit.pose, sight->token, sight->isPlaceSure()}};
    m_reading.tiltDeg = sight->fit.pose.tiltDeg();
    discountPoorlyVisible(*sight);
    m_evidence = std::move(sight->evidence);
    return std::nullopt;
}

// Lowers the certainty of cells that are hidden, obscured or of implausible colour.
void BoardReader::discountPoorlyVisible(const Sight& sight) {
    m_posteriors = sight.posteriors;
    discountHidden(m_posteriors,
                   visibilityOf(likeliestBoard(m_reading.side, m_posteriors), sight.fit.pose, sight.token));
    const std::vector<TopLight> lights = topLights(sight.work, m_reading.side, sight.posteriors, sight.token);
    m_obscured = obscuredCells(sight, lights);
    discountObscured(m_posteriors, m_obscured);
    const Colours colours = coloursOf(lights, sight.posteriors);
    if (colours == Colours::Missing) {
        m_reading.warnings.push_back(
            {"photo-without-colours",
             {CONCORD_TEXT("the photo has hardly any colours, so what it shows of every cell is in doubt"), {}}});
    } else if (colours == Colours::Strange) {
        m_reading.warnings.push_back({"photo-strange-colours",
                                      {CONCORD_TEXT("no light source produces colours like those in the photo, so what "
                                                    "it shows of every cell is in doubt"),
                                       {}}});
    } else if (isMostlyObscured(m_obscured)) {
        m_reading.warnings.push_back(
            {"photo-obscured",
             {CONCORD_TEXT("light or things hide most of the board, so what the photo shows of every cell is in doubt"),
              {}}});
    } else {
        return;
    }
    discountAll(m_posteriors);
    m_obscured.assign(m_obscured.size(), {});  // one warning for all cells is enough
}

// Reads the cells as if the board lay there; nothing when no camera fits that place.
std::optional<Sight> BoardReader::evaluate(const BoardFinding& finding) {
    return readAt(
        m_photo, finding, [this](Stage stage) { begin(stage); }, m_stop);
}

// A board assumed in the wrong place gives an implausible reading, so the most plausible of several places wins.
void BoardReader::tryOtherPlaces(const BoardFinding& finding, std::optional<Sight>& best) {
    for (BoardFinding& other : otherFindings(m_photo.bgr, finding, m_stop)) {
        if (!(other.quality() >= minBoardQuality)) {
            break;
        }
        applyKnownSide(other);
        keepBetter(evaluate(other), best);
    }
}

void BoardReader::applyKnownSide(BoardFinding& finding) const {
    if (m_options.side && finding.side != *m_options.side) {
        finding.side = *m_options.side;
        finding.sideConfidence = 1 - finding.sideConfidence;
    }
}

// Whether the photo shows another side than the given one.
bool BoardReader::contradictsKnownSide(const BoardFinding& finding) const {
    return m_options.side && finding.sideConfidence <= 1 - sureSide;
}

// Skipped when a person marked the board: they have already chosen among several.
void BoardReader::findOtherBoards(const BoardFinding& finding) {
    if (m_options.boardOutline.empty()) {
        m_otherBoards = otherBoards(m_photo.bgr, finding.photoFromBoard, m_trace.mask);
    }
}

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
            continue;  // the side of the first photo is the uncertain one
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

bool isSamePicture(const cv::Mat& one, const cv::Mat& other) {
    return one.size() == other.size() && cv::norm(one, other, cv::NORM_INF) == 0;
}

// The posteriors of this photo alone, as they would be reported.
ViewPosteriors BoardReader::viewPosteriors() const {
    ViewPosteriors view{m_reading.side, m_reading.sideConfidence, m_posteriors};
    applyChecksum(view.cells);
    return view;
}

// Also warns if the photos may show different boards.
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

// Reads another view and multiplies the posteriors of both if they show the same board. Without a side, it is detected.
void BoardReader::fuseSecondPhoto(const PhotoFile& file, std::optional<Side> side) {
    ReadOptions options;
    options.side = side;
    BoardReader other(options, m_stop);
    std::optional<NoBoard> refusal;
    try {
        expectReadable([&] { other.ingestPhoto(file); });
        if (isSamePicture(other.m_photo.bgr, m_photo.bgr)) {
            m_reading.warnings.push_back(
                {"same-photo-twice", {CONCORD_TEXT("both photos are the same; they were read as one"), {}}});
            return;
        }
        refusal = expectReadable([&] { return other.readView(); });
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
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        if (other.m_obscured[i].p < m_obscured[i].p) {
            m_obscured[i] = other.m_obscured[i];
        }
    }
}

// Names the marked cells that are obscured in all photos.
void BoardReader::reportObscured() {
    constexpr double likely = 0.5;
    std::string burntOut;
    std::string covered;
    for (std::size_t i = 0; i < m_obscured.size(); ++i) {
        if (m_obscured[i].p > likely && m_reading.cells[i].review) {
            std::string& names = m_obscured[i].burntOut ? burntOut : covered;
            names += (names.empty() ? "" : ", ") + name(m_reading.cells[i].cell);
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
    reportObscured();
    placeCells(m_views.front());
    m_reading.total = spreadScore(m_reading.side, m_posteriors);
    m_reading.review = orderReview(m_reading, m_posteriors);
    show("5-read-stacks", [&] { return drawCellViews(m_evidence, m_reading); });
    show("6-confidence", [&] { return drawConfidence(m_reading); });
    show("7-report", [&] { return drawOverlay(m_photo.bgr, m_reading); });
    m_reading.timing.stagesMs.emplace_back(name(Stage::Report), milliseconds(Clock::now() - m_stageStart));
}

ReadResult BoardReader::read(const PhotoFile& file) {
    const auto start = Clock::now();
    ingestPhoto(file);
    if (const auto refusal = readView()) {
        return *refusal;
    }
    if (m_options.sameBoard && !stopped()) {
        begin(Stage::SecondPhoto);
        fuseSecondPhoto(*m_options.sameBoard);
    }
    if (stopped()) {
        return notFound(std::nullopt);
    }
    applyChecksum(m_posteriors);
    applySpiritLimit(m_posteriors);
    report();
    m_reading.timing.readMs = milliseconds(Clock::now() - start);
    return m_reading;
}

}  // namespace

ReadResult readBoard(const PhotoFile& photo, const ReadOptions& options, std::stop_token stop) {
    return expectReadable([&] { return BoardReader(options, std::move(stop)).read(photo); });
}

ReadResult readBoard(const std::vector<unsigned char>& file, const std::string& name, const ReadOptions& options,
                     std::stop_token stop) {
    return readBoard(PhotoFile{file, name}, options, std::move(stop));
}

}  // namespace concord::vision
