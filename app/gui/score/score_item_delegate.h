// Draws the lines of the explanation: title and points, below them the rule in words.
#pragma once

#include <QCache>
#include <QFont>
#include <QStyledItemDelegate>

#include <utility>

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
    int heightOf(const QString& text, const QFont& font, int width) const;

    // The same sentences come again with every edit, and to break their lines takes longer than all else.
    mutable QCache<std::pair<QString, std::pair<QFont, int>>, int> m_heights{2000};
    QWidget* m_viewport;  // the view itself may be half gone when this hears of the last events
};

}  // namespace concord::gui
