#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/score/score_sheet.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

class ScoreSheetTest : public ::testing::Test {
protected:
    void openSample(const QString& name) {
        const QString path = sampleBoard(name);
        m_document.replace(tableFromFile(gameFromContents(fileContents(path), path)), path);
    }
    QByteArray savedSheet(const QString& name) {
        const QString path = m_folder.filePath(name);
        saveScoreSheet(m_document, path);
        return fileContents(path);
    }

    Document m_document;
    QTemporaryDir m_folder;
};

TEST_F(ScoreSheetTest, APdfHasOnePageForAnyTable) {
    for (const QString& name : {QStringLiteral("rulebook-solo.json"), QStringLiteral("four-players.json")}) {
        openSample(name);
        const QByteArray pdf = savedSheet(QStringLiteral("sheet.pdf"));
        EXPECT_TRUE(pdf.startsWith("%PDF-"));
        EXPECT_TRUE(pdf.contains("/Count 1")) << name.toStdString();
        EXPECT_FALSE(pdf.contains("/Count 2"));
    }
}

TEST_F(ScoreSheetTest, APngIsAsHighAsTheTableNeeds) {
    openSample(QStringLiteral("typed.json"));
    const QImage typed = QImage::fromData(savedSheet(QStringLiteral("sheet.png")));
    openSample(QStringLiteral("four-players.json"));
    const QImage boards = QImage::fromData(savedSheet(QStringLiteral("sheet.PNG")));
    ASSERT_FALSE(typed.isNull());
    EXPECT_EQ(typed.width(), boards.width());
    EXPECT_GT(boards.height(), typed.height());
}

TEST_F(ScoreSheetTest, OnlyAGameThatIsNotRecordedWasPlayedToday) {
    openSample(QStringLiteral("typed.json"));
    Table table = m_document.table();
    table.record = {};
    m_document.replace(table, {});
    const int withDate = scoreSheetPicture(m_document).height();
    table.record.id = "6f1c3a52-8a57-4f0e-9d0b-0a5f3a3a7c11";  // recorded once, nobody knows when
    m_document.replace(table, {});
    EXPECT_LT(scoreSheetPicture(m_document).height(), withDate);
}

TEST_F(ScoreSheetTest, ATextHoldsThePadTheBoardsAndTheCards) {
    openSample(QStringLiteral("rulebook-solo.json"));
    const QString text = QString::fromUtf8(savedSheet(QStringLiteral("sheet.txt")));
    for (const char* part : {"130", "Pauline", "River", "/ e1", "Nature's spirit"}) {
        EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << '\n' << text.toStdString();
    }
}

TEST_F(ScoreSheetTest, EveryPlayerIsOnTheSheet) {
    openSample(QStringLiteral("four-players.json"));
    const QString text = scoreSheetText(m_document);
    for (const Player& player : m_document.harmonies().players) {
        EXPECT_TRUE(text.contains(QString::fromStdString(player.name))) << player.name;
    }
}

// Ann typed her trees and has nothing else, Bob has a board.
Table halfKnownTable() {
    Table table = emptyTable(Side::A);
    changeHarmonies(table, [&](Game& game) {
        game.players.front().name = "Bob";
        game.players.front().board->setStack(cellNamed("a1"), stackOf({Token::Green}));
    });
    Player ann;
    ann.name = "Ann";
    ann.typed.set(Category::Trees, 7);
    changeHarmonies(table, [&](Game& game) { game.players.push_back(ann); });
    table.playerStates.resize(2);
    return table;
}

TEST_F(ScoreSheetTest, WhatIsUnknownIsADashInTheText) {
    m_document.replace(halfKnownTable(), {});
    const QStringList lines = scoreSheetText(m_document).split(QLatin1Char('\n'));
    const auto row = [&](const QString& name) {
        const QStringList found = lines.filter(QRegularExpression(QStringLiteral("^\\W*") + name));
        EXPECT_FALSE(found.isEmpty()) << name.toStdString();
        return found.value(0).section(name, 1).simplified();
    };
    EXPECT_EQ(row(QStringLiteral("Trees")), QStringLiteral("1 7*"));
    EXPECT_EQ(row(QStringLiteral("Mountains")), QStringLiteral("0 –"));
    EXPECT_EQ(row(QStringLiteral("River")), QStringLiteral("0 –"));
    EXPECT_EQ(row(QStringLiteral("Animals")), QStringLiteral("– –"));
    EXPECT_EQ(row(QStringLiteral("Total")), QStringLiteral("1 7"));
}

TEST_F(ScoreSheetTest, WhatIsUnknownIsADashInTheFields) {
    m_document.replace(halfKnownTable(), {});
    const auto field = [&](int player, const char* row) { return sheetField(m_document, player, row); };
    EXPECT_EQ(field(0, "trees"), QStringLiteral("1"));
    EXPECT_EQ(field(0, "mountains"), QStringLiteral("0"));
    EXPECT_EQ(field(1, "trees"), QStringLiteral("7*"));
    EXPECT_EQ(field(1, "mountains"), QStringLiteral("–"));
    EXPECT_EQ(field(1, "animals"), QStringLiteral("–"));
    EXPECT_EQ(field(1, "spirit"), QStringLiteral("–"));
    EXPECT_EQ(field(1, "landscapes"), QStringLiteral("7"));
    EXPECT_EQ(field(1, "total"), QStringLiteral("7"));
}

TEST_F(ScoreSheetTest, SavingInAMissingFolderNamesTheFile) {
    openSample(QStringLiteral("rulebook-solo.json"));
    try {
        saveScoreSheet(m_document, m_folder.filePath(QStringLiteral("missing/sheet.pdf")));
        FAIL() << "nothing was thrown";
    } catch (const FileProblem& problem) {
        EXPECT_TRUE(problem.text().contains(QStringLiteral("sheet.pdf"))) << problem.text().toStdString();
    }
}

}  // namespace
}  // namespace concord::gui
