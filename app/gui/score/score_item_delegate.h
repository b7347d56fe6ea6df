// Draws the items of a ScoreItemsModel: title and points, below them the rule in words.
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

    // Cached, as breaking lines is slow and the same sentences come again with every edit.
    mutable QCache<std::pair<QString, std::pair<QFont, int>>, int> m_heights{2000};
    QWidget* m_viewport;  // not the view, which may be half destroyed when its last events arrive
};

}  // namespace concord::gui
