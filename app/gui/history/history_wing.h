// All about the record of games in the window: its pages, its menu and the lines that offer something.
#pragma once

#include "app/gui/history/emptied_question.h"
#include "app/gui/history/history_desk.h"
#include "app/gui/history/history_recorder.h"
#include "app/gui/kit/language_texts.h"

#include <QAction>
#include <QObject>

class QMenu;
class QVBoxLayout;

namespace concord::gui {

class HistoryGamePage;
class HistoryPage;
class Pages;
class StatisticsPage;

class HistoryWing : public QObject {
    Q_OBJECT

public:
    // Adds its pages to the pages, and its lines to the top of the column around them.
    HistoryWing(const record::Location& location, Document& document, Pages& pages, QVBoxLayout& column,
                QWidget* window);

    QMenu* menu() const { return m_menu; }
    QAction* recordAction() { return &m_record; }
    void showHistory();
    void showStatistics();
    void showGame(record::Number game);

    History& history() { return m_history; }
    HistoryDesk& desk() { return m_desk; }
    HistoryRecorder& recorder() { return m_recorder; }
    OfferBar* recordOffer() const { return m_recordOffer; }
    OfferBar* undoOffer() const { return m_undoOffer; }
    HistoryPage* historyPage() const { return m_historyPage; }
    HistoryGamePage* gamePage() const { return m_gamePage; }
    StatisticsPage* statisticsPage() const { return m_statisticsPage; }

signals:
    void opened(const concord::gui::Table& table);  // to be shown as the open game
    void failed(const concord::gui::Wording& problem);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenu();
    void connectPages();
    void connectDesk();
    void clearAway(const QWidget* page);
    void makeRoom();
    void open(record::Number game);

    Document& m_document;
    Pages& m_pages;
    QWidget* m_window;
    const QWidget* m_page = nullptr;  // the one that is seen
    OfferBar* m_recordOffer;
    OfferBar* m_undoOffer;
    History m_history;
    EmptiedQuestion m_emptiedQuestion;
    HistoryDesk m_desk;
    HistoryRecorder m_recorder;
    HistoryPage* m_historyPage;
    HistoryGamePage* m_gamePage;
    StatisticsPage* m_statisticsPage;
    LanguageTexts m_texts;
    QAction m_record;
    QMenu* m_menu;
};

}  // namespace concord::gui
