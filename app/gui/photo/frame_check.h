// Checks of live pictures, for Qt: see vision/reading/frame_check.h.
#pragma once

#include "vision/reading/frame_check.h"

#include <QImage>
#include <QPolygonF>
#include <QString>

#include <stop_token>

namespace concord::gui {

using vision::FrameFault;

struct FrameJudgement {
    FrameFault fault = FrameFault::None;
    QPolygonF board;     // outline of the board in pixels of the frame; empty if none was found
    double tiltDeg = 0;  // between the camera's axis and the board's normal; 0 if none was found
};

// Takes up to a second: don't call it on the GUI thread.
FrameJudgement judgeFrame(const QImage& frame, const std::stop_token& stop = {});

// What to do about the fault, in a few words.
QString hintFor(FrameFault fault);

}  // namespace concord::gui
