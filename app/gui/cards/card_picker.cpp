#include "app/gui/cards/card_picker.h"

#include "app/gui/board/token_drawing.h"
#include "app/gui/cards/card_delegate.h"
#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/typed_card.h"
#include "app/gui/kit/checked_colours.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/search_field.h"
#include "app/text/words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::gui {

namespace {

constexpr int buttonHeight = 38;
constexpr int iconSize = 26;
constexpr int allColours = tokenKinds;  // id of the button that shows all; the others are tokens

// Brown is on no card.
constexpr std::array stripes{Token::Blue, Token::Gray, Token::Green, Token::Yellow, Token::Red};

QToolButton* checkable(QWidget* parent) {
    auto* const button = new QToolButton(parent);
    button->setCheckable(true);
    showWhetherChecked(button);
    button->setMinimumSize(buttonHeight, buttonHeight);
    button->setIconSize({iconSize, iconSize});
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

CardPicker::CardPicker(const Document& document, QWidget* parent)
    : QWidget(parent),
      m_cards(document),
      m_name(new SearchField(this)),
      m_list(new QListView(this)),
      m_delegate(new CardDelegate(m_list)),
      m_problem(new QLabel(this)),
      m_kinds(new QButtonGroup(this)),
      m_stripes(new QButtonGroup(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(kindRow());
    column->addWidget(stripeRow());
    column->addWidget(m_problem);
    column->addWidget(m_list, 1);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_list->setModel(&m_cards);
    m_list->setItemDelegate(m_delegate);
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->installEventFilter(this);
    connect(m_list, &QListView::clicked, this, &CardPicker::pick);
    connect(m_name, &QLineEdit::textChanged, this, &CardPicker::showTyped);
    connect(m_name, &QLineEdit::returnPressed, this, &CardPicker::pickTyped);
    setTexts();
}

QWidget* CardPicker::kindRow() {
    auto* const widget = new QWidget(this);
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    for (const CardKind kind : {CardKind::Animals, CardKind::Spirits}) {
        QToolButton* const button = checkable(widget);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(cubeIcon(kind == CardKind::Animals ? Cube::Animal : Cube::Spirit, iconSize));
        m_kinds->addButton(button, static_cast<int>(kind));
        row->addWidget(button);
    }
    m_kinds->button(0)->setChecked(true);
    connect(m_kinds, &QButtonGroup::idClicked, this, [this](int id) { setKind(static_cast<CardKind>(id)); });
    m_name->setMinimumHeight(buttonHeight);
    m_name->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    row->addWidget(m_name, 1);
    return widget;
}

QWidget* CardPicker::stripeRow() {
    auto* const widget = new QWidget(this);
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    QToolButton* const all = checkable(widget);
    all->setChecked(true);
    m_stripes->addButton(all, allColours);
    row->addWidget(all);
    for (const Token stripe : stripes) {
        const std::array one{stripe};
        QToolButton* const button = checkable(widget);
        button->setIcon(stackIcon(Stack::fromTokens(one).value_or(Stack()), iconSize));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_stripes->addButton(button, static_cast<int>(stripe));
        row->addWidget(button);
    }
    connect(m_stripes, &QButtonGroup::idClicked, this, [this](int id) {
        m_cards.setStripe(id == allColours ? std::nullopt : std::optional(static_cast<Token>(id)));
        updateEmptyNote();
    });
    return widget;
}

void CardPicker::setTexts() {
    kindButton(CardKind::Animals)->setText(words::category(Category::Animals));
    kindButton(CardKind::Spirits)->setText(tr("Spirits"));
    stripeButton({})->setText(tr("All"));
    for (const Token stripe : stripes) {
        stripeButton(stripe)->setText(words::token(stripe));
        stripeButton(stripe)->setToolTip(tr("Only cards with a stripe of this colour"));
    }
    m_name->setPlaceholderText(tr("Name and cubes, then Enter: fro 3"));
    m_name->setToolTip(
        tr("The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a "
           "card that lies here already, the number replaces its cubes."));
    m_name->setAccessibleName(tr("Name of the card"));
    m_name->setAccessibleDescription(m_name->toolTip());
    m_list->setAccessibleName(tr("Cards to pick from"));
    updateEmptyNote();
}

QList<QWidget*> CardPicker::focusOrder() const {
    return {kindButton(CardKind::Animals), kindButton(CardKind::Spirits), m_name, stripeButton({})->parentWidget(),
            m_list};
}

QToolButton* CardPicker::kindButton(CardKind kind) const {
    return qobject_cast<QToolButton*>(m_kinds->button(static_cast<int>(kind)));
}

QToolButton* CardPicker::stripeButton(std::optional<Token> stripe) const {
    return qobject_cast<QToolButton*>(m_stripes->button(stripe ? static_cast<int>(*stripe) : allColours));
}

void CardPicker::setKind(CardKind kind) {
    kindButton(kind)->setChecked(true);
    m_cards.setKind(kind);
    updateEmptyNote();
}

void CardPicker::setCardScale(double scale) {
    m_scale = scale;
    m_delegate->setScale(scale);
    fillWidth();
}

// Whole columns of cards, which share what is left of the width.
void CardPicker::fillWidth() {
    const int room = m_list->width() - 2 * m_list->frameWidth() - m_list->verticalScrollBar()->sizeHint().width() - 1;
    const int least = static_cast<int>(std::ceil(cardTileSize.width() * m_scale));
    m_delegate->setWidth(room / std::max(1, room / least));
    m_list->doItemsLayout();
}

void CardPicker::showProblem(const Wording& problem) {
    m_problem->setText(problem ? problem() : QString());
    m_problem->setVisible(problem != nullptr);
}

QString CardPicker::problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

void CardPicker::showTyped() {
    m_cards.setText(readTypedCard(m_name->text()).name);
    updateEmptyNote();
}

void CardPicker::updateEmptyNote() {
    showProblem(m_cards.rowCount() == 0
                    ? Wording([] { return tr("No card is called that here. Try another colour, or fewer letters."); })
                    : Wording());
}

void CardPicker::pick(const QModelIndex& index) {
    if (index.isValid()) {
        emit cardPicked(index.data(CardListModel::IdRole).toString(), {});
    }
}

// Picks the first card that is still in the box, so that a name and Enter are enough; with a number of cubes, a card of
// the player's own too. A text that is refused stays in the field.
void CardPicker::pickTyped() {
    const TypedCard typed = readTypedCard(m_name->text());
    if (typed.name.isEmpty() || m_cards.rowCount() == 0) {
        return;
    }
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const QModelIndex index = m_cards.index(row);
        const bool isFree = index.data(CardListModel::HolderRole).toString().isEmpty();
        if (isFree || (typed.cubes && index.data(CardListModel::IsOwnRole).toBool())) {
            pickWith(index, typed.cubes);
            return;
        }
    }
    const QModelIndex held = m_cards.index(0);
    showProblem([holder = held.data(CardListModel::HolderRole).toString(), card = held.data().toString()] {
        return tr("%1 holds the card “%2”.").arg(holder, card);
    });
}

void CardPicker::pickWith(const QModelIndex& index, std::optional<int> cubes) {
    const QString id = index.data(CardListModel::IdRole).toString();
    const int most = spacesOf(id.toStdString());
    if (cubes.value_or(0) > most) {
        showProblem([name = index.data().toString(), most, got = *cubes] {
            return tr("%1: expected a number of cubes up to %2, got %3.")
                .arg(name, QString::number(most), QString::number(got));
        });
        return;
    }
    emit cardPicked(id, cubes);
    m_name->clear();
}

bool CardPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::Resize) {
        fillWidth();
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            pick(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CardPicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
        m_cards.refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
