// Measures delays for --timing: start to first paint, edit to new score; the processor time of the GUI thread in
// between, because a busy computer distorts the total; and the present and peak memory.
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <vector>

class QWidget;

namespace concord::gui {

class Document;

class TimingLog : public QObject {
    Q_OBJECT

public:
    // sinceStart: started in main(); used if the system does not say when the process started. scores: the widgets
    // that show points, one of which is visible while something is edited. Each delay is written to standard error as a
    // line, and the memory at the end.
    TimingLog(QElapsedTimer sinceStart, QWidget& window, std::vector<QWidget*> scores, Document& document);
    ~TimingLog() override;

signals:
    void painting();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reportPainted();

    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceEdit;
    double m_workBeforeMs = 0;  // processor time of this thread at the edit
    QWidget& m_window;
    std::vector<QWidget*> m_scores;
    bool m_firstPaint = true;
    bool m_windowPainted = false;
    bool m_edited = false;
    bool m_scorePainted = false;
};

}  // namespace concord::gui
