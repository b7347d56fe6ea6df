#include "app/gui/cards/cards_page.h"

#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/held_card.h"
#include "app/gui/cards/held_cards_view.h"
#include "app/gui/cards/player_box.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/tab_order.h"
#include "app/text/words.h"
#include "scoring/harmonies/cards.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace concord::gui {

CardsPage::CardsPage(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_playerBox(new PlayerBox(document, selection, this)),
      m_title(new QLabel(this)),
      m_hint(new QLabel(this)),
      m_bare(new QPushButton(this)),
      m_heldCards(new HeldCardsView(document)),
      m_picker(new CardPicker(document)),
      m_heldColumn(heldColumn()) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 8);
    row->setSpacing(12);
    row->addWidget(m_heldColumn, 100);  // up to its maximum
    row->addWidget(m_picker, 1);
    connect(m_picker, &CardPicker::cardPicked, this, &CardsPage::pick);
    connect(m_bare, &QPushButton::clicked, this, &CardsPage::addBare);
    connect(&m_picker->cards(), &CardListModel::modelReset, this,
            &CardsPage::setTexts);  // perhaps the kind has changed
    connect(&document, &Document::changed, this, &CardsPage::refresh);
    connect(&selection, &Selection::playerChanged, this, &CardsPage::refresh);
    setFirstFocus(this, m_picker->nameField());
    connect(m_heldCards, &HeldCardsView::rebuilt, this, [this] {
        orderTabs(this, QList<QWidget*>{m_playerBox, m_heldCards, m_bare} + m_picker->focusOrder());
    });
    setTexts();
    refresh();
}

QWidget* CardsPage::heldColumn() {
    auto* const widget = new QWidget(this);
    auto* const column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_bare->setMinimumHeight(38);
    m_bare->setIcon(icon(QStringLiteral("add")));
    auto* const top = new QHBoxLayout;
    top->addWidget(m_playerBox);
    top->addWidget(m_title, 1);
    column->addLayout(top);
    column->addWidget(m_hint);
    column->addWidget(m_heldCards, 1);
    column->addWidget(m_bare);
    return widget;
}

void CardsPage::setTexts() {
    setWindowTitle(tr("Cards"));
    m_hint->setText(tr("Pick the cards on the right; none lie here yet."));
    m_bare->setText(m_picker->cards().kind() == CardKind::Animals ? tr("Animal points without a card")
                                                                  : tr("Spirit points without a card"));
}

void CardsPage::refresh() {
    const int player = m_selection.player();
    if (!m_document.isHarmonies() || player >= m_document.playerCount()) {
        return;
    }
    m_heldCards->setPlayer(player);
    m_picker->cards().setPlayer(player);
    const PlayerScore& score = m_document.harmoniesScore().players.at(static_cast<std::size_t>(player));
    const QString animals = tr("Animals %1").arg(score.at(Category::Animals));
    m_title->setText(m_document.harmoniesPlayer(player).spirit
                         ? tr("%1, spirit %2").arg(animals).arg(score.at(Category::Spirit))
                         : animals);
    m_hint->setVisible(m_heldCards->cards().empty());
    fitHeldColumn();
}

void CardsPage::showKind(CardKind kind) { m_picker->setKind(kind); }

void CardsPage::pick(const QString& id, std::optional<int> cubes) {
    const int player = m_selection.player();
    const std::string card = id.toStdString();
    const std::optional<int> holder = holderOf(m_document.harmonies(), card);
    if (holder && cubes) {
        setCubes(card, *cubes);
    } else if (holder) {  // show it at its holder instead
        m_selection.selectPlayer(*holder);
        m_heldCards->focusCard(card);
    } else if (animalCard(card) != nullptr) {
        addAnimal(m_document, player, card, cubes.value_or(0));
    } else {
        chooseSpirit(m_document, player, card, cubes ? std::optional(*cubes > 0) : std::nullopt);
    }
}

// For a card that the player already holds.
void CardsPage::setCubes(const std::string& card, int cubes) {
    const int player = m_selection.player();
    if (animalCard(card) == nullptr) {
        setSpiritPlaced(m_document, player, cubes > 0);
        return;
    }
    const std::vector<AnimalEntry> entries =
        m_document.harmoniesPlayer(player).animals.value_or(std::vector<AnimalEntry>());
    const auto entry = std::ranges::find(entries, card, &AnimalEntry::card);
    if (entry != entries.end()) {
        setPlaced(m_document, player, static_cast<int>(entry - entries.begin()), cubes);
    }
}

void CardsPage::addBare() {
    if (m_picker->cards().kind() == CardKind::Spirits) {
        chooseBareSpirit(m_document, m_selection.player());
    } else {
        addBareAnimal(m_document, m_selection.player());
    }
    const bool isSpirit = m_picker->cards().kind() == CardKind::Spirits;
    const std::size_t spirits = m_document.harmoniesPlayer(m_selection.player()).spirit ? 1 : 0;
    const auto& cards = m_heldCards->cards();
    cards.at(isSpirit ? cards.size() - 1 : cards.size() - 1 - spirits)->focusCard();
}

// Somewhat less than half of the page, in whole columns of cards; less without cards, which leaves more for the picker.
void CardsPage::fitHeldColumn() {
    constexpr int leastWidth = 320;  // px, of heading and hint
    const int emptyWidth = std::max(leastWidth, static_cast<int>(width() * 0.3));
    m_heldColumn->setMaximumWidth(
        m_heldCards->cards().empty() ? emptyWidth : m_heldCards->widthNear(static_cast<int>(width() * 0.45)));
}

void CardsPage::resizeEvent(QResizeEvent* event) {
    const double scale = cardScale(size(), font());
    m_heldCards->setCardScale(scale);
    m_picker->setCardScale(scale);
    fitHeldColumn();
    QWidget::resizeEvent(event);
}

void CardsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
