// A game of Renature as a document: its outcome, autosave, record, disputes and sheet.
#include "app/gui/document/autosave.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/renature/renature_edits.h"
#include "app/gui/score/dispute_model.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/renature/renature_support.h"

#include <gtest/gtest.h>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

TEST(RenatureDocumentTest, APadWhosePointsCancelOutIsNotEmpty) {
    Document document;
    document.replace(tableFor(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}})), {});
    EXPECT_EQ(outcomeOf(document).headline,
              QStringLiteral("Type the score track, then what the end of the game gives."));
    document.typeNumber(0, "clouds", 4);
    document.typeNumber(0, "plantsLeft", -4);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("So far Ann and Bob are level with 0 points."));
}

TEST(RenatureDocumentTest, AutosaveRestoresTheWholeGame) {
    const QTemporaryDir folder;
    renature::Game before;
    {
        Document document;
        Autosave autosave(document, folder.path());
        document.replace(renatureSample("four-players.json"), {});
        typeTokenCount(document, 1, 2);
        before = renatureOf(document);
        ASSERT_TRUE(autosave.flush());
    }
    Document document;
    Autosave autosave(document, folder.path());
    autosave.reload();
    ASSERT_EQ(autosave.games().size(), 1U);
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    EXPECT_EQ(renatureOf(document), before);
}

TEST(RenatureDocumentTest, TheRecordReturnsTheSameGame) {
    const QTemporaryDir folder;
    const auto location = record::Location::of(folder.filePath(QStringLiteral("games.concord")));
    MainWindow window;
    window.recordGamesIn(location);
    window.document().replace(renatureSample("four-players.json"), {});
    window.recordPages()->recorder().record();
    window.recordPages()->asyncRecord().finish();
    const renature::Game before = renatureOf(window.document());
    window.recordPages()->showPastGames();
    window.recordPages()->asyncRecord().finish();
    record::Store store(location);
    const auto games = store.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(store.open(games.front().number).entry.game.as<renature::Game>(), before);
}

TEST(RenatureDocumentTest, LinesAreExplainedAndClaimsAreCompared) {
    Document document;
    document.replace(renatureSample("four-players.json"), {});
    DisputeModel dispute(document);
    dispute.choose(1, "areas");
    EXPECT_EQ(dispute.claimed(), 17);
    ASSERT_GT(dispute.steps().size(), 1U);
    EXPECT_EQ(dispute.steps()[1].title, QStringLiteral("Area 1"));
    EXPECT_TRUE(dispute.steps()[1].reason.contains(QStringLiteral("Black is second")))
        << dispute.steps()[1].reason.toStdString();
    extrasOf(document.game()).claim(document, 3, "plantsLeft", -6);
    dispute.choose(3, "plantsLeft");
    EXPECT_EQ(dispute.claimed(), -6);
    EXPECT_EQ(dispute.computed(), -5);
}

TEST(RenatureDocumentTest, TheSheetListsTheAreas) {
    Document document;
    document.replace(renatureSample("four-players.json"), {});
    const QString text = scoreSheetText(document);
    EXPECT_TRUE(text.contains(QStringLiteral("Score track"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("white: oak"), Qt::CaseInsensitive)) << text.toStdString();
    const int heightWithAreas = scoreSheetPicture(document).height();
    setAreas(document, std::vector<renature::Area>(), [] { return QString(); });
    EXPECT_GT(heightWithAreas, scoreSheetPicture(document).height());
}

TEST(RenatureDocumentTest, TheSheetSaysCountedInsteadOfBoard) {
    Document document;
    document.replace(renatureSample("three-players.json"), {});
    document.typeNumber(0, "areas", 9);
    EXPECT_EQ(sheetField(document, 0, "areas"), QStringLiteral("(counted: 6) 9*"));
}

}  // namespace
}  // namespace concord::gui
