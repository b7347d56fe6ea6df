#include "vision/reading/overlay.h"

#include "vision/geometry/board_frame.h"
#include "vision/reading/report.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace concord::vision {

namespace {

const cv::Scalar sureInk(80, 220, 60);
const cv::Scalar doubtInk(40, 60, 255);
const cv::Scalar white(255, 255, 255);
const cv::Scalar black(0, 0, 0);

void label(cv::Mat& picture, const std::string& text, cv::Point at, double size, const cv::Scalar& ink = white) {
    const int thick = std::max(1, static_cast<int>(std::lround(size * 2)));
    cv::putText(picture, text, at, cv::FONT_HERSHEY_SIMPLEX, size, black, thick + 2, cv::LINE_AA);
    cv::putText(picture, text, at, cv::FONT_HERSHEY_SIMPLEX, size, ink, thick, cv::LINE_AA);
}

void centredLabel(cv::Mat& picture, const std::string& text, cv::Point2d at, double size, const cv::Scalar& ink) {
    int baseline = 0;
    const cv::Size extent = cv::getTextSize(text, cv::FONT_HERSHEY_SIMPLEX, size, 1, &baseline);
    label(picture, text, cv::Point(at) - cv::Point(extent.width / 2, -extent.height / 2), size, ink);
}

void polygon(cv::Mat& picture, const std::vector<cv::Point2d>& corners, const cv::Scalar& ink, int thick) {
    const std::vector<cv::Point> rounded(corners.begin(), corners.end());
    cv::polylines(picture, rounded, true, ink, thick, cv::LINE_AA);
}

double textSize(const cv::Mat& picture) { return std::max(0.35, std::max(picture.cols, picture.rows) / 2600.0); }
int lineWidth(const cv::Mat& picture) { return std::max(1, std::max(picture.cols, picture.rows) / 800); }

std::string percent(double p) { return wholePercent(p) + " %"; }

// A small drawing of a stack: one bar per token.
void stackIcon(cv::Mat& picture, Stack stack, cv::Point bottomLeft, int width, int step) {
    int y = bottomLeft.y;
    for (const Token token : stack.tokens()) {
        cv::rectangle(picture, cv::Rect(bottomLeft.x, y - step, width, step - 1), drawingColour(token), cv::FILLED);
        cv::rectangle(picture, cv::Rect(bottomLeft.x, y - step, width, step - 1), black, 1);
        y -= step;
    }
}

// Tints the pixels where `mask`, which covers the photo's square frame, exceeds a threshold.
void tint(cv::Mat& picture, const cv::Mat& mask, double above, const cv::Scalar& ink) {
    if (mask.empty()) {
        return;
    }
    const int side = std::max(picture.cols, picture.rows);
    cv::Mat shown;
    cv::resize(mask, shown, {side, side}, 0, 0, cv::INTER_LINEAR);
    shown = shown(cv::Rect((side - picture.cols) / 2, (side - picture.rows) / 2, picture.cols, picture.rows));
    cv::Mat mixed;
    cv::addWeighted(picture, 0.5, cv::Mat(picture.size(), CV_8UC3, ink), 0.5, 0, mixed);
    mixed.copyTo(picture, shown > above);
}

}  // namespace

cv::Scalar drawingColour(Token token) {
    switch (token) {
        case Token::Blue:
            return {190, 130, 40};
        case Token::Gray:
            return {140, 140, 140};
        case Token::Brown:
            return {45, 75, 120};
        case Token::Green:
            return {60, 160, 90};
        case Token::Yellow:
            return {40, 200, 240};
        case Token::Red:
            break;
    }
    return {50, 40, 200};
}

std::string shortText(Stack stack) {
    static constexpr std::array<const char*, tokenKinds> letters{"Bl", "Gy", "Br", "Gn", "Ye", "Re"};
    std::string text;
    for (const Token token : stack.tokens()) {
        text += letters[static_cast<std::size_t>(token)];
    }
    return text.empty() ? "-" : text;
}

cv::Mat drawIngest(const cv::Mat& photo, const std::string& caption) {
    cv::Mat picture = photo.clone();
    label(picture, caption, {10, 30}, textSize(picture));
    return picture;
}

cv::Mat drawSearch(const cv::Mat& photo, const SearchTrace& trace, const std::optional<BoardFinding>& finding,
                   const cv::Mat& otherBoards) {
    cv::Mat picture = photo.clone();
    const cv::Scalar pink(255, 0, 255);
    const cv::Scalar orange(0, 128, 255);
    tint(picture, trace.mask, 0.5, pink);
    tint(picture, otherBoards, 127, orange);
    if (finding) {
        std::vector<cv::Point2d> outline;
        for (const cv::Point2d& p : plateOutlineMm()) {
            outline.push_back(mapped(finding->photoFromBoard, p));
        }
        polygon(picture, outline, sureInk, 2 * lineWidth(picture));
        for (const SurfaceMatch& m : finding->matches) {
            const cv::Point2d error = mapped(finding->photoFromBoard, m.boardMm) - m.pixel;
            cv::line(picture, m.pixel, m.pixel + 5 * error, doubtInk, 1, cv::LINE_AA);
            cv::circle(picture, m.pixel, lineWidth(picture), white, cv::FILLED);
        }
        label(picture,
              "side " + std::string(name(finding->side)) + " " + percent(finding->sideConfidence) + "   agreement " +
                  percent(finding->agreement) + "   inliers " + percent(finding->inliers),
              {10, 30}, textSize(picture));
    } else {
        label(picture, "no board: " + percent(trace.plateShare) + " of the photo looks like one", {10, 30},
              textSize(picture));
    }
    return picture;
}

cv::Mat drawPose(const cv::Mat& photo, const CameraPose& pose, Side side, const std::vector<BorderSpot>& borders) {
    cv::Mat picture = photo.clone();
    const auto at = [&](cv::Point2d p, double z) { return pose.photoFromBoard({p.x, p.y, z}); };
    std::vector<cv::Point2d> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.push_back(at(p, 0));
    }
    polygon(picture, outline, sureInk, lineWidth(picture));
    for (const Cell cell : cells(side)) {
        std::vector<cv::Point2d> hexagon;
        for (const cv::Point2d& p : cellHexagonMm(side, cell)) {
            hexagon.push_back(at(p, 0));
        }
        polygon(picture, hexagon, white, lineWidth(picture));
        const cv::Point2d c = cellCenterMm(side, cell);
        cv::line(picture, at(c, 0), at(c, 3 * tokenThicknessMm), doubtInk, lineWidth(picture), cv::LINE_AA);
        centredLabel(picture, name(cell), at(c, 0), textSize(picture), white);
    }
    for (const BorderSpot& spot : borders) {
        constexpr double likely = 0.5;
        const bool isSeen = spot.seen > likely;
        const int radius = lineWidth(picture) * (isSeen ? 2 : 1);
        cv::circle(picture, at(spot.at, 0), radius, isSeen ? sureInk : doubtInk, cv::FILLED, cv::LINE_AA);
    }
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "tilt %.1f deg, focal length %.0f px, height %.0f mm", pose.tiltDeg(),
                  pose.focalPx, pose.position()[2]);
    label(picture, text.data(), {10, 30}, textSize(picture));
    return picture;
}

cv::Mat drawTops(const cv::Mat& photo, const CameraPose& pose, const std::vector<DetectedTop>& tops,
                 const TokenSize& token) {
    constexpr int corners = 48;
    constexpr double clearly = 0.55;
    cv::Mat picture = photo.clone();
    const cv::Vec3d camera = pose.position();
    for (const DetectedTop& top : tops) {
        if (top.radiusMm <= 0) {
            continue;
        }
        std::vector<cv::Point2d> circle;
        for (int k = 0; k < corners; ++k) {
            const double angle = 2 * CV_PI * k / corners;
            const cv::Point2d p = top.centerMm + top.radiusMm * cv::Point2d(std::cos(angle), std::sin(angle));
            circle.push_back(pose.photoFromBoard({p.x, p.y, top.heightMm}));
        }
        polygon(picture, circle, top.seen > clearly ? sureInk : doubtInk, lineWidth(picture));
        const double heightMm = camera[2] - (camera[2] - top.heightMm) * token.diameterMm / (2 * top.radiusMm);
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "%.0f mm", heightMm);
        centredLabel(picture, text.data(), pose.photoFromBoard({top.centerMm.x, top.centerMm.y, top.heightMm}),
                     textSize(picture), white);
    }
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "tokens %.1f mm wide, %.1f mm high", token.diameterMm, token.thicknessMm);
    label(picture, text.data(), {10, 30}, textSize(picture));
    return picture;
}

cv::Mat drawLight(const WorkImage& work, const Light& light) {
    cv::Mat picture;
    work.bgr.convertTo(picture, CV_8UC3, light.gain);
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "bright end %.0f, gain %.2f, clipped %.1f %%", light.brightLevel,
                  light.gain, 100 * light.clippedShare);
    label(picture, text.data(), {6, 20}, 0.5);
    return picture;
}

cv::Mat drawCellViews(const std::vector<CellEvidence>& evidence, const Reading& reading) {
    constexpr int zoom = 2;
    constexpr int captionPx = 40;
    constexpr int perRow = 7;
    const int w = viewWidthPx * zoom;
    const int h = viewHeightPx * zoom + captionPx;
    const int rows = (static_cast<int>(evidence.size()) + perRow - 1) / perRow;
    cv::Mat picture(rows * h, perRow * w, CV_8UC3, cv::Scalar::all(40));
    for (int i = 0; i < static_cast<int>(evidence.size()); ++i) {
        const cv::Point corner(i % perRow * w, i / perRow * h);
        cv::Mat view;
        cv::resize(evidence[static_cast<std::size_t>(i)].view.bgr, view, {}, zoom, zoom, cv::INTER_CUBIC);
        view.copyTo(picture(cv::Rect(corner, view.size())));
        const CellReading& cell = reading.cells[static_cast<std::size_t>(i)];
        const cv::Scalar ink = cell.review ? doubtInk : sureInk;
        label(picture, name(cell.cell) + " " + shortText(cell.stack), corner + cv::Point(3, viewHeightPx * zoom + 16),
              0.45, ink);
        label(picture,
              percent(cell.confidence) + (cell.cube == Cube::None     ? ""
                                          : cell.cube == Cube::Animal ? " animal"
                                                                      : " spirit"),
              corner + cv::Point(3, viewHeightPx * zoom + 34), 0.45, ink);
    }
    return picture;
}

cv::Mat drawShadows(const WorkImage& work, const Shadows& shadows) {
    constexpr double lampMm = 90;  // from the board's middle
    const cv::Scalar shadedInk(255, 60, 30);
    const cv::Scalar litInk(60, 230, 255);
    cv::Mat picture = work.bgr.clone();
    const int radius = std::max(1, static_cast<int>(work.pose.pxPerMm({0, 0, 0}) / 2));
    for (const ShadedSpot& spot : shadows.spots) {
        cv::circle(picture, spot.pixel, radius, shadedInk * (1 - spot.light) + litInk * spot.light, cv::FILLED,
                   cv::LINE_AA);
    }
    const auto at = [&](cv::Point2d mm) { return cv::Point(work.pose.photoFromBoard({mm.x, mm.y, 0})); };
    std::string text = "shadows as long as the stacks are high, times";
    for (const Lamp& lamp : shadows.lamps) {
        cv::arrowedLine(picture, at(lamp.direction * lampMm), at({}), white, 2 * lineWidth(picture), cv::LINE_AA);
        std::array<char, 16> times{};
        std::snprintf(times.data(), times.size(), " %.1f", lamp.run);
        text += times.data();
    }
    label(picture, text, {10, 30}, textSize(picture));
    return picture;
}

cv::Mat drawConfidence(const Reading& reading) {
    constexpr int rowPx = 26;
    constexpr int barPx = 400;
    cv::Mat picture(static_cast<int>(reading.cells.size()) * rowPx + 10, barPx + 420, CV_8UC3, cv::Scalar::all(245));
    for (std::size_t i = 0; i < reading.cells.size(); ++i) {
        const CellReading& cell = reading.cells[i];
        const int y = static_cast<int>(i) * rowPx + 5;
        cv::putText(picture, name(cell.cell), {6, y + 18}, cv::FONT_HERSHEY_SIMPLEX, 0.5, black, 1, cv::LINE_AA);
        cv::rectangle(picture, cv::Rect(40, y + 4, static_cast<int>(barPx * cell.confidence), rowPx - 8),
                      cell.review ? doubtInk : sureInk, cv::FILLED);
        int x = barPx + 50;
        for (std::size_t k = 0; k < std::min<std::size_t>(3, cell.alternatives.size()); ++k) {
            const Alternative& a = cell.alternatives[k];
            cv::putText(picture, shortText(a.stack) + " " + percent(a.p), {x, y + 18}, cv::FONT_HERSHEY_SIMPLEX, 0.45,
                        black, 1, cv::LINE_AA);
            x += 120;
        }
    }
    return picture;
}

cv::Mat drawOverlay(const cv::Mat& photo, const Reading& reading) {
    cv::Mat picture = photo.clone();
    const double s = static_cast<double>(photo.cols) / std::max(1, reading.imageSize.width);
    const auto toPicture = [&](const std::vector<cv::Point2d>& points) {
        std::vector<cv::Point2d> scaled;
        std::transform(points.begin(), points.end(), std::back_inserter(scaled), [&](cv::Point2d p) { return p * s; });
        return scaled;
    };
    polygon(picture, toPicture(reading.boardOutline), white, lineWidth(picture));
    for (const CellReading& cell : reading.cells) {
        const cv::Scalar ink = cell.review ? doubtInk : sureInk;
        polygon(picture, toPicture(cell.outline), ink, (cell.review ? 3 : 1) * lineWidth(picture));
        const cv::Point2d top = cell.top * s;
        const int bar = std::max(6, static_cast<int>(14 * textSize(picture) / 0.6));
        stackIcon(picture, cell.stack, cv::Point(top) + cv::Point(-bar, bar), 2 * bar, std::max(4, bar / 2));
        std::string text = name(cell.cell);
        if (cell.review) {
            text += "? " + percent(cell.confidence);
        }
        centredLabel(picture, text, top + cv::Point2d(0, 1.8 * bar), 0.8 * textSize(picture), ink);
    }
    return picture;
}

}  // namespace concord::vision
