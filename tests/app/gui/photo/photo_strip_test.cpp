// The strip of photos and its questions, used with the mouse and the keyboard.
#include "app/gui/photo/photo_strip.h"

#include "app/gui/kit/offer_bar.h"
#include "app/gui/photo/photo_tray.h"
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

namespace concord::gui {
namespace {

class PhotoStripTest : public SlowInboxTest {
protected:
    PhotoStripTest() {
        m_tray.resize(1000, 120);
        m_tray.show();
        m_tray.activateWindow();
    }
    PhotoStrip& strip() { return *m_tray.strip(); }
    OfferBar& bar() { return *m_tray.bar(); }
    QStringList texts() {
        QStringList texts;
        for (int row = 0; row < strip().model()->rowCount(); ++row) {
            texts << strip().model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        }
        return texts;
    }
    void readAnnAndBob() {
        m_reader.giveResult(m_ann, {boardWithWaterBits(1)});
        m_reader.giveResult(m_bob, {boardWithWaterBits(2)});
        addFor(0, m_ann);
        addFor(1, m_bob);
        ASSERT_TRUE(waitForState(m_bob, InboxState::OnBoard));
    }
    void click(const QModelIndex& index, QPoint where = {}) {
        const QRect place = strip().visualRect(index);
        QTest::mouseClick(strip().viewport(), Qt::LeftButton, {}, where.isNull() ? place.center() : where);
    }
    QModelIndex row(int row) { return strip().model()->index(row, 0); }

    PhotoTray m_tray{m_inbox, m_document, m_selection};
    const QString m_ann = QStringLiteral("ann");
    const QString m_bob = QStringLiteral("bob");
};

TEST_F(PhotoStripTest, EverybodyHasAPlaceAndEveryPhotoItsState) {
    EXPECT_FALSE(strip().isVisible());
    m_reader.giveResult(m_ann, {boardWithWaterBits(0)});
    addFor(0, m_ann);
    addFor(2, QStringLiteral("cleo"));
    EXPECT_TRUE(strip().isVisible());
    ASSERT_TRUE(waitForState(m_ann, InboxState::OnBoard));
    ASSERT_TRUE(waitForState(QStringLiteral("cleo"), InboxState::Reading));
    EXPECT_EQ(texts(), (QStringList{QStringLiteral("Ann: 1 point, no doubts"), QStringLiteral("Bob: no photo"),
                                    QStringLiteral("Cleo: reading…")}));
    EXPECT_EQ(strip().accessibleName(), QStringLiteral("Photos"));
    m_document.renamePlayer(0, QStringLiteral("Anna"));
    EXPECT_TRUE(texts().front().startsWith(QStringLiteral("Anna: ")));
}

TEST_F(PhotoStripTest, APhotoIsShownBeforeItIsRead) {
    addFor(0, QStringLiteral("undecoded"));
    addFor(1, m_bob);
    ASSERT_TRUE(waitFor([this] { return !entry(m_bob).thumbnail.isNull(); }));
    EXPECT_EQ(stateOf(m_bob), InboxState::Reading);
    EXPECT_EQ(row(1).data(PhotoStripModel::StateRole).toString(), QStringLiteral("reading…"));
    ASSERT_TRUE(waitForState(QStringLiteral("undecoded"), InboxState::Reading));
    EXPECT_EQ(row(0).data(PhotoStripModel::StateRole).toString(), QStringLiteral("reading… (undecoded)"));
}

TEST_F(PhotoStripTest, APhotoIsDroppedOnAnotherPlayer) {
    readAnnAndBob();
    const std::unique_ptr<QMimeData> ann(strip().model()->mimeData({row(0)}));
    EXPECT_TRUE(strip().model()->canDropMimeData(ann.get(), Qt::MoveAction, -1, -1, row(1)));
    EXPECT_FALSE(strip().model()->canDropMimeData(ann.get(), Qt::MoveAction, -1, -1, {}));
    strip().model()->dropMimeData(ann.get(), Qt::MoveAction, -1, -1, row(1));
    EXPECT_EQ(photoOf("Ann"), m_bob);
    EXPECT_EQ(photoOf("Bob"), m_ann);
    EXPECT_TRUE(bar().text().startsWith(QStringLiteral("Ann and Bob have swapped")));
    QTest::mouseClick(bar().buttons().front(), Qt::LeftButton);  // "Undo"
    EXPECT_EQ(photoOf("Ann"), m_ann);
    EXPECT_FALSE(bar().isVisible());
}

TEST_F(PhotoStripTest, TheKeyboardGivesShowsAndRemovesPhotos) {
    readAnnAndBob();
    strip().setFocus();
    strip().setCurrentIndex(row(0));
    QTest::keyClick(&strip(), Qt::Key_3);  // gives it to the third player
    EXPECT_EQ(photoOf("Cleo"), m_ann);
    // The photo stays current.
    EXPECT_EQ(strip().currentIndex().data(PhotoStripModel::NameRole), QStringLiteral("Cleo"));
    QTest::keyClick(&strip(), Qt::Key_Left);
    std::optional<int> shown;
    QObject::connect(&strip(), &PhotoStrip::playerRequested, [&](int player) { shown = player; });
    QTest::keyClick(&strip(), Qt::Key_Return);
    EXPECT_EQ(shown, 1);
    m_document.undoStack()->setIndex(1);  // undone: Bob's photo is on no board
    strip().setCurrentIndex(strip().photos().indexOf(idOf(m_bob)));
    QTest::keyClick(&strip(), Qt::Key_Delete);
    EXPECT_EQ(m_inbox.photos().size(), 1U);
}

TEST_F(PhotoStripTest, TheMenuOffersEverybodyElse) {
    readAnnAndBob();
    QMenu menu;
    strip().fillMenu(menu, row(0));
    QStringList names;
    for (const QAction* const action : menu.actions()) {
        if (!action->isSeparator()) {
            names << action->text();
        }
    }
    EXPECT_EQ(names, (QStringList{QStringLiteral("Give to Bob"), QStringLiteral("Give to Cleo")}));
    menu.actions().at(1)->trigger();
    EXPECT_EQ(photoOf("Cleo"), m_ann);
}

TEST_F(PhotoStripTest, AnyPhotoButThatOfABoardIsRemovedByItsMenu) {
    m_reader.findNoBoard(m_ann);
    m_reader.giveResult(m_bob, {boardWithWaterBits(2)});
    addFor(0, m_ann);
    addFor(1, m_bob);
    ASSERT_TRUE(waitForState(m_bob, InboxState::OnBoard));
    ASSERT_EQ(photoOf("Ann"), m_ann);
    const auto actionsOf = [this](const QString& photo) {
        auto menu = std::make_unique<QMenu>();
        strip().fillMenu(*menu, strip().photos().indexOf(idOf(photo)));
        return menu;
    };
    EXPECT_NE(actionsOf(m_bob)->actions().back()->text(), QStringLiteral("Remo&ve"));
    const auto menu = actionsOf(m_ann);
    ASSERT_EQ(menu->actions().back()->text(), QStringLiteral("Remo&ve"));
    menu->actions().back()->trigger();
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(m_inbox.photos().size(), 1U);
}

TEST_F(PhotoStripTest, AReadingIsStoppedByTheCrossOnItsPhoto) {
    addFor(0, m_ann);
    ASSERT_TRUE(waitForState(m_ann, InboxState::Reading));
    click(row(0), PhotoStripDelegate::stopButton(strip().visualRect(row(0))).center());
    EXPECT_EQ(stateOf(m_ann), InboxState::Loose);
    QMenu menu;
    strip().fillMenu(menu, strip().photos().indexOf(idOf(m_ann)));
    EXPECT_EQ(menu.actions().at(0)->text(), QStringLiteral("Give to Ann"));
}

TEST_F(PhotoStripTest, AClosedQuestionComesBackWithAClickOnItsPhoto) {
    readAnnAndBob();
    m_reader.giveResult(QStringLiteral("other"), {boardWithWaterBits(12)});
    m_inbox.add(contentsOf(QStringLiteral("other")), QStringLiteral("other"), player(0));
    ASSERT_TRUE(waitForState(QStringLiteral("other"), InboxState::Question));
    ASSERT_TRUE(bar().isVisible());
    EXPECT_TRUE(bar().picture()->isVisible());  // says which photo is meant where the strip is hidden
    EXPECT_EQ(bar().picture()->accessibleName(), QStringLiteral("other"));
    EXPECT_EQ(bar().buttons().size(), 3);
    QTest::mouseClick(bar().findChildren<QPushButton*>().constFirst(), Qt::LeftButton);  // "Close"
    EXPECT_FALSE(bar().isVisible());
    EXPECT_EQ(stateOf(QStringLiteral("other")), InboxState::Question);
    click(strip().photos().indexOf(idOf(QStringLiteral("other"))));
    ASSERT_TRUE(bar().isVisible());
    m_selection.selectPlayer(0);
    bar().buttons().front()->clearFocus();
    bar().buttons().front()->setFocus();
    EXPECT_EQ(m_selection.highlighted().size(), 3U);          // the cells that differ
    QTest::keyClick(bar().buttons().front(), Qt::Key_Space);  // "Another player's board"
    EXPECT_EQ(photoOf("Cleo"), QStringLiteral("other"));
    EXPECT_FALSE(bar().isVisible());
    EXPECT_TRUE(m_selection.highlighted().empty());
}

TEST_F(PhotoStripTest, UndoIsNotOfferedAfterAnotherStep) {
    readAnnAndBob();
    m_inbox.give(idOf(m_ann), player(2));
    ASSERT_EQ(bar().buttons().size(), 1);
    m_document.renamePlayer(1, QStringLiteral("Bill"));
    EXPECT_TRUE(bar().isVisible());
    EXPECT_TRUE(bar().buttons().isEmpty());
}

TEST_F(PhotoStripTest, InALowWindowTheStripIsLowerButVisible) {
    addFor(0, m_ann);
    const int normalHeight = strip().sizeHint().height();
    m_tray.setRoom(PhotoTray::Room::Tight);  // in a window too low for the whole strip
    EXPECT_TRUE(strip().isVisible());
    EXPECT_LT(strip().sizeHint().height(), normalHeight);
    m_tray.setRoom(PhotoTray::Room::Plenty);
    EXPECT_EQ(strip().sizeHint().height(), normalHeight);
}

TEST_F(PhotoStripTest, OnePlayerWithAPhotoNeedsNoStrip) {
    m_document.replace(tableFromPhoto(doubtfulPhoto()), {});
    EXPECT_FALSE(m_tray.isVisible());
    m_reader.findNoBoard(m_ann);
    m_inbox.addPhotos({{contentsOf(m_ann), m_ann, {}}}, PhotoUse::NextPlayer);
    EXPECT_TRUE(m_tray.isVisible());
    m_tray.setRoom(PhotoTray::Room::None);
    EXPECT_FALSE(m_tray.isVisible());
}

}  // namespace
}  // namespace concord::gui
