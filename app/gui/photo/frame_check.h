// What stands between a live picture and a good photo of a board.
#pragma once

#include <QImage>
#include <QPolygonF>
#include <QString>

#include <stop_token>

namespace concord::gui {

enum class FrameFault { None, TooDark, Glare, NoBoard, TooFar, CutOff, TooSlanted, TooSteep, Blurred };

struct FrameJudgement {
    FrameFault fault = FrameFault::None;
    QPolygonF board;     // rim of the plate in pixels of the frame; empty where none was found
    double tiltDeg = 0;  // of the camera from the vertical of the board; 0 where none was found
};

// Looks at light and sharpness, and for the board. Takes a good part of a second: not for the window's thread.
FrameJudgement judgeFrame(const QImage& frame, const std::stop_token& stop = {});

// What to do about it, in a few words.
QString hintFor(FrameFault fault);

}  // namespace concord::gui
