// Draws the cards of a list as pictures.
#pragma once

#include <QStyledItemDelegate>

namespace concord::gui {

class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setScale(double scale) { m_scale = scale; }
    // The width of a card with its margins, in pixels; without effect below the width of cardTileSize at the scale.
    void setWidth(int width) { m_width = width; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    double m_scale = 1;
    int m_width = 0;
};

}  // namespace concord::gui
