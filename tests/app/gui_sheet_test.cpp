#include "app/gui/document_file.h"
#include "app/gui/score_sheet.h"
#include "gui_support.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

class ScoreSheetTest : public ::testing::Test {
protected:
    void openSample(const QString& name) {
        const QString path = sampleBoard(name);
        m_document.replace(tableFromGame(gameFromContents(fileContents(path), path)), path);
    }
    QByteArray saved(const QString& name) {
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
        const QByteArray pdf = saved(QStringLiteral("sheet.pdf"));
        EXPECT_TRUE(pdf.startsWith("%PDF-"));
        EXPECT_TRUE(pdf.contains("/Count 1")) << name.toStdString();
        EXPECT_FALSE(pdf.contains("/Count 2"));
    }
}

TEST_F(ScoreSheetTest, APngIsAsHighAsTheTableNeeds) {
    openSample(QStringLiteral("typed.json"));
    const QImage typed = QImage::fromData(saved(QStringLiteral("sheet.png")));
    openSample(QStringLiteral("four-players.json"));
    const QImage boards = QImage::fromData(saved(QStringLiteral("sheet.PNG")));
    ASSERT_FALSE(typed.isNull());
    EXPECT_EQ(typed.width(), boards.width());
    EXPECT_GT(boards.height(), typed.height());
}

TEST_F(ScoreSheetTest, ATextHoldsThePadTheBoardsAndTheCards) {
    openSample(QStringLiteral("rulebook-solo.json"));
    const QString text = QString::fromUtf8(saved(QStringLiteral("sheet.txt")));
    for (const char* part : {"130", "Pauline", "River", "/ e1", "Nature's spirit"}) {
        EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << '\n' << text.toStdString();
    }
}

TEST_F(ScoreSheetTest, EveryPlayerIsOnTheSheet) {
    openSample(QStringLiteral("four-players.json"));
    const QString text = scoreSheetText(m_document);
    for (const Player& player : m_document.game().players) {
        EXPECT_TRUE(text.contains(QString::fromStdString(player.name))) << player.name;
    }
}

TEST_F(ScoreSheetTest, SavingWhereNothingCanBeWrittenNamesTheFile) {
    openSample(QStringLiteral("rulebook-solo.json"));
    try {
        saveScoreSheet(m_document, m_folder.filePath(QStringLiteral("missing/sheet.pdf")));
        FAIL() << "the folder does not exist";
    } catch (const FileProblem& problem) {
        EXPECT_TRUE(problem.text().contains(QStringLiteral("sheet.pdf"))) << problem.text().toStdString();
    }
}

}  // namespace
}  // namespace concord::gui
