// Draws the lines of the explanation: title and points, below them the rule in words.
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace concord::gui {

class ScoreItemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ScoreItemDelegate(QTreeView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTreeView* m_view;
};

}  // namespace concord::gui
