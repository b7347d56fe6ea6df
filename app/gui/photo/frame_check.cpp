#include "app/gui/photo/frame_check.h"

#include "app/gui/document/image_convert.h"
#include "vision/find/find_board.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"

#include <QCoreApplication>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace concord::gui {

namespace {

struct FrameCheck {
    Q_DECLARE_TR_FUNCTIONS(FrameCheck)
};

// Gray levels are [0, 255].
constexpr double darkBelow = 45;        // mean level
constexpr double glareLevel = 250;      // levels at which the picture is clipped
constexpr double maxGlare = 0.20;       // as a fraction of the picture
constexpr double minQuality = 0.50;     // as the reader requires
constexpr double minBoard = 0.12;       // fraction of the picture that the board should fill
constexpr double maxTiltDeg = 48;       // above this, stacks hide each other
constexpr double minTiltDeg = 10;       // below this, the sides of stacks are not visible and heights are guessed
constexpr double minSharpness = 0.025;  // of the board, see sharpness(): sharp photos have 0.035 and more
constexpr int checkedSidePx = 1280;     // the frame is scaled down to this

cv::Mat grayOf(const cv::Mat& bgr) {
    cv::Mat gray;
    cv::cvtColor(bgr, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

// The share of the picture's contrast in its finest details, [0, 1].
double sharpness(const cv::Mat& gray) {
    cv::Mat details;
    cv::Laplacian(gray, details, CV_32F);
    cv::Scalar mean;
    cv::Scalar fine;
    cv::Scalar all;
    cv::meanStdDev(details, mean, fine);
    cv::meanStdDev(gray, mean, all);
    return fine[0] / (fine[0] + (4 * all[0]) + 1);
}

QPolygonF rimOf(const vision::BoardFinding& finding, double scale) {
    QPolygonF boardEdge;
    for (const cv::Point2d& point : vision::plateOutlineMm()) {
        const cv::Point2d seen = vision::mapped(finding.photoFromBoard, point);
        boardEdge << QPointF(seen.x, seen.y) / scale;
    }
    return boardEdge;
}

FrameFault faultOfPlace(const FrameJudgement& judgement, const QRectF& frame) {
    const QRectF seen = judgement.board.boundingRect();
    constexpr double slack = 0.01;  // of the frame
    const double x = slack * frame.width();
    const double y = slack * frame.height();
    if (!frame.adjusted(-x, -y, x, y).contains(seen)) {
        return FrameFault::CutOff;
    }
    if (seen.width() * seen.height() < minBoard * frame.width() * frame.height()) {
        return FrameFault::TooFar;
    }
    return judgement.tiltDeg > maxTiltDeg   ? FrameFault::TooSlanted
           : judgement.tiltDeg < minTiltDeg ? FrameFault::TooSteep
                                            : FrameFault::None;
}

}  // namespace

FrameJudgement judgeFrame(const QImage& frame, const std::stop_token& stop) {
    const double scale = std::min(1.0, static_cast<double>(checkedSidePx) / std::max(frame.width(), frame.height()));
    cv::Mat bgr = bgrFromImage(frame);
    if (bgr.empty()) {
        return {.fault = FrameFault::NoBoard, .board = {}};
    }
    cv::resize(bgr, bgr, {}, scale, scale, cv::INTER_AREA);
    const cv::Mat gray = grayOf(bgr);
    if (cv::mean(gray)[0] < darkBelow) {
        return {.fault = FrameFault::TooDark, .board = {}};
    }
    FrameJudgement judgement;
    const auto finding = vision::findBoard(bgr, nullptr, stop);
    const auto fit = finding ? vision::poseOf(*finding, bgr.size(), std::nullopt) : std::nullopt;
    if (!fit || finding->quality() < minQuality) {
        const double glare =
            static_cast<double>(cv::countNonZero(gray > glareLevel)) / static_cast<double>(gray.total());
        judgement.fault = glare > maxGlare ? FrameFault::Glare : FrameFault::NoBoard;
        return judgement;
    }
    judgement.board = rimOf(*finding, scale);
    judgement.tiltDeg = fit->pose.tiltDeg();
    judgement.fault = faultOfPlace(judgement, QRectF(QPointF(0, 0), QSizeF(frame.size())));
    if (judgement.fault != FrameFault::None) {
        return judgement;
    }
    const QRectF seen = judgement.board.boundingRect();
    const cv::Rect part(static_cast<int>(seen.x() * scale), static_cast<int>(seen.y() * scale),
                        static_cast<int>(seen.width() * scale), static_cast<int>(seen.height() * scale));
    const cv::Mat board = gray(part & cv::Rect({0, 0}, gray.size()));
    const double glare = static_cast<double>(cv::countNonZero(board > glareLevel)) / static_cast<double>(board.total());
    if (glare > maxGlare) {
        judgement.fault = FrameFault::Glare;
    } else if (sharpness(board) < minSharpness) {
        judgement.fault = FrameFault::Blurred;
    }
    return judgement;
}

QString hintFor(FrameFault fault) {
    switch (fault) {
        case FrameFault::TooDark:
            return FrameCheck::tr("Too dark: turn on a lamp.");
        case FrameFault::Glare:
            return FrameCheck::tr("Too bright: the light blinds the camera.");
        case FrameFault::NoBoard:
            return FrameCheck::tr("No board to be seen: show the whole board.");
        case FrameFault::TooFar:
            return FrameCheck::tr("Come closer: the board should fill the picture.");
        case FrameFault::CutOff:
            return FrameCheck::tr("Step back: the whole rim of the board should be seen.");
        case FrameFault::TooSlanted:
            return FrameCheck::tr("Too slanted: hold the camera higher.");
        case FrameFault::TooSteep:
            return FrameCheck::tr("A little from the side: then the heights can be seen.");
        case FrameFault::Blurred:
            return FrameCheck::tr("Blurred: hold still.");
        case FrameFault::None:
            break;
    }
    return FrameCheck::tr("That looks good.");
}

}  // namespace concord::gui
