// All cards of the box to pick from: pictures, a field to type a name into, and the stripe colours.
#pragma once

#include "app/gui/cards/card_list_model.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QListView;
class QToolButton;

namespace concord::gui {

class CardPicker : public QWidget {
    Q_OBJECT

public:
    explicit CardPicker(const Document& document, QWidget* parent = nullptr);

    void setKind(CardKind kind);
    CardListModel& cards() { return m_cards; }
    QListView* listView() const { return m_list; }
    QLineEdit* nameField() const { return m_name; }
    QToolButton* kindButton(CardKind kind) const;
    QToolButton* stripeButton(std::optional<Token> stripe) const;
    // The widgets that take the keyboard focus, in reading order.
    QList<QWidget*> partsAsRead() const;

signals:
    // Also emitted for a card that somebody holds.
    void cardPicked(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* kindRow();
    QWidget* stripeRow();
    void setTexts();
    void pick(const QModelIndex& index);
    void pickTyped();
    void showEmpty();

    CardListModel m_cards;
    QLineEdit* m_name;
    QListView* m_list;
    QLabel* m_empty;
    QButtonGroup* m_kinds;
    QButtonGroup* m_stripes;
};

}  // namespace concord::gui
