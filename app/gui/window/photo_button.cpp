#include "app/gui/window/photo_button.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int photoMargin = 14;
constexpr int photoGap = 10;
constexpr int textMargin = 10;
constexpr int minPictureHeight = 110;
constexpr double titleScale = 1.45;
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;

// The largest part in the middle of the picture that has the proportions of the space.
QRectF covering(const QSize& picture, const QSizeF& space) {
    const double scale = std::min(picture.width() / space.width(), picture.height() / space.height());
    QRectF part(QPointF(), space * scale);
    part.moveCenter(QRectF({0, 0}, picture).center());
    return part;
}

}  // namespace

PhotoButton::PhotoButton(QWidget* parent)
    : QPushButton(parent), m_picture(QStringLiteral(":/pictures/board_photo.jpg")) {
    setAutoDefault(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PhotoButton::setTexts(const QString& title, const QString& detail) {
    setText(title);
    m_detail = detail;
    setAccessibleDescription(detail);
    updateGeometry();
    update();
}

QFont PhotoButton::titleFont() const {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * titleScale);
    large.setBold(true);
    return large;
}

int PhotoButton::textHeight(int width) const {
    constexpr int any = 1000;
    const QRect room(0, 0, width - 2 * textMargin, any);
    return QFontMetrics(titleFont()).boundingRect(room, wrapped, text()).height() +
           fontMetrics().boundingRect(room, wrapped, m_detail).height() + photoGap;
}

QSize PhotoButton::sizeHint() const {
    constexpr int width = 460;
    constexpr int hintPictureHeight = 230;
    return {width, hintPictureHeight + textHeight(width - 2 * photoMargin) + 2 * photoGap + 2 * photoMargin};
}

QSize PhotoButton::minimumSizeHint() const {
    constexpr int width = 300;
    return {width, minPictureHeight + textHeight(width - 2 * photoMargin) + 2 * photoGap + 2 * photoMargin};
}

void PhotoButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const QRect inside = rect().adjusted(photoMargin, photoMargin, -photoMargin, -photoMargin);
    const int wordsHeight = textHeight(inside.width());
    QRectF space(inside);
    space.setHeight(inside.height() - wordsHeight - 2 * photoGap);
    if (space.height() > 0 && !m_picture.isNull()) {
        constexpr double corner = 6;
        QPainterPath frame;
        frame.addRoundedRect(space, corner, corner);
        painter.save();
        painter.setClipPath(frame);
        painter.drawPixmap(space, m_picture, covering(m_picture.size(), space.size()));
        painter.restore();
    }
    QRect below(inside.left(), inside.bottom() - wordsHeight + 1, inside.width(), wordsHeight);
    // The highlight colour marks this button as the first thing to do.
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRect(below).adjusted(0, -photoGap, 0, 0), 6, 6);
    below.adjust(textMargin, 0, -textMargin, 0);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.setFont(titleFont());
    QRect drawn;
    painter.drawText(below, wrapped, text(), &drawn);
    below.setTop(drawn.bottom() + photoGap / 2);
    painter.setFont(font());
    painter.drawText(below, wrapped, m_detail);
}

}  // namespace concord::gui
