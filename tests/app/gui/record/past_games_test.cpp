#include "app/gui/record/past_games_page.h"

#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/qr_code.h"
#include "app/gui/record/deleted_games.h"
#include "app/gui/record/file_exchange.h"
#include "app/gui/record/game_code.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/players_dialog.h"
#include "app/record/connection.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/desktop.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace concord::gui {
namespace {

QStringList column(const QAbstractItemModel& model, int column) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.index(row, column).data().toString();
    }
    return texts;
}

// --- the list ------------------------------------------------------------------------------------

class PastGamesPageTest : public RecordFixture {
protected:
    void open() {
        m_page.resize(1024, 600);
        m_page.show();
        settle();
    }
    void chooseRow(int row) {
        QTableView* const table = m_page.table();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(m_page.games().index(row, 0)).center());
    }

    OfferBar m_offers;
    RecordedGameActions m_actions{m_asyncRecord, m_offers};
    PastGamesPage m_page{m_actions};
};

TEST_F(PastGamesPageTest, ShowsTheNewestGameFirstWithTheWinnerInFront) {
    const QAbstractItemModelTester tester(&m_page.games(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    addThreeGames();
    open();
    EXPECT_EQ(
        column(m_page.games(), PastGamesModel::Players),
        QStringList({QStringLiteral("Cleo 44"), QStringLiteral("Bob 34, Ann 19"), QStringLiteral("Ann 24, Bob 14")}));
    EXPECT_EQ(m_page.countInWords(), QStringLiteral("3 games"));
}

TEST_F(PastGamesPageTest, ExplainsHowGamesAreAddedWhereThereAreNone) {
    open();
    EXPECT_FALSE(m_page.table()->isVisible());
    EXPECT_TRUE(m_page.emptyStateText().startsWith(QStringLiteral("No game is recorded yet.")));
    EXPECT_FALSE(m_page.showButton()->isEnabled());
    EXPECT_FALSE(m_page.deleteButton()->isEnabled());
    const QSignalSpy requested(&m_page, &PastGamesPage::newGameRequested);
    click(m_page.emptyState()->button());
    EXPECT_EQ(requested.count(), 1);
}

TEST_F(PastGamesPageTest, TypingSearchesAndChoicesFilter) {
    addThreeGames();
    open();
    PastGamesFilterBar& bar = *m_page.filterBar();
    QTest::keyClicks(bar.search(), QStringLiteral("bob club"));
    EXPECT_EQ(m_page.games().rowCount(), 1);
    EXPECT_EQ(m_page.countInWords(), QStringLiteral("1 of 3 games"));
    QTest::mouseClick(bar.clearButton(), Qt::LeftButton);
    EXPECT_EQ(m_page.games().rowCount(), 3);
    bar.player()->setCurrentText(QStringLiteral("Ann"));
    EXPECT_EQ(m_page.games().rowCount(), 2);
    bar.side()->setCurrentText(QStringLiteral("Side B"));
    EXPECT_EQ(column(m_page.games(), PastGamesModel::Place), QStringList({QStringLiteral("Home")}));
    bar.clear();
    bar.year()->setCurrentText(QStringLiteral("2024"));
    EXPECT_EQ(column(m_page.games(), PastGamesModel::Place), QStringList({QStringLiteral("Club")}));
    bar.clear();
    bar.place()->setCurrentText(QStringLiteral("Home"));
    bar.soloFilter()->setCurrentText(QStringLiteral("Solo games"));
    EXPECT_EQ(column(m_page.games(), PastGamesModel::Players), QStringList({QStringLiteral("Cleo 44")}));
    bar.year()->setCurrentText(QStringLiteral("2024"));
    EXPECT_EQ(m_page.games().rowCount(), 0);
    EXPECT_TRUE(m_page.emptyStateText().startsWith(QStringLiteral("No game matches the filters.")));
    click(m_page.emptyState()->button());
    EXPECT_EQ(m_page.games().rowCount(), 3);
    EXPECT_TRUE(bar.isEmpty());
}

TEST_F(PastGamesPageTest, ADeletedGameComesBackWithOneClick) {
    addThreeGames();
    open();
    chooseRow(1);
    click(m_page.deleteButton());
    settle();
    EXPECT_EQ(column(m_page.games(), PastGamesModel::Players),
              QStringList({QStringLiteral("Cleo 44"), QStringLiteral("Ann 24, Bob 14")}));
    chooseRow(0);
    QTest::keyClick(m_page.table(), Qt::Key_Delete);
    settle();
    EXPECT_EQ(m_page.games().rowCount(), 1);
    ASSERT_EQ(m_offers.buttons().size(), 1);
    EXPECT_EQ(m_offers.text(), QStringLiteral("1 game deleted."));
    click(m_offers.buttons().front());
    settle();
    EXPECT_EQ(m_page.games().rowCount(), 2);
    QTest::keyClick(m_page.table(), Qt::Key_Z, Qt::ControlModifier);
    settle();
    EXPECT_EQ(m_page.games().rowCount(), 3);
    EXPECT_TRUE(m_offers.isHidden());
}

TEST_F(PastGamesPageTest, SeveralGamesAreDeletedAndBroughtBackTogether) {
    addThreeGames();
    open();
    m_page.table()->setFocus();
    m_page.table()->selectAll();
    click(m_page.deleteButton());
    settle();
    EXPECT_EQ(m_page.games().total(), 0);
    m_actions.undoDelete();
    settle();
    EXPECT_EQ(m_page.games().total(), 3);
}

TEST_F(PastGamesPageTest, DeletingSkipsGamesThatAreGoneAndIsUndoneAsAWhole) {
    addThreeGames();
    open();
    const std::vector<record::Number> games = m_page.shown();
    {
        record::Store store(m_folder.location());  // somebody else deletes one permanently
        store.deleteGame(games[1]);
        store.deletePermanently(games[1]);
    }
    m_actions.deleteGames(games);
    settle();
    EXPECT_EQ(m_page.games().total(), 0);
    EXPECT_EQ(m_offers.text(), QStringLiteral("2 games deleted."));
    m_actions.undoDelete();
    settle();
    EXPECT_EQ(m_page.games().total(), 2);
    // A damaged game, which no longer matches its checksum, cannot be deleted.
    record::Connection(m_folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Ann', 'Anm')"));
    const QSignalSpy failed(&m_actions, &RecordedGameActions::failed);
    m_actions.deleteGames({games[0], games[2]});
    settle();
    EXPECT_EQ(failed.count(), 1);
    EXPECT_EQ(record::Store(m_folder.location()).games().size(), 2U);
}

TEST_F(PastGamesPageTest, UndoIsNotOfferedForGamesThatWereRestored) {
    addThreeGames();
    open();
    const std::vector<record::Number> games = m_page.shown();
    m_actions.deleteGames({games[0], games[1]});
    settle();
    EXPECT_EQ(m_offers.text(), QStringLiteral("2 games deleted."));
    m_actions.restore({games[0]});  // as the list of deleted games does
    settle();
    EXPECT_EQ(m_offers.text(), QStringLiteral("1 game deleted."));
    EXPECT_FALSE(m_offers.isHidden());
    m_actions.restore({games[1]});
    settle();
    EXPECT_TRUE(m_offers.isHidden());
    EXPECT_FALSE(m_actions.canUndoDelete());
}

TEST_F(PastGamesPageTest, ADoubleClickOrEnterShowsTheGame) {
    addThreeGames();
    open();
    const QSignalSpy spy(&m_page, &PastGamesPage::gameRequested);
    chooseRow(2);
    QTableView* const table = m_page.table();
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(m_page.games().index(2, 0)).center());
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(spy.front().front().value<record::Number>(), m_page.games().game(2).number);
    QTest::keyClick(table, Qt::Key_Return);
    EXPECT_EQ(spy.count(), 2);
}

TEST_F(PastGamesPageTest, ADuplicateIsAGameOfItsOwn) {
    addThreeGames();
    open();
    const QSignalSpy spy(&m_actions, &RecordedGameActions::duplicated);
    chooseRow(2);
    click(m_page.duplicateButton());
    settle();
    ASSERT_EQ(spy.count(), 1);
    const std::vector<record::GameSummary> games = storedGames();
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(games.front().place, QStringLiteral("Club"));
    EXPECT_NE(games.front().id, games.back().id);
    EXPECT_NE(games.front().played, games.back().played);
}

TEST_F(PastGamesPageTest, EditedDetailsAreRecorded) {
    addThreeGames();
    open();
    chooseRow(2);
    click(m_page.editButton());
    settle();
    auto* const form = dialog<GameDetailsDialog>();
    ASSERT_NE(form, nullptr);
    EXPECT_EQ(form->place()->currentText(), QStringLiteral("Club"));
    EXPECT_EQ(form->played()->dateTime(), QDateTime(QDate(2024, 5, 1), QTime(20, 0)));
    form->place()->setCurrentText(QStringLiteral("Garden"));
    form->minutes()->setValue(45);
    form->starter()->setCurrentIndex(2);
    QTest::keyClicks(form->note(), QStringLiteral("Rain"));
    form->played()->setDate(QDate(2024, 1, 5));
    form->players().front()->setText(QStringLiteral("Anna"));
    QTest::mouseClick(form->buttons()->button(QDialogButtonBox::Save), Qt::LeftButton);
    settle();
    record::Store store(m_folder.location());
    const record::OpenedGame game = store.open(storedGames().back().number);
    EXPECT_EQ(game.entry.record.place, "Garden");
    EXPECT_EQ(game.entry.record.minutes, 45);
    EXPECT_EQ(game.entry.record.starter, "Bob");
    EXPECT_EQ(game.entry.record.note, "Rain");
    EXPECT_EQ(game.entry.record.played, "2024-01-05T20:00:00+01:00");  // Berlin has this offset in winter
    EXPECT_EQ(record::namesOf(game.entry.game).front(), "Anna");
    EXPECT_EQ(column(m_page.games(), PastGamesModel::Place).back(), QStringLiteral("Garden"));
}

TEST_F(PastGamesPageTest, PlayersNeedDistinctNamesThatAreNotBlank) {
    addThreeGames();
    open();
    chooseRow(2);
    click(m_page.editButton());
    settle();
    auto* const form = dialog<GameDetailsDialog>();
    ASSERT_NE(form, nullptr);
    form->players().front()->setText(QStringLiteral("Bob"));
    EXPECT_FALSE(form->buttons()->button(QDialogButtonBox::Save)->isEnabled());
    form->players().front()->setText(QStringLiteral(" "));
    EXPECT_FALSE(form->buttons()->button(QDialogButtonBox::Save)->isEnabled());
    QTest::keyClick(form, Qt::Key_Escape);
}

TEST_F(PastGamesPageTest, AGameDeletedEarlierIsRestoredFromTheList) {
    addThreeGames();
    {
        record::Store store(m_folder.location());
        store.deleteGame(storedGames().front().number);
    }
    open();
    m_actions.showDeleted(&m_page);
    settle();
    auto* const deletedGames = dialog<DeletedGamesDialog>();
    ASSERT_NE(deletedGames, nullptr);
    EXPECT_EQ(deletedGames->games().rowCount(), 1);
    click(deletedGames->restoreButton());
    settle();
    EXPECT_EQ(deletedGames->games().rowCount(), 0);
    EXPECT_EQ(m_page.games().rowCount(), 3);
    deletedGames->close();
}

TEST_F(PastGamesPageTest, AFileThatIsNotARecordIsReportedAndNotTouched) {
    QFile file(m_folder.location().file());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(4096, 'x'));
    file.close();
    const QSignalSpy spy(&m_actions, &RecordedGameActions::failed);
    open();
    ASSERT_GE(spy.count(), 1);
    EXPECT_TRUE(spy.front().front().value<Wording>()().startsWith(QStringLiteral("club.concord: ")));
    EXPECT_EQ(record::fileBytes(m_folder.location().file()), QByteArray(4096, 'x'));
}

TEST_F(PastGamesPageTest, MergedPlayersAreListedAsTheSamePerson) {
    addThreeGames();
    PlayersDialog players(m_asyncRecord, nullptr);
    const QAbstractItemModelTester tester(&players.players(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    players.show();
    settle();
    EXPECT_EQ(column(players.players(), PlayersModel::Name),
              QStringList({QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")}));
    const record::Number cleo = players.players().player(2).number;
    const record::Number ann = players.players().player(0).number;
    {
        record::Store store(m_folder.location());
        store.merge(cleo, ann);
    }
    emit m_asyncRecord.changed();
    settle();
    EXPECT_EQ(column(players.players(), PlayersModel::SameAs).at(2), QStringLiteral("Ann"));
    players.table()->selectRow(2);
    EXPECT_FALSE(players.mergeButton()->isEnabled());
    click(players.splitButton());
    settle();
    EXPECT_EQ(column(players.players(), PlayersModel::SameAs).at(2), QString());
}

TEST_F(PastGamesPageTest, TheFirstGameIsSelectedWhileTheKeysThatOpenedThePageAreHeldDown) {
    addThreeGames();
    QTest::keyPress(&m_page, Qt::Key_H, Qt::ControlModifier);
    open();
    EXPECT_EQ(m_page.table()->selectionModel()->selectedRows().size(), 1);
    EXPECT_TRUE(m_page.showButton()->isEnabled());
    QTest::keyRelease(&m_page, Qt::Key_H, Qt::ControlModifier);
    QTest::keyRelease(&m_page, Qt::Key_Control);
}

TEST_F(PastGamesPageTest, APlayerStaysSelectedUnderANewName) {
    addThreeGames();
    PlayersDialog players(m_asyncRecord, nullptr);
    players.show();
    settle();
    players.table()->selectRow(0);
    const record::Number ann = players.players().player(0).number;
    {
        record::Store store(m_folder.location());
        store.rename(ann, QStringLiteral("Zoe"));
    }
    emit m_asyncRecord.changed();
    settle();
    const QModelIndexList selected = players.table()->selectionModel()->selectedRows();
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected.front().row(), 2);
    EXPECT_EQ(players.players().player(2).number, ann);
}

// --- files ---------------------------------------------------------------------------------------

TEST_F(PastGamesPageTest, WhatIsExportedCanBeImportedElsewhere) {
    addThreeGames();
    open();
    const QString path = m_folder.path(QStringLiteral("games.jsonl"));
    m_actions.exportTo(path, m_page.shown());
    settle();
    ASSERT_EQ(m_offers.buttons().size(), 1);
    Desktop desktop;
    m_offers.buttons().front()->click();
    EXPECT_EQ(desktop.opened, QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    const record::RecordFolder other;
    record::Store store(other.location());
    const record::ImportCounts counts = importGames(store, path);
    EXPECT_EQ(counts.added, 3);
    EXPECT_EQ(countsInWords(importGames(store, path)), QStringLiteral("0 games added, 3 already in the record."));
    EXPECT_EQ(store.games().front().id, storedGames().front().id);
}

TEST_F(PastGamesPageTest, AnImportThatFailsSaysWhereAndChangesNothing) {
    addThreeGames();
    open();
    const QString path = m_folder.path(QStringLiteral("games.jsonl"));
    m_actions.exportTo(path, m_page.shown());
    settle();
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("{\"format\": \"concord-game\"}\n");
    file.close();
    m_actions.deleteGames(m_page.shown());
    settle();
    const QSignalSpy spy(&m_actions, &RecordedGameActions::failed);
    m_actions.importFrom(path);
    settle();
    ASSERT_EQ(spy.count(), 1);
    EXPECT_TRUE(spy.front().front().value<Wording>()().startsWith(QStringLiteral("games.jsonl: line 4: ")))
        << spy.front().front().value<Wording>()().toStdString();
    EXPECT_EQ(m_page.games().total(), 0);
}

TEST_F(PastGamesPageTest, AnExportNeverReplacesItsRecordOrAnotherKindOfFile) {
    addThreeGames();
    open();
    const QString notes = m_folder.path(QStringLiteral("notes.jsonl"));
    QFile file(notes);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Buy bread.\n");
    file.close();
    const std::vector<std::pair<QString, QString>> refused{
        {m_folder.location().file(), QStringLiteral("this one belongs to a record of games")},
        {m_folder.location().folder() + QStringLiteral("/games/new.json"),
         QStringLiteral("this one belongs to a record of games")},
        {notes, QStringLiteral("this file is of a different kind (TXT)")}};
    QSignalSpy spy(&m_actions, &RecordedGameActions::failed);
    for (const auto& [path, why] : refused) {
        m_actions.exportTo(path, m_page.shown());
        settle();
        ASSERT_EQ(spy.count(), 1) << path.toStdString();
        const QString text = spy.takeFirst().front().value<Wording>()();
        EXPECT_TRUE(text.contains(why)) << text.toStdString();
    }
    EXPECT_EQ(storedGames().size(), 3U);
    EXPECT_EQ(record::fileBytes(notes), "Buy bread.\n");
}

TEST_F(PastGamesPageTest, ADamagedGameIsLeftOutOfAnExport) {
    addThreeGames();
    open();
    record::Connection(m_folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Ann', 'Anm') WHERE game = 1"));
    const QString path = m_folder.path(QStringLiteral("games.jsonl"));
    m_actions.exportTo(path, m_page.shown());
    settle();
    EXPECT_TRUE(m_offers.text().startsWith(QStringLiteral("2 games written to %1. 1 damaged game").arg(path)))
        << m_offers.text().toStdString();
    EXPECT_EQ(record::fileBytes(path).count('\n'), 2);
}

TEST_F(PastGamesPageTest, ContinuesWithARecordThatAnotherProgramRebuilt) {
    addThreeGames();
    open();
    const QString aside = record::rebuildFromCopies(m_folder.location()).replacedFile;
    const auto game = record::gameOfTrees({{"Dora", 9}}, playedAt("2026-02-01T10:00:00+01:00"));
    m_asyncRecord.change(
        &m_page, [game](record::Store& store) { return store.record(game); }, [](record::Number) {});
    settle();
    EXPECT_EQ(storedGames().size(), 4U);
    EXPECT_EQ(record::Store(record::Location::of(aside)).games().size(), 3U);
}

TEST_F(PastGamesPageTest, TheExtensionOfAFileDecidesItsFormat) {
    addThreeGames();
    record::Store store(m_folder.location());
    const std::vector<record::Number> one{storedGames().front().number};
    exportGames(store, m_folder.path(QStringLiteral("one.csv")), one);
    exportGames(store, m_folder.path(QStringLiteral("one.bgsplay")), one);
    const QByteArray csv = record::fileBytes(m_folder.path(QStringLiteral("one.csv")));
    EXPECT_EQ(csv.count('\n'), 2);
    EXPECT_TRUE(csv.contains("Cleo"));
    EXPECT_FALSE(csv.contains("Ann"));
    EXPECT_TRUE(record::fileBytes(m_folder.path(QStringLiteral("one.bgsplay"))).contains("414317"))
        << "the BoardGameGeek number of Harmonies is missing";
}

TEST_F(PastGamesPageTest, TheCodeForThePhoneIsShown) {
    addThreeGames();
    open();
    m_actions.showCode(storedGames().back().number, &m_page);
    settle();
    auto* const code = dialog<GameCodeDialog>();
    ASSERT_NE(code, nullptr);
    // Nothing covers its quiet zone, however short the window is made.
    code->resize(code->minimumWidth(), 1);
    QCoreApplication::processEvents();
    EXPECT_GT(code->findChild<QDialogButtonBox*>()->y(), code->findChild<QrView*>()->geometry().bottom() + 1);
    code->close();
}

TEST(QrCodeTest, HoldsTheLongestLinkWithAQuietZoneAround) {
    const QImage code = qrCode(QString(2000, QLatin1Char('a')));
    ASSERT_FALSE(code.isNull());
    EXPECT_EQ(code.width(), code.height());
    for (int i = 0; i < code.width(); ++i) {
        for (int edge = 0; edge < 4; ++edge) {
            EXPECT_EQ(code.pixel(i, edge), qRgb(255, 255, 255));
            EXPECT_EQ(code.pixel(edge, i), qRgb(255, 255, 255));
        }
    }
    // The corner of a finder pattern.
    EXPECT_EQ(code.pixel(4, 4), qRgb(0, 0, 0));
    EXPECT_EQ(code.pixel(5, 5), qRgb(255, 255, 255));
    EXPECT_EQ(code.pixel(7, 7), qRgb(0, 0, 0));
    EXPECT_TRUE(qrCode(QString(3000, QLatin1Char('a'))).isNull());  // more than a QR code can hold
}

}  // namespace
}  // namespace concord::gui
