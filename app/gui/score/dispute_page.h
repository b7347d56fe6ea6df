// Settles a dispute about points: the claimed number beside the computed one, a walk through the board that shows why,
// and the answer to "Why doesn't my river count?".
#pragma once

#include "app/gui/document/selection.h"
#include "app/gui/score/claim_model.h"
#include "app/gui/score/dispute_board.h"
#include "app/gui/score/dispute_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QTreeWidget;

namespace concord::gui {

class ClaimBar;
class OptionalNumberField;
class PlayerBox;

class DisputePage : public QWidget {
    Q_OBJECT

public:
    DisputePage(Document& document, Selection& selection, QWidget* parent = nullptr);

    // Opens the row of a player, as from the score pad.
    void dispute(int player, std::string_view row);

    DisputeModel& model() { return m_model; }
    ClaimModel& claim() { return m_claim; }
    ClaimBar* claimBar() const { return m_claimBar; }
    DisputeBoard* board() const { return m_board; }
    BoardScene& boardScene() { return m_board->boardScene(); }
    PlayerBox* playerBox() const { return m_player; }
    QComboBox* rowBox() const { return m_row; }
    OptionalNumberField* claimedField() const { return m_claimed; }
    QTreeWidget* stepList() const { return m_list; }
    QToolButton* nextButton() const { return m_next; }
    QToolButton* previousButton() const { return m_previous; }
    QPushButton* copyTextButton() const { return m_copyText; }
    QPushButton* copyPictureButton() const { return m_copyPicture; }
    QString verdict() const;
    QString explanation() const;  // HTML on the claim or the current step, as shown below the board

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* boardColumn();
    QWidget* walkColumn();
    QWidget* questionRow();
    QWidget* paperRow();
    QWidget* copyRow();
    void setTexts();
    void fillRows();
    void showDispute();  // all but the claim or current step
    void showStep();     // the claim, or the current step
    void showClaim();
    void walkTo(int step);
    void showReasons();
    bool walk(int key);        // goes a step back or on; false: not a key of the walk
    void takeCell(Cell cell);  // adds it to the open claim or removes it; no claim: shows the item that it counts for
    const ClaimModel* shownClaim() const;  // null: a step is shown, or a claim without cells
    void copyText();
    void copyPicture();

    Document& m_document;
    Selection& m_selection;
    DisputeModel m_model;
    ClaimModel m_claim;
    bool m_showsClaim = false;  // rather than a step
    DisputeBoard* m_board;
    ClaimBar* m_claimBar;
    QLabel* m_noBoard;
    QScrollArea* m_reasonsView;  // in games without boards; holds the explanation too
    QLabel* m_reasons;
    QLabel* m_explanation;
    PlayerBox* m_player;
    QComboBox* m_row;
    QLabel* m_claimedLabel;
    OptionalNumberField* m_claimed;  // what the paper says; m_claim is about cells
    QLabel* m_verdict;
    QTreeWidget* m_list;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_place;  // "3 of 12", the current step; or that something was copied
    QPushButton* m_copyText;
    QPushButton* m_copyPicture;
};

}  // namespace concord::gui
