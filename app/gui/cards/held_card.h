// One card in front of a player, with the controls for it. Bare points are those of a card that nobody named.
#pragma once

#include "app/gui/document/document.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace concord::gui {

class CardSpaces;
class OptionalNumberField;

inline constexpr QSize heldCardSize{196, 232};  // at a scale of 1

// Shows an entry and reports what the user wants to change; changes nothing itself.
class HeldCard : public QFrame {
    Q_OBJECT

public:
    explicit HeldCard(const AnimalEntry& entry, double scale = 1, QWidget* parent = nullptr);
    // mayPlace: the player has a board; without one, the spirit's cube cannot count as placed.
    HeldCard(const SpiritEntry& entry, bool mayPlace, double scale = 1, QWidget* parent = nullptr);

    void showEntry(const AnimalEntry& entry);
    void showEntry(const SpiritEntry& entry, bool mayPlace, int points);  // points: what the spirit scores
    void focusCard();
    void commitTyped();  // at once, rather than a moment after the last digit

    CardSpaces* spaces() const { return m_spaces; }                // null for bare points and spirits
    OptionalNumberField* pointsField() const { return m_points; }  // null except for bare points
    QToolButton* placedButton() const { return m_placed; }         // null except for spirits with a card
    QToolButton* removeButton() const { return m_remove; }
    QString summary() const;  // "10 points, 2 of 3 cubes"

signals:
    void placedChosen(std::optional<int> placed);  // of an animal; nothing: nobody knows
    void pointsChosen(int points);                 // of bare points
    void spiritPlacedChosen(bool placed);
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int scaled(int size) const { return static_cast<int>(size * m_scale); }
    void layOut(QWidget* middle);
    QWidget* animalMiddle(const std::string& card);
    QWidget* spiritMiddle(const std::string& card);
    QWidget* barePointsMiddle(bool withCubes);
    void showSummary(const QString& points, const QString& cubes);

    double m_scale;
    std::string m_card;  // id; empty for bare points
    QString m_title;
    QToolButton* m_remove;
    QLabel* m_summary;
    CardSpaces* m_spaces = nullptr;
    OptionalNumberField* m_points = nullptr;
    OptionalNumberField* m_cubes = nullptr;
    QToolButton* m_placed = nullptr;
};

}  // namespace concord::gui
