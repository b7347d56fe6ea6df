// What a screen reader says: boards as tables of cells, and every line of a score with its points and rule.
#include "app/gui/board/board_editor.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/explanation.h"
#include "app/gui/score/score_items_model.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAccessible>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace concord::gui {
namespace {

TEST(SpokenTest, ATitleThatIsASentenceGetsNoSecondFullStop) {
    EXPECT_EQ(spokenLine(QStringLiteral("Points on the score track: 38."), 38, {}, {}),
              QStringLiteral("Points on the score track: 38. 38 points."));
    EXPECT_EQ(spokenLine(QStringLiteral("Low tree: c2"), 1, {}, {}), QStringLiteral("Low tree: c2. 1 point."));
}

TEST(SpokenTest, ABoardIsATableOfItsCells) {
    for (const Side side : {Side::A, Side::B}) {
        BoardScene scene;
        BoardView view(&scene);
        view.resize(400, 400);
        view.show();
        Board board(side);
        board.setStack(cellNamed("c2", side), stackOf({Token::Brown, Token::Brown, Token::Green}));
        board.setCube(cellNamed("c2", side), Cube::Animal);
        scene.setBoard(board);
        scene.setDoubtful(cellNamed("c2", side), true);
        scene.setSelected(cellNamed("b1", side));
        QAccessibleInterface* const table = QAccessible::queryAccessibleInterface(&view);
        ASSERT_NE(table, nullptr);
        EXPECT_EQ(table->role(), QAccessible::Table);
        EXPECT_EQ(table->childCount(), cellCount(side));
        QAccessibleTableInterface* const grid = table->tableInterface();
        ASSERT_NE(grid, nullptr);
        EXPECT_EQ(grid->columnCount(), side == Side::A ? 5 : 7);
        EXPECT_EQ(grid->rowCount(), side == Side::A ? 5 : 4);
        QAccessibleInterface* const tree = grid->cellAt(1, 2);
        ASSERT_NE(tree, nullptr);
        EXPECT_EQ(tree->role(), QAccessible::Cell);
        EXPECT_EQ(tree->text(QAccessible::Name), QStringLiteral("c2: tall tree, animal cube, doubtful"));
        EXPECT_EQ(tree->parent(), table);
        EXPECT_EQ(table->child(table->indexOfChild(tree)), tree);
        EXPECT_EQ(tree->tableCellInterface()->rowIndex(), 1);
        EXPECT_EQ(tree->tableCellInterface()->columnIndex(), 2);
        EXPECT_EQ(table->childAt(tree->rect().center().x(), tree->rect().center().y()), tree);
        EXPECT_EQ(grid->cellAt(grid->rowCount() - 1, 1), nullptr);  // a column that is one cell shorter
        ASSERT_EQ(grid->selectedCellCount(), 1);
        EXPECT_EQ(grid->selectedCells().front()->text(QAccessible::Name), QStringLiteral("b1: empty"));
        for (int i = 0; i < table->childCount(); ++i) {
            EXPECT_FALSE(table->child(i)->text(QAccessible::Name).isEmpty());
        }
    }
}

TEST(SpokenTest, ADoubtfulCellIsCalledDoubtfulUntilItIsChecked) {
    Document document;
    Selection selection;
    BoardEditor editor(document, selection);
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    selection.selectCell(cellNamed("c2"));
    EXPECT_TRUE(editor.cellInWords().endsWith(QStringLiteral(", doubtful"))) << editor.cellInWords().toStdString();
    document.markChecked(0, cellNamed("c2"));
    EXPECT_FALSE(editor.cellInWords().contains(QStringLiteral("doubtful")));
}

TEST(SpokenTest, EveryLineOfAScoreIsSpokenWithItsPointsAndItsRule) {
    Document document;
    Selection selection;
    Table table = emptyTable(Side::A);
    changeHarmonies(table,
                    [](Game& game) { game.players.front().board->setStack(cellNamed("c2"), stackOf({Token::Green})); });
    document.replace(table, {});
    ScoreItemsModel items(document);
    items.setPlayer(0);
    const QModelIndex trees = items.indexOfRow("trees");
    EXPECT_EQ(trees.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Trees. 1 point."));
    const QString tree = items.index(0, 0, trees).data(Qt::AccessibleTextRole).toString();
    EXPECT_TRUE(tree.contains(QStringLiteral("c2. 1 point."))) << tree.toStdString();
    EXPECT_TRUE(tree.endsWith(QStringLiteral("Rulebook, page 8."))) << tree.toStdString();
    DisputePage page(document, selection);
    page.dispute(0, "trees");
    const QTreeWidgetItem& firstTree = *page.stepList()->topLevelItem(1);  // after the row itself
    const QString step = firstTree.data(0, Qt::AccessibleTextRole).toString();
    EXPECT_EQ(step, tree);
}

TEST(SpokenTest, ThePlayerOfAPhotoHasANameInTheUsersLanguage) {
    installLanguage(QStringLiteral("de"));
    Document document;
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    const std::string name = document.player(0).name;
    installLanguage(QStringLiteral("en"));
    EXPECT_NE(name, "Player 1");
    document.replace(tableFromPhoto(doubtfulPhoto()), {});
    EXPECT_EQ(document.player(0).name, "Player 1");
}

TEST(MessageTest, StaysWithItsPageUntilTheNextEdit) {
    MainWindow window;
    window.show();
    window.document().replace(emptyTable(Side::A), {});
    window.showPad();
    MessageBar* const bar = window.messageBar();
    bar->showProblem([] { return QStringLiteral("x.jpg: this is a text file, not a photo"); });
    QCoreApplication::processEvents();
    window.showCards(0);
    EXPECT_FALSE(bar->isVisible());
    window.showPad();
    EXPECT_TRUE(bar->isVisible());
    window.showCards(0);
    window.document().renamePlayer(0, QStringLiteral("Ann"));
    window.showPad();
    EXPECT_FALSE(bar->isVisible());
}

TEST(MessageTest, StaysReadableInLightAndDark) {
    QWidget window;
    auto* const column = new QVBoxLayout(&window);
    auto* const message = new MessageBar;
    auto* const offer = new OfferBar;
    column->addWidget(message);
    column->addWidget(offer);
    window.show();
    message->showProblem([] { return QStringLiteral("x.jpg: this is a text file, not a photo"); });
    offer->offer([] { return QStringLiteral("Keep this game?"); }, {});
    applyDark(true);
    QCoreApplication::processEvents();
    const int dark = message->palette().color(QPalette::Window).lightness();
    const int darkOffer = offer->palette().color(QPalette::Window).lightness();
    applyDark(false);
    QCoreApplication::processEvents();
    constexpr int middle = 128;
    EXPECT_LT(dark, middle);
    EXPECT_LT(darkOffer, middle);
    EXPECT_GT(message->palette().color(QPalette::Window).lightness(), middle);
    EXPECT_GT(offer->palette().color(QPalette::Window).lightness(), middle);
}

}  // namespace
}  // namespace concord::gui
