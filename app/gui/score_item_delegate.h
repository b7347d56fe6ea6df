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
    QWidget* m_viewport;  // the view itself may be half gone when this hears of the last events
};

}  // namespace concord::gui
