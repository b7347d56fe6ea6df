// All cards of the game to pick from: pictures, a field to type a name into, and the stripe colours.
#pragma once

#include "app/gui/cards/card_list_model.h"
#include "app/gui/kit/wording.h"

#include <QList>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QListView;
class QToolButton;

namespace concord::gui {

class CardDelegate;

class CardPicker : public QWidget {
    Q_OBJECT

public:
    explicit CardPicker(const Document& document, QWidget* parent = nullptr);

    void setKind(CardKind kind);
    void setCardScale(double scale);
    CardListModel& cards() { return m_cards; }
    QListView* listView() const { return m_list; }
    QLineEdit* nameField() const { return m_name; }
    QToolButton* kindButton(CardKind kind) const;
    QToolButton* stripeButton(std::optional<Token> stripe) const;
    QString problem() const;  // the one shown; empty: none
    // The widgets that take the keyboard focus, or contain those that do, in reading order.
    QList<QWidget*> focusOrder() const;

signals:
    // Also emitted for a card that somebody holds. cubes: those placed, if a number was typed after the name.
    void cardPicked(const QString& id, std::optional<int> cubes);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* kindRow();
    QWidget* stripeRow();
    void setTexts();
    void fillWidth();
    void pick(const QModelIndex& index);
    void pickTyped();
    void pickWith(const QModelIndex& index, std::optional<int> cubes);
    void showTyped();
    void updateEmptyNote();
    void showProblem(const Wording& problem);

    CardListModel m_cards;
    QLineEdit* m_name;
    QListView* m_list;
    CardDelegate* m_delegate;
    double m_scale = 1;
    QLabel* m_problem;
    QButtonGroup* m_kinds;
    QButtonGroup* m_stripes;
};

}  // namespace concord::gui
