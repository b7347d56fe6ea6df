#include "tools/views/tour.h"

#include "tools/views/picture.h"
#include "tools/views/sample_games.h"

#include "app/gui/cards/cards_page.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/phone/inbox_for_phones.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/improve_reader_action.h"
#include "app/gui/photo/improve_reader_dialog.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/photo/photo_tray.h"
#include "app/gui/record/box_dialog.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/statistics_page.h"
#include "app/gui/renature/area_editor.h"
#include "app/gui/renature/areas_left_page.h"
#include "app/gui/renature/decide_area_page.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "scoring/renature/game.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEventLoop>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <iostream>

namespace concord::views {

using namespace gui;

Tour::Tour(QSize size) : m_size(size), m_window(nullptr, stillCamera) {
    m_window.autosaveIn(m_folder.filePath(QStringLiteral("games")));
    m_window.resize(size);
    m_window.move(0, 0);
    m_window.show();
    m_window.activateWindow();
    settle();
}

void Tour::run(const QStringList& wanted) {
    m_wanted = wanted;
    visitStart();
    visitPad();
    visitBoard();
    visitPhoto();
    visitPhotos();
    visitCards();
    visitDispute();
    visitPastGames();
    visitStatistics();
    visitRenature();
    visitPhones();
    visitMenusAndMessages();
}

bool Tour::isWanted(const QString& name) const {
    return m_wanted.isEmpty() ||
           std::ranges::any_of(m_wanted, [&](const QString& prefix) { return name.startsWith(prefix); });
}

void Tour::take(const QString& name) {
    if (isWanted(name)) {
        settle();
        if (m_window.size() != m_size) {
            std::cerr << name.toStdString() << ": the window grew to " << m_window.width() << 'x' << m_window.height()
                      << '\n';
            m_window.resize(m_size);
            settle();
        }
        emit pictureTaken(name, pictureOf(m_window));
    }
}

void Tour::takeDuring(const QString& name, const Show& show) {
    if (isWanted(name)) {
        emit pictureTaken(name, pictureDuring(m_window, show));
    }
}

void Tour::open(const QString& sample) {
    m_window.open(sampleGamePath(sample));
    m_window.document().markSaved({});  // without a file, as a game typed here
    settle();
}

void Tour::openWithEqualTurns(const QString& sample) {
    open(sample);
    fillTurns(m_window.document());
    settle();
    // The ending appears by itself: with equal numbers of tokens no warning is left, so the game counts as decided.
    m_window.padPage()->ending()->hide();
}

void Tour::readPhoto(const QString& path) {
    m_window.open(path);
    awaitPhotos();
}

// Reads photos until one has at least two doubtful cells; otherwise shows the one that has most.
void Tour::readDoubtfulPhoto() {
    constexpr std::size_t enough = 2;
    QString best;
    std::size_t mostDoubts = 0;
    const QStringList photos = boardPhotoPaths();
    for (const QString& photo : photos) {
        m_window.pages()->show(m_window.startPage());
        readPhoto(photo);
        const std::size_t doubts = m_window.document().doubtfulCells(0).size();
        if (doubts >= enough) {
            return;
        }
        if (best.isEmpty() || doubts > mostDoubts) {
            best = photo;
            mostDoubts = doubts;
        }
    }
    m_window.pages()->show(m_window.startPage());
    readPhoto(best);
}

void Tour::visitStart() {
    const record::Location record = record::Location::of(m_folder.filePath(QStringLiteral("games.concord")));
    m_window.recordGamesIn(record);
    take(QStringLiteral("start-first"));
    m_window.recordPages()->showPastGames();
    m_window.recordPages()->asyncRecord().finish();
    take(QStringLiteral("history-empty"));
    m_window.recordPages()->showStatistics();
    m_window.recordPages()->asyncRecord().finish();
    take(QStringLiteral("statistics-empty"));
    m_window.pages()->show(m_window.startPage());
    m_window.startPage()->sampleButton()->click();
    take(QStringLiteral("pad-sample"));
    m_window.pages()->show(m_window.startPage());
    m_window.newGamePage()->fillIn();
    m_window.pages()->show(m_window.newGamePage());
    take(QStringLiteral("new-game-solo"));
    rememberNewGame(newGameOfFour());
    m_window.newGamePage()->fillIn();
    take(QStringLiteral("new-game-four"));
    m_window.newGamePage()->nameField(1)->setText(QStringLiteral("Pauline"));
    take(QStringLiteral("new-game-same-name"));
    fillRecord(record);
    for (const char* const game :
         {"archipelago.json", "shared-victory.json", "../renature/four-players.json", "four-players.json"}) {
        open(QString::fromLatin1(game));
    }
    m_window.pages()->show(m_window.startPage());
    take(QStringLiteral("start-with-games"));
}

void Tour::visitPad() {
    m_window.startGame(newGameOfFour());
    take(QStringLiteral("pad-empty"));
    m_window.document().replace(halfCounted(), {});
    take(QStringLiteral("pad-half"));
    takeDuring(QStringLiteral("pad-typing"), [this] {
        PadView* const view = m_window.padPage()->padView();
        view->setCurrentIndex(view->model()->index(2, 2));
        view->edit(view->currentIndex());
    });
    open(QStringLiteral("four-players.json"));
    take(QStringLiteral("pad-won"));
    takeDuring(QStringLiteral("pad-player-menu"), [this] {
        m_window.padPage()->playerMenu()->popup(m_window.mapToGlobal(QPoint(m_window.width() / 2, 200)));
    });
    takeDuring(QStringLiteral("pad-game-menu"), [this] {
        m_window.padPage()->gameMenu()->popup(m_window.mapToGlobal(QPoint(m_window.width() / 2, 200)));
    });
    visitEnding(QStringLiteral("ending"));
    openWithEqualTurns(QStringLiteral("shared-victory.json"));
    take(QStringLiteral("pad-shared-victory"));
    visitEnding(QStringLiteral("ending-shared"));
    openWithEqualTurns(QStringLiteral("tie-broken-by-cubes.json"));
    take(QStringLiteral("pad-tie-broken"));
    open(QStringLiteral("rulebook-solo.json"));
    take(QStringLiteral("pad-solo"));
}

// In the middle of adding a row, and with the winner.
void Tour::visitEnding(const QString& name) {
    EndingView& ending = *m_window.padPage()->ending();
    ending.showAt(3.8);
    take(name + QStringLiteral("-row"));
    ending.showAt(100);  // after the last row
    take(name + QStringLiteral("-winner"));
    ending.hide();
}

void Tour::visitBoard() {
    m_window.startGame(newGameOfFour());
    m_window.showBoard(0);
    take(QStringLiteral("board-empty"));
    open(QStringLiteral("four-players.json"));
    m_window.showBoard(1);
    m_window.selection().selectCell(cellFromName(Side::A, "c3"));
    take(QStringLiteral("board-by-hand"));
    const ScoreItemsModel& items = m_window.gamePage()->scorePanel()->items();
    m_window.gamePage()->scorePanel()->itemsView()->setCurrentIndex(items.index(0, 0, items.indexOfRow("water")));
    take(QStringLiteral("board-river-lit"));
    open(QStringLiteral("archipelago.json"));
    m_window.showBoard(0);
    take(QStringLiteral("board-islands"));
    m_window.gamePage()->photoBar()->cameraAction()->trigger();
    while (isWanted(QStringLiteral("camera")) &&
           m_window.gamePage()->cameraPage()->hint().contains(QStringLiteral("…"))) {
        settle();  // an ellipsis in the hint: still starting or checking
    }
    take(QStringLiteral("camera"));
    m_window.gamePage()->cameraPage()->closeButton()->click();
}

void Tour::visitPhoto() {
    readDoubtfulPhoto();
    take(QStringLiteral("photo-doubts"));
    while (const std::size_t left = m_window.document().doubtfulCells(0).size()) {
        m_window.editor().pressKey(Qt::Key_Return);  // confirms the selected cell
        if (m_window.document().doubtfulCells(0).size() == left) {
            m_window.editor().selectNextDoubtful();
        }
    }
    take(QStringLiteral("photo-settled"));
    visitImproveReaderDialog();
    visitBoxDialog();
    m_window.gamePage()->photoBar()->outlineAction()->trigger();
    take(QStringLiteral("photo-outline"));
    m_window.gamePage()->photoPanel()->endOutline();
    m_window.recordPages()->recorder().record();
    m_window.pages()->show(m_window.startPage());
    readPhoto(samplePhotoPath(QStringLiteral("no-board/dev_neg_01.jpg")));
    take(QStringLiteral("photo-no-board"));
    m_window.inbox().remove(PhotoId(m_window.inbox().photos().back().id));
}

void Tour::visitImproveReaderDialog() {
    const QString name = QStringLiteral("photo-help-reader");
    if (!isWanted(name)) {
        return;
    }
    auto* const action = m_window.findChild<ImproveReaderAction*>();
    action->trigger();
    QEventLoop preparing;
    QObject::connect(action->dialog(), &ImproveReaderDialog::ready, &preparing, &QEventLoop::quit);
    preparing.exec();
    take(name);
    action->dialog()->close();
}

void Tour::visitBoxDialog() {
    const QString name = QStringLiteral("photo-this-box");
    if (!isWanted(name)) {
        return;
    }
    m_window.recordPages()->recorder().record();
    m_window.recordPages()->asyncRecord().finish();
    settle();
    m_window.recordPages()->knownBox().finish();
    m_window.recordPages()->boxAction()->trigger();
    BoxDialog& dialog = *m_window.recordPages()->boxDialog();
    QEventLoop loading;
    QObject::connect(&dialog, &BoxDialog::shown, &loading, &QEventLoop::quit);
    loading.exec();
    take(name);
    dialog.close();
}

void Tour::visitPhotos() {
    m_window.startGame(newGameOfFour());
    m_window.open({samplePhotoPath(QStringLiteral("easy/dev_010.jpg")),
                   samplePhotoPath(QStringLiteral("normal/dev_040.jpg")),
                   samplePhotoPath(QStringLiteral("easy/dev_018.jpg"))});
    awaitPhotos();
    take(QStringLiteral("photos-other-side"));
    m_window.showPad();
    take(QStringLiteral("photos-pad"));
    m_window.photoTray()->bar()->hide();
    m_window.showBoard(0);
    m_window.inbox().open({samplePhotoPath(QStringLiteral("hard/dev_020.jpg"))}, PhotoUse::SecondView);
    awaitPhotos();
    m_window.photoTray()->ask(PhotoId(m_window.inbox().photos().back().id));
    take(QStringLiteral("photos-other-board"));
    m_window.inbox().answer(PhotoId(m_window.inbox().photos().back().id), PhotoAnswer::NextPlayer);
    m_window.inbox().give(PhotoId(m_window.inbox().photos().front().id), m_window.document().playerState(1).player);
    take(QStringLiteral("photos-swapped"));
}

void Tour::awaitPhotos() {
    const auto isBusy = [](const InboxPhoto& photo) {
        return photo.state == InboxState::Waiting || photo.state == InboxState::Reading;
    };
    while (std::ranges::any_of(m_window.inbox().photos(), isBusy)) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    settle();
}

void Tour::visitCards() {
    open(QStringLiteral("four-players.json"));
    m_window.showCards(0);
    take(QStringLiteral("cards-animals"));
    m_window.cardsPage()->showKind(CardKind::Spirits);
    take(QStringLiteral("cards-spirits"));
    addBareAnimal(m_window.document(), 0);
    chooseBareSpirit(m_window.document(), 0);
    take(QStringLiteral("cards-bare-points"));
    m_window.startGame(newGameOfFour());
    m_window.cardsPage()->showKind(CardKind::Animals);
    m_window.showCards(1);
    take(QStringLiteral("cards-none"));
}

void Tour::visitDispute() {
    open(QStringLiteral("four-players.json"));
    setClaimed(m_window.document(), 0, Category::Water, 15);
    m_window.showDispute(0, "water");
    m_window.disputePage()->model().next();
    take(QStringLiteral("dispute-water"));
    m_window.showDispute(0, "total");
    take(QStringLiteral("dispute-total"));
    m_window.showDispute(0, "animals");
    m_window.disputePage()->model().next();
    take(QStringLiteral("dispute-animals"));
    if (isWanted(QStringLiteral("sheet"))) {
        emit pictureTaken(QStringLiteral("sheet"), QPixmap::fromImage(scoreSheetPicture(m_window.document())));
    }
}

void Tour::visitPastGames() {
    RecordPages& recordPages = *m_window.recordPages();
    m_window.showPad();
    recordPages.recorder().record();
    recordPages.asyncRecord().finish();
    take(QStringLiteral("pad-recorded"));
    recordPages.showPastGames();
    recordPages.asyncRecord().finish();
    settle();
    take(QStringLiteral("history"));
    const PastGamesModel& games = recordPages.pastGamesPage()->games();
    if (games.rowCount() < 3) {
        return;
    }
    for (const int row : {0, 1, 2}) {
        recordPages.showGame(games.game(row).number);
        recordPages.asyncRecord().finish();
        take(QStringLiteral("history-game-%1").arg(row + 1));
    }
    const record::Number game = games.game(2).number;
    const auto afterAnswer = [&recordPages](const Show& ask) {
        return [&recordPages, ask] {
            ask();
            recordPages.asyncRecord().finish();
        };
    };
    takeDuring(QStringLiteral("history-details"), afterAnswer([&] { recordPages.actions().edit(game, &m_window); }));
    takeDuring(QStringLiteral("history-code"), afterAnswer([&] { recordPages.actions().showCode(game, &m_window); }));
    takeDuring(QStringLiteral("history-players"), afterAnswer([&] { recordPages.actions().editPlayers(&m_window); }));
    recordPages.showPastGames();
    recordPages.actions().deleteGames({games.game(games.rowCount() - 1).number});
    recordPages.asyncRecord().finish();
    take(QStringLiteral("history-after-deleting"));
    takeDuring(QStringLiteral("history-deleted-games"),
               afterAnswer([&] { recordPages.actions().showDeleted(&m_window); }));
    if (!recordPages.gamePage()->photoButtons().isEmpty()) {
        takeDuring(QStringLiteral("history-photo"),
                   afterAnswer([&] { recordPages.gamePage()->photoButtons().first()->click(); }));
    }
}

void Tour::visitStatistics() {
    RecordPages& recordPages = *m_window.recordPages();
    recordPages.showStatistics();
    recordPages.asyncRecord().finish();
    settle();
    recordPages.asyncRecord().finish();
    QTabWidget* const tabs = recordPages.statisticsPage()->tabs();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        take(QStringLiteral("statistics-%1").arg(tab + 1));
    }
    QComboBox* const games = recordPages.statisticsPage()->filterBar()->gameBox();
    games->setCurrentIndex(games->findText(QStringLiteral("Renature")));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->isTabVisible(tab)) {
            tabs->setCurrentIndex(tab);
            take(QStringLiteral("statistics-renature-%1").arg(tab + 1));
        }
    }
}

void Tour::visitRenature() {
    m_window.newGamePage()->gameChoice()->choose("renature");
    m_window.newGamePage()->setPlayerCount(4);
    m_window.pages()->showAfter(m_window.startPage(), m_window.newGamePage());
    take(QStringLiteral("renature-new-game"));
    open(QStringLiteral("../renature/four-players.json"));
    take(QStringLiteral("renature-pad"));
    visitEnding(QStringLiteral("renature-ending"));
    auto* const decide = m_window.findChild<DecideAreaPage*>();
    const auto& areas = *m_window.document().game().as<renature::Game>().areas;
    m_window.pages()->show(decide);
    take(QStringLiteral("renature-decide-empty"));
    decide->editor()->setArea(areas.at(4));
    take(QStringLiteral("renature-decide"));
    auto* const left = m_window.findChild<AreasLeftPage*>();
    m_window.pages()->showAfter(m_window.padPage(), left);
    left->nextButton()->click();
    take(QStringLiteral("renature-area"));
    for (int more = 0; more < 2; ++more) {
        left->editor()->plantGrid()->counter(0, renature::PlantKind::Oak)->click();
    }
    take(QStringLiteral("renature-area-refused"));
    m_window.showBoard(3);
    take(QStringLiteral("renature-player"));
    m_window.showDispute(1, "areas");
    take(QStringLiteral("renature-dispute"));
    if (isWanted(QStringLiteral("renature-sheet"))) {
        emit pictureTaken(QStringLiteral("renature-sheet"), QPixmap::fromImage(scoreSheetPicture(m_window.document())));
    }
    NewGame fresh;
    fresh.game = "renature";
    fresh.players = {{"Ann", "white"}, {"Bob", "black"}};
    m_window.startGame(fresh);
    take(QStringLiteral("renature-pad-empty"));
    m_window.pages()->showAfter(m_window.padPage(), left);
    take(QStringLiteral("renature-areas-unknown"));
}

void Tour::visitPhones() {
    InboxForPhones photos(m_window.inbox());
    std::vector<NetworkPlace> places{{QStringLiteral("127.0.0.1"), QStringLiteral("wlan0"), NetworkKind::Wifi},
                                     {QStringLiteral("127.0.0.2"), QStringLiteral("enp3s0"), NetworkKind::Cable}};
    PhoneDialog dialog(m_window.document(), photos, &m_window, [&places] { return places; });
    const auto takeDialog = [&](const QString& name) { takeDuring(name, [&] { dialog.show(); }); };
    takeDialog(QStringLiteral("phone"));
    dialog.helpButton()->setChecked(true);
    takeDialog(QStringLiteral("phone-help"));
    dialog.helpButton()->setChecked(false);
    places.clear();
    takeDialog(QStringLiteral("phone-no-network"));
}

void Tour::visitMenusAndMessages() {
    open(QStringLiteral("four-players.json"));
    m_window.showBoard(0);
    int number = 0;
    for (QAction* const menu : m_window.menuBar()->actions()) {
        takeDuring(QStringLiteral("menu-%1").arg(++number), [&] {
            const QPoint below = m_window.menuBar()->actionGeometry(menu).bottomLeft();
            menu->menu()->popup(m_window.menuBar()->mapToGlobal(below));
        });
    }
    const QList<QAction*> help = m_window.menuBar()->actions().last()->menu()->actions();
    for (int which = 0; which < help.size(); ++which) {
        takeDuring(QStringLiteral("help-%1").arg(which + 1), [&] { help.at(which)->trigger(); });
    }
    m_window.open(m_folder.filePath(QStringLiteral("gone.json")));
    settle();
    take(QStringLiteral("message-problem"));
    m_window.shareMenu()->copyTextAction()->trigger();
    take(QStringLiteral("message-note"));
    m_window.messageBar()->hide();
}

}  // namespace concord::views
