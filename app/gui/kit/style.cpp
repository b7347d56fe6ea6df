#include "app/gui/kit/style.h"

#include "app/gui/kit/names_header.h"
#include "app/gui/kit/picture_scale.h"
#include "app/gui/kit/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

constexpr int indicatorSize = 18;
constexpr int cellMargin = 6;
constexpr int controlHeight = 34;
constexpr int rowHeight = 30;  // of menu entries, check boxes and radio buttons
constexpr int tabHeight = 34;
constexpr int menuArrowWidth = 14;
constexpr int menuArrowSize = 9;
constexpr int buttonPadding = 12;  // beside the text of a button

// Minimum heights, in logical pixels; 0: as in Fusion.
int minHeight(QStyle::ContentsType type) {
    switch (type) {
        case QStyle::CT_PushButton:
        case QStyle::CT_ComboBox:
        case QStyle::CT_LineEdit:
        case QStyle::CT_SpinBox:
            return controlHeight;
        case QStyle::CT_TabBarTab:
            return tabHeight;
        case QStyle::CT_CheckBox:
        case QStyle::CT_RadioButton:
            return rowHeight;
        default:
            return 0;
    }
}

bool isSeparator(const QStyleOption* option) {
    const auto* const item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator;
}

// Names of columns and rows are aligned with the texts of their cells, whose margin is one pixel more than cellMargin.
int extraHeaderMargin(const QStyle& style, const QStyleOption* option, const QWidget* widget) {
    const auto* const header = qobject_cast<const QHeaderView*>(widget);
    const bool isOfTable = header != nullptr && qobject_cast<const QTableView*>(header->parentWidget()) != nullptr;
    return isOfTable ? cellMargin + 1 - style.pixelMetric(QStyle::PM_HeaderMargin, option, widget) : 0;
}

// Whether a column is made wider for the margin. A NamesHeader is short of space: it has the margin where there is
// room.
bool reservesHeaderMargin(const QWidget* widget) { return qobject_cast<const NamesHeader*>(widget) == nullptr; }

// A button that only opens a menu.
bool isMenuButton(const QStyleOption* option) {
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

// Whether to show the keyboard focus: not while only the mouse is used.
bool showsFocus(const QStyleOption& option) {
    constexpr QStyle::State both = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option.state & both) == both;
}

// A dark and a light line side by side: one of them is visible on any background, even a blue button's.
void drawFocusRing(QPainter& painter, const QStyleOption& option, const QRect& around) {
    constexpr double width = 2;
    constexpr double radius = 3;
    const QRectF outer = QRectF(around).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    constexpr double inside = 1.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::WindowText), width));
    painter.drawRoundedRect(outer, radius, radius);
    painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::Window), 1));
    painter.drawRoundedRect(outer.adjusted(inside, inside, -inside, -inside), radius - 1, radius - 1);
    painter.restore();
}

// Fusion's edge of a field is darker than the window, so it cannot be seen on a dark one. A focused field has a
// highlight instead.
void drawEdgeOfDarkField(QPainter& painter, const QStyleOption& option) {
    constexpr float strength = 0.35F;  // opacity of the edge in the text's colour
    if (!isDark(option.palette) || option.state.testFlag(QStyle::State_HasFocus)) {
        return;
    }
    QColor edge = option.palette.color(QPalette::WindowText);
    edge.setAlphaF(strength);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

// A box or a ring that is visible on any background, with a tick or a dot in it.
void drawIndicator(QPainter& painter, const QStyleOption& option, bool isRound) {
    constexpr double frameOpacity = 0.65;  // in the text's colour
    const bool on = option.state.testFlag(QStyle::State_On);
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    QColor frame = option.palette.color(group, QPalette::WindowText);
    frame.setAlphaF(static_cast<float>(frameOpacity));
    const bool filled = on && group == QPalette::Active;
    const QColor ground = option.palette.color(group, filled ? QPalette::Highlight : QPalette::Base);
    const int side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side - 1, side - 1);
    box.moveCenter(QRectF(option.rect).center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(filled ? ground : frame, 1.4));
    painter.setBrush(ground);
    if (isRound) {
        painter.drawEllipse(box);
    } else {
        painter.drawRoundedRect(box, 3, 3);
    }
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
    const QColor mark = option.palette.color(group, filled ? QPalette::HighlightedText : QPalette::WindowText);
    if (on && isRound) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(box.center(), side / 5.0, side / 5.0);
    } else if (on) {
        painter.setPen(QPen(mark, side / 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.42, 0.72), at(0.77, 0.3)}));
    }
    painter.restore();
}

}  // namespace

void drawFocusRing(QWidget& viewport) {
    QStyleOption option;
    option.initFrom(&viewport);
    if (showsFocus(option)) {
        QPainter painter(&viewport);
        drawFocusRing(painter, option, viewport.rect());
    }
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

// Fusion's blue is too light for white text, and its hints in fields too faint to be read.
QPalette Style::standardPalette() const {
    QPalette palette = QProxyStyle::standardPalette();
    palette.setColor(QPalette::Highlight, QColor(34, 112, 165));
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::PlaceholderText, QColor(100, 100, 100));
    }
    palette.setColor(QPalette::Disabled, QPalette::PlaceholderText, palette.color(QPalette::Disabled, QPalette::Text));
    return palette;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return indicatorSize;
        case PM_FocusFrameHMargin:  // of table cells, so that right-aligned numbers and the text after them stay apart
            return qobject_cast<const QTableView*>(widget) != nullptr
                       ? cellMargin
                       : QProxyStyle::pixelMetric(metric, option, widget);
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_SmallIconSize:
        case PM_TabBarIconSize:
            return static_cast<int>(
                std::lround(QProxyStyle::pixelMetric(metric, option, widget) * pictureScale(QApplication::font())));
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const {
    // Fusion's grid lines of tables are too dark on a dark background.
    if (hint == SH_Table_GridLineColor && option != nullptr && isDark(option->palette)) {
        return static_cast<int>(option->palette.color(QPalette::Midlight).rgba());
    }
    // Fusion draws a light copy of disabled text beside it, which looks blurred on a dark background.
    if (hint == SH_EtchDisabledText && option != nullptr && isDark(option->palette)) {
        return 0;
    }
    return QProxyStyle::styleHint(hint, option, widget, more);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_MenuItem && !isSeparator(option)) {
        size.setHeight(std::max(size.height(), rowHeight));
    } else if (type == CT_ToolButton && isMenuButton(option)) {
        size.rwidth() += menuArrowWidth;
    } else if (type == CT_PushButton) {
        size.setWidth(std::max(size.width(), contents.width() + 2 * buttonPadding));
    } else if (type == CT_HeaderSection && reservesHeaderMargin(widget)) {
        size.rwidth() += 2 * extraHeaderMargin(*this, option, widget);
    }
    size.setHeight(std::max(size.height(), minHeight(type)));
    return size;
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton) {
        drawIndicator(*painter, *option, element == PE_IndicatorRadioButton);
        return;
    }
    if (element == PE_FrameFocusRect && qobject_cast<const QAbstractButton*>(widget) != nullptr) {
        if (showsFocus(*option)) {
            const bool isFramed = qobject_cast<const QPushButton*>(widget) != nullptr ||
                                  qobject_cast<const QToolButton*>(widget) != nullptr;
            drawFocusRing(*painter, *option, isFramed ? widget->rect() : option->rect);
        }
        return;
    }
    const auto* const button = qobject_cast<const QToolButton*>(widget);
    if (element == PE_IndicatorArrowDown && button != nullptr && button->popupMode() == QToolButton::InstantPopup) {
        QStyleOption centred = *option;  // Fusion puts the arrow into the lower corner
        centred.rect = QRect(0, 0, menuArrowSize, menuArrowSize);
        centred.rect.moveCenter({button->width() - menuArrowWidth / 2 - 4, button->height() / 2});
        QProxyStyle::drawPrimitive(element, &centred, painter, widget);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit) {
        drawEdgeOfDarkField(*painter, *option);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox) {
        drawEdgeOfDarkField(*painter, *option);
    }
    // Fusion marks a focused combo box only by the colour of its edge; draw our focus ring too.
    const auto* const box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && box != nullptr && !box->editable && showsFocus(*option)) {
        drawFocusRing(*painter, *option, option->rect);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    if (element == CE_ToolButtonLabel && isMenuButton(option)) {
        QStyleOptionToolButton label = *qstyleoption_cast<const QStyleOptionToolButton*>(option);
        label.rect.adjust(0, 0, -menuArrowWidth, 0);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    if (element == CE_PushButton && showsFocus(*option)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        drawFocusRing(*painter, *option, option->rect);
        return;
    }
    if (element == CE_TabBarTabLabel && showsFocus(*option)) {
        QStyleOptionTab unmarked = *qstyleoption_cast<const QStyleOptionTab*>(option);
        unmarked.state.setFlag(State_HasFocus, false);
        QProxyStyle::drawControl(element, &unmarked, painter, widget);
        constexpr int inside = 3;
        drawFocusRing(*painter, *option, option->rect.adjusted(inside, inside, -inside, -inside));
        return;
    }
    const auto* const head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element == CE_HeaderLabel && head != nullptr) {
        QStyleOptionHeader fitting = *head;
        const QFontMetrics letters = painter->fontMetrics();  // not the header's: a bold name is wider
        const int spare = head->rect.width() - letters.horizontalAdvance(head->text);
        const int margin = std::clamp(extraHeaderMargin(*this, option, widget), 0, std::max(0, spare / 2));
        fitting.rect.adjust(margin, 0, -margin, 0);
        // Elides the end of the text, not the start.
        fitting.text = letters.elidedText(head->text, Qt::ElideRight, fitting.rect.width());
        QProxyStyle::drawControl(element, &fitting, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

}  // namespace concord::gui
