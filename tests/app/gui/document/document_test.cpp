#include "app/gui/document/document.h"
#include "app/gui/document/certainty.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

QString contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// With plain spaces instead of no-break ones.
std::string sentence(const Document& document) {
    return certaintySentence(document, 0).replace(QChar(0xa0), QLatin1Char(' ')).toStdString();
}

QString problemWith(const QByteArray& contents) {
    try {
        gameFromContents(contents, QStringLiteral("/somewhere/garden.json"));
    } catch (const FileProblem& problem) {
        return problem.text();
    }
    return {};
}

TEST(DocumentTest, EditingACellChangesTheScoreAtOnce) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    ASSERT_EQ(document.harmoniesScore().players.at(0).total(), 0);
    QSignalSpy changed(&document, &Document::changed);

    document.setStack(0, cellNamed("c2"), stackOf({Token::Brown, Token::Brown, Token::Green}));

    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(document.harmoniesScore().players.at(0).total(), 7);
    EXPECT_TRUE(document.isModified());
}

TEST(DocumentTest, UndoGoesBackToTheStart) {
    Document document;
    document.replace(emptyTable(Side::B), {});
    const Table start = document.table();
    for (const Cell cell : cells(Side::B)) {
        document.setStack(0, cell, stackOf({Token::Green}));
        document.setCube(0, cell, Cube::Animal);
    }
    const Table end = document.table();
    ASSERT_EQ(document.undoStack()->count(), 50);

    while (document.undoStack()->canUndo()) {
        document.undoStack()->undo();
    }
    EXPECT_EQ(document.table(), start);
    EXPECT_FALSE(document.isModified());
    while (document.undoStack()->canRedo()) {
        document.undoStack()->redo();
    }
    EXPECT_EQ(document.table(), end);
}

TEST(DocumentTest, ACubeIsRemovedWithTheLastToken) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    const Cell cell = cellNamed("a1");
    document.setStack(0, cell, stackOf({Token::Blue}));
    document.setCube(0, cell, Cube::Animal);
    document.setStack(0, cell, Stack());
    EXPECT_EQ(document.harmoniesPlayer(0).board->cube(cell), Cube::None);
}

TEST(DocumentTest, AnEmptyCellTakesNoCube) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    document.setCube(0, cellNamed("a1"), Cube::Spirit);
    EXPECT_EQ(document.undoStack()->count(), 0);
}

TEST(DocumentTest, AnEditThatChangesNothingIsNoUndoStep) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    document.edit(document.table(), [] { return QStringLiteral("nothing"); });
    EXPECT_EQ(document.undoStack()->count(), 0);
}

TEST(DocumentTest, DoubtfulCellsFollowTheReadingAndGoWhenChecked) {
    Document document;
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    EXPECT_EQ(document.doubtfulCells(0), (std::vector{cellNamed("c2"), cellNamed("b1")}));

    document.markChecked(0, cellNamed("c2"));
    EXPECT_EQ(document.doubtfulCells(0), std::vector{cellNamed("b1")});
    document.setStack(0, cellNamed("b1"), stackOf({Token::Yellow}));
    EXPECT_TRUE(document.doubtfulCells(0).empty());
    document.undoStack()->undo();
    EXPECT_TRUE(document.isDoubtful(0, cellNamed("b1")));
}

TEST(DocumentTest, TheSentenceSaysHowSureTheScoreIs) {
    Document document;
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    const std::string asRead = "The landscape points are 60 % certain; 3 to 7 are possible. 2 cells want a look.";
    EXPECT_EQ(sentence(document), asRead);
    document.markChecked(0, cellNamed("c2"));  // what b1 holds is worth nothing either way
    EXPECT_EQ(sentence(document), "The landscape points are 100 % certain. 1 cell still wants a look.");
    document.markChecked(0, cellNamed("b1"));
    EXPECT_EQ(sentence(document), "The landscape points are 100 % certain. Every doubtful cell has been looked at.");
    document.undoStack()->undo();
    document.undoStack()->undo();
    EXPECT_EQ(sentence(document), asRead);
}

TEST(DocumentTest, SmallDoubtsNameTheCellsToCompare) {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->reading->review.clear();
    for (vision::CellReading& cell : photo->reading->cells) {
        cell.review = false;
    }
    Document document;
    document.replace(tableFromPhoto(photo), {});
    EXPECT_EQ(sentence(document),
              "The landscape points are 60 % certain; 3 to 7 are possible. No single cell is doubtful enough to ask "
              "about, but small doubts add up: if the game is close, compare c2 with the real board.");
    document.markChecked(0, cellNamed("c2"));
    EXPECT_EQ(sentence(document), "The landscape points are 100 % certain. No cell is doubtful.");
}

TEST(DocumentTest, TheSentenceStaysTrueWhenACellThatWasSureIsChanged) {
    Document document;
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    document.setStack(0, cellNamed("e5"), stackOf({Token::Green}));  // one point more, the doubt of c2 stays
    const std::string certainty = sentence(document);
    EXPECT_TRUE(certainty.ends_with(" certain; 1 to 8 are possible. 2 cells still want a look.")) << certainty;
}

TEST(DocumentFileTest, ASavedGameComesBackUnchanged) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    const QString sample = sampleBoard(QStringLiteral("four-players.json"));
    const GameFile game = gameFromContents(fileContents(sample), sample);
    saveGame(game, path);
    EXPECT_EQ(gameFromContents(fileContents(path), path), game);
}

// The name "caf\xE9.json" is Latin-1, as on old disks, and not valid UTF-8.
TEST(DocumentFileTest, AFileWhoseNameIsNotUtf8IsOpenedAndShownEscaped) {
    const QTemporaryDir folder;
    const files::Path file = files::toPath(folder.path()) / "caf\xE9.json";
    const QString name = files::toQString(file);
    const QString sample = sampleBoard(QStringLiteral("typed.json"));
    const GameFile game = gameFromContents(fileContents(sample), sample);
    saveGame(game, name);
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(gameFromContents(fileContents(name), name), game);
    std::filesystem::remove(file);
    try {
        fileContents(name);
        FAIL() << "expected a problem: the file was removed";
    } catch (const FileProblem& problem) {
        EXPECT_TRUE(problem.text().startsWith(QStringLiteral("caf\\xE9.json cannot be opened: ")))
            << problem.text().toStdString();
    }
}

TEST(DocumentFileTest, SavingInAMissingFolderNamesTheFile) {
    const QTemporaryDir folder;
    try {
        saveGame(fileOf(emptyTable(Side::A)), folder.filePath(QStringLiteral("missing/game.json")));
        FAIL() << "expected a problem: the folder does not exist";
    } catch (const FileProblem& problem) {
        EXPECT_TRUE(problem.text().contains(QStringLiteral("game.json"))) << problem.text().toStdString();
    }
}

TEST(DocumentFileTest, AProblemNamesTheFileThePlaceInItAndWhatWasExpected) {
    const QString sample = contentsOf(sampleBoard(QStringLiteral("rulebook-solo.json")));
    ASSERT_TRUE(sample.contains(QStringLiteral("\"brown\"")));
    const QString text =
        problemWith(QString(sample).replace(QStringLiteral("\"brown\""), QStringLiteral("\"bron\"")).toUtf8());
    EXPECT_TRUE(text.startsWith(QStringLiteral("garden.json: /players/0/board/cells/"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("expected"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("bron"))) << text.toStdString();
}

TEST(DocumentFileTest, GamesAndPhotosAreDistinguishedByContent) {
    EXPECT_TRUE(looksLikeGame("\n  {\"format\": 1}"));
    EXPECT_TRUE(looksLikeGame("\xef\xbb\xbf{}"));
    EXPECT_FALSE(looksLikeGame("\xff\xd8\xff\xe0"));
    EXPECT_FALSE(looksLikeGame(""));
}

}  // namespace
}  // namespace concord::gui
