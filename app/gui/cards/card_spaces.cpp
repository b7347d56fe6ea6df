#include "app/gui/cards/card_spaces.h"

#include "app/gui/board/token_drawing.h"
#include "app/gui/kit/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace concord::gui {

namespace {

// At a scale of 1.
constexpr QSize spacesSize(60, 142);
constexpr int tallestSpace = 44;
constexpr double largestCube = 34;

}  // namespace

CardSpaces::CardSpaces(std::vector<int> points, double scale, QWidget* parent)
    : QAbstractSlider(parent), m_points(std::move(points)), m_scale(scale) {
    setOrientation(Qt::Vertical);
    setRange(0, static_cast<int>(m_points.size()));
    setPageStep(1);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QAbstractSlider::valueChanged, this, [this] { update(); });
}

QSize CardSpaces::sizeHint() const { return spacesSize * m_scale; }

QRect CardSpaces::spaceRect(int space) const {
    const int spaces = static_cast<int>(m_points.size());
    const int each = std::min(static_cast<int>(tallestSpace * m_scale), height() / spaces);
    return {2, height() - ((space + 1) * each), width() - 4, each - 2};
}

void CardSpaces::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int space = 0; space < static_cast<int>(m_points.size()); ++space) {
        paintSpace(painter, space);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void CardSpaces::paintSpace(QPainter& painter, int space) const {
    const QRectF box = spaceRect(space);
    const bool isFree = space < value();
    const bool counts = space == value() - 1;
    const BoardColours colours = boardColours(palette());
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(counts ? palette().color(QPalette::Highlight) : isFree ? colours.hovered : colours.ground);
    painter.drawRoundedRect(box, 5, 5);
    QFont number = font();
    number.setBold(counts);
    painter.setFont(number);
    painter.setPen(counts ? palette().color(QPalette::HighlightedText) : isFree ? colours.selected : colours.name);
    const QRectF right = box.adjusted(box.width() * 0.45, 0, 0, 0);
    painter.drawText(isFree ? box : right, Qt::AlignCenter, QLocale().toString(m_points.at(std::size_t(space))));
    if (!isFree) {
        const double size = std::min(largestCube * m_scale, box.height());
        drawCube(painter, QPointF(box.left() + (box.width() * 0.27), box.center().y() + (size * 0.28)), size * 1.7,
                 Cube::Animal);
    }
}

// The cubes up to the clicked space count as placed; a click on the highest free space puts its cube back.
void CardSpaces::mousePressEvent(QMouseEvent* event) {
    for (int space = 0; space < static_cast<int>(m_points.size()); ++space) {
        if (spaceRect(space).contains(event->pos())) {
            setValue(value() == space + 1 ? space : space + 1);
        }
    }
}

void CardSpaces::keyPressEvent(QKeyEvent* event) {
    // Some keyboards have digits with Shift only.
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const int digit = event->key() - Qt::Key_0;
    if (digit >= 0 && digit <= maximum() && isPlain) {
        setValue(digit);
        return;
    }
    QAbstractSlider::keyPressEvent(event);
}

// The wheel must not change a card by accident: only focused spaces react to it.
void CardSpaces::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) {
        QAbstractSlider::wheelEvent(event);
    } else {
        event->ignore();
    }
}

}  // namespace concord::gui
