#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/card_list_model.h"
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/card_spaces.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/cards/held_card.h"
#include "app/gui/cards/held_cards_view.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/optional_number_field.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace concord::gui {
namespace {

// Two players with boards, neither of whom holds a card yet.
Table twoPlayers() {
    Table table = emptyTable(Side::A);
    changeHarmonies(table, [&](Game& game) {
        game.players.push_back(game.players.front());
        game.players[0].name = "Pauline";
        game.players[1].name = "Johan";
        game.players[0].board->setStack(cellNamed("a1"), stackOf({Token::Yellow}));
    });
    table.playerStates.resize(2);
    return table;
}

class CardEditsTest : public ::testing::Test {
protected:
    CardEditsTest() { m_document.replace(twoPlayers(), {}); }
    int total(int player) const {
        return m_document.harmoniesScore().players.at(static_cast<std::size_t>(player)).total();
    }

    Document m_document;
};

TEST_F(CardEditsTest, EveryStepCountsAtOnceAndCanBeUndone) {
    const Table start = m_document.table();
    addAnimal(m_document, 0, "shrew");
    setPlaced(m_document, 0, 0, 2);
    EXPECT_EQ(total(0), 10);
    addBareAnimal(m_document, 0);
    setBarePoints(m_document, 0, 1, 16);
    EXPECT_EQ(total(0), 26);
    removeAnimal(m_document, 0, 0);
    EXPECT_EQ(total(0), 16);
    while (m_document.undoStack()->canUndo()) {
        m_document.undoStack()->undo();
    }
    EXPECT_EQ(m_document.table(), start);
}

TEST_F(CardEditsTest, ACardThatSomebodyHoldsCannotBeTaken) {
    addAnimal(m_document, 0, "shrew");
    addAnimal(m_document, 1, "shrew");
    EXPECT_FALSE(m_document.harmoniesPlayer(1).animals.has_value());
    EXPECT_EQ(holderOf(m_document.harmonies(), "shrew"), 0);
    chooseSpirit(m_document, 0, "lion");
    chooseSpirit(m_document, 1, "lion");
    EXPECT_FALSE(m_document.harmoniesPlayer(1).spirit.has_value());
    EXPECT_FALSE(holderOf(m_document.harmonies(), "owl").has_value());
}

TEST_F(CardEditsTest, AfterTheLastCardIsRemovedTheAnimalsAreUnknownAgain) {
    addAnimal(m_document, 0, "shrew");
    removeAnimal(m_document, 0, 0);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).animals.has_value());
}

TEST_F(CardEditsTest, ASpiritScoresOnlyWhenItsCubeIsPlaced) {
    chooseSpirit(m_document, 0, "lion");
    EXPECT_EQ(total(0), 0);
    setSpiritPlaced(m_document, 0, true);
    EXPECT_EQ(total(0), 2);  // one group of one field
    chooseBareSpirit(m_document, 0);
    setSpiritPoints(m_document, 0, 14);
    EXPECT_EQ(total(0), 14);
    removeSpirit(m_document, 0);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).spirit.has_value());
}

TEST_F(CardEditsTest, WithoutABoardNoSpiritCubeCanBePlaced) {
    Table table = twoPlayers();
    changeHarmonies(table, [&](Game& game) { game.players[0].board.reset(); });
    m_document.replace(table, {});
    chooseSpirit(m_document, 0, "lion");
    setSpiritPlaced(m_document, 0, true);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).spirit->placed);
}

TEST_F(CardEditsTest, ASpiritCubeOnTheBoardCountsAsPlaced) {
    m_document.setCube(0, cellNamed("a1"), Cube::Spirit);
    chooseSpirit(m_document, 0, "lion");
    EXPECT_TRUE(m_document.harmoniesPlayer(0).spirit->placed);
}

TEST_F(CardEditsTest, ChoosingABareSpiritAgainKeepsItsPoints) {
    chooseBareSpirit(m_document, 0);
    setSpiritPoints(m_document, 0, 14);
    chooseBareSpirit(m_document, 0);
    EXPECT_EQ(total(0), 14);
}

class CardListTest : public ::testing::Test {
protected:
    CardListTest() { m_document.replace(twoPlayers(), {}); }
    ~CardListTest() override { QLocale::setDefault(QLocale(QLocale::English)); }
    QStringList names() const {
        QStringList all;
        for (int row = 0; row < m_cards.rowCount(); ++row) {
            all << m_cards.index(row).data().toString();
        }
        return all;
    }

    Document m_document;
    CardListModel m_cards{m_document};
};

TEST_F(CardListTest, ShowsEveryCardOfTheBox) {
    const QAbstractItemModelTester tester(&m_cards, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(m_cards.rowCount(), 32);
    m_cards.setKind(CardKind::Spirits);
    EXPECT_EQ(m_cards.rowCount(), 10);
    addAnimal(m_document, 0, "shrew");  // for the tester, which checks the model after every signal
}

TEST_F(CardListTest, AStripeColourShowsOnlyItsCards) {
    m_cards.setStripe(Token::Red);
    EXPECT_EQ(names(), (QStringList{"Hedgehog", "Lizard", "Peacock", "Shrew", "Squirrel"}));
    m_cards.setStripe({});
    EXPECT_EQ(m_cards.rowCount(), 32);
}

TEST_F(CardListTest, NamesAreFoundInAnyLanguageWhateverTheirCaseAndAccents) {
    m_cards.setText(QStringLiteral("  SHREW "));
    EXPECT_EQ(names(), QStringList{"Shrew"});
    m_cards.setText(QStringLiteral("musaraigne"));
    EXPECT_EQ(names(), QStringList{"Shrew"});
    m_cards.setText(QStringLiteral("ecureuil"));
    EXPECT_EQ(names(), QStringList{"Squirrel"});
    m_cards.setText(QStringLiteral("trout"));  // another name of the fish
    EXPECT_EQ(names(), QStringList{"Fish"});
    m_cards.setText(QStringLiteral("unicorn"));
    EXPECT_TRUE(names().isEmpty());
}

TEST_F(CardListTest, NamesAreShownInTheLanguageOfTheLocaleOrInEnglish) {
    QLocale::setDefault(QLocale(QLocale::German));
    m_cards.refresh();
    EXPECT_TRUE(names().contains(QStringLiteral("Spitzmaus")));
    EXPECT_TRUE(names().contains(QStringLiteral("Adler")));
    QLocale::setDefault(QLocale(QLocale::Finnish));  // in which no card has a name
    m_cards.refresh();
    EXPECT_TRUE(names().contains(QStringLiteral("Eagle")));
}

TEST_F(CardListTest, SaysWhoHoldsACard) {
    addAnimal(m_document, 1, "shrew");
    const int row = m_cards.rowOf("shrew").value();
    EXPECT_EQ(m_cards.index(row).data(CardListModel::HolderRole).toString(), QStringLiteral("Johan"));
}

class CardsPageTest : public ::testing::Test {
protected:
    CardsPageTest() {
        m_document.replace(twoPlayers(), {});
        m_page.resize(1000, 520);
        m_page.show();
    }
    void clickCard(const std::string& id) {
        QListView* const list = m_page.picker()->listView();
        const QModelIndex index = m_page.picker()->cards().index(m_page.picker()->cards().rowOf(id).value());
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
    HeldCard& held(std::size_t place) { return *m_page.heldCards()->cards().at(place); }
    const AnimalEntry& animal(std::size_t place) const { return m_document.harmoniesPlayer(0).animals->at(place); }

    Document m_document;
    Selection m_selection;
    CardsPage m_page{m_document, m_selection};
};

TEST_F(CardsPageTest, ACardIsPickedAndItsSpacesAreClicked) {
    clickCard("shrew");
    ASSERT_EQ(m_page.heldCards()->cards().size(), 1U);
    CardSpaces* const spaces = held(0).spaces();
    ASSERT_NE(spaces, nullptr);
    const QPoint secondSpace = spaces->spaceRect(1).center();
    QTest::mouseClick(spaces, Qt::LeftButton, {}, secondSpace);
    EXPECT_EQ(animal(0).placed, 2);
    EXPECT_EQ(held(0).summary(), QStringLiteral("10 points, 2 of 3 cubes"));
    QTest::mouseClick(spaces, Qt::LeftButton, {}, secondSpace);
    EXPECT_EQ(animal(0).placed, 1);
    m_document.undoStack()->undo();
    EXPECT_EQ(spaces->value(), 2);
}

TEST_F(CardsPageTest, TheKeyboardAloneSuffices) {
    QTest::keyClicks(m_page.picker()->nameField(), QStringLiteral("shr"));
    QTest::keyClick(m_page.picker()->nameField(), Qt::Key_Return);
    ASSERT_EQ(m_page.heldCards()->cards().size(), 1U);
    EXPECT_TRUE(m_page.picker()->nameField()->text().isEmpty());
    CardSpaces* const spaces = held(0).spaces();
    QTest::keyClick(spaces, Qt::Key_Up);
    EXPECT_EQ(animal(0).placed, 1);
    QTest::keyClick(spaces, Qt::Key_3);
    EXPECT_EQ(animal(0).placed, 3);
    QTest::keyClick(spaces, Qt::Key_Down);
    EXPECT_EQ(animal(0).placed, 2);
    QListView* const list = m_page.picker()->listView();
    list->setCurrentIndex(m_page.picker()->cards().index(0));
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(m_page.heldCards()->cards().size(), 2U);
}

TEST_F(CardsPageTest, DigitsOfEveryKeyboardPlaceCubes) {
    clickCard("shrew");
    CardSpaces* const spaces = held(0).spaces();
    QTest::keyClick(spaces, Qt::Key_3, Qt::KeypadModifier);
    EXPECT_EQ(animal(0).placed, 3);
    QTest::keyClick(spaces, Qt::Key_2, Qt::ShiftModifier);  // as on French keyboards
    EXPECT_EQ(animal(0).placed, 2);
    QTest::keyClick(spaces, Qt::Key_1, Qt::AltModifier);
    EXPECT_EQ(animal(0).placed, 2);
}

TEST_F(CardsPageTest, AStripeButtonShowsOnlyItsCards) {
    QTest::mouseClick(m_page.picker()->stripeButton(Token::Yellow), Qt::LeftButton);
    EXPECT_EQ(m_page.picker()->cards().rowCount(), 6);
    QTest::mouseClick(m_page.picker()->stripeButton({}), Qt::LeftButton);
    EXPECT_EQ(m_page.picker()->cards().rowCount(), 32);
}

TEST_F(CardsPageTest, TheCardsToPickFillTheWidthOfTheirList) {
    for (const int width : {1000, 1366, 1600, 2400}) {
        m_page.resize(width, 700);
        QCoreApplication::processEvents();
        const QListView& list = *m_page.picker()->listView();
        int rightEdge = 0;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            rightEdge = std::max(rightEdge, list.visualRect(list.model()->index(row, 0)).right());
        }
        const int scrollBar = list.verticalScrollBar()->sizeHint().width();
        EXPECT_GT(rightEdge, list.viewport()->width() - 2 * scrollBar) << width;
        EXPECT_LE(rightEdge, list.viewport()->width()) << width;
    }
}

TEST_F(CardsPageTest, ASpiritIsPickedAndItsCubePlaced) {
    QTest::mouseClick(m_page.picker()->kindButton(CardKind::Spirits), Qt::LeftButton);
    clickCard("lion");
    ASSERT_NE(held(0).placedButton(), nullptr);
    EXPECT_EQ(held(0).summary(), QStringLiteral("0 points"));
    QTest::mouseClick(held(0).placedButton(), Qt::LeftButton);
    EXPECT_TRUE(m_document.harmoniesPlayer(0).spirit->placed);
    EXPECT_EQ(held(0).summary(), QStringLiteral("2 points"));
}

TEST_F(CardsPageTest, PointsWithoutACardAreTyped) {
    QTest::mouseClick(m_page.barePointsButton(), Qt::LeftButton);
    ASSERT_EQ(m_page.heldCards()->cards().size(), 1U);
    OptionalNumberField* const field = held(0).pointsField();
    ASSERT_NE(field, nullptr);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("16"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(animal(0).points, 16);
    EXPECT_FALSE(animal(0).placed.has_value());
}

TEST_F(CardsPageTest, TheButtonForPointsWithoutACardNamesTheirKind) {
    EXPECT_EQ(m_page.barePointsButton()->text(), QStringLiteral("Animal points without a card"));
    QTest::mouseClick(m_page.picker()->kindButton(CardKind::Spirits), Qt::LeftButton);
    EXPECT_EQ(m_page.barePointsButton()->text(), QStringLiteral("Spirit points without a card"));
    QTest::mouseClick(m_page.barePointsButton(), Qt::LeftButton);
    EXPECT_TRUE(m_document.harmoniesPlayer(0).spirit.has_value());
    QTest::mouseClick(m_page.picker()->kindButton(CardKind::Animals), Qt::LeftButton);
    EXPECT_EQ(m_page.barePointsButton()->text(), QStringLiteral("Animal points without a card"));
}

TEST_F(CardsPageTest, PointsJustTypedGoToNoOtherCard) {
    const auto type = [this](std::size_t place, const QString& points) {  // without Enter
        held(place).pointsField()->selectAll();
        QTest::keyClicks(held(place).pointsField(), points);
    };
    QTest::mouseClick(m_page.barePointsButton(), Qt::LeftButton);
    QTest::mouseClick(m_page.barePointsButton(), Qt::LeftButton);
    type(0, QStringLiteral("16"));
    QTest::mouseClick(held(0).removeButton(), Qt::LeftButton);
    ASSERT_EQ(m_document.harmoniesPlayer(0).animals->size(), 1U);
    EXPECT_EQ(animal(0).points, 0);
    type(0, QStringLiteral("12"));
    m_document.undoStack()->undo();  // the first card is back, with what was typed into it
    ASSERT_EQ(m_document.harmoniesPlayer(0).animals->size(), 2U);
    EXPECT_EQ(animal(0).points, 16);
    type(1, QStringLiteral("7"));
    QTest::mouseClick(held(0).removeButton(), Qt::LeftButton);
    ASSERT_EQ(m_document.harmoniesPlayer(0).animals->size(), 1U);
    EXPECT_EQ(animal(0).points, 7);
}

TEST_F(CardsPageTest, WhatIsBeingTypedStaysWhenSomethingElseChanges) {
    QTest::mouseClick(m_page.barePointsButton(), Qt::LeftButton);
    OptionalNumberField* const field = held(0).pointsField();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("1"));
    m_document.renamePlayer(1, QStringLiteral("Zoe"));
    EXPECT_EQ(field->text(), QStringLiteral("1"));
    m_document.undoStack()->undo();
    EXPECT_EQ(field->text(), QStringLiteral("1"));
    QTest::keyClicks(field, QStringLiteral("6"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(animal(0).points, 16);
    m_document.undoStack()->undo();
    EXPECT_EQ(animal(0).points, 0);
    EXPECT_EQ(field->number(), std::nullopt) << "expected an empty field, as nothing is being typed any more";
}

TEST_F(CardsPageTest, WhatIsBeingTypedCountsForNobodyElse) {
    addBareAnimal(m_document, 0);
    addBareAnimal(m_document, 1);
    QTest::keyClicks(held(0).pointsField(), QStringLiteral("16"));
    m_selection.selectPlayer(1);
    EXPECT_EQ(animal(0).points, 16);
    EXPECT_EQ(held(0).pointsField()->number(), std::nullopt);
    QTest::keyClicks(held(0).pointsField(), QStringLiteral("7"));
    Table other = m_document.table();
    for (PlayerState& state : other.playerStates) {
        state.player = PlayerId();  // other people, so this is another game
    }
    m_document.replace(other, {});
    EXPECT_EQ(held(0).pointsField()->number(), std::nullopt);
}

TEST_F(CardsPageTest, ACardThatSomebodyHoldsIsShownWithItsHolder) {
    addAnimal(m_document, 1, "shrew");
    clickCard("shrew");
    EXPECT_EQ(m_selection.player(), 1);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).animals.has_value());
}

// The lowest row of pixels that the name of the holder covers on the card.
int bottomOfHolderName(const std::string& card) {
    QPalette palette;
    palette.setColor(QPalette::Highlight, QColor(255, 0, 255));  // drawn only behind the name of the holder
    QImage picture(cardTileSize, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    drawCardTile(painter, picture.rect(), {.card = card, .holder = QStringLiteral("Ann")}, cardFont(QFont(), 1),
                 palette);
    painter.end();
    int lowest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == QColor(255, 0, 255)) {
                lowest = y;
            }
        }
    }
    return lowest;
}

TEST(CardDrawingTest, TheHolderCoversNeitherTheRuleOfASpiritNorTheLowestNumbersOfAnAnimal) {
    constexpr int ruleHeight = 62;  // of the longest rule
    constexpr int margin = 7;       // below it
    for (const char* const card : {"owl", "shrew"}) {
        const int lowest = bottomOfHolderName(card);
        EXPECT_GT(lowest, 0) << card;
        EXPECT_LT(lowest, cardTileSize.height() - margin - ruleHeight) << card;
    }
}

TEST_F(CardsPageTest, HeldCardsLeaveNoColumnEmpty) {
    for (const char* const card : {"shrew", "lizard", "duck", "frog", "otter"}) {
        addAnimal(m_document, 0, card);
    }
    for (const int width : {860, 1024, 1366, 1920}) {
        m_page.resize(width, 700);
        QCoreApplication::processEvents();
        const auto& cards = m_page.heldCards()->cards();
        const int top = cards.front()->y();
        const auto inFirstRow = std::ranges::count(cards, top, &HeldCard::y);
        const int used = static_cast<int>(inFirstRow) * heldCardSize.width();
        EXPECT_GT(used, m_page.heldCards()->viewport()->width() - heldCardSize.width() / 2) << width;
    }
}

TEST_F(CardsPageTest, CardsGrowOnALargeScreen) {
    addAnimal(m_document, 0, "shrew");
    const auto tile = [this] {
        QCoreApplication::processEvents();
        QListView* const list = m_page.picker()->listView();
        return list->visualRect(list->model()->index(0, 0)).size();
    };
    m_page.resize(1366, 700);
    EXPECT_EQ(tile().height(), cardTileSize.height());
    EXPECT_GE(tile().width(), cardTileSize.width());
    EXPECT_EQ(held(0).size(), heldCardSize);
    m_page.resize(3840, 2000);
    EXPECT_EQ(tile().height(), cardTileSize.height() * 2);
    EXPECT_GE(tile().width(), cardTileSize.width() * 2);
    EXPECT_EQ(held(0).size(), heldCardSize * 2);
    EXPECT_EQ(held(0).spaces()->width(), 120);  // twice the usual 60
}

TEST_F(CardsPageTest, ACardIsPutBack) {
    clickCard("shrew");
    clickCard("lizard");
    QTest::mouseClick(held(0).removeButton(), Qt::LeftButton);
    ASSERT_EQ(m_document.harmoniesPlayer(0).animals->size(), 1U);
    EXPECT_EQ(animal(0).card, "lizard");
}

}  // namespace
}  // namespace concord::gui
