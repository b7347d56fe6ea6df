#include "app/gui/renature/counter.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>
#include <limits>

namespace concord::gui {

namespace {

constexpr double numberScale = 1.7;
constexpr int maxPauseMs = 1200;    // between two digits of a number
constexpr int maxMinusLines = 3;    // greatest width of the area of the minus, in line heights
constexpr double mostGrowth = 1.5;  // of the number in a large counter

// The visible counter that lies nearest in the direction of the arrow.
Counter* neighbour(const Counter& from, int key) {
    const QPoint step = key == Qt::Key_Left    ? QPoint(-1, 0)
                        : key == Qt::Key_Right ? QPoint(1, 0)
                        : key == Qt::Key_Up    ? QPoint(0, -1)
                                               : QPoint(0, 1);
    const QPoint centre = from.mapToGlobal(from.rect().center());
    Counter* nearest = nullptr;
    int leastDistance = std::numeric_limits<int>::max();
    for (Counter* const other : from.window()->findChildren<Counter*>()) {
        const QPoint offset = other->mapToGlobal(other->rect().center()) - centre;
        const int along = QPoint::dotProduct(offset, step);
        const int across = std::abs(offset.x() * step.y()) + std::abs(offset.y() * step.x());
        const int distance = along + 3 * across;  // prefers a counter straight ahead to a nearer one off to the side
        if (other->isVisible() && along > 0 && across <= 2 * along && distance < leastDistance) {
            nearest = other;
            leastDistance = distance;
        }
    }
    return nearest;
}

}  // namespace

Counter::Counter(CounterLimits limits, QWidget* parent) : QAbstractButton(parent), m_limits(limits) {
    m_number = limits.mayBeUnknown ? std::nullopt : std::optional(limits.min);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] { count(m_step); });
    describe();
}

void Counter::setNumber(std::optional<int> number) {
    if (m_number != number) {
        m_lastDigit.invalidate();  // a digit that follows begins a new number
        m_number = number;
        describe();
        update();
    }
}

void Counter::setLabel(const QString& label) {
    m_label = label;
    describe();
}

QString Counter::shownText() const { return m_number ? QLocale().toString(*m_number) : QStringLiteral("?"); }

void Counter::describe() {
    setAccessibleName(tr("%1: %2").arg(m_label, m_number ? shownText() : tr("not known")));
    setAccessibleDescription(tr("Plus adds one, minus takes one away, digits set the number, Delete clears it."));
}

void Counter::choose(std::optional<int> number) {
    if (number != m_number) {
        setNumber(number);
        emit countChanged();
    }
}

void Counter::count(int step) {
    if (!m_number) {
        choose(std::clamp(step > 0 ? 1 : 0, m_limits.min, m_limits.max));
    } else if (step < 0 && *m_number == m_limits.min) {
        clear();
    } else {
        choose(std::clamp(*m_number + step, m_limits.min, m_limits.max));
    }
}

void Counter::typeDigit(int digit) {
    const bool continues = m_lastDigit.isValid() && m_lastDigit.elapsed() < maxPauseMs;
    const int longer = m_typed * 10 + digit;
    m_typed = continues && longer <= m_limits.max ? longer : digit;
    const int wanted = std::clamp(m_typed, m_limits.min, m_limits.max);
    choose(wanted);
    if (m_number == wanted) {  // not refused
        m_lastDigit.start();
    }
}

bool Counter::canCountUp() const { return !m_number || *m_number < m_limits.max; }

bool Counter::canCountDown() const { return !m_number || *m_number > m_limits.min || m_limits.mayBeUnknown; }

QRect Counter::minusArea() const {
    return {0, 0, std::min(QFontMetrics(font()).height() * maxMinusLines, width() * 2 / 5), height()};
}

QSize Counter::sizeHint() const {
    const int line = QFontMetrics(font()).height();
    return {line * 5, line * 3};
}

QSize Counter::minimumSizeHint() const {
    const int line = QFontMetrics(font()).height();
    return {line * 7 / 2, line * 2};
}

void Counter::mousePressEvent(QMouseEvent* event) {
    m_step = minusArea().contains(event->position().toPoint()) ? -1 : 1;
    QAbstractButton::mousePressEvent(event);
}

// Resets the step even if the tap ends outside and counts nothing: otherwise the next press of Space would subtract.
void Counter::mouseReleaseEvent(QMouseEvent* event) {
    QAbstractButton::mouseReleaseEvent(event);
    m_step = 1;
}

bool Counter::handleKey(int key) {
    if (key == Qt::Key_Plus || key == Qt::Key_Return || key == Qt::Key_Enter) {
        count(1);
    } else if (key == Qt::Key_Minus) {
        count(-1);
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        clear();
    } else if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
        if (Counter* const next = neighbour(*this, key)) {
            next->setFocus(Qt::TabFocusReason);
        }
    } else {
        return false;
    }
    return true;
}

void Counter::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool hasModifier =
        event->modifiers().testFlag(Qt::ControlModifier) || event->modifiers().testFlag(Qt::AltModifier);
    if (hasModifier || !handleKey(key)) {
        QAbstractButton::keyPressEvent(event);
    }
    if (key < Qt::Key_0 || key > Qt::Key_9) {
        m_lastDigit.invalidate();
    }
}

void Counter::focusOutEvent(QFocusEvent* event) {
    m_lastDigit.invalidate();
    QAbstractButton::focusOutEvent(event);
}

void Counter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QAbstractButton::changeEvent(event);
}

void Counter::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool isCounted = m_number && *m_number > m_limits.min;
    QColor ground = palette().color(isCounted ? QPalette::Base : QPalette::Button);
    if (isDown()) {
        ground = palette().color(QPalette::Midlight);
    }
    painter.setPen(QPen(palette().color(underMouse() ? QPalette::Highlight : QPalette::Mid), 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, 6, 6);
    const QRectF minus(minusArea());
    const double arm = std::min(minus.width(), minus.height()) * 0.16;
    const QPointF left = minus.center();
    const QPointF right(width() - minus.width() / 2, minus.center().y());
    const auto signPen = [this](bool isPossible) {
        return QPen(palette().color(isPossible ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText), 2.4,
                    Qt::SolidLine, Qt::RoundCap);
    };
    painter.setPen(signPen(canCountDown()));
    painter.drawLine(left - QPointF(arm, 0), left + QPointF(arm, 0));
    painter.setPen(signPen(canCountUp()));
    painter.drawLine(right - QPointF(arm, 0), right + QPointF(arm, 0));
    painter.drawLine(right - QPointF(0, arm), right + QPointF(0, arm));
    QFont large = font();
    const QSize roomy = sizeHint() * 2;
    const double growth = std::min(1.0 * width() / roomy.width(), 1.0 * height() / roomy.height());
    large.setPointSizeF(large.pointSizeF() * numberScale * std::clamp(growth, 1.0, mostGrowth));
    large.setBold(isCounted);
    painter.setFont(large);
    const bool isFaint = !isCounted && m_limits.min == 0 && !isDown();  // faint on Midlight could not be read
    painter.setPen(palette().color(isFaint ? QPalette::PlaceholderText : QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter, shownText());
    if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

}  // namespace concord::gui
