// A recorded game: who won, the pad, the boards with the reason for every point, the photos.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/kit/language_texts.h"
#include "app/gui/record/recorded_game_actions.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/score/score_items_model.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QTableView;
class QTreeView;
class QVBoxLayout;

namespace concord::gui {

class BoardPicture;

class RecordedGamePage : public QWidget {
    Q_OBJECT

public:
    explicit RecordedGamePage(RecordedGameActions& actions, QWidget* parent = nullptr);

    void showGame(record::Number game);
    record::Number game() const { return m_number; }

    QString headline() const;
    // When, where, side, how long, who started; further lines: who has another name now, repaired texts, disputes
    // that were settled, also those reopened since.
    QString details() const;
    QString changedPoints() const;  // a message if the points differ from those recorded; otherwise empty
    PadModel& pad() { return m_pad; }
    QTableView* padView() const { return m_padView; }
    QTreeView* reasonsView() const { return m_reasonsView; }
    QList<BoardPicture*> boards() const { return m_boards; }
    QList<QPushButton*> photoButtons() const { return m_photoButtons; }
    QPushButton* openButton() const { return m_open; }
    QPushButton* deleteButton() const { return m_delete; }

signals:
    void openRequested(concord::record::Number game);  // opens the game to edit it
    void gone();                                       // the game was deleted

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    // The data of a game, fetched together.
    struct Contents {
        record::OpenedGame opened;
        std::vector<QByteArray> thumbnails;  // one for each of opened.entry.record.photos
    };

    QWidget* bottomRow();
    QWidget* leftSide();
    QWidget* rightSide();
    void layOutPad();
    void fitPad();
    void fetch();
    void showContents();
    void showTexts();
    void showBoards();
    void placeBoards();
    void showPhotos();
    void showPhoto(std::size_t index);
    void showReasonsOf(int player);
    void highlight();

    LanguageTexts m_texts;
    RecordedGameActions& m_actions;
    record::Number m_number = 0;    // 0: no game
    bool m_isFetchedAhead = false;  // before the page is shown
    Contents m_contents;
    Document m_document;  // never edited: explains the points
    ScoreItemsModel m_reasons;
    PadModel m_pad;
    int m_player = 0;    // whose points are explained
    QWidget* m_content;  // everything; hidden until the requested game is loaded
    QScrollArea* m_scroll;
    QLabel* m_headline;
    QLabel* m_details;
    QLabel* m_note;
    QLabel* m_changed;
    QLabel* m_reasonsTitle;
    QTableView* m_padView;
    QTreeView* m_reasonsView;
    QHBoxLayout* m_padRow;
    QHBoxLayout* m_boardRow;
    QHBoxLayout* m_photoRow;
    QWidget* m_boardBox;
    QWidget* m_photoBox;
    QList<BoardPicture*> m_boards;  // one per player of Harmonies, null if missing or empty
    QList<QPushButton*> m_photoButtons;
    QPushButton* m_open;
    QPushButton* m_delete;
};

}  // namespace concord::gui
