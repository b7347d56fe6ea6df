// Checks live pictures off the GUI thread, one at a time; those that arrive meanwhile are skipped.
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
    ~FrameWatch() override;  // abandons a check in progress without waiting for it

    void offer(const QImage& frame);

signals:
    void judged(const concord::gui::FrameJudgement& judgement);

private:
    QFutureWatcher<FrameJudgement> m_watcher;
    std::stop_source m_stop;
};

}  // namespace concord::gui
