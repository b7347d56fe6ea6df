#include "app/gui/board/token_palette.h"

#include "app/gui/board/token_drawing.h"
#include "app/text/words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace concord::gui {

namespace {

constexpr int iconSize = 40;
constexpr double usualText = 0.8;  // of the window's font
constexpr double smallestText = 0.72;

QIcon pointerIcon() {
    QPixmap pixmap(iconSize * 2, iconSize * 2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::white);
    painter.drawPolygon(QPolygonF({{26, 12}, {26, 62}, {38, 51}, {46, 68}, {54, 64}, {46, 47}, {62, 46}}));
    return {pixmap};
}

QIcon takeOffIcon() {
    QPixmap pixmap(iconSize * 2, iconSize * 2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr std::array grays{Token::Gray, Token::Gray};
    painter.setOpacity(0.55);
    drawStack(painter, {40, 46}, 46, Stack::fromTokens(grays).value_or(Stack()));
    painter.setOpacity(1);
    painter.setPen(QPen(QColor(210, 40, 40), 9, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(22, 22), QPointF(58, 58));
    painter.drawLine(QPointF(58, 22), QPointF(22, 58));
    return {pixmap};
}

// A token that cannot go on the selected cell is pale and crossed out.
QIcon faded(const QIcon& icon) {
    const QPixmap full = icon.pixmap(QSize(iconSize, iconSize), 3.0);
    QPixmap pale(full.size());
    pale.setDevicePixelRatio(full.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(0.25);
    painter.drawPixmap(0, 0, full);
    painter.setOpacity(1);
    painter.setPen(QPen(QColor(150, 60, 60), 2.5, Qt::SolidLine, Qt::RoundCap));
    const QSizeF size = full.deviceIndependentSize();
    painter.drawLine(QPointF(size.width() * 0.2, size.height() * 0.8),
                     QPointF(size.width() * 0.8, size.height() * 0.2));
    return {pale};
}

// The shortcut of the button; empty if there is none to show.
QString keyText(const Brush& brush) {
    switch (brush.kind) {
        case Brush::Kind::Token:
            return QKeySequence(keyOf(brush.token)).toString();
        case Brush::Kind::Stack:
            for (const StackKey& one : stackKeys()) {
                if (one.stack == brush.stack) {
                    return QKeySequence(one.key).toString();
                }
            }
            break;
        case Brush::Kind::Cube:
            return QKeySequence(brush.cube == Cube::Animal ? Qt::Key_A : Qt::Key_S).toString();
        case Brush::Kind::Select:
        case Brush::Kind::TakeOff:
            break;
    }
    return {};
}

// The stacks that have keys: buildings first, because they are the most frequent on boards.
std::vector<Stack> frequentStacks() {
    std::vector<Stack> stacks;
    for (const StackKey& one : stackKeys()) {
        stacks.push_back(one.stack);
    }
    // Trees and mountains stay in the order of their keys.
    std::stable_partition(stacks.begin(), stacks.end(), [](const Stack& stack) { return stack.isBuilding(); });
    return stacks;
}

// The picture with its key in the corner.
QIcon withKey(const QIcon& icon, const QString& key) {
    if (key.isEmpty()) {
        return icon;
    }
    QPixmap picture = icon.pixmap(QSize(iconSize, iconSize), 3.0);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size = picture.deviceIndependentSize();
    const QRectF badge(size.width() - 15, size.height() - 15, 15, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 40, 44));
    painter.drawRoundedRect(badge, 3, 3);
    QFont font = painter.font();
    font.setPixelSize(12);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, key);
    return {picture};
}

struct TextWidths {
    QList<int> own;   // that each button needs
    int sum = 0;      // of all, with the gaps between them
    int ifEqual = 0;  // the same sum if each is as wide as the widest
};

TextWidths widthsOf(const QList<QToolButton*>& buttons, const QFont& font, int spacing) {
    constexpr int padding = 8;
    TextWidths widths;
    const QFontMetrics metrics(font);
    for (const QToolButton* const button : buttons) {
        widths.own << std::max(button->minimumWidth(), metrics.horizontalAdvance(button->text()) + padding);
    }
    const auto count = static_cast<int>(buttons.size());
    const int gaps = spacing * (count - 1);
    widths.sum = std::accumulate(widths.own.begin(), widths.own.end(), gaps);
    widths.ifEqual = count * *std::ranges::max_element(widths.own) + gaps;
    return widths;
}

}  // namespace

TokenPalette::TokenPalette(BoardEditor& editor, QWidget* parent)
    : QWidget(parent),
      m_editor(editor),
      m_group(new QButtonGroup(this)),
      m_firstRow(new QHBoxLayout),
      m_stackRow(new QWidget(this)),
      m_stacks(new QHBoxLayout(m_stackRow)) {
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    m_firstRow->setSpacing(2);
    m_stacks->setSpacing(2);
    m_stacks->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(m_firstRow);
    rows->addWidget(m_stackRow);
    addButton({}, pointerIcon());  // only selects
    for (const Token token : allTokens) {
        const std::array one{token};
        addButton({.kind = Brush::Kind::Token, .token = token},
                  stackIcon(Stack::fromTokens(one).value_or(Stack()), iconSize));
    }
    for (const Cube cube : {Cube::Animal, Cube::Spirit}) {
        addButton({.kind = Brush::Kind::Cube, .cube = cube}, cubeIcon(cube, iconSize));
    }
    addButton({.kind = Brush::Kind::TakeOff}, takeOffIcon());
    for (const Stack stack : frequentStacks()) {
        addButton({.kind = Brush::Kind::Stack, .stack = stack}, stackIcon(stack, iconSize));
    }
    setTexts();
    refresh();
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { m_editor.setBrush(m_brushes.at(id)); });
    connect(&m_editor, &BoardEditor::brushChanged, this, &TokenPalette::refresh);
}

QToolButton* TokenPalette::addButton(Brush brush, const QIcon& icon) {
    const bool isStack = brush.kind == Brush::Kind::Stack;
    auto* const button = new QToolButton(this);
    button->setCheckable(true);
    m_icons << withKey(icon, keyText(brush));
    button->setIcon(m_icons.back());
    button->setIconSize({iconSize - 8, iconSize - 8});
    button->setToolButtonStyle(isStack ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
    button->setSizePolicy(isStack ? QSizePolicy::Fixed : QSizePolicy::Ignored, QSizePolicy::Fixed);
    button->setMinimumWidth(iconSize);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    (isStack ? m_stacks : m_firstRow)->addWidget(button);
    m_group->addButton(button, static_cast<int>(m_brushes.size()));
    m_brushes << brush;
    return button;
}

void TokenPalette::setTexts() {
    for (int id = 0; id < m_brushes.size(); ++id) {
        QAbstractButton* const button = m_group->button(id);
        const Brush brush = m_brushes.at(id);
        switch (brush.kind) {
            case Brush::Kind::Select:
                button->setText(tr("Choose"));
                button->setToolTip(tr("A click only chooses a cell (Esc)."));
                break;
            case Brush::Kind::Token:
                button->setText(words::token(brush.token));
                button->setToolTip(
                    tr("A click puts %1 on the cell; a right click takes the top off. Key: %2.")
                        .arg(words::token(brush.token).toLower(), QKeySequence(keyOf(brush.token)).toString()));
                break;
            case Brush::Kind::Stack:
                button->setText(words::stack(brush.stack));
                button->setToolTip(tr("A click puts the whole stack on the cell: %1; a drag puts it on many. Another "
                                      "click or a right click takes it away. Key: %2.")
                                       .arg(words::stack(brush.stack), keyText(brush)));
                break;
            case Brush::Kind::Cube:
                button->setText(brush.cube == Cube::Animal ? tr("Animal") : tr("Spirit"));
                button->setToolTip(brush.cube == Cube::Animal
                                       ? tr("A click puts an animal cube on the stack or takes it away. Key: A.")
                                       : tr("A click puts the spirit cube on the stack or takes it away. Key: S."));
                break;
            case Brush::Kind::TakeOff:
                button->setText(tr("Take off"));
                button->setToolTip(tr("A click takes the top off; so does a right click. Key: Delete."));
                break;
        }
        button->setAccessibleName(button->text());
        button->setAccessibleDescription(button->toolTip());
    }
    fitTexts();
}

// The buttons of the first row are equally wide; where that is too wide, each is as wide as its text, first with the
// usual letters, then with smaller ones. Without space for that either, only the pictures and keys are shown.
void TokenPalette::fitTexts() {
    const QList<QToolButton*> buttons = firstRowButtons();
    QFont font = smallFont(usualText);
    TextWidths widths = widthsOf(buttons, font, m_firstRow->spacing());
    if (width() < widths.sum) {
        font = smallFont(smallestText);
        widths = widthsOf(buttons, font, m_firstRow->spacing());
    }
    const bool roomy = width() >= widths.sum;
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        buttons[i]->setFont(font);
        buttons[i]->setToolButtonStyle(roomy ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        m_firstRow->setStretch(static_cast<int>(i), roomy && width() < widths.ifEqual ? widths.own[i] : 1);
    }
}

QFont TokenPalette::smallFont(double scale) const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * scale);
    return small;
}

void TokenPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTexts();
}

void TokenPalette::refresh() {
    for (int id = 0; id < m_brushes.size(); ++id) {
        const Brush brush = m_brushes.at(id);
        QAbstractButton* const button = m_group->button(id);
        button->setChecked(brush == m_editor.brush());
        // The chosen brush is never faded: it is meant for the next cell.
        const bool isChosen = brush == m_editor.brush();
        const bool legal = isChosen || brush.kind != Brush::Kind::Token || m_editor.mayAdd(brush.token);
        if (button->property("legal") == QVariant(legal)) {
            continue;
        }
        // Stays clickable: the colour may be meant for another cell.
        button->setProperty("legal", legal);
        button->setIcon(legal ? m_icons.at(id) : faded(m_icons.at(id)));
        button->setAccessibleDescription(legal ? button->toolTip() : tr("It cannot go on the selected cell."));
        QPalette colours = palette();
        if (!legal) {
            colours.setColor(QPalette::ButtonText, palette().color(QPalette::Disabled, QPalette::ButtonText));
        }
        button->setPalette(colours);
    }
}

void TokenPalette::addBesideStacks(QWidget* widget) { m_stacks->addWidget(widget, 1); }

// Those of the first row, which show their texts where there is room.
QList<QToolButton*> TokenPalette::firstRowButtons() const {
    QList<QToolButton*> buttons;
    for (int id = 0; id < m_brushes.size(); ++id) {
        if (m_brushes.at(id).kind != Brush::Kind::Stack) {
            buttons << qobject_cast<QToolButton*>(m_group->button(id));
        }
    }
    return buttons;
}

QToolButton* TokenPalette::buttonOf(const Brush& brush) const {
    const auto id = m_brushes.indexOf(brush);
    return qobject_cast<QToolButton*>(m_group->button(static_cast<int>(id)));
}

void TokenPalette::changeEvent(QEvent* event) {
    const bool newTexts = event->type() == QEvent::LanguageChange;
    if (newTexts) {
        setTexts();
    }
    if (newTexts || event->type() == QEvent::PaletteChange) {
        for (QAbstractButton* const button : m_group->buttons()) {
            button->setProperty("legal", {});  // so that refresh() applies the new texts or colours
        }
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
