// A disputed row of a player's score pad: the claimed number, the computed one, and a walk through everything that was
// counted.
#pragma once

#include "app/gui/board/board_drawing.h"
#include "app/gui/document/document.h"

#include <QObject>

#include <optional>
#include <string_view>
#include <vector>

namespace concord::gui {

// One step of the walk. The row itself comes first, then its lines; in a sum, the rows that it adds up and that have
// lines, each with its lines after it.
struct DisputeStep {
    int level = 0;        // 0 for the row itself; deeper steps belong to the one above them
    bool isItem = false;  // a tree, a river ... rather than a row of the pad
    int points = 0;
    QString title;
    QString reason;  // why in this case; may be empty
    QString rule;    // in words, its page of the rulebook, or both; empty for rows of the pad
    BoardHighlights light;
};

class DisputeModel : public QObject {
    Q_OBJECT

public:
    explicit DisputeModel(const Document& document, QObject* parent = nullptr);

    // Goes back to the first step.
    void choose(int player, std::string_view row);
    int player() const { return m_player; }
    std::string_view row() const;  // the chosen row; if this game lacks it, the first row of the pad

    const Document& document() const { return m_document; }
    bool hasBoard() const;
    std::optional<int> claimed() const;  // what the paper says
    int computed() const;                // what Concord counts, also where it was typed
    QString rowName() const;             // "River"
    QString headline() const;            // "Pauline: River"
    // "The paper says 19, Concord counts 15: 4 too many on the paper."
    QString verdict() const;

    const std::vector<DisputeStep>& steps() const { return m_steps; }
    int current() const { return m_current; }
    const DisputeStep& step() const { return m_steps.at(static_cast<std::size_t>(m_current)); }
    bool hasSteps() const { return !m_steps.empty(); }
    // The current step if it is an item, otherwise the steps directly below it.
    std::vector<DisputeStep> explained() const;

    void goTo(int step);  // does nothing outside the walk
    void next() { goTo(m_current + 1); }
    void previous() { goTo(m_current - 1); }
    // After a change of document, player, row or language. Stays at the number of the current step, or at the last.
    void refresh();

signals:
    void changed();
    void currentChanged();

private:
    std::vector<DisputeStep> stepsNow() const;
    DisputeStep rowStep(std::size_t row, int level, const std::vector<DisputeStep>& lines) const;
    std::vector<DisputeStep> lineSteps(std::size_t row, int level) const;
    std::vector<std::size_t> partsOf(std::size_t row) const;
    QString sumInWords(const std::vector<std::size_t>& parts) const;
    std::size_t rowIndex() const { return m_document.score().rowOf(row()).value_or(0); }
    const PlayerColumn& score() const;
    std::optional<int> claimedAt(std::size_t row) const;

    const Document& m_document;
    int m_player = 0;
    std::string_view m_row;
    std::vector<DisputeStep> m_steps;
    int m_current = 0;
};

}  // namespace concord::gui
