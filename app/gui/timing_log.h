// Measures what a person waits for, for --timing: start to first paint, edit to new score.
#pragma once

#include <QElapsedTimer>
#include <QObject>

class QWidget;

namespace concord::gui {

class Document;

class TimingLog : public QObject {
    Q_OBJECT

public:
    // sinceStart runs since the program began. Figures go to standard error, a line each.
    TimingLog(QElapsedTimer sinceStart, QWidget& window, QWidget& score, Document& document);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void report(const char* what, double milliseconds);

    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceEdit;
    QWidget& m_window;
    QWidget& m_score;
    bool m_painted = false;
    bool m_edited = false;
};

}  // namespace concord::gui
