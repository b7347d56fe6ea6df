// Draws the ending at its current moment.
#include "app/gui/document/game_extras.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/theme.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/pad_delegate.h"

#include <QIcon>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

constexpr int edge = 24;
constexpr double plainHeight = 520;   // taller windows have larger letters
constexpr double maxLaneHeight = 96;  // in a window of plainHeight
constexpr double barToLane = 0.56;
constexpr double crownToLane = 0.34;
constexpr QColor barOutline(128, 128, 128);  // visible around white and black bars on any background

// Larger in taller windows, so that the ending can be read from across the table.
double scaleFor(int height) {
    constexpr double largest = 2.2;
    return std::clamp(height / plainHeight, 1.0, largest);
}

QFont scaledFont(QFont font, double factor, bool bold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QString withSign(int points) {
    const QString text = QLocale().toString(points);
    return points > 0 ? QLocale().positiveSign() + text : text;
}

}  // namespace

// The row with its picture, or the winners in their colours.
int EndingView::drawCaption(QPainter& painter, const QRect& room) const {
    constexpr double large = 1.9;
    constexpr double padding = 0.35;  // above and below the words, relative to their height
    painter.setFont(scaledFont(font(), large * scaleFor(height()), true));
    const int line = painter.fontMetrics().height();
    QRect bar(room.left(), room.top(), room.width(), static_cast<int>(line * (1 + 2 * padding)));
    painter.setPen(palette().color(QPalette::WindowText));
    if (isAtEnd()) {
        const std::vector<std::size_t> winners = leaders();
        const double width = bar.width() / static_cast<double>(std::max<std::size_t>(winners.size(), 1));
        for (std::size_t i = 0; i < winners.size(); ++i) {
            const int player = static_cast<int>(winners[i]);
            const QColor colour = playerColour(m_document.player(player), player);
            painter.fillRect(QRectF(bar.left() + width * static_cast<double>(i), bar.top(), width, bar.height()),
                             colour);
            painter.setPen(textOn(colour));
        }
        if (winners.size() > 1) {  // readable on all of their colours
            const int half = std::min(bar.width(), painter.fontMetrics().horizontalAdvance(caption()) + line) / 2;
            painter.fillRect(QRect(bar.center().x() - half, bar.top() + 4, 2 * half, bar.height() - 8),
                             palette().color(QPalette::Window));
            painter.setPen(palette().color(QPalette::WindowText));
        }
    }
    const int iconSide = line;
    const QIcon icon =
        isAtEnd()
            ? QIcon()
            : extrasOf(m_document.game()).rowIcon(m_document.score().rows.at(step().row).id, iconSide).value<QIcon>();
    const int margin = icon.isNull() ? line / 2 : iconSide + line / 2;  // on both sides, so that the text is centred
    const QString text = painter.fontMetrics().elidedText(caption(), Qt::ElideRight, bar.width() - 2 * margin);
    if (!icon.isNull()) {
        const int width = painter.fontMetrics().horizontalAdvance(text);
        icon.paint(&painter, bar.center().x() - width / 2 - margin, bar.center().y() - iconSide / 2, iconSide,
                   iconSide);
    }
    painter.drawText(bar, Qt::AlignCenter, text);
    return bar.height();
}

void EndingView::drawLane(QPainter& painter, const QRectF& lane, std::size_t player, double nameWidth) const {
    const EndingStep& now = step();
    const double scale = scaleFor(height());
    const std::vector<std::size_t> ahead = leaders();
    const bool leads = std::ranges::find(ahead, player) != ahead.end() && m_document.playerCount() > 1;
    const auto seat = static_cast<int>(player);
    const QColor colour = playerColour(m_document.player(seat), seat);
    const double crownSide = lane.height() * crownToLane;
    const QRectF name(lane.left() + crownSide + 8, lane.top(), nameWidth - crownSide - 16, lane.height());
    if (leads) {
        QRectF crown(lane.left(), 0, crownSide, crownSide);
        crown.moveTop(lane.center().y() - crownSide / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawPolygon(crownIn(crown));
    }
    const double opacity = isAtEnd() && !leads && m_document.playerCount() > 1 ? 0.45 : 1;
    painter.setFont(scaledFont(font(), 1.3 * scale, leads));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(QString::fromStdString(m_document.player(seat).name),
                                                      Qt::ElideRight, static_cast<int>(name.width())));
    // Room for the numbers after the longest bar.
    painter.setFont(scaledFont(font(), 1.5 * scale, true));
    const double numbersWidth = painter.fontMetrics().horizontalAdvance(QStringLiteral("0000  +000"));
    int most = 1;
    int least = 0;
    for (const EndingStep& one : m_steps) {
        most = std::max(most, *std::ranges::max_element(one.totals));
        least = std::min(least, *std::ranges::min_element(one.totals));
    }
    const double unit = std::max(0.0, lane.width() - nameWidth - numbersWidth) / (most - least);
    const double zero = lane.left() + nameWidth - least * unit;
    const double total = shownTotal(player);
    QRectF bar(std::min(zero, zero + total * unit), 0, std::abs(total) * unit, lane.height() * barToLane);
    bar.moveTop(lane.center().y() - bar.height() / 2);
    painter.setOpacity(opacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(bar, 4, 4);
    painter.setOpacity(1);
    painter.setPen(QPen(barOutline, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar, 4, 4);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString number = QLocale().toString(static_cast<int>(std::lround(total)));
    QRectF beside(bar.right() + 10, lane.top(), numbersWidth, lane.height());
    painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft, number);
    if (!isAtEnd() && now.added[player] != 0) {
        beside.setLeft(beside.left() + painter.fontMetrics().horizontalAdvance(number + QStringLiteral("  ")));
        painter.setFont(scaledFont(font(), scale, false));
        painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft, withSign(now.added[player]));
    }
}

void EndingView::paintEvent(QPaintEvent* /*event*/) {
    if (m_steps.empty() || static_cast<int>(step().totals.size()) != m_document.playerCount()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRect room = rect().adjusted(edge, edge, -edge, -edge / 2);
    room.setTop(room.top() + drawCaption(painter, room));
    const double scale = scaleFor(height());
    painter.setFont(scaledFont(font(), scale, false));
    const QFontMetrics small = painter.fontMetrics();
    const QRect hint(room.left(), room.bottom() - small.height(), room.width(), small.height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(hint, Qt::AlignCenter,
                     small.elidedText(tr("Any key or a click leads back to the pad."), Qt::ElideRight, hint.width()));
    room.setBottom(hint.top() - edge / 2);
    const auto players = static_cast<std::size_t>(m_document.playerCount());
    const double laneHeight = std::min(maxLaneHeight * scale, room.height() / static_cast<double>(players));
    const double top = room.center().y() - laneHeight * static_cast<double>(players) / 2;
    constexpr double widestName = 0.3;
    double nameWidth = 0;
    for (const TablePlayer& player : m_document.players()) {
        nameWidth = std::max<double>(
            nameWidth,
            QFontMetrics(scaledFont(font(), 1.3 * scale, true)).horizontalAdvance(QString::fromStdString(player.name)));
    }
    nameWidth = std::min(nameWidth + laneHeight * crownToLane + 24, room.width() * widestName);
    for (std::size_t player = 0; player < players; ++player) {
        drawLane(painter, QRectF(room.left(), top + laneHeight * static_cast<double>(player), room.width(), laneHeight),
                 player, nameWidth);
    }
}

}  // namespace concord::gui
