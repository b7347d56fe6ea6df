#include "app/gui/cards/held_cards_view.h"

#include "app/gui/cards/held_card.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/kit/tab_order.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr int gap = 8;

std::vector<std::string> idsOf(const Player& player) {
    std::vector<std::string> ids;
    for (const AnimalEntry& entry : player.animals.value_or(std::vector<AnimalEntry>())) {
        ids.push_back(entry.card);
    }
    return ids;
}

std::optional<std::string> spiritOf(const Player& player) {
    return player.spirit ? std::optional(player.spirit->card) : std::nullopt;
}

}  // namespace

HeldCardsView::HeldCardsView(Document& document, QWidget* parent) : QScrollArea(parent), m_document(document) {
    setWidget(new QWidget);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(heldCardSize.width() + (4 * gap));
    setFocusPolicy(Qt::NoFocus);
    connect(&document, &Document::changed, this, &HeldCardsView::refresh);
}

void HeldCardsView::setPlayer(int player) {
    if (player != m_player) {
        leavePlayer();
    }
    m_player = player;
    refresh();
}

// A number that is still being typed counts for the player who was shown until now.
void HeldCardsView::leavePlayer() {
    if (m_document.isHarmonies() && m_player < m_document.playerCount() &&
        m_document.playerState(m_player).player == m_owner && showsCardsOf(m_document.harmoniesPlayer(m_player))) {
        commitTyped();
    }
}

void HeldCardsView::refresh() {
    if (!m_document.isHarmonies() || m_player >= m_document.playerCount()) {
        return;
    }
    const Player& player = m_document.harmoniesPlayer(m_player);
    const PlayerId owner = m_document.playerState(m_player).player;
    const bool isOther = std::exchange(m_owner, owner) != owner;  // what is being typed was not meant for this player
    if (isOther || !showsCardsOf(player)) {
        rebuild(player);
    }
    showValues(player);
}

bool HeldCardsView::showsCardsOf(const Player& player) const {
    return m_ids == idsOf(player) && m_spirit == spiritOf(player);
}

void HeldCardsView::rebuild(const Player& player) {
    for (HeldCard* const card : m_cards) {
        card->blockSignals(true);  // hiding commits a number just typed, whose entry may be gone
        card->hide();
        card->deleteLater();  // the sender may be on the call stack
    }
    m_cards.clear();
    m_ids = idsOf(player);
    m_spirit = spiritOf(player);
    const int count = static_cast<int>(m_ids.size());
    for (int entry = 0; entry < count; ++entry) {
        auto* const card = new HeldCard((*player.animals)[static_cast<std::size_t>(entry)], m_scale, widget());
        connect(card, &HeldCard::placedChosen, this,
                [this, entry](std::optional<int> placed) { setPlaced(m_document, m_player, entry, placed); });
        connect(card, &HeldCard::pointsChosen, this,
                [this, entry](int points) { setBarePoints(m_document, m_player, entry, points); });
        connect(card, &HeldCard::removeRequested, this, [this, entry] {
            commitTyped();
            removeAnimal(m_document, m_player, entry);
        });
        add(card);
    }
    if (player.spirit) {
        auto* const card = new HeldCard(*player.spirit, player.board.has_value(), m_scale, widget());
        connect(card, &HeldCard::spiritPlacedChosen, this,
                [this](bool placed) { setSpiritPlaced(m_document, m_player, placed); });
        connect(card, &HeldCard::pointsChosen, this,
                [this](int points) { setSpiritPoints(m_document, m_player, points); });
        connect(card, &HeldCard::removeRequested, this, [this] {
            commitTyped();
            removeSpirit(m_document, m_player);
        });
        add(card);
    }
    arrangeCards();
    orderTabs(widget(), QList<QWidget*>(m_cards.begin(), m_cards.end()));
    emit rebuilt();
}

void HeldCardsView::rebuildNow() {
    if (m_document.isHarmonies() && m_player < m_document.playerCount()) {
        commitTyped();
        rebuild(m_document.harmoniesPlayer(m_player));
        showValues(m_document.harmoniesPlayer(m_player));
    }
}

void HeldCardsView::add(HeldCard* card) {
    m_cards.push_back(card);
    card->show();
}

// To be called while each card still belongs to its entry.
void HeldCardsView::commitTyped() {
    for (HeldCard* const card : m_cards) {
        card->commitTyped();
    }
}

void HeldCardsView::showValues(const Player& player) {
    for (std::size_t entry = 0; entry < m_ids.size(); ++entry) {
        m_cards[entry]->showEntry((*player.animals)[entry]);
    }
    if (player.spirit) {
        const int points = m_document.harmoniesScore().players.at(static_cast<std::size_t>(m_player)).spirit;
        m_cards.back()->showEntry(*player.spirit, player.board.has_value(), points);
    }
}

QSize HeldCardsView::cardSize() const { return heldCardSize * m_scale; }

int HeldCardsView::columnWidth() const { return cardSize().width() + gap; }

void HeldCardsView::setCardScale(double scale) {
    if (scale == m_scale) {
        return;
    }
    m_scale = scale;
    setMinimumWidth(cardSize().width() + (4 * gap));
    rebuildNow();
}

void HeldCardsView::arrangeCards() {
    const int columns = std::max(1, (viewport()->width() - gap) / columnWidth());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int place = static_cast<int>(i);
        m_cards[i]->move(gap + ((place % columns) * columnWidth()),
                         gap + ((place / columns) * (cardSize().height() + gap)));
    }
    const int rows = (static_cast<int>(m_cards.size()) + columns - 1) / columns;
    widget()->resize(viewport()->width(), gap + (rows * (cardSize().height() + gap)));
}

int HeldCardsView::widthNear(int width) const {
    const int rest = gap + verticalScrollBar()->sizeHint().width();
    const int column = columnWidth();
    return rest + (std::max(1, (width - rest + (column / 2)) / column) * column);
}

void HeldCardsView::focusCard(const std::string& id) {
    const auto found = std::ranges::find(m_ids, id);
    HeldCard* card = nullptr;
    if (found != m_ids.end()) {
        card = m_cards[static_cast<std::size_t>(found - m_ids.begin())];
    } else if (m_spirit == id) {
        card = m_cards.back();
    }
    if (card != nullptr) {
        ensureWidgetVisible(card);
        card->focusCard();
    }
}

void HeldCardsView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrangeCards();
}

void HeldCardsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        rebuildNow();
    }
    QScrollArea::changeEvent(event);
}

}  // namespace concord::gui
