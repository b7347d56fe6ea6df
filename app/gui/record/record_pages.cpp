#include "app/gui/record/record_pages.h"

#include "app/gui/document/sample_game.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/record/box_dialog.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/recorded_photo.h"
#include "app/gui/record/statistics_page.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace concord::gui {

RecordPages::RecordPages(const record::Location& location, Document& document, Pages& pages, QVBoxLayout& column,
                         QWidget* window)
    : QObject(window),
      m_document(document),
      m_pages(pages),
      m_window(window),
      m_recordOffer(new OfferBar),
      m_undoOffer(new OfferBar),
      m_asyncRecord(location),
      m_emptiedQuestion(m_asyncRecord, *m_undoOffer, window),
      m_actions(m_asyncRecord, *m_undoOffer),
      m_recorder(document, m_asyncRecord, *m_recordOffer),
      m_knownBox(location),
      m_pastGamesPage(new PastGamesPage(m_actions)),
      m_gamePage(new RecordedGamePage(m_actions)),
      m_statisticsPage(new StatisticsPage(m_asyncRecord)),
      m_menu(new QMenu(window)) {
    column.insertWidget(0, m_recordOffer);
    column.insertWidget(0, m_undoOffer);
    pages.add(m_pastGamesPage);
    pages.add(m_gamePage);
    pages.add(m_statisticsPage);
    makeMenu();
    connect(&m_pages, &Pages::shown, this, &RecordPages::pageShown);
    connectPages();
    connectActions();
    window->installEventFilter(this);
    connect(m_undoOffer, &OfferBar::aboutToChange, m_recordOffer, [this] { m_recordOffer->setSuppressed(true); });
    connect(m_undoOffer, &OfferBar::gone, this, &RecordPages::updateOffers);
}

bool RecordPages::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    return QObject::eventFilter(watched, event);
}

void RecordPages::makeMenu() {
    m_recordAction.setIcon(icon(QStringLiteral("history")));
    m_recordAction.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_recordAction.setEnabled(false);
    connect(&m_recordAction, &QAction::triggered, &m_recorder, &GameRecorder::record);
    const auto enable = [this] {
        m_recordAction.setEnabled(m_document.isOpen() && !m_recorder.isRecorded() && !isSample(m_document.table()));
    };
    connect(&m_document, &Document::changed, this, enable);
    connect(&m_recorder, &GameRecorder::recordedAtChanged, this, enable);
    m_menu->addAction(&m_recordAction);
    m_menu->addSeparator();
    QAction* const games = m_menu->addAction(QString(), this, &RecordPages::showPastGames);
    games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    QAction* const statistics = m_menu->addAction(QString(), this, &RecordPages::showStatistics);
    m_menu->addSeparator();
    QAction* const players = m_menu->addAction(QString(), this, [this] { m_actions.editPlayers(m_window); });
    QAction* const importing = m_menu->addAction(QString(), this, [this] { m_actions.askAndImport(m_window); });
    connect(&m_boxAction, &QAction::triggered, this, &RecordPages::showBox);
    m_texts.put([this, games, statistics, players, importing] {
        m_menu->setTitle(tr("Past &games"));
        m_recordAction.setText(tr("&Record the game"));
        m_recordAction.setIconText(tr("Record"));
        m_recordAction.setToolTip(tr("Keep the open game in the record"));
        games->setText(tr("&Recorded games"));
        statistics->setText(tr("&Statistics"));
        players->setText(tr("&Players…"));
        importing->setText(tr("&Import games…"));
        m_boxAction.setText(tr("This &box…"));
    });
}

void RecordPages::connectPages() {
    connect(m_pastGamesPage, &PastGamesPage::gameRequested, this, &RecordPages::showGame);
    connect(m_pastGamesPage, &PastGamesPage::statisticsRequested, this, &RecordPages::showStatistics);
    connect(m_statisticsPage, &StatisticsPage::gameRequested, this, &RecordPages::showGame);
    connect(m_pastGamesPage, &PastGamesPage::newGameRequested, this, &RecordPages::newGameRequested);
    connect(m_statisticsPage, &StatisticsPage::newGameRequested, this, &RecordPages::newGameRequested);
    connect(m_gamePage, &RecordedGamePage::openRequested, this, &RecordPages::open);
    connect(m_gamePage, &RecordedGamePage::gone, &m_pages, &Pages::back);
}

void RecordPages::connectActions() {
    connect(&m_actions, &RecordedGameActions::duplicated, this, &RecordPages::showGame);
    connect(&m_actions, &RecordedGameActions::deleted, &m_recorder, &GameRecorder::forget);
    connect(&m_actions, &RecordedGameActions::restored, &m_recorder, &GameRecorder::findRecorded);
    connect(&m_actions, &RecordedGameActions::edited, &m_recorder, &GameRecorder::takeDetails);
    connect(&m_actions, &RecordedGameActions::failed, this, &RecordPages::failed);
    connect(&m_recorder, &GameRecorder::boardsRecorded, &m_knownBox, &KnownBox::learn);
    connect(&m_knownBox, &KnownBox::failed, this, &RecordPages::failed);
    connect(&m_recorder, &GameRecorder::showRequested, this, &RecordPages::showGame);
    connect(&m_recorder, &GameRecorder::editRequested, this,
            [this](record::Number game) { m_actions.edit(game, m_window); });
    connect(&m_recorder, &GameRecorder::undoRecordingRequested, this,
            [this](record::Number game) { m_actions.deleteGames({game}); });
}

// Hides the messages, which were about the previous page.
void RecordPages::pageShown(const QWidget* page) {
    m_page = page;
    m_undoOffer->hide();
    m_recorder.hideRecordedMessage();
    updateOffers();
}

// Shows one offer at a time, and none to record the open game on pages about something else.
void RecordPages::updateOffers() {
    const bool isAboutOthers = has(m_page) || m_pagesWithoutRecordOffer.contains(m_page);
    m_recordOffer->setSuppressed(isAboutOthers || !m_undoOffer->isHidden());
}

bool RecordPages::has(const QWidget* page) const {
    return page == m_pastGamesPage || page == m_gamePage || page == m_statisticsPage;
}

void RecordPages::hideRecordOfferOn(const QWidget* page) { m_pagesWithoutRecordOffer << page; }

BoxDialog* RecordPages::boxDialog() const { return m_boxDialog; }

void RecordPages::showBox() {
    if (m_boxDialog == nullptr) {
        m_boxDialog = new BoxDialog(m_knownBox, m_window);
        m_boxDialog->setAttribute(Qt::WA_DeleteOnClose);
        m_boxDialog->open();
    }
}

void RecordPages::showPastGames() { m_pages.show(m_pastGamesPage); }

void RecordPages::showStatistics() { m_pages.show(m_statisticsPage); }

void RecordPages::showGame(record::Number game) {
    m_gamePage->showGame(game);
    m_pages.show(m_gamePage);
}

void RecordPages::open(record::Number game) {
    m_asyncRecord.ask(
        this, [game](record::Store& store) { return tableFromRecord(store, game); },
        [this](const Table& table) { emit opened(table); });
}

}  // namespace concord::gui
