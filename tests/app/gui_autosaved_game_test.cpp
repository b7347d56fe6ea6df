#include "app/gui/document/autosaved_game.h"

#include "app/gui/document/autosave.h"
#include "app/gui/document/autosave_files.h"
#include "app/gui/document/autosaved_photos.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/game_json.h"
#include "tests/app/gui_support.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <limits>
#include <map>
#include <random>

namespace concord::gui {
namespace {

// --- readings -------------------------------------------------------------------------------------

// Readings with a value in every member, the same for the same seed.
class AnyReading {
public:
    explicit AnyReading(unsigned seed) : m_random(seed) {}

    vision::Reading reading() {
        vision::Reading reading;
        reading.photos = strings();
        reading.side = whole(0, 1) == 0 ? Side::A : Side::B;
        reading.sideConfidence = probability();
        reading.board = Board(reading.side);
        for (const Cell cell : cells(reading.side)) {
            const Stack on = stack();
            reading.board.setStack(cell, on);
            reading.board.setCube(cell, on.empty() ? Cube::None : cube());
            reading.cells.push_back(cellReading(cell));
            if (reading.cells.back().review) {
                reading.review.push_back(cell);
            }
        }
        std::ranges::shuffle(reading.review, m_random);
        reading.total = {whole(-5, 200), whole(0, 200), whole(0, 200), probability()};
        reading.timing = {measure(), measure(), {{"ingest", measure()}, {"pose", measure()}}};
        const Message part{"side %1", strings()};
        reading.warnings = {{"several-boards", {"several boards are in view", {}}},
                            {"side-unsure", {"say which it is if side %1 is wrong: %2", strings(), {part, part}}}};
        reading.tiltDeg = measure();
        reading.boardOutline = points();
        reading.imageSize = {whole(1, 9000), whole(1, 9000)};
        reading.exifOrientation = whole(1, 8);
        return reading;
    }

private:
    int whole(int min, int max) { return std::uniform_int_distribution(min, max)(m_random); }
    double measure() { return std::uniform_real_distribution(-1e4, 1e4)(m_random); }
    double probability() {
        const std::vector<double> edges{0, 1, 1 + std::numeric_limits<double>::epsilon(), 1e-300};
        const auto edge = static_cast<std::size_t>(whole(0, 8));
        return edge < edges.size() ? edges[edge] : std::uniform_real_distribution(0.0, 1.0)(m_random);
    }
    Stack stack() { return allStacks()[static_cast<std::size_t>(whole(0, Stack::kinds - 1))]; }
    Cube cube() { return static_cast<Cube>(whole(0, 2)); }
    cv::Point2d point() { return {measure(), measure()}; }
    std::vector<cv::Point2d> points() {
        std::vector<cv::Point2d> points(static_cast<std::size_t>(whole(0, 8)));
        std::ranges::generate(points, [this] { return point(); });
        return points;
    }
    std::vector<std::string> strings() {
        const std::vector<std::string> some{"table.jpg", "Käse \"1\".heic", "", "line\nbreak", "卓.png"};
        std::vector<std::string> strings(static_cast<std::size_t>(whole(0, 3)));
        std::ranges::generate(strings, [&] { return some[static_cast<std::size_t>(whole(0, 4))]; });
        return strings;
    }
    vision::CellReading cellReading(Cell cell) {
        vision::CellReading reading;
        reading.cell = cell;
        reading.stack = stack();
        reading.confidence = probability();
        reading.review = whole(0, 2) == 0;
        reading.center = point();
        reading.top = point();
        reading.outline = points();
        for (int i = whole(1, 4); i > 0; --i) {
            reading.alternatives.push_back({stack(), probability()});
        }
        reading.cube = cube();
        return reading;
    }

    std::mt19937 m_random;
};

TEST(AutosavedReadingTest, AReadingComesBackEqualInEverything) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        Photo photo;
        photo.files = {{{}, QStringLiteral("/home/ann/table.jpg"), {}}};
        photo.scale = 1.0 / (1 + seed % 3);
        photo.exifOrientation = 1 + static_cast<int>(seed % 8);
        photo.reading = AnyReading(seed).reading();
        const std::shared_ptr<const Photo> back = photoFromJson(photoToJson(photo));
        ASSERT_TRUE(back && back->reading) << seed;
        ASSERT_TRUE(*back->reading == *photo.reading) << seed;
        EXPECT_EQ(back->scale, photo.scale);
        EXPECT_EQ(back->exifOrientation, photo.exifOrientation);
        ASSERT_EQ(back->files.size(), 1U);
        EXPECT_EQ(back->files.front().path, photo.files.front().path);
        ASSERT_TRUE(photoToJson(*back) == photoToJson(photo)) << seed;
    }
}

TEST(AutosavedReadingTest, WhatIsNoNumberCostsNoReading) {
    Photo photo = *doubtfulPhoto();
    photo.reading->tiltDeg = std::numeric_limits<double>::quiet_NaN();
    photo.reading->cells.front().top = {std::numeric_limits<double>::infinity(), 1e200};
    photo.reading->timing.readMs = -std::numeric_limits<double>::infinity();
    const std::shared_ptr<const Photo> back = photoFromJson(photoToJson(photo));
    ASSERT_TRUE(back && back->reading);
    EXPECT_EQ(back->reading->cells.back(), photo.reading->cells.back());
}

using Damages = std::vector<std::pair<QByteArray, QByteArray>>;

// Each replaces the first occurrence of a text.
void expectNoReadingAfter(const Damages& damages, const QByteArray& json) {
    ASSERT_TRUE(photoFromJson(json)->reading);
    for (const auto& [said, instead] : damages) {
        QByteArray damaged = json;
        ASSERT_TRUE(damaged.contains(said)) << said.toStdString();
        const std::shared_ptr<const Photo> photo =
            photoFromJson(damaged.replace(damaged.indexOf(said), said.size(), instead));
        EXPECT_FALSE(photo && photo->reading) << said.toStdString() << " -> " << instead.toStdString();
    }
}

TEST(AutosavedReadingTest, ADamagedReadingIsNone) {
    expectNoReadingAfter({{R"("side":"A")", R"("side":"C")"},
                          {R"("side":"A")", R"("side":"B")"},
                          {R"("format":"concord-reading")", R"("format":"concord-game")"},
                          {R"("complete":true)", R"("complete":1)"},
                          {R"("complete":true)", R"("complete":false)"},
                          {R"("a1":{)", R"("a2":{)"},
                          {R"("confidence":1,)", R"("confidence":1.1,)"},
                          {R"("confidence":1,)", R"("confidence":null,)"},
                          {R"("stack":["blue"])", R"("stack":["blew"])"},
                          {R"("stack":["blue"])", R"("stack":["green","blue"])"},
                          {R"("stack":["blue"])", R"("stack":null)"},
                          {R"("stack":["blue"])", R"("stack":1)"},
                          {R"("cube":"spirit")", R"("cube":"dragon")"},
                          {R"("alternatives":[{"p":1,"stack":[]}])", R"("alternatives":[])"},
                          {R"("alternatives":[{"p":1,"stack":[]}])", R"("alternatives":[{}])"},
                          {R"("top":[60,)", R"("tip":[60,)"},
                          {R"("top":[60,)", R"("top":[null,)"},
                          {R"("top":[60,)", R"("top":[1e7,)"},
                          {R"("outline":[[)", R"("outline":[7,[)"},
                          {R"("outline":[[)", R"("outline":{},"x":[[)"},
                          {R"("review":["c2")", R"("review":["z9")"},
                          {R"("mostLikely":7)", R"("mostLikely":7.5)"},
                          {R"("mostLikely":7)", R"("mostLikely":1e300)"},
                          {R"("stagesMs":[])", R"("stagesMs":[["pose"]])"},
                          {R"("exifOrientation":1,"format")", R"("exifOrientation":9,"format")"},
                          {R"("imageSize":[500,)", R"("imageSize":[-500,)"},
                          {R"("warnings":[])", R"("warnings":[{}])"},
                          {R"("warnings":[])", R"("warnings":[{"code":"","text":"","args":[],"parts":[1]}])"}},
                         [] {
                             Photo photo = *doubtfulPhoto();
                             photo.reading->cells.back().cube = Cube::Spirit;
                             return photoToJson(photo);
                         }());
    for (const QByteArray& none : {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray(R"({"scale":2})")}) {
        EXPECT_FALSE(photoFromJson(none)) << none.toStdString();
    }
}

TEST(AutosavedReadingTest, MessagesInsideEachOtherEndlesslyAreNone) {
    Photo photo = *doubtfulPhoto();
    Message message{"a", {}, {}};
    for (int depth = 0; depth < 60; ++depth) {
        message = {"a", {}, {message}};
    }
    photo.reading->warnings = {{"deep", message}};
    EXPECT_FALSE(photoFromJson(photoToJson(photo))->reading);
}

// --- tables ---------------------------------------------------------------------------------------

TEST(AutosavedGameTest, EveryTableComesBackEqual) {
    const std::shared_ptr<const Photo> photo = doubtfulPhoto();
    const PhotoName nameOf = [](const std::shared_ptr<const Photo>&) { return QString(40, QLatin1Char('a')); };
    const PhotoByName photoOf = [&](const QString&) -> std::shared_ptr<const Photo> { return photo; };
    int count = 0;
    for (const QString& file : QDir(QStringLiteral(CONCORD_SAMPLES_DIR "/boards"))
                                   .entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (file.endsWith(QStringLiteral(".score.json"))) {
            continue;
        }
        AutosavedGame kept{tableFromFile(gameFromContents(fileContents(sampleBoard(file)), file)),
                           QStringLiteral("/home/ann/%1").arg(file), count % 2 == 0,
                           QDateTime::fromMSecsSinceEpoch(1700000000123 + count, Qt::UTC)};
        kept.table.withSpirits = count % 3 == 0;
        kept.table.starterSettled = count % 3 == 1;
        for (std::size_t i = 0; i < kept.table.playerStates.size(); ++i) {
            PlayerState& playerState = kept.table.playerStates[i];
            playerState.photo = (i + static_cast<std::size_t>(count)) % 2 == 0 ? photo : nullptr;
            playerState.checked = std::bitset<maxCells>(0x15a5a5 >> i);
            if (i % 2 == 0) {
                playerState.animalCards = {{"shrew", 1, 0}, {"", std::nullopt, 12}, {"", 3, 4}};
            } else {
                playerState.spiritCard = SpiritEntry{"lion", harmoniesOf(kept.table).players[i].board.has_value(), 0};
            }
        }
        const std::optional<AutosavedGame> back = autosavedGameFromJson(toJson(kept, nameOf), photoOf);
        ASSERT_TRUE(back) << file.toStdString();
        EXPECT_EQ(back->table, kept.table) << file.toStdString();
        EXPECT_EQ(back->path, kept.path);
        EXPECT_EQ(back->modified, kept.modified);
        EXPECT_EQ(back->savedAt, kept.savedAt);
        ++count;
    }
    EXPECT_GT(count, 5);
}

// Does at random what the window allows.
class AnyEvening {
public:
    AnyEvening(Document& document, unsigned seed) : m_document(document), m_random(seed) {
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
        game.side = upTo(1) == 0 ? Side::A : Side::B;
        game.withSpirits = upTo(1) == 0;
        m_document.replace(tableFor(game), {});
    }

    void step() {
        const int player = upTo(m_document.playerCount() - 1);
        switch (upTo(3)) {
            case 0:
                doCards(player);
                break;
            case 1:
                doBoard(player);
                break;
            case 2:
                doNumbers(player);
                break;
            default:
                doTable(player);
        }
    }

private:
    int upTo(int max) { return std::uniform_int_distribution(0, max)(m_random); }
    std::optional<int> number() { return upTo(3) == 0 ? std::nullopt : std::optional(upTo(maxPadNumber)); }
    std::string animal() { return animalCards()[static_cast<std::size_t>(upTo(5))].id; }  // few, so that they collide
    std::string spirit() { return spiritCards()[static_cast<std::size_t>(upTo(2))].id; }

    void doCards(int player) {
        const std::optional<std::vector<AnimalEntry>>& animals = m_document.harmoniesPlayer(player).animals;
        const int entry = animals ? upTo(static_cast<int>(animals->size()) - 1) : -1;
        switch (upTo(8)) {
            case 0:
            case 1:
                addAnimal(m_document, player, animal());
                break;
            case 2:
                addBareAnimal(m_document, player);
                break;
            case 3:
                if (entry >= 0) {
                    removeAnimal(m_document, player, entry);
                }
                break;
            case 4:
                chooseSpirit(m_document, player, spirit());
                break;
            case 5:
                chooseBareSpirit(m_document, player);
                break;
            case 6:
                removeSpirit(m_document, player);
                break;
            case 7:
                if (const auto& held = m_document.harmoniesPlayer(player).spirit; held && !held->card.empty()) {
                    setSpiritPlaced(m_document, player, upTo(1) == 0);
                }
                break;
            default:
                if (entry >= 0 && (*animals)[static_cast<std::size_t>(entry)].card.empty()) {
                    setBarePoints(m_document, player, entry, upTo(99));
                }
        }
    }

    void doBoard(int player) {
        const Side side = m_document.harmonies().side;
        const Cell cell = cells(side)[static_cast<std::size_t>(upTo(cellCount(side) - 1))];
        switch (upTo(4)) {
            case 0:
                m_document.setCube(player, cell, static_cast<Cube>(upTo(2)));
                break;
            case 1: {
                auto photo = std::make_shared<Photo>(*doubtfulPhoto());
                photo->reading->side = m_document.sideFor(player).value_or(upTo(1) == 0 ? Side::A : Side::B);
                photo->reading->board = Board(photo->reading->side);
                m_document.setPhoto(player, photo, upTo(1) == 0);
                break;
            }
            default:
                m_document.setStack(player, cell, allStacks()[static_cast<std::size_t>(upTo(Stack::kinds - 1))]);
        }
    }

    void doNumbers(int player) {
        switch (upTo(3)) {
            case 0:
                m_document.typeCubesPlaced(player, number());
                break;
            case 1:
                m_document.typeAnimals(player, std::vector<int>(static_cast<std::size_t>(upTo(4)), upTo(20)));
                break;
            case 2:
                setClaimed(m_document, player, static_cast<Category>(upTo(6)), number());
                break;
            default:
                m_document.typeNumber(player, name(static_cast<Category>(upTo(6))), number());
        }
    }

    void doTable(int player) {
        const QStringList names{QStringLiteral("Zoë"), QStringLiteral(" Zoë "), QStringLiteral("卓"),
                                QStringLiteral("a\"b\\"), QStringLiteral("Cleo")};
        switch (upTo(7)) {
            case 0:
                m_document.addPlayer(names[upTo(4)], QStringLiteral("#ffffff"));
                break;
            case 1:
                m_document.removePlayer(player);
                break;
            case 2:
                m_document.renamePlayer(player, names[upTo(4)]);
                break;
            case 3:
                m_document.setWithSpirits(upTo(1) == 0);
                break;
            case 4:
                m_document.setStartPlayer(player);
                break;
            case 5:
                m_document.setRulings({upTo(1) == 0 ? ClosedRiver::Loop : ClosedRiver::Shortest, upTo(1) == 0});
                break;
            default:
                for (int steps = upTo(4); steps > 0; --steps) {
                    upTo(3) == 0 ? m_document.undoStack()->redo() : m_document.undoStack()->undo();
                }
        }
    }

    Document& m_document;
    std::mt19937 m_random;
};

TEST(AutosavedGameTest, WhateverAPersonDoesTheGameComesBack) {
    std::map<QString, std::shared_ptr<const Photo>> photos;
    const PhotoName nameOf = [&](const std::shared_ptr<const Photo>& photo) {
        photos[QStringLiteral("photo")] = photo;
        return QStringLiteral("photo");
    };
    for (unsigned seed = 0; seed < 60; ++seed) {
        Document document;
        AnyEvening newGameOfFour(document, seed);
        for (int step = 0; step < 150; ++step) {
            newGameOfFour.step();
            AutosavedGame kept{document.table(), {}, false, {}};
            const std::optional<AutosavedGame> back =
                autosavedGameFromJson(toJson(kept, nameOf), [&](const QString& name) { return photos[name]; });
            const std::string json = gameToJson(document.harmonies(), false);
            ASSERT_TRUE(back) << seed << ", " << step << ", " << document.undoName().toStdString() << "\n" << json;
            ASSERT_EQ(back->table.game, kept.table.game) << seed << ", " << step << "\n" << json;
            for (std::size_t i = 0; i < kept.table.playerStates.size(); ++i) {
                ASSERT_EQ(back->table.playerStates[i].checked, kept.table.playerStates[i].checked);
                ASSERT_EQ(back->table.playerStates[i].animalCards, kept.table.playerStates[i].animalCards);
                ASSERT_EQ(back->table.playerStates[i].spiritCard, kept.table.playerStates[i].spiritCard);
            }
        }
    }
}

TEST(AutosavedGameTest, CardsPutAsideThatNoGameCanHoldDoNotComeBack) {
    AutosavedGame kept{tableFor({{{"Ann", "#2a7fb8"}}, Side::A, true, {}}), {}, false, {}};
    kept.table.playerStates[0].animalCards = {{"shrew", 1, 0}};
    kept.table.playerStates[0].spiritCard = SpiritEntry{"lion", false, 0};
    const QByteArray json = toJson(kept, {});
    const std::vector<std::pair<QByteArray, QByteArray>> damages{{R"("card":"shrew")", R"("card":"dragon")"},
                                                                 {R"("placed":1)", R"("placed":100)"},
                                                                 {R"("placed":1)", R"("placed":-1)"},
                                                                 {R"("card":"lion")", R"("card":"shrew")"},
                                                                 {R"("placed":false)", R"("placed":true)"}};
    ASSERT_TRUE(autosavedGameFromJson(json, {})->table.playerStates[0].animalCards);
    for (const auto& [said, instead] : damages) {
        QByteArray damaged = json;
        ASSERT_TRUE(damaged.contains(said)) << said.toStdString();
        const std::optional<AutosavedGame> game = autosavedGameFromJson(damaged.replace(said, instead), {});
        ASSERT_TRUE(game) << instead.toStdString();
        EXPECT_FALSE(game->table.playerStates[0].animalCards || game->table.playerStates[0].spiritCard)
            << instead.toStdString();
    }
}

TEST(AutosavedGameTest, PhotosAreNamedInWhateverStateTheFileIs) {
    const QString name(40, QLatin1Char('b'));
    const QByteArray json = R"({"format":"concord-kept-game","version":99,"album":[")" + name.toLatin1() + R"("]})";
    EXPECT_EQ(photoNames(json), QStringList{name});
    EXPECT_EQ(photoNames(json.chopped(3)), QStringList{name});
    EXPECT_TRUE(photoNames("{}").isEmpty());
}

// --- earlier versions -----------------------------------------------------------------------------

// As the program of version 2 stored them.
QByteArray ofVersionTwo(const QString& file) {
    return autosaveContents(QStringLiteral(CONCORD_OLD_DATA_DIR "/autosaved-2/") + file);
}

// What was stored in photo.json.
vision::Reading readingOfVersionTwo() {
    vision::Reading reading = *doubtfulPhoto()->reading;
    reading.photos = {"table.jpg", "again.jpg"};
    reading.sideConfidence = 0.987654321;
    reading.timing = {12.34567, 890.123456, {{"ingest", 1.25}, {"pose", 2.0625}}};
    reading.warnings = {{"side-unsure", {"say which it is if side %1 is wrong: %2", {"A", "Käse"}}}};
    reading.tiltDeg = 12.3456789;
    reading.boardOutline = {{1.0 / 3, -2.5}, {400, 0}, {400.125, 300}};
    reading.imageSize = {1000, 800};
    reading.exifOrientation = 6;
    vision::CellReading& cell = reading.cells.front();
    cell.cube = Cube::Spirit;
    cell.top = {101.0 / 7, 22};
    cell.outline = {{1, 2}, {3, 4.5}, {-5, 6}};
    return reading;
}

TEST(AutosaveOfVersionTwo, APhotoComesBackWithEverythingOfItsReading) {
    const std::shared_ptr<const Photo> photo = photoFromJson(ofVersionTwo(QStringLiteral("photo.json")));
    ASSERT_TRUE(photo && photo->reading);
    EXPECT_TRUE(*photo->reading == readingOfVersionTwo());
    EXPECT_EQ(photo->scale, 0.5);
    EXPECT_EQ(photo->exifOrientation, 6);
    ASSERT_EQ(photo->files.size(), 2U);
    EXPECT_EQ(photo->files.back().path, QStringLiteral("/home/ann/again.jpg"));
}

TEST(AutosaveOfVersionTwo, AGameComesBack) {
    const std::shared_ptr<const Photo> photo = doubtfulPhoto();
    const std::optional<AutosavedGame> game =
        autosavedGameFromJson(ofVersionTwo(QStringLiteral("game.json")),
                              [&](const QString&) -> std::shared_ptr<const Photo> { return photo; });
    ASSERT_TRUE(game);
    EXPECT_EQ(harmoniesOf(game->table).players.front().name, "Ann");
    EXPECT_EQ(game->table.playerStates.front().photo, photo);
    EXPECT_EQ(game->table.playerStates.front().spiritCard, (SpiritEntry{"lion", true, 0}));
}

TEST(AutosaveOfVersionTwo, WhatWasNoNumberIsZero) {
    QByteArray json = ofVersionTwo(QStringLiteral("photo.json"));
    const QByteArray tilt = R"("tiltDeg":12.3456789)";
    ASSERT_TRUE(json.contains(tilt));
    vision::Reading expected = readingOfVersionTwo();
    expected.tiltDeg = 0;
    const std::shared_ptr<const Photo> photo = photoFromJson(json.replace(tilt, R"("tiltDeg":null)"));
    ASSERT_TRUE(photo && photo->reading);
    EXPECT_TRUE(*photo->reading == expected);
}

TEST(AutosaveOfVersionTwo, ADamagedReadingIsNone) {
    expectNoReadingAfter({{R"("side":"A")", R"("side":"C")"},
                          {R"("side":"A")", R"("side":"B")"},
                          {R"("cell":"a1")", R"("cell":"a2")"},
                          {R"("cell":"a1")", R"("cell":7)"},
                          {R"("confidence":1,)", R"("confidence":1.1,)"},
                          {R"("confidence":1,)", R"("confidence":null,)"},
                          {R"("stack":["blue"])", R"("stack":["blew"])"},
                          {R"("stack":["blue"])", R"("stack":["green","blue"])"},
                          {R"("stack":["blue"])", R"("stack":15)"},
                          {R"("stack":["blue"])", R"("stack":0.5)"},
                          {R"("cube":"")", R"("cube":"dragon")"},
                          {R"("cube":"")", R"("cube":3)"},
                          {R"("cube":"")", R"("x":0)"},
                          {R"("alternatives":[[[],1]])", R"("alternatives":[])"},
                          {R"("alternatives":[[[],1]])", R"("alternatives":7)"},
                          {R"("review":["c2")", R"("review":["z9")"},
                          {R"("total":[7,)", R"("total":[7.5,)"},
                          {R"("exifOrientation":6,"imageSize")", R"("exifOrientation":9,"imageSize")"},
                          {R"("imageSize":[1000,)", R"("imageSize":[-500,)"},
                          {R"("tiltDeg":12.3456789)", R"("x":0)"},
                          {R"("timing":{)", R"("timing":[],"x":{)"},
                          {R"("warnings":[)", R"("warnings":[{},)"}},
                         ofVersionTwo(QStringLiteral("photo.json")));
}

const QString oldPhoto = QStringLiteral("c27cd43c94f78d0c718f5436682f16f6e7c80957");

class OldAutosaveTest : public ::testing::Test {
protected:
    OldAutosaveTest() {
        EXPECT_TRUE(QDir().mkpath(folder()));
        const QDir old(QStringLiteral(CONCORD_OLD_DATA_DIR "/kept"));
        for (const QString& file : old.entryList(QDir::Files)) {
            EXPECT_TRUE(QFile::copy(old.filePath(file), QDir(folder()).filePath(file)));
            m_files[file] = autosaveContents(old.filePath(file));
        }
    }
    QString folder() const { return m_folder.filePath(QStringLiteral("games")); }
    // The game that was read from a photo.
    static bool resumeRead(Autosave& autosave) {
        const auto read = std::ranges::find_if(autosave.games(), [](const AutosaveStore::Entry& entry) {
            return harmoniesOf(entry.game.table).players.front().board.has_value();
        });
        return read != autosave.games().end() && autosave.resume(read->id);
    }

    QTemporaryDir m_folder;
    std::map<QString, QByteArray> m_files;
};

// The game has the board in words, the reading in numbers; nobody has changed anything.
TEST_F(OldAutosaveTest, TheReadingOfAGameOfVersionOneIsItsBoard) {
    Document document;
    Autosave autosave(document, folder());
    ASSERT_TRUE(resumeRead(autosave));
    EXPECT_FALSE(document.isModified());
    ASSERT_TRUE(document.playerState(0).photo && document.playerState(0).photo->reading);
    const vision::Reading& reading = *document.playerState(0).photo->reading;
    EXPECT_EQ(reading.photos, std::vector<std::string>{"table.jpg"});
    EXPECT_EQ(reading.total, (vision::ScoreSpread{44, 41, 52, reading.total.sure}));
    EXPECT_EQ(document.doubtfulCells(0), reading.review);
    EXPECT_EQ(reading.review.size(), 4U);
    for (const Cell cell : cells(Side::B)) {
        const vision::CellReading& read = *document.cellReading(0, cell);
        EXPECT_EQ(read.stack, document.harmoniesPlayer(0).board->stack(cell)) << name(cell);
        EXPECT_EQ(read.stack, read.alternatives.front().stack) << name(cell);
        EXPECT_EQ(read.outline.size(), 6U);
        EXPECT_EQ(reading.board.cube(cell), document.harmoniesPlayer(0).board->cube(cell)) << name(cell);
    }
}

TEST_F(OldAutosaveTest, AGameOfVersionOneIsPlayedOnWithThePhotoAsItWas) {
    {
        Document document;
        Autosave autosave(document, folder());
        ASSERT_TRUE(resumeRead(autosave));
        document.typeNumber(0, "spirit", 7);
    }
    Document document;
    Autosave autosave(document, folder());
    ASSERT_TRUE(resumeRead(autosave));
    EXPECT_EQ(document.harmoniesPlayer(0).spirit->points, 7);
    EXPECT_TRUE(document.playerState(0).photo && document.playerState(0).photo->reading);
    for (const auto& [file, contents] : m_files) {
        if (file.startsWith(oldPhoto)) {
            EXPECT_TRUE(autosaveContents(QDir(folder()).filePath(file)) == contents) << file.toStdString();
        }
    }
}

TEST_F(OldAutosaveTest, VersionOneNumberedTheStacksInThisOrder) {
    const QByteArray json = m_files[oldPhoto + QStringLiteral(".photo.json")];
    const qsizetype at = json.indexOf("\"alternatives\":[[");
    const qsizetype end = json.indexOf("]]", at);
    ASSERT_GT(end, at);
    const QByteArray numbers = R"("alternatives":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0],[9,0],[10,0],)"
                               R"([11,0],[12,0],[13,0],[14,0]])";
    const std::shared_ptr<const Photo> photo = photoFromJson(QByteArray(json).replace(at, end + 2 - at, numbers));
    ASSERT_TRUE(photo && photo->reading);
    std::vector<std::string> stacks;
    for (const vision::Alternative& one : photo->reading->cells.front().alternatives) {
        std::string colours;
        for (const Token token : one.stack.tokens()) {
            colours += std::string(name(token)) + " ";
        }
        stacks.push_back(colours);
    }
    EXPECT_EQ(stacks, (std::vector<std::string>{"", "blue ", "yellow ", "gray ", "gray gray ", "gray gray gray ",
                                                "brown ", "brown brown ", "green ", "brown green ",
                                                "brown brown green ", "red ", "red red ", "gray red ", "brown red "}));
}

}  // namespace
}  // namespace concord::gui
