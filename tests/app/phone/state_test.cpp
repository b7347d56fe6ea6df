// What phones receive: the table as JSON, with texts that are in the catalogue.
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/phone/phone_engine.h"
#include "app/phone/messages/outcome_text.h"
#include "scoring/harmonies/cards.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/phone/photos_fake.h"
#include "tests/support/tiny_game.h"

#include <gtest/gtest.h>
#include <QDirIterator>
#include <QFile>
#include <nlohmann/json.hpp>

#include <set>

namespace concord::gui {
namespace {

using nlohmann::json;

GameFile gameAt(const QString& path) { return gameFromContents(fileContents(path), path); }

json stateOf(const Table& table) {
    Document document;
    document.replace(table, {});
    FakePhotos photos;
    const PhoneEngine engine(document, photos);
    return json::parse(*engine.state());
}

// Collects the English templates of all messages in the value.
void collectTexts(const json& value, std::set<std::string>& texts) {
    if (value.is_object() && value.contains("text") && value["text"].is_string()) {
        texts.insert(value["text"].get<std::string>());
    }
    if (value.is_structured()) {
        for (const json& part : value) {
            collectTexts(part, texts);
        }
    }
}

QStringList samples() {
    QStringList files;
    for (const char* const folder : {"/boards", "/renature"}) {
        for (QDirIterator found(QStringLiteral(CONCORD_SAMPLES_DIR) + QString::fromLatin1(folder),
                                {QStringLiteral("*.json")}, QDir::Files);
             found.hasNext();) {
            const QString file = found.next();
            if (!file.endsWith(QStringLiteral(".score.json"))) {
                files << file;
            }
        }
    }
    return files;
}

TEST(PhoneState, ShowsEveryRowAndLine) {
    for (const QString& file : samples()) {
        const Table table = openedTable(gameAt(file));
        const json state = stateOf(table);
        const ScoreTable score = table.game.module().score(table.game);
        ASSERT_EQ(state["players"].size(), score.players.size()) << file.toStdString();
        EXPECT_GE(state["rows"].size(), score.rows.size());
        for (std::size_t player = 0; player < score.players.size(); ++player) {
            const json& shown = state["players"][player];
            EXPECT_EQ(shown["values"].size(), state["rows"].size());
            EXPECT_EQ(shown["values"][score.totalRow()]["points"], score.total(player));
            EXPECT_EQ(shown["lines"].size(), score.players[player].lines.size());
        }
    }
}

TEST(PhoneState, SaysTheSameOutcomeAsTheWindow) {
    for (const QString& file : samples()) {
        Document document;
        document.replace(openedTable(gameAt(file)), {});
        FakePhotos photos;
        const PhoneEngine engine(document, photos);
        const json shown = json::parse(*engine.state())["outcome"];
        const Outcome outcome = outcomeOf(document);
        EXPECT_EQ(shown["final"], outcome.final) << file.toStdString();
        EXPECT_EQ(shown["winners"].size(), outcome.winners.size()) << file.toStdString();
    }
}

TEST(PhoneState, SaysOfAnyGameWhatTheWindowSays) {
    tiny::addTinyGame();
    const GameModule& module = tiny::tinyModule();
    GameDocument tie = tiny::tinyDocument(3, -2, 0);
    tie = module.withNumber(module.withNumber(tie, 1, "debts", 0), 1, "bonus", 0);
    Document document;
    document.replace(openedTable({tie, {}}), {});
    const std::string detail = phone::english(phone::outcomeOf(document.score(), module.facts().outcome, {}).detail);
    EXPECT_EQ(detail, outcomeOf(document).detail.toStdString());
    EXPECT_EQ(detail, "Coins: Ann\u00a03, Bob\u00a01.");
    const std::vector<TablePlayer> players{{"Ann", {}}, {"Bob", {}}};
    const ScoreTable empty = module.score(module.blank(players, {}));
    EXPECT_EQ(phone::english(phone::outcomeOf(empty, module.facts().outcome, {}).headline), "Type the numbers.");
    GameDocument evenedOut = module.blank(players, {});
    for (const std::size_t player : {0, 1}) {
        evenedOut = module.withNumber(module.withNumber(evenedOut, player, "gold", 3), player, "debts", -3);
    }
    EXPECT_NE(phone::english(phone::outcomeOf(module.score(evenedOut), module.facts().outcome, {}).headline),
              "Type the numbers.");
}

TEST(PhoneState, ShowsAnyGameWithItsOwnRowsAndGeneralWords) {
    tiny::addTinyGame();
    const GameModule& module = tiny::tinyModule();
    const std::vector<TablePlayer> players{{"Ann", {}}, {"Bob", {}}};
    const json empty = stateOf(openedTable({module.blank(players, {}), {}}));
    std::vector<std::string> rows;
    for (const json& row : empty["rows"]) {
        rows.push_back(row["id"]);
    }
    EXPECT_EQ(rows, (std::vector<std::string>{"gold", "debts", "bonus", "total"}));
    EXPECT_EQ(empty["outcome"]["headline"]["text"], "Type the numbers.");
    EXPECT_FALSE(empty.contains("areas"));
    ASSERT_EQ(empty["players"].size(), 2U);
    EXPECT_FALSE(empty["players"][0].contains("board"));

    GameDocument tie = tiny::tinyDocument(3, -2, 0);
    tie = module.withNumber(module.withNumber(tie, 1, "debts", 0), 1, "bonus", 0);
    const json tied = stateOf(openedTable({tie, {}}));
    EXPECT_EQ(tied["outcome"]["winners"].size(), 2U);
    std::set<std::string> texts;
    collectTexts(tied["outcome"], texts);
    EXPECT_EQ(texts.count(module.facts().outcome.list), 1U);
    for (const std::string& text : texts) {
        // Words of Harmonies, without the first letter, which may be a capital.
        for (const char* const word : {"nimal", "oard", "oken", "pirit"}) {
            EXPECT_EQ(text.find(word), std::string::npos) << text;
        }
    }
}

TEST(PhoneState, SaysLikeTheWindowThatASpiritsCubeCounts) {
    NewGame settings;
    settings.players = {{"Ann", {}}, {"Bob", {}}};
    settings.rulings.spiritCubeBreaksTies = true;
    Document document;
    document.replace(tableFor(settings), {});
    for (int player = 0; player < 2; ++player) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            document.typeNumber(player, row, 10);
        }
        document.typeNumber(player, "animals", 20);
        document.typeCubesPlaced(player, 7 + player);
    }
    const OutcomeTexts& texts = document.game().module().facts().outcome;
    const std::string detail = phone::english(phone::outcomeOf(document.score(), texts, {}).detail);
    EXPECT_EQ(detail, outcomeOf(document).detail.toStdString());
    EXPECT_EQ(detail,
              "Ann and Bob are level; the animal cubes break the tie. Animal cubes placed: Ann\u00a07, "
              "Bob\u00a08. As agreed, a spirit's cube counts too.");
}

// Conflicts are found by comparing these values: if a typed number's value changed with the board, correcting a cell
// would prevent undoing the number.
TEST(PhoneState, ATypedNumberIsTheSameWhateverTheBoardGives) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    document.typeNumber(0, "trees", 12);
    phone::TableFacts facts;
    facts.players.resize(1);
    facts.players.front().id = "p1";
    const auto typed = [&] {
        return phone::stateOf(document.game(), document.score(), facts).values.at(phone::rowKey("p1", "trees"));
    };
    const std::string before = typed();
    document.setStack(0, *cellFromName(Side::A, "a1"), *Stack::fromTokens(std::vector{Token::Green}));
    EXPECT_EQ(typed(), before);
    document.typeNumber(0, "trees", 13);
    EXPECT_NE(typed(), before);
}

TEST(PhoneState, HasOnlyTextsOfTheCatalogue) {
    QFile file(QStringLiteral(":/phone/texts/de.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const json catalogue = json::parse(file.readAll().toStdString());
    std::set<std::string> untranslated{"%1", ""};  // nothing to translate in them
    for (const AnimalCard& card : animalCards()) {
        untranslated.insert(card.names.at("en"));  // not every card has a name in every language
    }
    for (const SpiritCard& card : spiritCards()) {
        untranslated.insert(card.names.at("en"));
    }
    for (const QString& sample : samples()) {
        std::set<std::string> texts;
        collectTexts(stateOf(openedTable(gameAt(sample))), texts);
        for (const std::string& text : texts) {
            EXPECT_TRUE(catalogue.contains(text) || untranslated.contains(text)) << text;
        }
    }
}

TEST(PhoneState, ShowsTheReadingOnThePhoto) {
    Table table = emptyTable(Side::A);
    Document document;
    document.replace(table, {});
    document.setPhoto(0, grainyPhoto(), /*keepsChecked=*/false);
    FakePhotos photos;
    PhoneEngine engine(document, photos);
    const json player = json::parse(*engine.state())["players"][0];
    EXPECT_EQ(player["board"]["doubts"], json({"c2", "b1"}));
    const std::string id = player["photo"]["id"];
    EXPECT_EQ(engine.photo(id), document.playerState(0).photo);
    EXPECT_EQ(engine.photo("nothing"), nullptr);
    for (const json& cell : player["board"]["cells"]) {
        EXPECT_EQ(cell.value("doubtful", false), cell["cell"] == "c2" || cell["cell"] == "b1");
        ASSERT_TRUE(cell.contains("alternatives"));
        EXPECT_EQ(cell["p"], cell["alternatives"][0]["p"]);
    }
}

TEST(PhoneState, SaysWhatHidesACellInDoubt) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    const auto photo = std::make_shared<Photo>(*grainyPhoto());
    std::ranges::find(photo->reading->cells, cellNamed("c2"), &vision::CellReading::cell)->reason =
        vision::ReviewReason::Covered;
    document.setPhoto(0, photo, /*keepsChecked=*/false);
    FakePhotos photos;
    PhoneEngine engine(document, photos);
    for (const json& cell : json::parse(*engine.state())["players"][0]["board"]["cells"]) {
        EXPECT_EQ(cell.contains("why"), cell["cell"] == "c2");
        EXPECT_EQ(cell.value("why", json{{"text", ""}})["text"],
                  cell["cell"] == "c2" ? "something seems to lie over it" : "");
    }
}

TEST(PhoneState, DistinguishesPhotosWhoseFilesAreLost) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    for (const int player : {0, 1}) {
        auto photo = std::make_shared<Photo>(*grainyPhoto());
        photo->files.front().contents.clear();
        photo->files.front().path = QStringLiteral("%1.jpg").arg(player);
        document.setPhoto(player, photo, /*keepsChecked=*/false);
    }
    FakePhotos photos;
    PhoneEngine engine(document, photos);
    const json players = json::parse(*engine.state())["players"];
    for (const int player : {0, 1}) {
        const std::string id = players[static_cast<std::size_t>(player)]["photo"]["id"];
        EXPECT_EQ(engine.photo(id), document.playerState(player).photo) << player;
    }
}

TEST(PhoneState, TurnsPointsWithThePicture) {
    Photo photo;
    photo.picture = QImage(400, 200, QImage::Format_RGB32);
    photo.scale = 0.5;
    const phone::Point straight = shownPoint(photo, 200, 100);
    EXPECT_DOUBLE_EQ(straight.x, 0.25);
    EXPECT_DOUBLE_EQ(straight.y, 0.25);
    photo.exifOrientation = 6;  // is shown turned clockwise
    EXPECT_EQ(uprightSize(photo), QSize(200, 400));
    const phone::Point turned = shownPoint(photo, 200, 100);
    EXPECT_NEAR(turned.x, 0.75, 0.01);
    EXPECT_NEAR(turned.y, 0.25, 0.01);
}

}  // namespace
}  // namespace concord::gui
