// Draws the lines of the explanation: title and points, below them the rule in words.
#pragma once

#include <QStyledItemDelegate>

namespace concord::gui {

class ScoreItemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace concord::gui
