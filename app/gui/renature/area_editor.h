// Edits an area of Renature: counters for its plants and for the numbers of its token. Shows immediately who scores
// what and why, and what each colour must add to score more.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/kit/wording.h"
#include "app/gui/renature/plant_grid.h"
#include "scoring/renature/area.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace concord::gui {

class Document;

class AreaEditor : public QWidget {
    Q_OBJECT

public:
    explicit AreaEditor(QWidget* parent = nullptr);

    // Uses the colours of the document's players and neutral, or all five colours if no game of Renature is open.
    void setPlayers(const Document& document);
    const std::vector<renature::Colour>& colours() const { return m_colours; }
    void setArea(const renature::Area& area);
    const renature::Area& area() const { return m_area; }
    // Shown instead of the outcome; an empty problem shows the outcome again.
    void setProblem(const Wording& problem);

    Counter* mainCounter() const { return m_main; }
    Counter* bonusCounter() const { return m_bonus; }
    PlantGrid* plantGrid() const { return m_plants; }
    QString outcomeText() const;  // who gets what, and why, or a hint without plants; empty while there is a problem
    QString nextGains() const;    // what each colour must add to score more
    QString problem() const;

signals:
    void changed();  // by the user

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* tokenRow();
    void setScale(double scale);
    void readCounters();
    void showArea();
    void showFooters();
    void updateProblemColour();
    QString shareLine(const QString& share, std::optional<renature::Colour> receiver) const;
    QString nameOf(renature::Colour colour) const;

    LanguageTexts m_texts;
    std::vector<renature::Colour> m_colours;
    renature::ByColour<QString> m_playerNames;  // empty where only colours are known
    renature::Area m_area;
    Wording m_problem;
    PlantGrid* m_plants;
    QWidget* m_panel;  // beside the plants
    Counter* m_main;
    Counter* m_bonus;
    QLabel* m_mainName;
    QLabel* m_bonusName;
    QLabel* m_free;
    QLabel* m_problemText;
    QLabel* m_shares;
    QLabel* m_why;
    QLabel* m_gains;
};

}  // namespace concord::gui
