#include "app/gui/photo/frame_check.h"

#include "app/gui/document/image_convert.h"

#include <QCoreApplication>

namespace concord::gui {

namespace {

// The context of the translations.
struct FrameCheck {
    Q_DECLARE_TR_FUNCTIONS(FrameCheck)
};

}  // namespace

FrameJudgement judgeFrame(const QImage& frame, const std::stop_token& stop) {
    const cv::Mat bgr = bgrFromImage(frame);
    if (bgr.empty()) {
        return {.fault = FrameFault::NoBoard, .board = {}};
    }
    const vision::FrameCheck check = vision::checkFrame(bgr, stop);
    FrameJudgement judgement{.fault = check.fault, .board = {}, .tiltDeg = check.tiltDeg};
    for (const cv::Point2d& point : check.outline) {
        judgement.board << QPointF(point.x, point.y);
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
            return FrameCheck::tr("Step back: the whole edge of the board should be seen.");
        case FrameFault::TooSlanted:
            return FrameCheck::tr("Too slanted: hold the camera higher.");
        case FrameFault::FromAbove:
            return FrameCheck::tr("A little from the side: then the heights can be seen.");
        case FrameFault::Blurred:
            return FrameCheck::tr("Blurred: hold still.");
        case FrameFault::None:
            break;
    }
    return FrameCheck::tr("That looks good.");
}

}  // namespace concord::gui
