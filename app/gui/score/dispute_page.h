// Settles a dispute about points: the claimed number beside the computed one, and a walk through the board that shows
// why.
#pragma once

#include "app/gui/board/board_scene.h"
#include "app/gui/document/selection.h"
#include "app/gui/score/dispute_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QTreeWidget;

namespace concord::gui {

class BoardView;
class OptionalNumberField;
class PlayerBox;

class DisputePage : public QWidget {
    Q_OBJECT

public:
    DisputePage(Document& document, Selection& selection, QWidget* parent = nullptr);

    // Opens the row of a player, as from the score pad.
    void dispute(int player, std::string_view row);

    DisputeModel& model() { return m_model; }
    BoardScene& boardScene() { return m_scene; }
    PlayerBox* playerBox() const { return m_player; }
    QComboBox* rowBox() const { return m_row; }
    OptionalNumberField* claimedField() const { return m_claimed; }
    QTreeWidget* stepList() const { return m_list; }
    QToolButton* nextButton() const { return m_next; }
    QToolButton* previousButton() const { return m_previous; }
    QPushButton* copyTextButton() const { return m_copyText; }
    QPushButton* copyPictureButton() const { return m_copyPicture; }
    QString verdict() const;
    QString explanation() const;  // of the current step, as shown below the board

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
    void showDispute();  // verdict and steps
    void showStep();     // the one that is looked at
    void showReasons();
    bool walk(int key);        // whether the key was one of the walk
    void showCell(Cell cell);  // the items that were counted
    void copyText();
    void copyPicture();

    Document& m_document;
    Selection& m_selection;
    DisputeModel m_model;
    BoardScene m_scene;
    BoardView* m_board;
    QLabel* m_noBoard;
    QScrollArea* m_reasonsView;  // in games without boards, with their explanation
    QLabel* m_reasons;
    QLabel* m_explanation;
    PlayerBox* m_player;
    QComboBox* m_row;
    QLabel* m_claimedLabel;
    OptionalNumberField* m_claimed;
    QLabel* m_verdict;
    QTreeWidget* m_list;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_place;
    QPushButton* m_copyText;
    QPushButton* m_copyPicture;
};

}  // namespace concord::gui
