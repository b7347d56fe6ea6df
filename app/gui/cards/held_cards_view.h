// The cards in front of a player, in as many rows as needed.
#pragma once

#include "app/gui/document/document.h"

#include <QScrollArea>

#include <vector>

namespace concord::gui {

class HeldCard;

class HeldCardsView : public QScrollArea {
    Q_OBJECT

public:
    HeldCardsView(Document& document, QWidget* parent = nullptr);

    void setPlayer(int player);
    // The animals in the order of the document, the spirit last.
    const std::vector<HeldCard*>& cards() const { return m_cards; }
    void focusCard(const std::string& id);
    void setCardScale(double scale);
    // The width nearest to `width` that fits whole columns of cards, at least one.
    int widthNear(int width) const;

signals:
    void rebuilt();  // the widgets of cards() are new, perhaps for the same cards

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    bool showsCardsOf(const Player& player) const;
    void leavePlayer();
    void rebuild(const Player& player);
    void rebuildNow();
    void add(HeldCard* card);
    void commitTyped();
    QSize cardSize() const;
    int columnWidth() const;
    void showValues(const Player& player);
    void arrangeCards();

    Document& m_document;
    int m_player = 0;
    std::optional<PlayerId> m_owner;  // of the cards shown
    double m_scale = 1;
    std::vector<std::string> m_ids;       // of the animals shown
    std::optional<std::string> m_spirit;  // its id, empty for bare points; nothing: no spirit
    std::vector<HeldCard*> m_cards;       // owned by the area's widget
};

}  // namespace concord::gui
