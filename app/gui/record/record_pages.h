// The user interface of the record: its pages, its menu and the bars with offers.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/record/emptied_question.h"
#include "app/gui/record/game_recorder.h"
#include "app/gui/record/known_box.h"
#include "app/gui/record/recorded_game_actions.h"

#include <QAction>
#include <QObject>
#include <QPointer>

class QMenu;
class QVBoxLayout;

namespace concord::gui {

class BoxDialog;
class RecordedGamePage;
class PastGamesPage;
class Pages;
class StatisticsPage;

class RecordPages : public QObject {
    Q_OBJECT

public:
    // Adds the pages to `pages`, and the bars to the top of `column`.
    RecordPages(const record::Location& location, Document& document, Pages& pages, QVBoxLayout& column,
                QWidget* window);

    QMenu* menu() const { return m_menu; }
    QAction* recordAction() { return &m_recordAction; }
    // What is known of the game's box: for the menu of photos.
    QAction* boxAction() { return &m_boxAction; }
    BoxDialog* boxDialog() const;  // null while it is not open
    void showPastGames();
    void showStatistics();
    void showGame(record::Number game);
    // Whether `page` is one of the pages of the record.
    bool has(const QWidget* page) const;
    // From now on hides the offer to record the open game while this page is shown, because it is about something else.
    void hideRecordOfferOn(const QWidget* page);

    AsyncRecord& asyncRecord() { return m_asyncRecord; }
    RecordedGameActions& actions() { return m_actions; }
    GameRecorder& recorder() { return m_recorder; }
    KnownBox& knownBox() { return m_knownBox; }
    OfferBar* recordOffer() const { return m_recordOffer; }
    OfferBar* undoOffer() const { return m_undoOffer; }
    PastGamesPage* pastGamesPage() const { return m_pastGamesPage; }
    RecordedGamePage* gamePage() const { return m_gamePage; }
    StatisticsPage* statisticsPage() const { return m_statisticsPage; }

signals:
    void opened(const concord::gui::Table& table);  // to be shown as the open game
    void failed(const concord::gui::Wording& problem);
    void newGameRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenu();
    void connectPages();
    void connectActions();
    void pageShown(const QWidget* page);
    void updateOffers();
    void open(record::Number game);
    void showBox();

    Document& m_document;
    Pages& m_pages;
    QWidget* m_window;
    const QWidget* m_page = nullptr;  // the current one
    QList<const QWidget*> m_pagesWithoutRecordOffer;
    OfferBar* m_recordOffer;
    OfferBar* m_undoOffer;  // also says what was imported, exported or rebuilt
    AsyncRecord m_asyncRecord;
    EmptiedQuestion m_emptiedQuestion;
    RecordedGameActions m_actions;
    GameRecorder m_recorder;
    KnownBox m_knownBox;
    QPointer<BoxDialog> m_boxDialog;
    PastGamesPage* m_pastGamesPage;
    RecordedGamePage* m_gamePage;
    StatisticsPage* m_statisticsPage;
    LanguageTexts m_texts;
    QAction m_recordAction;
    QAction m_boxAction;
    QMenu* m_menu;
};

}  // namespace concord::gui
