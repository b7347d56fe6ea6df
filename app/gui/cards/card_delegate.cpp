#include "app/gui/cards/card_delegate.h"

#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/card_list_model.h"

namespace concord::gui {

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    drawCardTile(*painter, option.rect,
                 {.card = index.data(CardListModel::IdRole).toString().toStdString(),
                  .holder = index.data(CardListModel::HolderRole).toString(),
                  .fits = index.data(CardListModel::FitsRole).toBool(),
                  .current = focused || (option.state & QStyle::State_Selected) != 0,
                  .hovered = (option.state & QStyle::State_MouseOver) != 0},
                 option.font, option.palette);
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return cardTileSize; }

}  // namespace concord::gui
