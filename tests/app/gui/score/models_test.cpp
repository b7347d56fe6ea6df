#include "app/gui/score/pad_model.h"
#include "app/gui/score/score_items_model.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/score/solo_board.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>

#include <algorithm>

namespace concord::gui {
namespace {

constexpr auto fatally = QAbstractItemModelTester::FailureReportingMode::Fatal;

void openSample(Document& document, const QString& name) {
    const QString path = sampleBoard(name);
    document.replace(tableFromFile(gameFromContents(fileContents(path), path)), path);
}

TEST(ReadOnlyPadTest, StaysAValidModelThroughEveryChange) {
    Document document;
    PadModel model(document, PadModel::ReadOnly());
    const QAbstractItemModelTester tester(&model, fatally);
    document.replace(emptyTable(Side::A), {});
    EXPECT_EQ(model.rowCount(), 7);
    EXPECT_EQ(model.columnCount(), 1);
    document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    openSample(document, QStringLiteral("four-players.json"));
    EXPECT_EQ(model.columnCount(), 4);
}

TEST(SoloBoardTest, FillsAsManySunsAsAreEarned) {
    Document document;
    const SoloBoard board(document);
    openSample(document, QStringLiteral("rulebook-solo.json"));
    using Place = SoloBoard::SunPlace;
    const std::vector<Place> places = board.sunPlaces();
    EXPECT_EQ(std::ranges::count(places, true, &Place::isEarned), document.harmoniesScore().suns->total());
    EXPECT_EQ(places.at(0).reason, Place::Reason::Side);
    EXPECT_EQ(places.at(1).reason, Place::Reason::Spirit);
    EXPECT_EQ(places.at(2).total, sunThresholds.front());
}

TEST(ReadOnlyPadTest, ShowsEveryRowOfTheScore) {
    Document document;
    PadModel model(document, PadModel::ReadOnly());
    openSample(document, QStringLiteral("rulebook-solo.json"));
    const PlayerScore& score = document.harmoniesScore().players.at(0);
    for (int row = 0; row < model.rowCount(); ++row) {
        EXPECT_EQ(model.index(row, 0).data().toInt(), score.at(*categoryFromName(model.idOf(row))));
    }
    EXPECT_EQ(model.index(model.rowCount() - 1, 0).data().toInt(), score.total());
    EXPECT_EQ(model.headerData(4, Qt::Vertical).toString(), QStringLiteral("River"));
}

TEST(ReadOnlyPadTest, ShowsTheNumberOfTheBoardBesideATypedOne) {
    Document document;
    PadModel model(document, PadModel::ReadOnly());
    Table table = emptyTable(Side::A);
    changeHarmonies(table, [&](Game& game) {
        game.players.front().board->setStack(cellNamed("c2"), stackOf({Token::Green}));
        game.players.front().typed.set(Category::Trees, 5);
    });
    document.replace(table, {});
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("5 (board: 1)"));
}

TEST(ScoreItemsModelTest, StaysAValidModelThroughEveryChange) {
    Document document;
    ScoreItemsModel model(document);
    const QAbstractItemModelTester tester(&model, fatally);
    openSample(document, QStringLiteral("four-players.json"));
    EXPECT_GT(model.rowCount(), 0);
    model.setPlayer(3);
    document.setStack(3, cells(document.harmonies().side).front(), Stack());
    document.undoStack()->undo();
    document.replace(emptyTable(Side::B), {});
    EXPECT_EQ(model.rowCount(), 0);  // there is no fourth player
}

TEST(ScoreItemsModelTest, TheItemsOfACategoryAddUpToIt) {
    Document document;
    ScoreItemsModel model(document);
    openSample(document, QStringLiteral("rulebook-solo.json"));
    int total = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex category = model.index(row, 0);
        if (!category.data(ScoreItemsModel::PointsRole).isValid()) {
            continue;  // warnings
        }
        int sum = 0;
        for (int item = 0; item < model.rowCount(category); ++item) {
            sum += model.index(item, 0, category).data(ScoreItemsModel::PointsRole).toInt();
        }
        EXPECT_EQ(sum, category.data(ScoreItemsModel::PointsRole).toInt());
        total += sum;
    }
    EXPECT_EQ(total, document.harmoniesScore().players.at(0).total());
}

// The texts of the last group.
QStringList warningsOf(const ScoreItemsModel& model) {
    QStringList warnings;
    const QModelIndex group = model.index(model.rowCount() - 1, 0);
    for (int row = 0; row < model.rowCount(group); ++row) {
        warnings << model.index(row, 0, group).data().toString();
    }
    return warnings;
}

TEST(ScoreItemsModelTest, ATieIsMentionedOnceAllNumbersAreTyped) {
    Document document;
    ScoreItemsModel model(document);
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#c0392b"}};
    document.replace(tableFor(game), {});
    const auto tieWarnings = [&] { return warningsOf(model).filter(QStringLiteral("tie")).size(); };
    for (const int player : {0, 1}) {
        for (int row = 0; row < landscapeCategoryCount; ++row) {
            document.typeNumber(player, name(static_cast<Category>(row)), 5);
        }
        EXPECT_EQ(tieWarnings(), 0);
        document.typeAnimals(player, {3});
    }
    EXPECT_EQ(tieWarnings(), 1);
}

TEST(ScoreItemsModelTest, UnknownNumbersShareOneWarning) {
    Document document;
    ScoreItemsModel model(document);
    openSample(document, QStringLiteral("names-only.json"));
    EXPECT_EQ(warningsOf(model).front(),
              QStringLiteral("There is neither a board nor a typed number: the landscapes count 0."));
    EXPECT_EQ(warningsOf(model).size(), 1);
    document.typeNumber(0, "trees", 5);
    document.typeNumber(0, "buildings", 5);
    EXPECT_EQ(warningsOf(model),
              QStringList(QStringLiteral("Not known, so these count 0: Mountains, Fields, Islands.")));
    document.typeNumber(0, "fields", 5);
    document.typeNumber(0, "water", 5);
    ASSERT_EQ(warningsOf(model).size(), 1);
    EXPECT_TRUE(warningsOf(model).front().startsWith(QStringLiteral("The points for mountains are not known")));
}

TEST(ScoreItemsModelTest, AnItemHoldsItsCellsAndItsRuleInWords) {
    Document document;
    ScoreItemsModel model(document);
    document.replace(emptyTable(Side::A), {});
    document.setStack(0, cellNamed("c2"), stackOf({Token::Gray}));
    const QModelIndex mountains = model.indexOfRow("mountains");
    ASSERT_TRUE(mountains.isValid());
    const QModelIndex item = model.index(0, 0, mountains);
    EXPECT_EQ(item.data().toString(), QStringLiteral("Mountain standing alone: c2"));
    EXPECT_EQ(item.data(ScoreItemsModel::RuleRole).toString(),
              QStringLiteral("A mountain that touches no other mountain is worth nothing. Rulebook, page 8."));
    EXPECT_EQ(item.data(ScoreItemsModel::PointsRole).toInt(), 0);
    EXPECT_EQ(model.cellsOf(item), std::vector{cellNamed("c2")});
}

}  // namespace
}  // namespace concord::gui
