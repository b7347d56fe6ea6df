// The main page: the score pad, who started, who won, and the actions on players.
#pragma once

#include "app/gui/document/selection.h"
#include "app/gui/kit/language_texts.h"
#include "app/gui/score/pad_model.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace concord::gui {

class EndingView;
class HarmoniesRules;
class OutcomeBar;
class PadView;
class SoloBoard;
class StartQuestion;

class PadPage : public QWidget {
    Q_OBJECT

public:
    PadPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    PadModel& pad() { return m_pad; }
    PadView* padView() const { return m_padView; }
    OutcomeBar* outcomeBar() const { return m_outcome; }
    EndingView* ending() const { return m_ending; }
    SoloBoard* soloBoard() const { return m_soloBoard; }
    StartQuestion* startQuestion() const { return m_question; }
    QPushButton* addButton() const { return m_add; }
    // Menus for the player of the current column, and for the rules of the game.
    QMenu* playerMenu() const { return m_playerMenu; }
    QMenu* gameMenu() const { return m_gameMenu; }

    // The id of the current row if it is a row of the score, or else that of the total.
    std::string_view row() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    void boardRequested(int player);
    void cardsRequested(int player);
    void tableRequested();  // the game's own page of the whole table
    void disputeRequested(int player, std::string_view row);
    void refused(const concord::gui::Wording& why);
    void replacedMore(const concord::gui::Wording& what);

private:
    std::string_view numberRow() const;  // the current row; empty: it is no row of the score
    void lookAt(const PadMark& mark);
    QWidget* bottomRow();
    void makePlayerMenu();
    void giveColour(const QString& colour);
    void refresh();
    void addPlayer();

    LanguageTexts m_texts;
    Document& m_document;
    Selection& m_selection;
    PadModel m_pad;
    StartQuestion* m_question;
    PadView* m_padView;
    SoloBoard* m_soloBoard;
    OutcomeBar* m_outcome;
    QPushButton* m_add;
    QMenu* m_playerMenu;
    QMenu* m_gameMenu;
    QAction* m_remove;
    HarmoniesRules* m_rules;
    EndingView* m_ending;  // over all but the bottom row
    QWidget* m_bottom;     // who leads, and the actions
    QPushButton* m_game;
    QAction* m_board;
    QAction* m_cards;
};

}  // namespace concord::gui
