#include "app/gui/score/score_item_delegate.h"

#include "app/gui/score/score_items_model.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>
#include <QTreeView>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int margin = 7;
constexpr int wrapped = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

bool isGroup(const QModelIndex& index) { return !index.parent().isValid(); }

QFont titleFont(const QFont& base, const QModelIndex& index) {
    QFont font = base;
    font.setBold(isGroup(index));
    return font;
}

QFont ruleFont(const QFont& base) {
    QFont font = base;
    font.setPointSizeF(base.pointSizeF() * 0.87);
    return font;
}

int pointsWidth(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(QStringLiteral("0000"));
}

}  // namespace

ScoreItemDelegate::ScoreItemDelegate(QTreeView* view) : QStyledItemDelegate(view), m_viewport(view->viewport()) {
    m_viewport->installEventFilter(this);
}

// The wrapped lines depend on the width, which a scroll bar changes too.
bool ScoreItemDelegate::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_viewport) {
        return QStyledItemDelegate::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Resize &&
        static_cast<QResizeEvent*>(event)->oldSize().width() != m_viewport->width()) {
        emit sizeHintChanged({});  // makes the view ask for the heights of all items again
    }
    return false;
}

int ScoreItemDelegate::heightOf(const QString& text, const QFont& font, int width) const {
    if (text.isEmpty()) {
        return 0;
    }
    const std::pair key(text, std::pair(font, width));
    if (const int* const known = m_heights.object(key)) {
        return *known;
    }
    const int height = QFontMetrics(font).boundingRect(QRect(0, 0, width, 100000), wrapped, text).height();
    m_heights.insert(key, new int(height));
    return height;
}

QSize ScoreItemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    // The option has no width before layout; the view has.
    const auto* const view = qobject_cast<const QTreeView*>(option.widget);
    const int whole = view != nullptr ? view->viewport()->width() : option.rect.width();
    const int width = std::max(60, whole - (2 * margin) - pointsWidth(option.font));
    const QString title = index.data(ScoreItemsModel::TitleRole).toString();
    const QString rule = index.data(ScoreItemsModel::RuleRole).toString();
    const int height =
        heightOf(title, titleFont(option.font, index), width) + heightOf(rule, ruleFont(option.font), width);
    return {whole, height + (2 * margin)};
}

void ScoreItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
    const QPalette& palette = option.palette;
    if (selected) {
        painter->fillRect(option.rect, palette.highlight());
    } else if (isGroup(index)) {
        painter->fillRect(option.rect, palette.button());
    } else if (hovered) {
        painter->fillRect(option.rect, palette.alternateBase());
    }
    const QColor text = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QRect inner = option.rect.adjusted(margin, margin, -margin, -margin);
    const QRect left = inner.adjusted(0, 0, -pointsWidth(option.font), 0);

    const QString title = index.data(ScoreItemsModel::TitleRole).toString();
    const QFont fontOfTitle = titleFont(option.font, index);
    painter->setPen(text);
    painter->setFont(fontOfTitle);
    painter->drawText(left, wrapped, title);

    QColor faint = text;
    faint.setAlphaF(selected ? 1.0F : 0.72F);
    painter->setPen(faint);
    painter->setFont(ruleFont(option.font));
    painter->drawText(left.adjusted(0, heightOf(title, fontOfTitle, left.width()), 0, 0), wrapped,
                      index.data(ScoreItemsModel::RuleRole).toString());

    const QVariant points = index.data(ScoreItemsModel::PointsRole);
    if (points.isValid()) {
        QFont bold = option.font;
        bold.setBold(points.toInt() != 0);
        painter->setFont(bold);
        painter->setPen(points.toInt() != 0 ? text : faint);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignTop, QLocale().toString(points.toInt()));
    }
    painter->restore();
}

}  // namespace concord::gui
