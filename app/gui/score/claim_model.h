// "Why doesn't my river count?": the cells that somebody claims in a dispute, and the answer.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/gui/score/dispute_model.h"
#include "scoring/harmonies/claims/claim_answer.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace concord::gui {

class ClaimModel : public QObject {
    Q_OBJECT

public:
    ClaimModel(Document& document, DisputeModel& dispute, QObject* parent = nullptr);

    // Whether cells can be claimed: the player has a board, and the disputed row is a landscape, or a sum that includes
    // the landscapes.
    bool isPossible() const;
    // While it is open, clicked cells belong to the claim.
    bool isOpen() const { return m_isOpen && isPossible(); }
    void setOpen(bool open);

    ClaimKind kind() const { return m_kind; }
    std::vector<ClaimKind> kinds() const;  // of the board's side, in the order of the pad
    void setKind(ClaimKind kind);          // a dispute about a landscape changes to the row of this kind; a sum stays

    const std::vector<Cell>& cells() const { return m_cells; }
    void toggle(Cell cell);
    void add(Cell cell);
    void clear();
    // Cells as typed: "a1-a2-b2". Returns why the text was not understood, and then leaves the cells as they are;
    // empty: it was understood. An empty text claims nothing.
    QString setText(const QString& text);
    QString text() const;

    const std::optional<ClaimAnswer>& answer() const { return m_answer; }  // nothing while closed or without cells
    BoardHighlights light() const;                                         // of the answer

    // Whether the players agree on the row, and on the claim if there is an answer().
    bool isSettled() const;
    void settle(bool settled);

signals:
    void changed();
    void notified(const concord::gui::Wording& what);  // that the dispute is settled, or open again

private:
    void followDispute();
    void load();
    void updateAnswer();
    std::string_view settledRow() const;
    const Board& board() const { return *m_document.harmoniesPlayer(m_dispute.player()).board; }

    Document& m_document;
    DisputeModel& m_dispute;
    bool m_isOpen = false;
    std::optional<PlayerId> m_player;  // whose row was loaded; another player may take the seat
    std::string m_row;
    ClaimKind m_kind = ClaimKind::River;
    std::vector<Cell> m_cells;
    std::optional<ClaimAnswer> m_answer;
};

// "Why doesn't my river count?"
QString claimQuestion(ClaimKind kind);
QString claimKindName(ClaimKind kind);  // "River"

}  // namespace concord::gui
