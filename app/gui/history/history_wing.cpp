#include "app/gui/history/history_wing.h"

#include "app/gui/history/history_game_page.h"
#include "app/gui/history/history_page.h"
#include "app/gui/history/recorded_photo.h"
#include "app/gui/history/statistics_page.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace concord::gui {

HistoryWing::HistoryWing(const record::Location& location, Document& document, Pages& pages, QVBoxLayout& column,
                         QWidget* window)
    : QObject(window),
      m_document(document),
      m_pages(pages),
      m_window(window),
      m_recordOffer(new OfferBar),
      m_undoOffer(new OfferBar),
      m_history(location),
      m_emptiedQuestion(m_history, *m_undoOffer, window),
      m_desk(m_history, *m_undoOffer),
      m_recorder(document, m_history, *m_recordOffer),
      m_historyPage(new HistoryPage(m_desk)),
      m_gamePage(new HistoryGamePage(m_desk)),
      m_statisticsPage(new StatisticsPage(m_history)),
      m_menu(new QMenu(window)) {
    column.insertWidget(0, m_recordOffer);
    column.insertWidget(0, m_undoOffer);
    pages.add(m_historyPage);
    pages.add(m_gamePage);
    pages.add(m_statisticsPage);
    makeMenu();
    connect(&m_pages, &Pages::shown, this, &HistoryWing::clearAway);
    connectPages();
    connectDesk();
    window->installEventFilter(this);
    connect(m_undoOffer, &OfferBar::coming, m_recordOffer, [this] { m_recordOffer->setAway(true); });
    connect(m_undoOffer, &OfferBar::gone, this, &HistoryWing::makeRoom);
}

bool HistoryWing::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::LanguageChange) {
        m_texts.putAgain();
    }
    return QObject::eventFilter(watched, event);
}

void HistoryWing::makeMenu() {
    m_record.setIcon(icon(QStringLiteral("history")));
    m_record.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_record.setEnabled(false);
    connect(&m_record, &QAction::triggered, &m_recorder, &HistoryRecorder::record);
    connect(&m_document, &Document::changed, this,
            [this] { m_record.setEnabled(m_document.isOpen() && !m_recorder.isRecorded()); });
    m_menu->addAction(&m_record);
    m_menu->addSeparator();
    QAction* const games = m_menu->addAction(QString(), this, &HistoryWing::showHistory);
    games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    QAction* const statistics = m_menu->addAction(QString(), this, &HistoryWing::showStatistics);
    m_menu->addSeparator();
    QAction* const players = m_menu->addAction(QString(), this, [this] { m_desk.editPlayers(m_window); });
    QAction* const importing = m_menu->addAction(QString(), this, [this] { m_desk.askAndImport(m_window); });
    m_texts.put([this, games, statistics, players, importing] {
        m_menu->setTitle(tr("H&istory"));
        m_record.setText(tr("&Record the game"));
        m_record.setIconText(tr("Record"));
        m_record.setToolTip(tr("Keep the open game in the history"));
        games->setText(tr("&Recorded games"));
        statistics->setText(tr("&Statistics"));
        players->setText(tr("&Players…"));
        importing->setText(tr("&Import games…"));
    });
}

void HistoryWing::connectPages() {
    connect(m_historyPage, &HistoryPage::gameAsked, this, &HistoryWing::showGame);
    connect(m_historyPage, &HistoryPage::statisticsAsked, this, &HistoryWing::showStatistics);
    connect(m_statisticsPage, &StatisticsPage::gameAsked, this, &HistoryWing::showGame);
    connect(m_gamePage, &HistoryGamePage::openAsked, this, &HistoryWing::open);
    connect(m_gamePage, &HistoryGamePage::gone, &m_pages, &Pages::back);
}

void HistoryWing::connectDesk() {
    connect(&m_desk, &HistoryDesk::duplicated, this, &HistoryWing::showGame);
    connect(&m_desk, &HistoryDesk::erased, &m_recorder, &HistoryRecorder::forget);
    connect(&m_desk, &HistoryDesk::failed, this, &HistoryWing::failed);
    connect(&m_recorder, &HistoryRecorder::lookAsked, this, &HistoryWing::showGame);
    connect(&m_recorder, &HistoryRecorder::editAsked, this,
            [this](record::Number game) { m_desk.edit(game, m_window); });
    connect(&m_recorder, &HistoryRecorder::eraseAsked, this, [this](record::Number game) { m_desk.erase({game}); });
    connect(&m_recorder, &HistoryRecorder::recorded, this, [this] { m_record.setEnabled(!m_recorder.isRecorded()); });
}

// What was done a page ago is known by now.
void HistoryWing::clearAway(const QWidget* page) {
    m_page = page;
    m_undoOffer->hide();
    m_recorder.fallSilent();
    makeRoom();
}

// One offer at a time, and the open game is no matter while others are looked at.
void HistoryWing::makeRoom() {
    const bool elsewhere = m_page == m_historyPage || m_page == m_gamePage || m_page == m_statisticsPage;
    m_recordOffer->setAway(elsewhere || !m_undoOffer->isHidden());
}

void HistoryWing::showHistory() { m_pages.show(m_historyPage); }

void HistoryWing::showStatistics() { m_pages.show(m_statisticsPage); }

void HistoryWing::showGame(record::Number game) {
    m_gamePage->showGame(game);
    m_pages.show(m_gamePage);
}

void HistoryWing::open(record::Number game) {
    m_history.ask(
        this, [game](record::Store& store) { return tableFromRecord(store, game); },
        [this](const Table& table) { emit opened(table); });
}

}  // namespace concord::gui
