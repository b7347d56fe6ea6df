#include "app/gui/score/ending_view.h"

#include "app/gui/document/outcome.h"
#include "app/gui/kit/motion.h"
#include "app/gui/kit/tool_tip.h"
#include "app/text/words.h"

#include <QApplication>
#include <QEasingCurve>
#include <QKeyEvent>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace concord::gui {

namespace {

constexpr const char* endingSetting = "ending";
constexpr int rowMs = 850;
constexpr double growing = 0.65;  // share of the time of a row; for the rest the bars stand still

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

}  // namespace

EndingView::EndingView(const Document& document, const QWidget& below, QWidget* parent)
    : QWidget(parent), m_document(document), m_below(below) {
    setAutoFillBackground(true);
    setCursor(Qt::PointingHandCursor);
    hide();
    connect(&document, &Document::replaced, this, &EndingView::takeDocument);
    connect(&document, &Document::changed, this, &EndingView::followDocument);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { moveTo(value.toDouble()); });
    // hideEvent() may come after the document is destroyed: then it must not make others read the document.
    connect(&document, &QObject::destroyed, this, [this] { blockSignals(true); });
    parent->installEventFilter(this);  // the game may end while the parent is hidden
}

EndingView::~EndingView() { qApp->removeEventFilter(this); }

bool EndingView::isOn() { return QSettings().value(QLatin1String(endingSetting), true).toBool(); }

void EndingView::setOn(bool on) { QSettings().setValue(QLatin1String(endingSetting), on); }

// The ending of a game that is already over when it is opened does not appear by itself.
void EndingView::takeDocument() {
    hide();
    m_due = false;
    m_wasDecided = isDecided();
}

// An edit while the ending plays, such as an undo, makes it obsolete.
void EndingView::followDocument() {
    if (!m_document.isOpen()) {
        return;
    }
    const bool isNowDecided = isDecided();
    if (!isNowDecided || endingOf(m_document.score()) != m_steps) {  // recording the game changes neither
        hide();
    }
    m_due = isNowDecided && (m_due || !m_wasDecided) && isOn() && !wantsNoAnimations(*this);
    m_wasDecided = m_wasDecided || isNowDecided;  // once per game
    if (m_due && parentWidget()->isVisible()) {
        playSoon();
    }
}

// Plays as soon as the key that typed the last number has been handled.
void EndingView::playSoon() {
    m_due = false;
    keepSecret(true);
    QTimer::singleShot(0, this, &EndingView::play);
}

namespace {

// Nobody is announced while something on the pad cannot be right.
bool mayAnnounce(const Outcome& outcome) { return outcome.final && !outcome.contradicted; }

}  // namespace

// While the number that breaks a tie is asked for, the ending would stand in its way.
bool EndingView::isDecided() const {
    const Outcome outcome = outcomeOf(m_document);
    return mayAnnounce(outcome) && !outcome.tieBreakWanted;
}

bool EndingView::mayPlay() const {
    return m_document.isOpen() && mayAnnounce(outcomeOf(m_document)) && !endingOf(m_document.score()).empty();
}

void EndingView::play() {
    if (!mayPlay() || !parentWidget()->isVisible()) {
        keepSecret(false);
        return;
    }
    begin();
    const auto rows = static_cast<double>(m_steps.size());
    if (wantsNoAnimations(*this)) {
        showAt(rows);
        return;
    }
    moveTo(0);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(rows);
    m_clock.setDuration(static_cast<int>(rows * rowMs));
    m_clock.start();
}

void EndingView::showAt(double moment) {
    begin();
    moveTo(std::clamp(moment, 0.0, static_cast<double>(m_steps.size())));
}

void EndingView::moveTo(double moment) {
    m_moment = moment;
    setToolTip(isAtEnd() ? plainToolTip(caption()) : QString());
    keepSecret(isVisible() && !isAtEnd());
    update();
}

void EndingView::keepSecret(bool kept) {
    if (kept != m_keepsSecret) {
        m_keepsSecret = kept;
        emit secretChanged(kept);
    }
}

void EndingView::begin() {
    m_clock.stop();
    m_steps = endingOf(m_document.score());
    const Outcome outcome = outcomeOf(m_document);
    setAccessibleName(outcome.headline);
    setAccessibleDescription(outcome.detail);
    cover();
    raise();
    show();
    qApp->installEventFilter(this);
}

void EndingView::cover() { setGeometry(0, 0, parentWidget()->width(), m_below.y()); }

const EndingStep& EndingView::step() const {
    return m_steps.at(std::min(static_cast<std::size_t>(m_moment), m_steps.size() - 1));
}

QString EndingView::caption() const {
    if (isAtEnd()) {
        return outcomeOf(m_document).headline;
    }
    return words::rowName(m_document.score().rows.at(step().row));
}

std::vector<std::size_t> EndingView::leaders() const {
    if (m_steps.empty()) {
        return {};
    }
    const auto row = static_cast<std::size_t>(m_moment);
    const bool hasGrown = m_moment - std::floor(m_moment) >= growing;
    if (isAtEnd() || hasGrown) {
        return step().leaders;
    }
    return row == 0 ? std::vector<std::size_t>() : m_steps[row - 1].leaders;
}

double EndingView::shownTotal(std::size_t player) const {
    if (m_steps.empty()) {
        return 0;
    }
    const double share = isAtEnd() ? 1
                                   : QEasingCurve(QEasingCurve::OutCubic)
                                         .valueForProgress(std::min(1.0, (m_moment - std::floor(m_moment)) / growing));
    return step().totals[player] - step().added[player] * (1 - share);
}

bool EndingView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent()) {
        if (event->type() == QEvent::Hide) {
            hide();
        } else if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            cover();
        } else if (event->type() == QEvent::Show && std::exchange(m_due, false) && isOn()) {
            playSoon();
        }
    }
    if (isVisible() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (!isModifier(key)) {
            hide();
            return key == Qt::Key_Escape;  // any other key keeps its usual effect
        }
    }
    return QWidget::eventFilter(watched, event);
}

void EndingView::mousePressEvent(QMouseEvent* /*event*/) { hide(); }

void EndingView::hideEvent(QHideEvent* event) {
    m_clock.stop();
    keepSecret(false);
    qApp->removeEventFilter(this);
    QWidget::hideEvent(event);
}

}  // namespace concord::gui
