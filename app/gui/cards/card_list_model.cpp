#include "app/gui/cards/card_list_model.h"

#include "app/gui/document/card_edits.h"
#include "app/gui/kit/translation.h"
#include "app/text/words.h"
#include "scoring/harmonies/habitats.h"

#include <algorithm>
#include <iterator>

namespace concord::gui {

namespace {

// Japanese names are written in katakana, but an input method gives hiragana first.
QChar katakana(QChar character) {
    constexpr char16_t firstHiragana = 0x3041;
    constexpr char16_t lastHiragana = 0x3096;
    constexpr char16_t distance = 0x60;
    const char16_t code = character.unicode();
    return code >= firstHiragana && code <= lastHiragana ? QChar(static_cast<char16_t>(code + distance)) : character;
}

// For comparison: lower case, no accents, katakana for hiragana, single spaces.
QString plain(const QString& text) {
    QString letters;
    for (const QChar character : text.normalized(QString::NormalizationForm_D)) {
        if (character.category() != QChar::Mark_NonSpacing) {
            letters += katakana(character.toCaseFolded());
        }
    }
    return letters.simplified();
}

bool nameStartsWith(const std::string& name, const QString& plainText) {
    return plain(QString::fromStdString(name)).startsWith(plainText);
}

template <typename Card>
bool hasNameContaining(const Card& card, const QString& plainText) {
    const auto contains = [&](const std::string& name) {
        return plain(QString::fromStdString(name)).contains(plainText);
    };
    return std::ranges::any_of(card.names, [&](const auto& name) { return contains(name.second); }) ||
           std::ranges::any_of(card.aliases, contains);
}

template <typename Cards>
std::vector<std::string> chosenFrom(const Cards& cards, std::optional<Token> stripe, const QString& plainText,
                                    const std::set<std::string>& fitting) {
    using Card = typename Cards::value_type;
    std::vector<const Card*> chosen;
    for (const Card& card : cards) {
        if ((!stripe || card.stripe == *stripe) && hasNameContaining(card, plainText)) {
            chosen.push_back(&card);
        }
    }
    const QString language = currentLanguage();
    std::ranges::sort(chosen, [&](const Card* a, const Card* b) {
        return a->stripe != b->stripe
                   ? a->stripe < b->stripe
                   : words::card(a->id, language).localeAwareCompare(words::card(b->id, language)) < 0;
    });
    std::stable_partition(chosen.begin(), chosen.end(), [&](const Card* card) { return fitting.contains(card->id); });
    std::stable_partition(chosen.begin(), chosen.end(), [&](const Card* card) {
        return plainText.isEmpty() || std::ranges::any_of(card->aliases, [&](const std::string& name) {
                   return nameStartsWith(name, plainText);
               });
    });
    std::stable_partition(chosen.begin(), chosen.end(), [&](const Card* card) {
        return plain(words::card(card->id, language)).startsWith(plainText);
    });
    std::vector<std::string> ids;
    std::ranges::transform(chosen, std::back_inserter(ids), &Card::id);
    return ids;
}

}  // namespace

CardListModel::CardListModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, &CardListModel::follow);
    refresh();
}

void CardListModel::setKind(CardKind kind) {
    m_kind = kind;
    refresh();
}

void CardListModel::setStripe(std::optional<Token> stripe) {
    m_stripe = stripe;
    refresh();
}

void CardListModel::setText(const QString& text) {
    m_text = plain(text);
    refresh();
}

void CardListModel::setPlayer(int player) {
    const bool isOther = player != m_player;
    m_player = player;
    if (isOther && fittingCards() != m_fitting) {
        refresh();
    } else {
        follow();
    }
}

void CardListModel::refresh() {
    beginResetModel();
    choose();
    endResetModel();
}

void CardListModel::choose() {
    m_fitting = fittingCards();
    m_cards = m_kind == CardKind::Animals ? chosenFrom(animalCards(), m_stripe, m_text, m_fitting)
                                          : chosenFrom(spiritCards(), m_stripe, m_text, m_fitting);
}

std::set<std::string> CardListModel::fittingCards() const {
    std::set<std::string> fitting;
    if (!m_document.isHarmonies() || m_player >= m_document.playerCount() ||
        !m_document.harmoniesPlayer(m_player).board) {
        return fitting;
    }
    const Board& board = *m_document.harmoniesPlayer(m_player).board;
    const auto add = [&](const auto& cards, Cube cube) {
        for (const auto& card : cards) {
            if (!holderOf(m_document.harmonies(), card.id) && std::ranges::any_of(cells(board.side()), [&](Cell cell) {
                    return board.cube(cell) == cube && isHabitat(board, card.habitat, cell);
                })) {
                fitting.insert(card.id);
            }
        }
    };
    add(animalCards(), Cube::Animal);
    add(spiritCards(), Cube::Spirit);
    return fitting;
}

// No reset without need: it would take the keyboard focus from the card that was just picked.
void CardListModel::follow() {
    if (fittingCards() != m_fitting) {
        reorder();
    }
    if (!m_cards.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

void CardListModel::reorder() {
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    const std::vector<std::string> cards = m_cards;
    choose();
    QModelIndexList after;
    for (const QModelIndex& one : before) {
        after << index(rowOf(cards.at(static_cast<std::size_t>(one.row()))).value_or(-1), one.column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

std::optional<int> CardListModel::rowOf(const std::string& id) const {
    const auto found = std::ranges::find(m_cards, id);
    return found == m_cards.end() ? std::nullopt : std::optional(static_cast<int>(found - m_cards.begin()));
}

int CardListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QString CardListModel::holderName(const std::string& id) const {
    const std::optional<int> holder = holderOf(m_document.harmonies(), id);
    return holder ? QString::fromStdString(m_document.player(*holder).name) : QString();
}

QVariant CardListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const std::string& id = m_cards.at(static_cast<std::size_t>(index.row()));
    const QString holder = holderName(id);
    switch (role) {
        case NameRole:
            return words::card(id, currentLanguage());
        case IdRole:
            return QString::fromStdString(id);
        case HolderRole:
            return holder;
        case IsOwnRole:
            return holderOf(m_document.harmonies(), id) == m_player;
        case FitsRole:
            return m_fitting.contains(id);
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return !holder.isEmpty() ? tr("%1 Held by %2.").arg(words::cardInWords(id), holder)
                   : m_fitting.contains(id)
                       ? tr("%1 A cube on the board lies in its habitat.").arg(words::cardInWords(id))
                       : words::cardInWords(id);
        default:
            return {};
    }
}

}  // namespace concord::gui
