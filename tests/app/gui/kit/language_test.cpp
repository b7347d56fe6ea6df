#include "app/gui/document/game_extras.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/language_font.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_questions.h"
#include "app/gui/photo/stage_words.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/statistics_page.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/help_dialog.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "app/record/store.h"
#include "app/text/app_options.h"
#include "app/text/words.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>
#include <vector>

namespace concord::gui {
namespace {

struct Text {
    QString source;
    QStringList forms;  // one, or all plural forms
    bool plural = false;
    bool finished = true;
};

std::vector<Text> textsIn(const QString& language) {
    QFile file(QStringLiteral(CONCORD_TRANSLATIONS_DIR "/concord_%1.ts").arg(language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Text> texts;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == QLatin1String("message")) {
            texts.emplace_back();
            texts.back().plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("source")) {
            texts.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            texts.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!texts.back().plural) {
                texts.back().forms << xml.readElementText();
            }
        } else if (xml.name() == QLatin1String("numerusform")) {
            texts.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError());
    return texts;
}

// Sorted; without %n, which the singular may replace by a word.
QStringList placeholdersAndTagsIn(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%[1-9]|<[^>]+>"));
    QStringList sorted;
    for (auto found = pattern.globalMatch(text); found.hasNext();) {
        sorted << found.next().captured();
    }
    sorted.sort();
    return sorted;
}

qsizetype mnemonicCount(const QString& text) {
    static const QRegularExpression mnemonic(QStringLiteral("&[^\\s&]"));
    return text.count(mnemonic);
}

TEST(TranslationTest, EveryLanguageIsThere) {
    EXPECT_EQ(languages().join(QLatin1Char(' ')), QString::fromLatin1(text::appLanguages));
    for (const QString& language : languages()) {
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/translations/concord_%1.qm").arg(language)));
        EXPECT_NE(languageName(language), language);
    }
    EXPECT_FALSE(installLanguage(QStringLiteral("xx")));
}

TEST(TranslationTest, NoTextIsLeftUntranslated) {
    for (const QString& language : languages()) {
        const std::vector<Text> texts = textsIn(language);
        EXPECT_GT(texts.size(), 5U);
        for (const Text& text : texts) {
            EXPECT_TRUE(text.finished && !text.forms.contains(QString()))
                << language.toStdString() << ": " << text.source.toStdString();
        }
    }
}

TEST(TranslationTest, EveryTranslationKeepsPlaceholdersTagsAndMnemonics) {
    for (const QString& language : languages()) {
        for (const Text& text : textsIn(language)) {
            for (const QString& form : text.forms) {
                EXPECT_EQ(placeholdersAndTagsIn(form), placeholdersAndTagsIn(text.source)) << form.toStdString();
                EXPECT_EQ(mnemonicCount(form), mnemonicCount(text.source)) << form.toStdString();
            }
        }
    }
}

TEST(TranslationTest, GermanCallsABoardNeitherTableauNorPlan) {
    static const QRegularExpression otherWords(QStringLiteral("\\b(Tableaus?|Plans?|Pläne|Plänen)\\b"),
                                               QRegularExpression::UseUnicodePropertiesOption);
    for (const Text& text : textsIn(QStringLiteral("de"))) {
        for (const QString& form : text.forms) {
            EXPECT_FALSE(form.contains(otherWords)) << form.toStdString();
        }
    }
}

// Restores English after every test.
class LanguageTest : public ::testing::Test {
protected:
    ~LanguageTest() override {
        installLanguage(QStringLiteral("en"));
        QSettings().remove(QStringLiteral("language"));
        QCoreApplication::processEvents();
    }
};

TEST_F(LanguageTest, RussianHasThreePluralForms) {
    installLanguage(QStringLiteral("ru"));
    EXPECT_EQ(words::points(1), QStringLiteral("1 очко"));
    EXPECT_EQ(words::points(3), QStringLiteral("3 очка"));
    EXPECT_EQ(words::points(11), QStringLiteral("11 очков"));
    EXPECT_EQ(words::points(21), QStringLiteral("21 очко"));
}

TEST_F(LanguageTest, FrenchTreatsZeroAsSingular) {
    installLanguage(QStringLiteral("fr"));
    EXPECT_EQ(words::points(0), QStringLiteral("0 point"));
    EXPECT_EQ(words::points(2), QStringLiteral("2 points"));
}

// The translation contexts of these texts are written by hand; with a wrong one a text would stay English.
TEST_F(LanguageTest, TextsThatAreAlsoSentToPhonesAreTranslated) {
    installLanguage(QStringLiteral("de"));
    const std::vector<Translatable> texts{
        extrasOf("renature").lineName("playerBoard"),
        extrasOf("renature").lineName("collectedTokens"),
        extrasOf("harmonies").lineName("board"),
        extrasOf("harmonies").lineName("cubes"),
        stageInWords(vision::Stage::Ingest),
        stageInWords(vision::Stage::Report),
        otherSideInWords(Side::A),
        otherSideInWords(Side::B),
    };
    for (const Translatable& text : texts) {
        EXPECT_NE(text(), QString::fromUtf8(text.text));
    }
    EXPECT_EQ(texts.front()(), QStringLiteral("Spielertableau"));
}

TEST_F(LanguageTest, AnimalsHaveTheNameOfTheLanguageOrTheEnglishOne) {
    EXPECT_EQ(words::card("ray", QStringLiteral("fr")), QStringLiteral("Raie"));
    EXPECT_EQ(words::card("ray", QStringLiteral("es")), QStringLiteral("Manta raya"));
    EXPECT_EQ(words::card("lion", QStringLiteral("ru")), QStringLiteral("Лев"));
    EXPECT_EQ(words::card("ray", QStringLiteral("ja")), QStringLiteral("エイ"));
    EXPECT_EQ(words::card("ray", QStringLiteral("fi")), QStringLiteral("Ray"));
}

TEST_F(LanguageTest, JapaneseHasFallbackFonts) {
    const QFont plain = QApplication::font();
    const QFont japanese = fontFor(QStringLiteral("ja"), plain);
    EXPECT_EQ(japanese.family(), plain.family());
    for (const QString& family : japanese.families()) {
        EXPECT_TRUE(family == plain.family() || QFontDatabase::hasFamily(family)) << family.toStdString();
    }
    if (QFontDatabase::hasFamily(QStringLiteral("Noto Sans CJK JP"))) {
        EXPECT_TRUE(japanese.families().contains(QStringLiteral("Noto Sans CJK JP")));
    }
    EXPECT_EQ(fontFor(QStringLiteral("ru"), japanese).families(), QStringList{plain.family()});
}

class LanguageWindowTest : public LanguageTest {
protected:
    // Chooses the language in the menu, which names each in its own language.
    void choose(const QString& language) {
        const QString name = languageName(language);
        QAction* chosen = nullptr;
        for (QMenu* const menu : m_window.menuBar()->findChildren<QMenu*>()) {
            for (QAction* const action : menu->actions()) {
                if (action->text() == name) {
                    chosen = action;
                }
            }
        }
        ASSERT_NE(chosen, nullptr) << name.toStdString();
        chosen->trigger();
        QCoreApplication::processEvents();
        EXPECT_TRUE(chosen->isChecked());
    }

    // Starts a game of Ann and Bob and types one number.
    void startGame() {
        NewGame game;
        game.players.push_back({"Ann", "#2a7fb8"});
        game.players.push_back({"Bob", "#d1495b"});
        m_window.startGame(game);
        m_window.document().typeNumber(0, "trees", 12);
    }
    // Ann won one game, Bob another one, on the other side.
    void recordTwoGames() {
        const auto location = record::Location::of(m_folder.filePath(QStringLiteral("games.concord")));
        {
            record::Store store(location);
            store.record(record::gameOfTrees({{"Ann", 20}, {"Bob", 10}}, "", Side::A));
            store.record(record::gameOfTrees({{"Bob", 30}, {"Cleo", 15}}, "", Side::B));
        }
        m_window.recordGamesIn(location);
    }
    // Waits for all results, including those of requests that results have triggered.
    void settle() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            m_window.recordPages()->asyncRecord().finish();
            QCoreApplication::processEvents();
        }
    }
    // Whether some action of the window has this text.
    bool hasAction(const QString& text) const {
        const QList<QAction*> actions = m_window.findChildren<QAction*>();
        return std::ranges::any_of(actions, [&](const QAction* action) { return action->text() == text; });
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(LanguageWindowTest, EveryLanguageReachesEveryPageAndKeepsTheGame) {
    startGame();
    m_window.showBoard(1);
    const QWidget* const shownPage = m_window.pages()->currentWidget();
    m_window.recordGamesIn(record::Location::of(m_folder.filePath(QStringLiteral("games.concord"))));
    std::set<QString> fileMenus;
    std::set<QString> pastGames;
    std::set<QString> outlines;
    std::set<QString> starts;
    std::set<QString> rows;
    for (const QString& language : languages()) {
        choose(language);
        fileMenus.insert(m_window.menuBar()->actions().first()->text());
        outlines.insert(m_window.gamePage()->photoBar()->outlineAction()->text());
        starts.insert(m_window.startPage()->newGameButton()->text());
        pastGames.insert(m_window.recordPages()->pastGamesPage()->windowTitle());
        PadModel& pad = m_window.padPage()->pad();
        rows.insert(pad.headerData(pad.rowOf("trees"), Qt::Vertical).toString());
        EXPECT_EQ(pad.index(pad.rowOf("trees"), 0).data().toString(), QStringLiteral("12"));
        EXPECT_EQ(m_window.pages()->currentWidget(), shownPage);
        EXPECT_TRUE(m_window.document().undoStack()->canUndo());
        EXPECT_EQ(QSettings().value(QStringLiteral("language")).toString(), language);
    }
    const auto languageCount = static_cast<std::size_t>(languages().size());
    EXPECT_EQ(fileMenus.size(), languageCount);
    EXPECT_EQ(outlines.size(), languageCount);
    EXPECT_EQ(pastGames.size(), languageCount);
    EXPECT_EQ(starts.size(), languageCount);
    EXPECT_EQ(rows.size(), languageCount);
}

TEST_F(LanguageWindowTest, WhatUndoAndRedoWouldDoFollowsTheLanguage) {
    startGame();
    m_window.document().typeNumber(1, "water", 15);
    m_window.document().undoStack()->undo();
    EXPECT_TRUE(hasAction(QStringLiteral("&Undo “Ann, Trees: 12 typed”")));
    EXPECT_TRUE(hasAction(QStringLiteral("&Redo “Bob, River: 15 typed”")));
    choose(QStringLiteral("de"));
    EXPECT_EQ(m_window.document().undoName(), QStringLiteral("Ann, Bäume: 12 eingetippt"));
    EXPECT_EQ(m_window.document().redoName(), QStringLiteral("Bob, Fluss: 15 eingetippt"));
    EXPECT_FALSE(hasAction(QStringLiteral("&Undo “Ann, Trees: 12 typed”")));
    choose(QStringLiteral("en"));
    EXPECT_TRUE(hasAction(QStringLiteral("&Redo “Bob, River: 15 typed”")));
}

TEST_F(LanguageWindowTest, AMessageThatIsShownFollowsTheLanguage) {
    MessageBar& bar = *m_window.messageBar();
    const QString name = QFileInfo(m_folder.path()).fileName();
    m_window.open(m_folder.path());
    EXPECT_EQ(bar.text(), name + QStringLiteral(" is a folder; a photo or a saved game was expected."));
    choose(QStringLiteral("fr"));
    EXPECT_FALSE(bar.isHidden());
    EXPECT_TRUE(bar.text().startsWith(name));
    EXPECT_FALSE(bar.text().contains(QStringLiteral("folder")));
    // A problem in a game file, with its place.
    QFile game(m_folder.filePath(QStringLiteral("broken.json")));
    ASSERT_TRUE(game.open(QIODevice::WriteOnly));
    game.write(R"({"format": "concord-game", "version": 1, "game": "harmonies", "side": "C", "players": []})");
    game.close();
    m_window.open(game.fileName());
    const QString frenchText = bar.text();
    choose(QStringLiteral("en"));
    EXPECT_TRUE(bar.text().startsWith(QStringLiteral("broken.json: /side: expected"))) << bar.text().toStdString();
    EXPECT_NE(bar.text(), frenchText);
}

TEST_F(LanguageWindowTest, AnOfferAndItsButtonsFollowTheLanguage) {
    m_window.recordGamesIn(record::Location::of(m_folder.filePath(QStringLiteral("games.concord"))));
    startGame();
    for (int player = 0; player < 2; ++player) {
        for (int row = 0; row < landscapeCategoryCount; ++row) {
            m_window.document().typeNumber(player, name(static_cast<Category>(row)), 10 + player);
        }
        m_window.document().typeAnimals(player, {20});
    }
    settle();
    const OfferBar& offer = *m_window.recordPages()->recordOffer();
    EXPECT_EQ(offer.text(), QStringLiteral("The game is complete. Keep it in the record?"));
    ASSERT_EQ(offer.buttons().size(), 1);
    const QString record = offer.buttons().front()->text();
    choose(QStringLiteral("ja"));
    EXPECT_FALSE(offer.isHidden());
    EXPECT_FALSE(offer.text().contains(QStringLiteral("game")));
    EXPECT_NE(offer.buttons().front()->text(), record);
    choose(QStringLiteral("en"));
    EXPECT_EQ(offer.text(), QStringLiteral("The game is complete. Keep it in the record?"));
    EXPECT_EQ(offer.buttons().front()->text(), record);
}

TEST_F(LanguageWindowTest, TheListOfKeysHasNoAltLetters) {
    choose(QStringLiteral("ja"));
    const QString keys = menuKeys({m_window.menuBar()});
    EXPECT_TRUE(keys.contains(QStringLiteral("Ctrl+O")));
    EXPECT_FALSE(keys.contains(QRegularExpression(QStringLiteral("\\([A-Z]\\)")))) << keys.toStdString();
}

TEST_F(LanguageWindowTest, PastGamesKeepTheirFilterAndSelection) {
    recordTwoGames();
    PastGamesPage& page = *m_window.recordPages()->pastGamesPage();
    m_window.show();
    m_window.recordPages()->showPastGames();
    settle();
    PastGamesFilterBar& bar = *page.filterBar();
    bar.search()->setText(QStringLiteral("bob"));
    bar.player()->setCurrentText(QStringLiteral("Ann"));
    bar.side()->setCurrentIndex(1);        // A
    bar.soloFilter()->setCurrentIndex(2);  // several players
    ASSERT_EQ(page.shown().size(), 1U);
    const std::vector<record::Number> shown = page.shown();
    page.table()->selectRow(0);
    const QString solo = bar.soloFilter()->currentText();
    choose(QStringLiteral("de"));
    settle();
    EXPECT_EQ(m_window.recordPages()->pastGamesPage(), &page);
    EXPECT_EQ(page.shown(), shown);
    EXPECT_EQ(page.chosen(), shown);
    EXPECT_EQ(bar.search()->text(), QStringLiteral("bob"));
    EXPECT_EQ(bar.player()->currentText(), QStringLiteral("Ann"));
    EXPECT_EQ(bar.side()->currentText(), QStringLiteral("Seite A"));
    EXPECT_NE(bar.soloFilter()->currentText(), solo);
    EXPECT_EQ(page.games().headerData(PastGamesModel::SideColumn, Qt::Horizontal).toString(), QStringLiteral("Seite"));
    EXPECT_EQ(page.countInWords(), QStringLiteral("1 von 2 Partien"));
}

TEST_F(LanguageWindowTest, StatisticsKeepTheirTabAndFilter) {
    recordTwoGames();
    StatisticsPage& page = *m_window.recordPages()->statisticsPage();
    m_window.show();
    m_window.recordPages()->showStatistics();
    settle();
    page.filterBar()->side()->setCurrentIndex(2);  // B
    page.tabs()->setCurrentIndex(2);               // best scores
    settle();
    const QString summary = page.summaryInWords();
    const QString tab = page.tabs()->tabText(2);
    choose(QStringLiteral("de"));
    settle();
    EXPECT_EQ(page.filterBar()->side()->currentIndex(), 2);
    EXPECT_EQ(page.tabs()->currentIndex(), 2);
    EXPECT_NE(page.tabs()->tabText(2), tab);
    EXPECT_NE(page.summaryInWords(), summary);
    choose(QStringLiteral("en"));
    EXPECT_EQ(page.summaryInWords(), summary);
}

}  // namespace
}  // namespace concord::gui
