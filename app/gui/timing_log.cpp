#include "timing_log.h"

#include "document.h"

#include <QEvent>
#include <QFile>
#include <QTextStream>
#include <QWidget>

#include <utility>

namespace concord::gui {

namespace {

// A figure of the system about this program in MB; 0 where it does not say.
double megabytes(const char* figure) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(figure)) {
            return line.simplified().split(' ').value(1).toDouble() / 1024;
        }
    }
    return 0;
}

QString memory() {
    return QStringLiteral("memory %1 MB, at most %2 MB")
        .arg(megabytes("VmRSS:"), 0, 'f', 0)
        .arg(megabytes("VmHWM:"), 0, 'f', 0);
}

void report(const char* what, const QElapsedTimer& since) {
    QTextStream(stderr) << "timing: " << what << ' '
                        << QString::number(static_cast<double>(since.nsecsElapsed()) / 1e6, 'f', 1) << " ms, "
                        << memory() << '\n';
}

}  // namespace

TimingLog::TimingLog(QElapsedTimer sinceStart, QWidget& window, std::vector<QWidget*> scores, Document& document)
    : QObject(&window), m_sinceStart(sinceStart), m_window(window), m_scores(std::move(scores)) {
    m_afterPaint.setSingleShot(true);
    m_afterPaint.setInterval(0);
    connect(&m_afterPaint, &QTimer::timeout, this, &TimingLog::reportPainted);
    window.installEventFilter(this);
    for (QWidget* const score : m_scores) {
        score->installEventFilter(this);
    }
    connect(&document, &Document::aboutToChange, this, [this] {
        m_sinceEdit.start();
        m_edited = true;
    });
}

TimingLog::~TimingLog() { QTextStream(stderr) << "timing: at the end " << memory() << '\n'; }

bool TimingLog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        if (watched == &m_window && m_firstPaint) {
            m_firstPaint = false;
            m_windowPainted = true;
            m_afterPaint.start();
        } else if (watched != &m_window && m_edited) {
            m_edited = false;
            m_scorePainted = true;
            m_afterPaint.start();
        }
    }
    return QObject::eventFilter(watched, event);
}

void TimingLog::reportPainted() {
    if (std::exchange(m_windowPainted, false)) {
        report("first paint after start", m_sinceStart);
    }
    if (std::exchange(m_scorePainted, false)) {
        report("new score on screen after a change", m_sinceEdit);
    }
}

}  // namespace concord::gui
