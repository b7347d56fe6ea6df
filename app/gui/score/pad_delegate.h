// Draws and edits a cell of the score pad. The row height determines the font size.
#pragma once

#include <QPolygonF>
#include <QRect>
#include <QStyledItemDelegate>

namespace concord::gui {

class PadDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Leaves alone what is being typed, unless another player has come into the column.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

// Where the mark of a cell is drawn and clicked, at its right end.
QRect markRect(const QRect& cell);

// The mark of who leads or has won.
QPolygonF crownIn(const QRectF& box);

}  // namespace concord::gui
