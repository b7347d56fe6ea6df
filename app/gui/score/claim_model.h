// "Why not my river?": the cells that somebody claims in a dispute, and the answer.
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

    // Whether the disputed row has cells that can be claimed: on a board, a landscape or a sum of them.
    bool isPossible() const;
    // While it is open, clicked cells belong to the claim.
    bool isOpen() const { return m_isOpen && isPossible(); }
    void setOpen(bool open);

    ClaimKind kind() const { return m_kind; }
    std::vector<ClaimKind> kinds() const;  // of the board's side, in the order of the pad
    void setKind(ClaimKind kind);          // switches a dispute about a landscape to the one of this kind

    const std::vector<Cell>& cells() const { return m_cells; }
    void toggle(Cell cell);
    void add(Cell cell);
    void clear();
    // Cells as typed: "a1-a2-b2". Returns what it does not understand; the cells then stay as they are. An empty text
    // claims nothing.
    QString setText(const QString& text);
    QString text() const;

    const std::optional<ClaimAnswer>& answer() const { return m_answer; }  // nothing while no cell is claimed
    BoardLight light() const;                                              // of the answer

    // Whether both sides agree on the row, and on the claim if it is open.
    bool isSettled() const;
    void settle(bool settled);

signals:
    void changed();
    void notified(const concord::gui::Wording& what);  // that it is settled, or open again

private:
    void followDispute();
    void load();
    void updateAnswer();
    std::string_view settledRow() const;
    const Board& board() const { return *m_document.harmoniesPlayer(m_dispute.player()).board; }

    Document& m_document;
    DisputeModel& m_dispute;
    bool m_isOpen = false;
    std::optional<PlayerId> m_player;  // whose row was loaded; another one may take the seat
    std::string m_row;
    ClaimKind m_kind = ClaimKind::River;
    std::vector<Cell> m_cells;
    std::optional<ClaimAnswer> m_answer;
};

// "Why not my river?"
QString claimQuestion(ClaimKind kind);
QString claimKindName(ClaimKind kind);  // "River"

}  // namespace concord::gui
