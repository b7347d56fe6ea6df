#include "app/gui/window/timing_log.h"

#include "app/gui/document/document.h"

#include <QEvent>
#include <QFile>
#include <QTextStream>
#include <QWidget>

#include <unistd.h>

#include <ctime>
#include <optional>
#include <utility>

namespace concord::gui {

namespace {

// A memory figure of this process, such as "VmRSS:", in MB; 0 if the system does not give it.
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

double ms(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Processor time that this thread has used.
double workMs() { return ms(CLOCK_THREAD_CPUTIME_ID); }

// Time since the system started this process, to a hundredth of a second: loading its libraries takes time before
// main() begins. Nothing if unknown.
std::optional<double> msSinceProcessStart() {
    QFile stat(QStringLiteral("/proc/self/stat"));
    if (!stat.open(QIODevice::ReadOnly)) {
        return {};
    }
    // The name in brackets may contain blanks; the start time is the twentieth field after it.
    constexpr int startField = 20;
    const QByteArray line = stat.readAll();
    const QByteArray ticks = line.mid(line.lastIndexOf(')') + 1).simplified().split(' ').value(startField - 1);
    const double started = ticks.toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return ms(CLOCK_BOOTTIME) - started * 1e3;
}

double msOf(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

void report(const char* what, double ms, double workedMs) {
    QTextStream(stderr) << "timing: " << what << ' ' << QString::number(ms, 'f', 1) << " ms, of which "
                        << QString::number(workedMs, 'f', 1) << " ms of work, " << memory() << '\n';
}

}  // namespace

TimingLog::TimingLog(QElapsedTimer sinceStart, QWidget& window, std::vector<QWidget*> scores, Document& document)
    : QObject(&window), m_sinceStart(sinceStart), m_window(window), m_scores(std::move(scores)) {
    connect(this, &TimingLog::painting, this, &TimingLog::reportPainted, Qt::QueuedConnection);
    window.installEventFilter(this);
    for (QWidget* const score : m_scores) {
        score->installEventFilter(this);
    }
    connect(&document, &Document::aboutToChange, this, [this] {
        m_sinceEdit.start();
        m_workBeforeMs = workMs();
        m_edited = true;
    });
}

TimingLog::~TimingLog() { QTextStream(stderr) << "timing: at the end " << memory() << '\n'; }

// The window is painted after the event filter returns; an event posted now is delivered right after that.
bool TimingLog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        if (watched == &m_window && m_firstPaint) {
            m_firstPaint = false;
            m_windowPainted = true;
            emit painting();
        } else if (watched != &m_window && m_edited) {
            m_edited = false;
            m_scorePainted = true;
            emit painting();
        }
    }
    return QObject::eventFilter(watched, event);
}

void TimingLog::reportPainted() {
    if (std::exchange(m_windowPainted, false)) {
        report("first paint after start", msSinceProcessStart().value_or(msOf(m_sinceStart)), workMs());
    }
    if (std::exchange(m_scorePainted, false)) {
        report("new score on screen after a change", msOf(m_sinceEdit), workMs() - m_workBeforeMs);
    }
}

}  // namespace concord::gui
