#include "app/gui/score/pad_delegate.h"

#include "app/gui/kit/theme.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/score/pad_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpressionValidator>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

constexpr double fontToRow = 0.46;     // font size relative to the row height
constexpr double noteToNumber = 0.62;  // size of a note relative to the number beside it
constexpr int maxNameLength = 40;

const PadModel* padOf(const QModelIndex& index) { return qobject_cast<const PadModel*>(index.model()); }

// The font scaled to this share of the cell's height. In low cells it keeps its own size, or for shares below fontToRow
// a proportionally smaller one.
QFont scaledFont(const QFont& font, const QRect& cell, double share) {
    QFont scaled = font;
    const double min = QFontInfo(font).pixelSize() * std::min(1.0, share / fontToRow);
    scaled.setPixelSize(static_cast<int>(std::max(min, cell.height() * share)));
    return scaled;
}

// The font itself, or one as small as minFactor of it if the text would not fit.
QFont fittingFont(const QFont& font, const QString& text, int width) {
    constexpr double minFactor = 0.65;
    const int wanted = QFontMetrics(font).horizontalAdvance(text);
    if (wanted <= width) {
        return font;
    }
    QFont smaller = font;
    smaller.setPixelSize(static_cast<int>(font.pixelSize() * std::max(minFactor, static_cast<double>(width) / wanted)));
    return smaller;
}

QPolygonF hexagon(const QRectF& box) {
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = i * std::numbers::pi / 3;
        corners << box.center() + QPointF(std::cos(angle), std::sin(angle)) * (box.width() / 2);
    }
    return corners;
}

QPolygonF arrow(const QRectF& box) {
    return QPolygonF({box.topLeft(), {box.right(), box.center().y()}, box.bottomLeft()});
}

// A square at the left or right of the cell. share: of the cell's height.
QRectF badge(const QRect& cell, bool atRight, double share = 0.4) {
    const double side = cell.height() * share;
    const double gap = cell.height() * 0.25;
    const double left = atRight ? cell.right() - gap - side : cell.left() + gap;
    return {left, cell.center().y() - side / 2, side, side};
}

void drawName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto ground = index.data(PadModel::ColourRole).value<QColor>();
    const QColor ink = textOn(ground);
    painter.fillRect(option.rect, ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    int margin = option.rect.height() / 4;
    if (index.data(PadModel::StarterRole).toBool()) {
        painter.drawPolygon(arrow(badge(option.rect, false, 0.32)));
        margin = static_cast<int>(option.rect.height() * 0.7);
    }
    if (index.data(PadModel::WinnerRole).toBool()) {
        painter.drawPolygon(crownIn(badge(option.rect, true, 0.5)));
        margin = static_cast<int>(option.rect.height() * 0.9);
    }
    QFont font = scaledFont(option.font, option.rect, fontToRow);
    font.setBold(true);
    const QRect text = option.rect.adjusted(margin, 0, -margin, 0);
    painter.setFont(fittingFont(font, index.data().toString(), text.width()));
    painter.setPen(ink);
    painter.drawText(text, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

// Drawn as a button, because it is one.
void drawBoard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    QStyleOptionButton button;
    button.initFrom(option.widget);
    button.rect = option.rect.adjusted(4, 3, -4, -3);
    button.state = QStyle::State_Enabled | QStyle::State_Raised;
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        button.state |= QStyle::State_MouseOver;
    }
    option.widget->style()->drawControl(QStyle::CE_PushButton, &button, &painter, option.widget);
    const QString text = index.data().toString();
    const int room = button.rect.width() - 8;
    painter.setFont(fittingFont(scaledFont(option.font, option.rect, fontToRow * 0.85), text, room));
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.drawText(button.rect, Qt::AlignCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
}

void drawNumber(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QRect cell = option.rect;
    const QString number = index.data().toString();
    const QString note = index.data(PadModel::NoteRole).toString();
    const auto source = static_cast<PointSource>(index.data(PadModel::SourceRole).toInt());
    const bool isSum = source == PointSource::Sum;
    QFont font = scaledFont(option.font, cell, fontToRow);
    font.setBold(isSum);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(cell, Qt::AlignCenter, number);
    const int halfWidth = painter.fontMetrics().horizontalAdvance(number) / 2;
    if (source == PointSource::Board || source == PointSource::Cards) {
        painter.setPen(QPen(option.palette.color(QPalette::PlaceholderText), 1.4));
        painter.setBrush(Qt::NoBrush);
        const QRectF place = badge(cell, false, 0.3);
        source == PointSource::Board ? painter.drawPolygon(hexagon(place))
                                     : painter.drawRoundedRect(place.adjusted(2, 0, -2, 0), 2, 2);
    }
    if (!note.isEmpty()) {
        const int left = cell.center().x() + halfWidth + 8;
        const int right = index.data(PadModel::MarkRole).isValid() ? markRect(cell).left() : cell.right() - 4;
        const QRect beside(left, cell.top(), std::max(0, right - left), cell.height());
        painter.setFont(fittingFont(scaledFont(option.font, cell, fontToRow * noteToNumber), note, beside.width()));
        painter.setPen(boardColours(option.palette).doubt);
        painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(note, Qt::ElideRight, beside.width()));
    }
}

// A check mark for a settled dispute, an empty circle for a reopened one, an exclamation mark for what cannot be right:
// shapes, not only colours.
void drawMark(QPainter& painter, const QStyleOptionViewItem& option, PadMark::Kind kind) {
    const QRect area = markRect(option.rect);
    const double size = std::min(area.height() * 0.62, 30.0);
    const QRectF circle(area.center().x() - size / 2, area.center().y() - size / 2, size, size);
    const bool isWrong = kind == PadMark::Kind::Contradiction;
    const QColor colour = isWrong ? boardColours(option.palette).breakingClaim : option.palette.color(QPalette::Text);
    painter.setPen(QPen(colour, std::max(1.4, size * 0.08), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isWrong ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawEllipse(circle);
    if (isWrong) {
        QFont font = option.font;
        font.setPixelSize(static_cast<int>(size * 0.8));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(boardColours(option.palette).breakingClaimInk);
        painter.drawText(circle, Qt::AlignCenter, QStringLiteral("!"));
    } else if (kind == PadMark::Kind::Settled) {
        const auto at = [&](double x, double y) { return circle.topLeft() + QPointF(x, y) * size; };
        painter.drawPolyline(QPolygonF({at(0.27, 0.52), at(0.44, 0.7), at(0.74, 0.33)}));
    }
}

}  // namespace

QRect markRect(const QRect& cell) {
    const int side = std::min(cell.height(), cell.width() / 3);
    return {cell.right() - side, cell.top(), side, cell.height()};
}

QPolygonF crownIn(const QRectF& box) {
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    return QPolygonF(
        {at(0, 0.25), at(0.25, 0.6), at(0.5, 0.05), at(0.75, 0.6), at(1, 0.25), at(0.88, 0.95), at(0.12, 0.95)});
}

void PadDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const PadModel* const pad = padOf(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isSum = pad->isSum(index.row());
    painter->fillRect(option.rect, option.palette.color(isSum ? QPalette::AlternateBase : QPalette::Base));
    switch (pad->kindOf(index.row())) {
        case PadModel::Row::Name:
            drawName(*painter, option, index);
            break;
        case PadModel::Row::Board:
            drawBoard(*painter, option, index);
            break;
        default:
            drawNumber(*painter, option, index);
    }
    const auto* const view = qobject_cast<const PadView*>(option.widget);
    if (const QVariant mark = index.data(PadModel::MarkRole);
        mark.isValid() && (view == nullptr || view->showsMark(index))) {
        drawMark(*painter, option, static_cast<PadMark::Kind>(mark.toInt()));
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(2, 2, -2, -2));
    }
    painter->restore();
}

QWidget* PadDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    auto* const editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignCenter);
    editor->setFont(scaledFont(option.font, option.rect, fontToRow));
    editor->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    if (padOf(index)->kindOf(index.row()) == PadModel::Row::Name) {
        const int length = static_cast<int>(index.data(Qt::EditRole).toString().size());
        editor->setMaxLength(std::max(maxNameLength, length));  // names in files may be longer
    } else {
        const QRegularExpression numbers(typedPattern(padOf(index)->rangeOf(index.row())));
        editor->setValidator(new QRegularExpressionValidator(numbers, editor));
        editor->setInputMethodHints(Qt::ImhPreferNumbers);
    }
    return editor;
}

// Every change of the document refreshes all cells, also while one of them is edited. What is being typed stays, but
// not for somebody else who has come into that column, perhaps in another game.
void PadDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    constexpr const char* playerProperty = "player";
    auto* const field = qobject_cast<QLineEdit*>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    const QVariant player = index.data(PadModel::PlayerRole);
    const bool isOtherPlayer = field->property(playerProperty) != player;
    field->setProperty(playerProperty, player);
    if ((isOtherPlayer || !field->isModified()) && field->text() != text) {
        field->setText(text);
        field->selectAll();  // the first key replaces it, as when it was opened
    }
}

void PadDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    editor->setGeometry(option.rect);
}

}  // namespace concord::gui
