// The animals and the spirit of a player: the held cards on the left, all cards to pick from on the right.
#pragma once

#include "app/gui/cards/card_list_model.h"
#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace concord::gui {

class CardPicker;
class HeldCardsView;
class PlayerBox;

class CardsPage : public QWidget {
    Q_OBJECT

public:
    CardsPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    CardPicker* picker() const { return m_picker; }
    HeldCardsView* heldCards() const { return m_heldCards; }
    PlayerBox* playerBox() const { return m_playerBox; }
    QPushButton* barePointsButton() const { return m_bare; }

    // Shows the spirits or the animals in the picker.
    void showKind(CardKind kind);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* heldColumn();
    void setTexts();
    void refresh();
    void fitHeldColumn();
    void pick(const QString& id, std::optional<int> cubes);
    void setCubes(const std::string& card, int cubes);
    void addBare();

    Document& m_document;
    Selection& m_selection;
    PlayerBox* m_playerBox;
    QLabel* m_title;
    QLabel* m_hint;
    QPushButton* m_bare;
    HeldCardsView* m_heldCards;
    CardPicker* m_picker;
    QWidget* m_heldColumn;
};

}  // namespace concord::gui
