// The one rule for names and other texts (scoring/json/text_rule.h), in the window.
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/known_players.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/recorded_game_actions.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/recorded_table.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/window/new_game_page.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>

namespace concord::gui {
namespace {

TEST(TypedNames, AreNormalised) {
    Table table = tableFor(newGameWith({"Ann", "Bob"}));
    EXPECT_EQ(harmoniesOf(withName(table, 0, " Zoe\u0308\u3000 M. ")).players[0].name, "Zo\u00eb M.");
    EXPECT_EQ(harmoniesOf(withName(table, 0, "\ufeffA\x01\ufffe")).players[0].name, "A\ufffd\ufffd");
    EXPECT_EQ(withName(table, 0, "\u200b"), table);
    table = withName(table, 0, "Zo\u00eb");
    EXPECT_EQ(withName(table, 1, "Zoe\u0308"), table);
    EXPECT_EQ(withPlayer(table, "Zoe\u0308 ", ""), table);
    EXPECT_EQ(withPlayer(table, "\u2060", ""), table);
    EXPECT_EQ(harmoniesOf(withPlayer(table, "Cle\u0301o", "")).players[2].name, "Cl\u00e9o");
}

TEST(TypedNames, ThatAreInvisibleAreNotReportedAsTaken) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Zo\u00eb", "Bob"})), {});
    const QSignalSpy refused(&pad, &PadModel::refused);
    pad.setData(pad.index(0, 1), QStringLiteral("\u200b"));
    pad.setData(pad.index(0, 0), QStringLiteral("Zoe\u0308"));  // the name that this player has already
    EXPECT_EQ(refused.count(), 0);
    pad.setData(pad.index(0, 1), QStringLiteral("Zoe\u0308"));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(document.harmoniesPlayer(1).name, "Bob");
}

TEST(TypedNames, OfANewGameMustDiffer) {
    QSettings().clear();
    NewGamePage page;
    page.setPlayerCount(2);
    const QList<QLineEdit*> fields = page.findChildren<QLineEdit*>();
    ASSERT_GE(fields.size(), 2);
    page.nameField(0)->setText(QStringLiteral("Zo\u00eb"));
    page.nameField(1)->setText(QStringLiteral("Zoe\u0308"));
    EXPECT_FALSE(page.startButton()->isEnabled());
    page.nameField(1)->setText(QStringLiteral(" Cle\u0301o\u00a0"));
    EXPECT_TRUE(page.startButton()->isEnabled());
    EXPECT_EQ(page.game().players[1].name, "Cl\u00e9o");
    page.nameField(1)->setText(QStringLiteral("\u200b"));  // as if it were empty
    EXPECT_EQ(page.game().players[1].name, page.nameField(1)->placeholderText().toStdString());
}

TEST(TypedNames, InTheDetailsOfAGameFollowTheRule) {
    EXPECT_EQ(problemWith({QStringLiteral("Ann"), QStringLiteral("\u200b")}),
              QStringLiteral("Every player needs a name."));
    EXPECT_EQ(problemWith({QStringLiteral("Zo\u00eb"), QStringLiteral("Zoe\u0308 ")}),
              QStringLiteral("Two players cannot both be called Zo\u00eb."));
    const Table table =
        tableFromEntry(record::gameOfTrees({{"Ann", 20}}, playedAt("2024-05-01T20:00:00+02:00", "Club")));
    GameDetails details = detailsOf(table);
    details.place = QStringLiteral(" Cafe\u0301 \ufffe");
    details.note = QStringLiteral(" Zoe\u0308\n\u0007won ");
    details.players = {QStringLiteral("Cle\u0301o ")};
    const Table changed = withDetails(table, details);
    const record::GameRecord& record = changed.record;
    EXPECT_EQ(record.place, "Caf\u00e9 \ufffd");
    EXPECT_EQ(record.note, "Zo\u00eb\n\ufffdwon");
    EXPECT_EQ(namesOf(changed).front(), "Cl\u00e9o");
}

// An autosaved game is not lost because of a name from before the rule.
TEST(OldNames, OfAnAutosavedGameAreRepaired) {
    AutosavedGame autosaved;
    autosaved.table = tableFor(newGameWith({"Ann", "Bob"}));
    QByteArray json = toJson(autosaved, [](const auto&) { return QString(); });
    json.replace("Ann", "A\\\\u0000");
    json.replace("Bob", "\u200b");
    const std::optional<AutosavedGame> back = autosavedGameFromJson(json, [](const QString&) { return nullptr; });
    ASSERT_TRUE(back);
    EXPECT_EQ(harmoniesOf(back->table).players[0].name, "A\ufffd");
    EXPECT_EQ(harmoniesOf(back->table).players[1].name, "?");
}

TEST(OldNames, ArePointedOutWhereARecordedGameIsShown) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("names.concord"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(CONCORD_OLD_DATA_DIR "/names/names.concord"), file));
    AsyncRecord asyncRecord(record::Location::of(file));
    OfferBar offers;
    RecordedGameActions actions(asyncRecord, offers);
    RecordedGamePage page(actions);
    page.showGame(4);
    asyncRecord.finish();
    QCoreApplication::processEvents();
    EXPECT_EQ(page.headline(), QStringLiteral("Zo\u00eb 2 won with 2 points"));
    EXPECT_TRUE(page.details().contains(
        QStringLiteral("\"Zoe\u0308\" cannot be stored portably and is written as \"Zo\u00eb 2\"")))
        << page.details().toStdString();
}

}  // namespace
}  // namespace concord::gui
