#include "app/gui/photo/photo_strip_delegate.h"

#include "app/gui/kit/icons.h"
#include "app/gui/kit/theme.h"
#include "app/gui/photo/photo_strip_model.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int margin = 4;
constexpr int stopSide = 22;

bool isBusy(const InboxPhoto& photo) {
    return photo.state == InboxState::Waiting || photo.state == InboxState::Reading;
}

QColor background(const QStyleOptionViewItem& option, const InboxPhoto* photo) {
    const bool dark = isDark(option.palette);
    if (photo != nullptr && photo->state == InboxState::Question) {
        return dark ? QColor(84, 62, 22) : QColor(255, 232, 188);
    }
    return option.palette.color((option.state & QStyle::State_MouseOver) != 0 ? QPalette::Midlight : QPalette::Button);
}

void drawPicture(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place, const InboxPhoto* photo) {
    QPainterPath clip;
    clip.addRoundedRect(place, 4, 4);
    painter.save();
    painter.setClipPath(clip);
    if (photo != nullptr && !photo->thumbnail.isNull()) {
        const QSize size = photo->thumbnail.size().scaled(place.size(), Qt::KeepAspectRatioByExpanding);
        QRect target(QPoint(), size);
        target.moveCenter(place.center());
        painter.setOpacity(isBusy(*photo) ? 0.5 : 1);
        painter.drawImage(target, photo->thumbnail);
    } else {
        painter.fillPath(clip, option.palette.color(QPalette::Mid));
        painter.setPen(option.palette.color(QPalette::ButtonText));
        const QString sign = photo == nullptr                         ? QStringLiteral("+")
                             : photo->state == InboxState::Unreadable ? QStringLiteral("!")
                                                                      : QStringLiteral("…");
        painter.drawText(place, Qt::AlignCenter, sign);
    }
    painter.restore();
}

void drawStop(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place) {
    painter.setPen(QPen(option.palette.color(QPalette::ButtonText), 2));
    const QRect cross = place.adjusted(6, 6, -6, -6);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

void drawProgress(QPainter& painter, const QStyleOptionViewItem& option, const QRect& frame, const InboxPhoto& photo) {
    const QRectF whole(frame.left() + margin, frame.bottom() - 4, frame.width() - 2 * margin, 3);
    painter.fillRect(whole, option.palette.color(QPalette::Mid));
    painter.fillRect(QRectF(whole.topLeft(), QSizeF(whole.width() * (photo.step + 1) / photo.steps, 3)),
                     option.palette.color(QPalette::Highlight));
}

// The player's colour and name, and the state of the photo below or, where there is one line, beside them.
void drawText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place, const QModelIndex& index) {
    const QString name = index.data(PhotoStripModel::NameRole).toString();
    const QString state = index.data(PhotoStripModel::StateRole).toString();
    const bool isLow = place.height() < 2 * option.fontMetrics.height();
    QRect line = name.isEmpty() || isLow ? place : QRect(place.topLeft(), QSize(place.width(), place.height() / 2));
    if (const QVariant colour = index.data(PhotoStripModel::ColourRole); colour.isValid()) {
        const int dot = option.fontMetrics.height() * 2 / 3;
        painter.setPen(QPen(QColor(128, 128, 128), 1));
        painter.setBrush(colour.value<QColor>());
        painter.drawEllipse(QRect(line.left(), line.center().y() - dot / 2, dot, dot));
        line.setLeft(line.left() + dot + margin);
    }
    painter.setPen(option.palette.color(QPalette::ButtonText));
    if (!name.isEmpty()) {
        QFont bold = option.font;
        bold.setBold(true);
        const QFontMetrics metrics(bold);
        const int width = isLow ? std::min(line.width() / 3, metrics.horizontalAdvance(name)) : line.width();
        painter.setFont(bold);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(name, Qt::ElideRight, width));
        line = isLow ? line.adjusted(width + 2 * margin, 0, 0, 0)
                     : QRect(place.left(), line.bottom() + 1, place.width(), place.height() - line.height());
    }
    painter.setFont(option.font);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                     option.fontMetrics.elidedText(state, Qt::ElideRight, line.width()));
}

}  // namespace

QRect PhotoStripDelegate::stopButton(const QRect& item) {
    return {item.right() - stopSide - margin, item.top() + (item.height() - stopSide) / 2, stopSide, stopSide};
}

QSize PhotoStripDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const {
    return m_size;
}

void PhotoStripDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int lowest = 20;
    if (option.rect.height() < lowest) {
        return;
    }
    const auto* const photo = index.data(PhotoStripModel::PhotoRole).value<const InboxPhoto*>();
    const bool isCurrent = (option.state & QStyle::State_HasFocus) != 0;
    const QRect frame = option.rect.adjusted(2, 1, -2, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->setBrush(background(option, photo));
    painter->setPen(isCurrent ? QPen(option.palette.color(QPalette::Highlight), 3)
                              : QPen(option.palette.color(QPalette::Mid), 1));
    painter->drawRoundedRect(frame, 6, 6);
    const int side = frame.height() - 2 * margin;
    const QRect picture(frame.left() + margin, frame.top() + margin, side * 11 / 10, side);
    drawPicture(*painter, option, picture, photo);
    const bool canStop = photo != nullptr && isBusy(*photo);
    const QRect text = frame.adjusted(picture.width() + 3 * margin, 2, -margin - (canStop ? stopSide : 0), -2);
    drawText(*painter, option, text, index);
    if (canStop) {
        drawStop(*painter, option, stopButton(option.rect));
        if (photo->steps > 0) {
            drawProgress(*painter, option, frame, *photo);
        }
    }
    painter->restore();
}

}  // namespace concord::gui
