// The cards of one kind to choose from, animals or spirits, by name in any language and by stripe colour. Fitting cards
// (FitsRole) come first; while a text is typed, those whose name starts with it come before all others.
#pragma once

#include "app/gui/document/document.h"
#include "scoring/harmonies/cards.h"

#include <QAbstractListModel>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace concord::gui {

enum class CardKind { Animals, Spirits };

class CardListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::DisplayRole,
        IdRole = Qt::UserRole,  // QString
        HolderRole,             // name of the player who holds it; empty: still in the box
        IsOwnRole,              // whether its holder is the player of setPlayer()
        FitsRole,               // whether nobody holds it and a cube on the player's board lies in its habitat
    };

    explicit CardListModel(const Document& document, QObject* parent = nullptr);

    CardKind kind() const { return m_kind; }
    void setKind(CardKind kind);
    void setStripe(std::optional<Token> stripe);  // nothing: all colours
    // Shows the cards with a name that contains the text, in any language; some cards have several names. Case and
    // accents do not matter; blank: all.
    void setText(const QString& text);
    void setPlayer(int player);  // whose board decides which cards fit
    void refresh();              // after a change of language

    std::string idAt(int row) const { return m_cards.at(static_cast<std::size_t>(row)); }
    // The row of the card; nothing if it is filtered out.
    std::optional<int> rowOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void follow();   // the document
    void choose();   // which cards are shown, and in which order
    void reorder();  // the same cards
    std::set<std::string> fittingCards() const;
    QString holderName(const std::string& id) const;

    const Document& m_document;
    CardKind m_kind = CardKind::Animals;
    std::optional<Token> m_stripe;
    QString m_text;
    int m_player = 0;
    std::set<std::string> m_fitting;  // ids of the cards with FitsRole, of both kinds
    // Ids of the cards shown. First those whose name in the user's language starts with the text, then those with such
    // an alias, then all others; within each group fitting cards first, then by stripe and name.
    std::vector<std::string> m_cards;
};

}  // namespace concord::gui
