// Measures what a person waits for, for --timing: start to first paint, edit to new score.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

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
    void reportPainted();

    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceEdit;
    QWidget& m_window;
    QWidget& m_score;
    QTimer m_afterPaint;  // the painting itself follows the event filter; a timer of zero comes after it
    bool m_firstPaint = true;
    bool m_windowPainted = false;
    bool m_edited = false;
    bool m_scorePainted = false;
};

}  // namespace concord::gui
