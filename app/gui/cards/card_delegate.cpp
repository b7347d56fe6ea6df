#include "app/gui/cards/card_delegate.h"

#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/card_list_model.h"

namespace concord::gui {

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    painter->save();
    painter->translate(option.rect.topLeft());
    painter->scale(m_scale, m_scale);
    const QSize tile(static_cast<int>(option.rect.width() / m_scale), cardTileSize.height());
    drawCardTile(*painter, QRect(QPoint(), tile),
                 {.card = index.data(CardListModel::IdRole).toString().toStdString(),
                  .holder = index.data(CardListModel::HolderRole).toString(),
                  .fits = index.data(CardListModel::FitsRole).toBool(),
                  .current = focused || (option.state & QStyle::State_Selected) != 0,
                  .hovered = (option.state & QStyle::State_MouseOver) != 0},
                 cardFont(option.font, 1), option.palette);
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return (cardTileSize * m_scale).expandedTo({m_width, 0});
}

}  // namespace concord::gui
