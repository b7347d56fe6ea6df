// Measures what a person waits for, for --timing: start to first paint, edit to new score; and the
// memory that it took.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reportPainted();

    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceEdit;
    QWidget& m_window;
    std::vector<QWidget*> m_scores;
    QTimer m_afterPaint;  // the painting itself follows the event filter; a timer of zero comes after it
    bool m_firstPaint = true;
    bool m_windowPainted = false;
    bool m_edited = false;
    bool m_scorePainted = false;
};

}  // namespace concord::gui
