#include "app/gui/record/past_games_delegate.h"

#include "app/gui/record/past_games_model.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

namespace concord::gui {

namespace {

constexpr int margin = 6;
constexpr int gap = 18;

// Draws a seat from x on and returns where the next one begins.
int drawSeat(QPainter& painter, const QStyleOptionViewItem& option, const record::SeatSummary& seat,
             const QColor& colour, bool isWinner, int x) {
    const int right = option.rect.right() - margin;
    const int dot = option.fontMetrics.height() * 2 / 3;
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const QColor outline(128, 128, 128);  // so that white and black dots are visible on any background
    painter.setPen(selected ? option.palette.color(QPalette::HighlightedText) : outline);
    painter.setBrush(colour);
    painter.drawEllipse(QRect(x, option.rect.center().y() - dot / 2, dot, dot));
    x += dot + margin;
    QFont font = option.font;
    font.setBold(isWinner);
    const QString text =
        PastGamesModel::tr("%1 %2", "a player and points").arg(seat.name, QLocale().toString(seat.total));
    const QFontMetrics metrics(font);
    const QRect place(x, option.rect.top(), std::max(0, right - x), option.rect.height());
    painter.setFont(font);
    painter.setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter.drawText(place, Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, place.width()));
    return x + metrics.horizontalAdvance(text) + gap;
}

}  // namespace

void PastGamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* const game = index.data(PastGamesModel::GameRole).value<const record::GameSummary*>();
    if (game == nullptr) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    int x = option.rect.left() + margin;
    for (const record::SeatSummary* seat : byRank(*game)) {
        const auto seatIndex = static_cast<int>(seat - game->seats.data());
        if (x < option.rect.right() - gap) {
            x = drawSeat(*painter, option, *seat, seatColour(seat->colour, seatIndex), seat->rank == 1, x);
        }
    }
    painter->restore();
}

QSize PastGamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const auto* const game = index.data(PastGamesModel::GameRole).value<const record::GameSummary*>();
    const int seats = game == nullptr ? 1 : static_cast<int>(game->seats.size());
    size.setWidth(size.width() + seats * (option.fontMetrics.height() + gap + margin));
    return size;
}

}  // namespace concord::gui
