// Autosaved games load unchanged.
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/game_json.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QDir>

#include <map>
#include <random>

namespace concord::gui {
namespace {

TEST(AutosavedGameTest, EveryTableComesBackEqual) {
    std::shared_ptr<const Photo> photo = doubtfulPhoto();
    const PhotoName nameOf = [](const std::shared_ptr<const Photo>&) { return QString(40, QLatin1Char('a')); };
    const PhotoByName photoOf = [&](const QString&) -> std::shared_ptr<const Photo> { return photo; };
    int count = 0;
    for (const QString& file : QDir(QStringLiteral(CONCORD_SAMPLES_DIR "/boards"))
                                   .entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (file.endsWith(QStringLiteral(".score.json"))) {
            continue;
        }
        AutosavedGame saved{tableFromFile(gameFromContents(fileContents(sampleBoard(file)), file)),
                            QStringLiteral("/home/ann/%1").arg(file), count % 2 == 0,
                            QDateTime::fromMSecsSinceEpoch(1700000000123 + count, Qt::UTC)};  // not whole seconds
        saved.table.withSpirits = count % 3 == 0;
        saved.table.starterSettled = count % 3 == 1;
        for (std::size_t i = 0; i < saved.table.playerStates.size(); ++i) {
            PlayerState& playerState = saved.table.playerStates[i];
            playerState.photo = (i + static_cast<std::size_t>(count)) % 2 == 0 ? photo : nullptr;
            playerState.checked = std::bitset<maxCells>(0x15a5a5 >> i);  // some cells, others for each player
            if (i % 2 == 0) {
                playerState.animalCards = {{"shrew", 1, 0}, {"", std::nullopt, 12}, {"", 3, 4}};
            } else {
                playerState.spiritCard = SpiritEntry{"lion", harmoniesOf(saved.table).players[i].board.has_value(), 0};
            }
        }
        const std::optional<AutosavedGame> loaded = autosavedGameFromJson(toJson(saved, nameOf), photoOf);
        ASSERT_TRUE(loaded) << file.toStdString();
        EXPECT_EQ(loaded->table, saved.table) << file.toStdString();
        EXPECT_EQ(loaded->path, saved.path);
        EXPECT_EQ(loaded->modified, saved.modified);
        EXPECT_EQ(loaded->savedAt, saved.savedAt);
        ++count;
    }
    EXPECT_GT(count, 5);
}

// Makes random edits that the window allows.
class RandomEdits {
public:
    RandomEdits(Document& document, unsigned seed) : m_document(document), m_random(seed) {
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
                editCards(player);
                break;
            case 1:
                editBoard(player);
                break;
            case 2:
                editNumbers(player);
                break;
            default:
                editTable(player);
        }
    }

private:
    int upTo(int max) { return std::uniform_int_distribution(0, max)(m_random); }
    std::optional<int> number() { return upTo(3) == 0 ? std::nullopt : std::optional(upTo(maxPadNumber)); }
    // Few animals and spirits, so that players want the same.
    std::string animal() { return animalCards()[static_cast<std::size_t>(upTo(5))].id; }
    std::string spirit() { return spiritCards()[static_cast<std::size_t>(upTo(2))].id; }

    void editCards(int player) {
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

    void editBoard(int player) {
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

    void editNumbers(int player) {
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

    void editTable(int player) {
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
        RandomEdits edits(document, seed);
        for (int step = 0; step < 150; ++step) {
            edits.step();
            AutosavedGame saved{document.table(), {}, false, {}};
            const std::optional<AutosavedGame> loaded =
                autosavedGameFromJson(toJson(saved, nameOf), [&](const QString& name) { return photos[name]; });
            const std::string json = gameToJson(document.harmonies(), false);
            ASSERT_TRUE(loaded) << seed << ", " << step << ", " << document.undoName().toStdString() << "\n" << json;
            ASSERT_EQ(loaded->table.game, saved.table.game) << seed << ", " << step << "\n" << json;
            for (std::size_t i = 0; i < saved.table.playerStates.size(); ++i) {
                ASSERT_EQ(loaded->table.playerStates[i].checked, saved.table.playerStates[i].checked);
                ASSERT_EQ(loaded->table.playerStates[i].animalCards, saved.table.playerStates[i].animalCards);
                ASSERT_EQ(loaded->table.playerStates[i].spiritCard, saved.table.playerStates[i].spiritCard);
            }
        }
    }
}

TEST(AutosavedGameTest, InvalidCardsPutAsideDoNotComeBack) {
    AutosavedGame saved{tableFor({{{"Ann", "#2a7fb8"}}, Side::A, true, {}}), {}, false, {}};
    saved.table.playerStates[0].animalCards = {{"shrew", 1, 0}};
    saved.table.playerStates[0].spiritCard = SpiritEntry{"lion", false, 0};
    const QByteArray json = toJson(saved, {});
    const std::vector<std::pair<QByteArray, QByteArray>> replacements{{R"("card":"shrew")", R"("card":"dragon")"},
                                                                      {R"("placed":1)", R"("placed":100)"},
                                                                      {R"("placed":1)", R"("placed":-1)"},
                                                                      {R"("card":"lion")", R"("card":"shrew")"},
                                                                      {R"("placed":false)", R"("placed":true)"}};
    ASSERT_TRUE(autosavedGameFromJson(json, {})->table.playerStates[0].animalCards);
    for (const auto& [text, replacement] : replacements) {
        QByteArray damaged = json;
        ASSERT_TRUE(damaged.contains(text)) << text.toStdString();
        const std::optional<AutosavedGame> game = autosavedGameFromJson(damaged.replace(text, replacement), {});
        ASSERT_TRUE(game) << replacement.toStdString();
        EXPECT_FALSE(game->table.playerStates[0].animalCards || game->table.playerStates[0].spiritCard)
            << replacement.toStdString();
    }
}

TEST(AutosavedGameTest, PhotoNamesAreFoundEvenInFilesThatAreDamagedOrOfALaterVersion) {
    const QString name(40, QLatin1Char('b'));
    const QByteArray json = R"({"format":"concord-kept-game","version":99,"album":[")" + name.toLatin1() + R"("]})";
    EXPECT_EQ(photoNames(json), QStringList{name});
    EXPECT_EQ(photoNames(json.chopped(3)), QStringList{name});
    EXPECT_TRUE(photoNames("{}").isEmpty());
}

}  // namespace
}  // namespace concord::gui
