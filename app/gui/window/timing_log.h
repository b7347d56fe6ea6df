// Measures what a person waits for, for --timing: start to first paint, edit to new score; how much of that
// the window worked, for a busy computer makes it wait; and the memory that it took.
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
    // sinceStart runs since the program began; one of the scores is on the screen while something
    // is edited. Figures go to standard error, a line each, the peak of the memory at the end.
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
    double m_workBeforeMs = 0;  // of this thread, at the edit
    QWidget& m_window;
    std::vector<QWidget*> m_scores;
    bool m_firstPaint = true;
    bool m_windowPainted = false;
    bool m_edited = false;
    bool m_scorePainted = false;
};

}  // namespace concord::gui
