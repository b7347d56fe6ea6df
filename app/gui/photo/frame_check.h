// Checks whether a live picture would make a good photo of a board.
#pragma once

#include <QImage>
#include <QPolygonF>
#include <QString>

#include <stop_token>

namespace concord::gui {

enum class FrameFault { None, TooDark, Glare, NoBoard, TooFar, CutOff, TooSlanted, TooSteep, Blurred };

struct FrameJudgement {
    FrameFault fault = FrameFault::None;
    QPolygonF board;     // outline of the board in pixels of the frame; empty if none was found
    double tiltDeg = 0;  // between the camera and the board's vertical; 0 if none was found
};

// Checks light and sharpness, and looks for the board. Takes up to a second: not for the window's thread.
FrameJudgement judgeFrame(const QImage& frame, const std::stop_token& stop = {});

// What to do about it, in a few words.
QString hintFor(FrameFault fault);

}  // namespace concord::gui
