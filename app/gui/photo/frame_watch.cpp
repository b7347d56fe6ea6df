#include "app/gui/photo/frame_watch.h"

#include <QtConcurrentRun>

#include <exception>

namespace concord::gui {

namespace {

// A frame that cannot be judged must not stop the checks.
FrameJudgement judgeSafely(const QImage& frame, const std::stop_token& stop) {
    try {
        return judgeFrame(frame, stop);
    } catch (const std::exception&) {
        return {.fault = FrameFault::NoBoard, .board = {}};
    }
}

}  // namespace

FrameWatch::FrameWatch(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcher<FrameJudgement>::finished, this, [this] { emit judged(m_watcher.result()); });
}

FrameWatch::~FrameWatch() { m_stop.request_stop(); }

void FrameWatch::offer(const QImage& frame) {
    if (m_watcher.isRunning()) {
        return;
    }
    // The thread owns everything that it needs, so it may outlive this object.
    m_watcher.setFuture(QtConcurrent::run([frame, stop = m_stop.get_token()] { return judgeSafely(frame, stop); }));
}

}  // namespace concord::gui
