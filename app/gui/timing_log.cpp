#include "timing_log.h"

#include "document.h"

#include <QEvent>
#include <QFile>
#include <QTextStream>
#include <QTimer>
#include <QWidget>

namespace concord::gui {

namespace {

// Resident memory in MB; 0 where the system does not say.
double residentMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:")) {
            return line.simplified().split(' ').value(1).toDouble() / 1024;
        }
    }
    return 0;
}

}  // namespace

TimingLog::TimingLog(QElapsedTimer sinceStart, QWidget& window, QWidget& score, Document& document)
    : QObject(&window), m_sinceStart(sinceStart), m_window(window), m_score(score) {
    window.installEventFilter(this);
    score.installEventFilter(this);
    connect(&document, &Document::aboutToChange, this, [this] {
        m_sinceEdit.start();
        m_edited = true;
    });
}

bool TimingLog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        // The painting itself follows the filter; a timer of zero comes after it.
        if (watched == &m_window && !m_painted) {
            m_painted = true;
            QTimer::singleShot(0, this, [this] {
                report("first paint after start", static_cast<double>(m_sinceStart.nsecsElapsed()) / 1e6);
            });
        } else if (watched == &m_score && m_edited) {
            m_edited = false;
            QTimer::singleShot(0, this, [this] {
                report("new score on screen after a change", static_cast<double>(m_sinceEdit.nsecsElapsed()) / 1e6);
            });
        }
    }
    return QObject::eventFilter(watched, event);
}

void TimingLog::report(const char* what, double milliseconds) {
    QTextStream(stderr) << "timing: " << what << ' ' << QString::number(milliseconds, 'f', 1) << " ms, memory "
                        << QString::number(residentMegabytes(), 'f', 0) << " MB\n";
}

}  // namespace concord::gui
