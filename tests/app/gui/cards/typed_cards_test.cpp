// Cards typed as a name and a number of cubes in one line; cards that the cubes on the board allow come first.
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/cards/typed_card.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/harmonies_edits.h"
#include "scoring/harmonies/habitats.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace concord::gui {
namespace {

TEST(TypedCardTest, ANumberAfterTheNameIsTheNumberOfCubes) {
    const auto expect = [](const char* text, const char* name, std::optional<int> cubes) {
        const TypedCard typed = readTypedCard(QString::fromUtf8(text));
        EXPECT_EQ(typed.name, QString::fromUtf8(name)) << text;
        EXPECT_EQ(typed.cubes, cubes) << text;
    };
    expect("fro 3", "fro", 3);
    expect("  fro   3 ", "fro", 3);
    expect("fro3", "fro", 3);
    expect("fro", "fro", {});
    expect("かえる　３", "かえる", 3);
    expect("3", "3", {});
    expect("", "", {});
    expect("polar bear 0", "polar bear", 0);
    expect("fro 99999999999999999999", "fro", 9999);  // its first four digits
    EXPECT_EQ(spacesOf("shrew"), 3);
    EXPECT_EQ(spacesOf("lion"), 1);
}

class TypedCardsTest : public ::testing::Test {
protected:
    TypedCardsTest() {
        Table table = emptyTable(Side::A);
        changeHarmonies(table, [&](Game& game) {
            game.players.push_back(game.players.front());
            game.players[0].name = "Pauline";
            game.players[1].name = "Johan";
        });
        table.playerStates.resize(2);
        m_document.replace(table, {});
        m_page.resize(1000, 520);
        m_page.show();
    }
    QLineEdit& field() { return *m_page.picker()->nameField(); }
    CardListModel& cards() { return m_page.picker()->cards(); }
    void typeAndEnter(const char* text) {
        QTest::keyClicks(&field(), QString::fromUtf8(text));
        QTest::keyClick(&field(), Qt::Key_Return);
    }
    std::vector<AnimalEntry> animals(std::size_t player = 0) const {
        return m_document.harmonies().players[player].animals.value_or(std::vector<AnimalEntry>());
    }

    Document m_document;
    Selection m_selection;
    CardsPage m_page{m_document, m_selection};
};

TEST_F(TypedCardsTest, TheFirstEscapeClearsTheFieldAndTheNextIsForThePage) {
    QTest::keyClicks(&field(), QStringLiteral("fro"));
    QKeyEvent first(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&field(), &first);
    EXPECT_TRUE(first.isAccepted());
    EXPECT_TRUE(field().text().isEmpty());
    QKeyEvent second(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&field(), &second);
    EXPECT_FALSE(second.isAccepted());
}

TEST_F(TypedCardsTest, NameAndNumberPickACardWithItsCubesInOneStep) {
    typeAndEnter("fro 3");
    ASSERT_EQ(animals().size(), 1U);
    EXPECT_EQ(animals()[0].card, "frog");
    EXPECT_EQ(animals()[0].placed, 3);
    EXPECT_TRUE(field().text().isEmpty());
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    typeAndEnter("shr");
    EXPECT_EQ(animals().back().card, "shrew");
    EXPECT_EQ(animals().back().placed, 0);
}

TEST_F(TypedCardsTest, ANumberForAHeldCardReplacesItsCubes) {
    typeAndEnter("fro 3");
    typeAndEnter("fro 1");
    ASSERT_EQ(animals().size(), 1U);
    EXPECT_EQ(animals()[0].placed, 1);
    EXPECT_TRUE(field().text().isEmpty());
}

TEST_F(TypedCardsTest, MoreCubesThanTheCardHoldsAreReportedAndStayInTheField) {
    typeAndEnter("shrew 7");
    EXPECT_TRUE(animals().empty());
    EXPECT_EQ(field().text(), QStringLiteral("shrew 7"));
    EXPECT_EQ(m_page.picker()->problem(), QStringLiteral("Shrew: expected a number of cubes up to 3, got 7."));
    QTest::keyClick(&field(), Qt::Key_Backspace);
    EXPECT_TRUE(m_page.picker()->problem().isEmpty());
    typeAndEnter("2");
    EXPECT_EQ(animals().at(0).placed, 2);
}

TEST_F(TypedCardsTest, ACardThatSomebodyElseHoldsStaysWithThem) {
    addAnimal(m_document, 1, "frog", 2);
    typeAndEnter("frog 3");
    EXPECT_TRUE(animals(0).empty());
    EXPECT_EQ(animals(1)[0].placed, 2);
    EXPECT_EQ(field().text(), QStringLiteral("frog 3"));
    EXPECT_EQ(m_page.picker()->problem(), QStringLiteral("Johan holds the card “Frog”."));
}

TEST_F(TypedCardsTest, ASpiritIsTypedWithItsCubeToo) {
    m_document.setStack(0, cellNamed("a1"), stackOf({Token::Yellow}));
    m_page.showKind(CardKind::Spirits);
    typeAndEnter("lion 1");
    ASSERT_TRUE(m_document.harmoniesPlayer(0).spirit.has_value());
    EXPECT_TRUE(m_document.harmoniesPlayer(0).spirit->placed);
    typeAndEnter("lion 0");
    EXPECT_FALSE(m_document.harmoniesPlayer(0).spirit->placed);
    typeAndEnter("owl 2");  // a spirit has only one cube
    EXPECT_EQ(m_document.harmoniesPlayer(0).spirit->card, "lion");
    EXPECT_EQ(field().text(), QStringLiteral("owl 2"));
}

// How many cards come first because an animal cube on the board lies in their habitat. Expects the model to mark
// exactly these.
int countFittingCards(const CardListModel& cards, const Board& board) {
    int count = 0;
    bool isFirstGroup = true;  // only fitting cards so far
    for (int row = 0; row < cards.rowCount(); ++row) {
        const bool fits = cards.index(row).data(CardListModel::FitsRole).toBool();
        const AnimalCard& card = *animalCard(cards.idAt(row));
        const bool hasHabitat = std::ranges::any_of(cells(board.side()), [&](Cell cell) {
            return board.cube(cell) == Cube::Animal && isHabitat(board, card.habitat, cell);
        });
        EXPECT_EQ(fits, hasHabitat) << card.id;
        EXPECT_TRUE(isFirstGroup || !fits) << card.id;
        isFirstGroup = isFirstGroup && fits;
        count += fits ? 1 : 0;
    }
    return count;
}

TEST_F(TypedCardsTest, CardsThatACubeOnTheBoardAllowsComeFirst) {
    EXPECT_EQ(countFittingCards(cards(), Board(Side::A)), 0);
    const AnimalCard& frog = *animalCard("frog");
    Board board(Side::A);
    const Cell middle = cellNamed("c3");
    for (const HabitatCell& wanted : frog.habitat) {
        const Axial place{axial(middle).q + wanted.place.q, axial(middle).r + wanted.place.r};
        const auto stack =
            std::ranges::find_if(allStacks(), [&](Stack candidate) { return matches(wanted.landscape, candidate); });
        board.setStack(cellAt(Side::A, place).value(), *stack);
    }
    board.setCube(middle, Cube::Animal);
    Table table = m_document.table();
    changeHarmonies(table, [&](Game& game) { game.players[0].board = board; });
    m_document.edit(table, [] { return QStringLiteral("board"); });
    const int count = countFittingCards(cards(), board);
    EXPECT_GE(count, 1);
    EXPECT_LT(count, 32);
    EXPECT_LT(cards().rowOf("frog").value(), count);
    m_selection.selectPlayer(1);
    EXPECT_EQ(countFittingCards(cards(), Board(Side::A)), 0) << "the other player's board is empty";
    m_selection.selectPlayer(0);
    EXPECT_EQ(countFittingCards(cards(), board), count);
    m_page.picker()->listView()->setCurrentIndex(cards().index(cards().rowOf("frog").value()));
    addAnimal(m_document, 1, "frog");
    EXPECT_GE(cards().rowOf("frog").value(), count - 1) << "expected a card that somebody holds after those that fit";
    EXPECT_FALSE(cards().index(cards().rowOf("frog").value()).data(CardListModel::FitsRole).toBool());
    EXPECT_EQ(m_page.picker()->listView()->currentIndex().row(), cards().rowOf("frog"));
}

TEST_F(TypedCardsTest, ANameThatStartsWithTheTextComesBeforeOneThatOnlyContainsIt) {
    QTest::keyClicks(&field(), QStringLiteral("ra"));
    const QString first = cards().index(0).data().toString();
    EXPECT_TRUE(first.startsWith(QStringLiteral("Ra"))) << first.toStdString();
}

TEST_F(TypedCardsTest, WithoutATextAllCardsAreSortedByStripe) {
    for (int row = 1; row < cards().rowCount(); ++row) {
        EXPECT_LE(animalCard(cards().idAt(row - 1))->stripe, animalCard(cards().idAt(row))->stripe) << row;
    }
}

TEST_F(TypedCardsTest, NamesAreFoundAsPeopleWriteThemInJapaneseAndRussian) {
    const auto expectFirst = [this](const char* typed, const char* card) {
        field().setText(QString::fromUtf8(typed));
        ASSERT_GT(cards().rowCount(), 0) << typed;
        EXPECT_EQ(cards().idAt(0), card) << typed;
    };
    expectFirst("カエル", "frog");
    expectFirst("かえる", "frog");
    expectFirst("熊", "bear");
    expectFirst("くま", "bear");
    expectFirst("はりねずみ", "hedgehog");
    expectFirst("еж", "hedgehog");
    expectFirst("заяц", "rabbit");
    expectFirst("орел", "eagle");
    m_page.showKind(CardKind::Spirits);
    expectFirst("鹿", "deer");
    expectFirst("らいおん", "lion");
}

}  // namespace
}  // namespace concord::gui
