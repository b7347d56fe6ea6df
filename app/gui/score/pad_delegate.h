// How a field of the score pad is drawn and typed into. The height of a row sets its type size.
#pragma once

#include <QStyledItemDelegate>

namespace concord::gui {

class PadDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

// Black or white, whichever can be read on the colour.
QColor textOn(const QColor& ground);

}  // namespace concord::gui
