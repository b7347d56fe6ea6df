// Judges live pictures off the window's thread, one at a time; those that come meanwhile are passed over.
#pragma once

#include "app/gui/photo/frame_check.h"

#include <QFutureWatcher>
#include <QObject>

#include <stop_token>

namespace concord::gui {

class FrameWatch : public QObject {
    Q_OBJECT

public:
    explicit FrameWatch(QObject* parent = nullptr);
    ~FrameWatch() override;  // a judgement under way is given up, not waited for

    void offer(const QImage& frame);

signals:
    void judged(const concord::gui::FrameJudgement& judgement);

private:
    QFutureWatcher<FrameJudgement> m_watcher;
    std::stop_source m_stop;
};

}  // namespace concord::gui
