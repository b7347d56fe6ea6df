// Draws a place of the strip: the photo's thumbnail, player, state, and how far the reading is.
#pragma once

#include <QStyledItemDelegate>

namespace concord::gui {

class PhotoStripDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    // Of an item, in pixels. A low item has one line of text instead of two.
    static constexpr int height = 50;
    static constexpr int lowHeight = 28;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setSize(const QSize& size) { m_size = size; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Where a click stops the reading.
    static QRect stopButton(const QRect& item);

private:
    QSize m_size{200, height};
};

}  // namespace concord::gui
