// Draws the players of a game and their points in one line, by rank: the winners first and bold.
#pragma once

#include <QStyledItemDelegate>

namespace concord::gui {

class PastGamesDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace concord::gui
