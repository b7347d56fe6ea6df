// The window works with a game that none of its code knows: a pad of three rows, one of them negative, without boards.
#include "app/gui/document/autosave.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/page_writer.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/statistics_tables.h"
#include "app/gui/score/dispute_model.h"
#include "app/gui/score/explanation.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_items_model.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "tests/app/gui/support/support.h"
#include "tests/support/tiny_game.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

namespace concord::gui {
namespace {

Table tinyTable(int gold, int debts, int bonus) {
    return openedTable({tiny::tinyDocument(gold, debts, bonus), R"({"place":"Bonn"})"});
}

class AnyGameTest : public ::testing::Test {
protected:
    AnyGameTest() {
        tiny::addTinyGame();
        m_document.replace(tinyTable(12, -3, 1), {});
    }
    static QStringList rowNames(const PadModel& pad) {
        QStringList names;
        for (int row = 0; row < pad.rowCount(); ++row) {
            names << pad.headerData(row, Qt::Vertical).toString();
        }
        return names;
    }
    static QString field(const PadModel& pad, std::string_view row, int player) {
        return pad.index(pad.rowOf(row), player).data().toString();
    }
    void typeMissingNumbers() {
        m_document.typeNumber(1, "debts", 0);
        m_document.typeNumber(1, "bonus", 2);
    }

    Document m_document;
};

TEST_F(AnyGameTest, ThePadShowsItsRowsAndTakesNegativeNumbers) {
    PadModel pad(m_document);
    const QAbstractItemModelTester tester(&pad, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(rowNames(pad), QStringList({QStringLiteral("Player"), QStringLiteral("Gold"), QStringLiteral("Debts"),
                                          QStringLiteral("Bonus"), QStringLiteral("Total")}));
    EXPECT_EQ(field(pad, "debts", 0), QStringLiteral("-3"));
    EXPECT_EQ(field(pad, "total", 0), QStringLiteral("10"));
    EXPECT_EQ(field(pad, "debts", 1), QString());
    const QModelIndex debts = pad.index(pad.rowOf("debts"), 1);
    EXPECT_TRUE(pad.setData(debts, QStringLiteral("-7")));
    EXPECT_EQ(field(pad, "total", 1), QStringLiteral("-6"));
    EXPECT_TRUE(pad.setData(debts, QStringLiteral("\u22125 + -1")));  // U+2212: the minus sign of typesetting
    EXPECT_EQ(field(pad, "debts", 1), QStringLiteral("-6"));
    EXPECT_EQ(m_document.undoName(), QStringLiteral("Bob, Debts: -6 typed"));
    for (const char* const text : {"3", "-21", "--3", "x"}) {
        EXPECT_FALSE(pad.setData(debts, QString::fromLatin1(text))) << text;
    }
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("gold"), 1), QStringLiteral("-1")));
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("total"), 1), QStringLiteral("5")));
    m_document.undoStack()->undo();
    m_document.undoStack()->undo();
    EXPECT_EQ(field(pad, "debts", 1), QString());
    EXPECT_EQ(field(pad, "total", 1), QStringLiteral("1"));
}

TEST_F(AnyGameTest, ThePadFollowsFromOneGameToAnother) {
    PadModel editable(m_document);
    PadModel readOnly(m_document, PadModel::ReadOnly());
    const QAbstractItemModelTester testEditable(&editable, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester testReadOnly(&readOnly, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(readOnly.rowCount(), 4);
    m_document.replace(
        tableFor({.players = {{"Ann", ""}, {"Bob", ""}, {"Cid", ""}}, .withSpirits = true, .rulings = {}}), {});
    EXPECT_EQ(editable.rowCount(), 11);
    EXPECT_EQ(field(editable, "landscapes", 2), QStringLiteral("0"));
    m_document.replace(tinyTable(1, 0, 0), {});
    EXPECT_EQ(editable.rowCount(), 5);
    EXPECT_EQ(field(readOnly, "gold", 0), QStringLiteral("1"));
    EXPECT_EQ(field(readOnly, "bonus", 1), QStringLiteral("–"));
}

TEST_F(AnyGameTest, TheOutcomeSaysWhatIsMissingAndWhoWins) {
    EXPECT_EQ(gaps(m_document), (std::vector<Gap>{{1, "debts"}, {1, "bonus"}}));
    Outcome outcome = outcomeOf(m_document);
    EXPECT_EQ(outcome.headline, QStringLiteral("So far Ann leads with 10 points."));
    EXPECT_EQ(outcome.detail, QStringLiteral("Still missing: Bob (Debts, Bonus)."));
    typeMissingNumbers();
    outcome = outcomeOf(m_document);
    EXPECT_TRUE(outcome.final);
    EXPECT_EQ(outcome.headline, QStringLiteral("Ann wins with 10 points."));
    EXPECT_EQ(outcome.winners, std::vector<int>{0});
}

TEST_F(AnyGameTest, TotalsBelowZeroHaveAWinnerToo) {
    m_document.replace(tinyTable(0, -9, 1), {});
    m_document.typeNumber(1, "debts", -20);
    m_document.typeNumber(1, "bonus", 0);
    EXPECT_EQ(outcomeOf(m_document).headline.toStdString(), "Ann wins with -8 points.");
    m_document.typeNumber(0, "debts", -2);
    EXPECT_EQ(outcomeOf(m_document).headline.toStdString(), "Ann wins with -1 point.");
}

TEST_F(AnyGameTest, ATieIsNamedAfterWhatBreaksIt) {
    typeMissingNumbers();
    m_document.typeNumber(0, "gold", 6);
    m_document.typeNumber(0, "debts", -3);
    m_document.typeNumber(0, "bonus", 0);
    const Outcome outcome = outcomeOf(m_document);
    EXPECT_EQ(outcome.headline, QStringLiteral("Ann and Bob share the victory with 3 points."));
    EXPECT_EQ(outcome.detail, QStringLiteral("Coins: Ann\u00a06, Bob\u00a01."));
}

TEST_F(AnyGameTest, TheSheetHasPadAndWinnerInEveryFormat) {
    typeMissingNumbers();
    const QString text = scoreSheetText(m_document);
    EXPECT_TRUE(text.startsWith(QStringLiteral("Bonn\nAnn wins with 10 points.\n"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Debts")) && text.contains(QStringLiteral("-3"))) << text.toStdString();
    EXPECT_EQ(sheetField(m_document, 0, "debts"), QStringLiteral("-3"));
    EXPECT_GT(scoreSheetPicture(m_document).height(), 300);
    const QTemporaryDir folder;
    for (const char* const extension : {"pdf", "png", "txt"}) {
        const QString path = folder.filePath(QStringLiteral("sheet.") + QLatin1String(extension));
        saveScoreSheet(m_document, path);
        EXPECT_FALSE(fileContents(path).isEmpty()) << extension;
    }
}

TEST_F(AnyGameTest, EveryLineIsExplainedAndCanBeDisputed) {
    ScoreItemsModel items(m_document);
    const QModelIndex debts = items.indexOfRow("debts");
    ASSERT_TRUE(debts.isValid());
    EXPECT_EQ(debts.data().toString(), QStringLiteral("Debts"));
    EXPECT_EQ(debts.data(ScoreItemsModel::PointsRole).toInt(), -3);
    EXPECT_EQ(items.index(0, 0, debts).data().toString(), QStringLiteral("typed"));
    DisputeModel dispute(m_document);
    dispute.choose(0, "total");
    EXPECT_FALSE(dispute.hasBoard());
    EXPECT_EQ(dispute.headline(), QStringLiteral("Ann: Total"));
    EXPECT_EQ(dispute.verdict(), QStringLiteral("Concord counts 10."));
    EXPECT_EQ(dispute.steps().size(), 7U);
    EXPECT_EQ(dispute.steps().front().reason, QStringLiteral("Gold 12 + Debts -3 + Bonus 1"));
    EXPECT_FALSE(explanationPicture(dispute).isNull());
}

TEST_F(AnyGameTest, AFileComesBackWithItsRecord) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    saveGame(fileOf(m_document.table()), path);
    const Table back = openedTable(gameFromContents(fileContents(path), path));
    EXPECT_EQ(back, m_document.table());
    EXPECT_EQ(back.record.place, "Bonn");
}

TEST_F(AnyGameTest, AnAutosavedGameIsContinued) {
    const QTemporaryDir folder;
    {
        Autosave autosave(m_document, folder.path());
        m_document.replace(tinyTable(12, -3, 1), {});
        m_document.typeNumber(1, "debts", -4);
        ASSERT_TRUE(autosave.flush());
    }
    Document next;
    Autosave autosave(next, folder.path());
    ASSERT_EQ(autosave.games().size(), 1U);
    EXPECT_TRUE(gameInWords(autosave.games().front().game, QDateTime::currentDateTime())
                    .startsWith(QStringLiteral("Ann 10, Bob -3")));
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    EXPECT_EQ(next.game(), m_document.game());
    EXPECT_EQ(next.table().record, m_document.table().record);
}

TEST_F(AnyGameTest, ARecordedPadShowsWhatWasRecordedAndClaimed) {
    PadModel pad(m_document, PadModel::ReadOnly());
    const SeatScore ann{{{"gold", 12}, {"debts", -4}, {"bonus", 1}}, 9, 1};
    const SeatScore bob{{{"gold", 1}, {"debts", 0}, {"bonus", 0}}, 1, 2};
    pad.compare({{ann, bob}, {{{"total", 11}}, {}}});
    EXPECT_EQ(field(pad, "gold", 0), QStringLiteral("12"));
    EXPECT_EQ(field(pad, "debts", 0), QStringLiteral("-3 (recorded: -4)"));
    EXPECT_EQ(field(pad, "total", 0), QStringLiteral("10 (recorded: 9) (on paper: 11)"));
    EXPECT_EQ(field(pad, "gold", 1), QStringLiteral("1"));
}

record::GameSummary soloGame(const QString& game, const QString& variant, const std::vector<RowPoints>& points,
                             int total) {
    record::GameSummary summary;
    summary.number = total;
    summary.game = game;
    summary.variant = variant;
    record::SeatSummary seat;
    seat.player = 1;
    seat.name = QStringLiteral("Ann");
    seat.points = points;
    seat.total = total;
    summary.seats = {seat};
    return summary;
}

TEST_F(AnyGameTest, StatisticsShowOneGameInTheOrderOfItsPad) {
    const std::vector<record::GameSummary> games{
        soloGame(QStringLiteral("tiny"), {}, {{"bonus", 1}, {"debts", -3}, {"gold", 12}}, 10),
        soloGame(QStringLiteral("harmonies"), QStringLiteral("A"), {{"trees", 20}}, 20)};
    PastGamesModel choices;
    choices.setGames(games);
    PastGamesFilterBar bar(PastGamesFilterBar::GameChoice::OneKind);
    bar.offer(choices);
    EXPECT_FALSE(bar.gameBox()->isHidden());
    EXPECT_EQ(bar.game(), QStringLiteral("harmonies"));
    EXPECT_FALSE(bar.side()->isHidden());
    bar.gameBox()->setCurrentIndex(bar.gameBox()->findData(QStringLiteral("tiny")));
    EXPECT_TRUE(bar.side()->isHidden());
    const std::vector<record::GameSummary> chosen = record::filtered(games, bar.filter());
    ASSERT_EQ(chosen.size(), 1U);
    const StatisticsTable bests = bestsTable(record::statisticsOf(chosen), bar.game());
    QStringList rows;
    for (const auto& row : bests.rows) {
        rows << row[1].text + QLatin1Char(' ') + row[2].text;
    }
    EXPECT_EQ(rows, QStringList({QStringLiteral("Gold 12"), QStringLiteral("Debts -3"), QStringLiteral("Bonus 1"),
                                 QStringLiteral("Total 10")}));
    const StatisticsTable counts = playerCountsTable(record::statisticsOf(chosen));
    ASSERT_EQ(counts.rows.size(), 1U);
    EXPECT_EQ(counts.rows[0][0].text, QStringLiteral("1"));
    EXPECT_EQ(counts.rows[0][2].text, averageInWords(record::statisticsOf(chosen).playerCounts.front().total));
    EXPECT_EQ(counts.rows[0][3].text, QStringLiteral("–"));  // a solo game has no winner
    PastGamesFilterBar all;
    all.offer(choices);
    EXPECT_EQ(all.game(), QString());
    EXPECT_TRUE(all.isEmpty());
    EXPECT_FALSE(all.side()->isHidden());  // one of the games has sides
}

TEST_F(AnyGameTest, TheSoloFilterIsHiddenForAGameThatCannotBePlayedAlone) {
    PastGamesModel choices;
    choices.setGames({soloGame(QStringLiteral("renature"), {}, {{"plants", 12}}, 12),
                      soloGame(QStringLiteral("harmonies"), QStringLiteral("A"), {{"trees", 20}}, 20)});
    PastGamesFilterBar bar;
    bar.offer(choices);
    EXPECT_FALSE(bar.soloFilter()->isHidden());
    bar.soloFilter()->setCurrentIndex(1);  // only solo games
    bar.gameBox()->setCurrentIndex(bar.gameBox()->findData(QStringLiteral("renature")));
    EXPECT_TRUE(bar.soloFilter()->isHidden());
    EXPECT_FALSE(bar.filter().solo.has_value());
    bar.clear();
    EXPECT_FALSE(bar.soloFilter()->isHidden());
}

TEST_F(AnyGameTest, NoKeyChoosesAllGamesWhereOnlyOneCanBeChosen) {
    PastGamesModel choices;
    choices.setGames({soloGame(QStringLiteral("tiny"), {}, {{"gold", 12}}, 12),
                      soloGame(QStringLiteral("harmonies"), QStringLiteral("A"), {{"trees", 20}}, 20)});
    PastGamesFilterBar one(PastGamesFilterBar::GameChoice::OneKind);
    PastGamesFilterBar all;
    for (PastGamesFilterBar* const bar : {&one, &all}) {
        bar->offer(choices);
        bar->gameBox()->setCurrentIndex(1);
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Home}) {
            QTest::keyClick(bar->gameBox(), key);
            EXPECT_EQ(bar->game().isEmpty(), bar == &all) << key;
        }
    }
}

TEST_F(AnyGameTest, ASingleGameIsNotOfferedAsAFilter) {
    PastGamesModel choices;
    choices.setGames({soloGame(QStringLiteral("harmonies"), QStringLiteral("A"), {{"trees", 20}}, 20)});
    PastGamesFilterBar bar;
    bar.offer(choices);
    EXPECT_TRUE(bar.gameBox()->isHidden());
    EXPECT_FALSE(bar.side()->isHidden());
    EXPECT_TRUE(bar.isEmpty());
}

TEST_F(AnyGameTest, TheWindowOpensItsPadAndTakesNumbers) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    saveGame(fileOf(m_document.table()), path);
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    window.document().replace(tableFor({.players = {{"Ann", ""}}, .withSpirits = true, .rulings = {}}), {});
    window.open(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.document().playerCount() == 2; }, 60000));
    EXPECT_FALSE(window.document().isHarmonies());
    EXPECT_TRUE(window.padPage()->isVisible());
    EXPECT_EQ(window.padPage()->outcomeBar()->headline(), QStringLiteral("So far Ann leads with 10 points."));
    PadView& view = *window.padPage()->padView();
    view.setCurrentIndex(window.padPage()->pad().index(window.padPage()->pad().rowOf("debts"), 1));
    QTest::keyClick(&view, Qt::Key_Minus);
    auto* const editor = view.viewport()->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, QStringLiteral("8"));
    EXPECT_EQ(editor->text(), QStringLiteral("-8"));
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.document().score().points(1, "debts"), -8);
    window.document().undoStack()->undo();
    EXPECT_FALSE(window.document().score().players[1].values[1].isKnown());
}

TEST_F(AnyGameTest, ANewGameIsChosenAmongThoseThatAreKnown) {
    NewGamePage page;
    page.show();
    ASSERT_FALSE(page.gameChoice()->isHidden());
    EXPECT_EQ(page.game().game, "harmonies");
    EXPECT_TRUE(page.spirits()->isVisible());
    page.gameChoice()->choose("tiny");
    EXPECT_EQ(page.playerCount(), 2);  // it takes two or three
    EXPECT_FALSE(page.spirits()->isVisible());
    EXPECT_EQ(&tableFor(page.game()).game.module(), &tiny::tinyModule());
    page.gameChoice()->choose("harmonies");
    EXPECT_TRUE(page.spirits()->isVisible());
}

}  // namespace
}  // namespace concord::gui
