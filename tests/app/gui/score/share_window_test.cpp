#include "app/gui/window/main_window.h"

#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/card_spaces.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/cards/held_card.h"
#include "app/gui/cards/held_cards_view.h"
#include "app/gui/cards/player_box.h"
#include "app/gui/document/document_file.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/optional_number_field.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/photo_dialog.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/explanation.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/score/share_menu.h"
#include "app/record/store.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace concord::gui {
namespace {

class ShareWindowTest : public ::testing::Test {
protected:
    ShareWindowTest() {
        m_window.resize(1024, 600);
        m_window.show();
        m_window.open(sampleBoard(QStringLiteral("four-players.json")));
        QCoreApplication::processEvents();
    }

    MainWindow m_window;
};

TEST_F(ShareWindowTest, FromAClaimToTheExplanationForTheGroupChat) {
    QTest::keyClick(&m_window, Qt::Key_D, Qt::ControlModifier);
    DisputePage& page = *m_window.disputePage();
    ASSERT_TRUE(page.isVisible());
    page.dispute(0, "water");
    QTest::keyClicks(page.claimedField(), QStringLiteral("9"));
    QTest::keyClick(page.claimedField(), Qt::Key_Return);
    EXPECT_TRUE(page.verdict().contains(QStringLiteral("4 too many"))) << page.verdict().toStdString();
    QTest::mouseClick(page.nextButton(), Qt::LeftButton);
    EXPECT_TRUE(page.boardScene().appearance(cellNamed("a3")).highlighted);
    QTest::mouseClick(page.copyTextButton(), Qt::LeftButton);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("River, 3 tokens long: a3, a4, b4")));
    m_window.pages()->back();
    EXPECT_TRUE(m_window.padPage()->isVisible());
}

TEST_F(ShareWindowTest, TheDisputeOpensAtTheRowOfThePad) {
    emit m_window.padPage()->disputeRequested(2, "trees");
    EXPECT_TRUE(m_window.disputePage()->isVisible());
    EXPECT_EQ(m_window.disputePage()->model().player(), 2);
    EXPECT_EQ(m_window.disputePage()->model().row(), "trees");
    EXPECT_EQ(m_window.selection().player(), 2);
}

TEST_F(ShareWindowTest, CardsArePickedForEveryPlayer) {
    emit m_window.padPage()->cardsRequested(1);
    CardsPage& page = *m_window.cardsPage();
    ASSERT_TRUE(page.isVisible());
    EXPECT_TRUE(page.playerBox()->isVisible());
    const std::size_t before = page.heldCards()->cards().size();
    QTest::keyClicks(page.picker()->nameField(), QStringLiteral("hedgehog"));
    QTest::keyClick(page.picker()->nameField(), Qt::Key_Return);
    EXPECT_EQ(page.heldCards()->cards().size(), before + 1);
    QTest::keyClick(page.playerBox(), Qt::Key_Down);
    EXPECT_EQ(m_window.selection().player(), 2);
}

TEST_F(ShareWindowTest, TheSheetIsCopiedAndSaved) {
    m_window.shareMenu()->copyTextAction()->trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), scoreSheetText(m_window.document()));
    m_window.shareMenu()->copyPictureAction()->trigger();
    EXPECT_FALSE(QGuiApplication::clipboard()->image().isNull());
    EXPECT_EQ(m_window.messageBar()->text(), QStringLiteral("The score is on the clipboard."));
    const QTemporaryDir folder;
    m_window.shareMenu()->saveTo(folder.filePath(QStringLiteral("sheet.pdf")));
    EXPECT_TRUE(fileContents(folder.filePath(QStringLiteral("sheet.pdf"))).startsWith("%PDF-"));
    m_window.shareMenu()->saveTo(folder.filePath(QStringLiteral("missing/sheet.pdf")));
    EXPECT_TRUE(m_window.messageBar()->text().contains(QStringLiteral("sheet.pdf")));
}

TEST_F(ShareWindowTest, AFileNameWithoutAKnownExtensionGetsOne) {
    const QTemporaryDir folder;
    QTimer::singleShot(0, &m_window, [&folder] {
        QWidget* const dialog = QApplication::activeModalWidget();
        ASSERT_NE(dialog, nullptr);
        auto* const name = dialog->findChild<QLineEdit*>();
        name->setText(folder.filePath(QStringLiteral("Evening of 21.11")));
        QTest::keyClick(name, Qt::Key_Return);
    });
    m_window.shareMenu()->saveAction()->trigger();
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("Evening of 21.11.pdf")));
    EXPECT_EQ(m_window.messageBar()->text(), QStringLiteral("Evening of 21.11.pdf is saved."));
}

TEST_F(ShareWindowTest, TheSecondSheetOfAGameHasANameOfItsOwn) {
    const QTemporaryDir folder;
    const QString game = folder.filePath(QStringLiteral("Evening of 21.11.json"));
    m_window.document().markSaved(game);
    const auto proposedName = [this] {
        QString name;
        QTimer::singleShot(0, qApp, [&name] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            name = QFileInfo(dialog->selectedFiles().constFirst()).fileName();
            dialog->reject();
        });
        m_window.shareMenu()->saveAction()->trigger();
        return name;
    };
    EXPECT_EQ(proposedName(), QStringLiteral("Evening of 21.11.pdf"));
    m_window.shareMenu()->saveTo(folder.filePath(QStringLiteral("Evening of 21.11.pdf")));
    EXPECT_EQ(proposedName(), QStringLiteral("Evening of 21.11 (2).pdf"));
    m_window.shareMenu()->saveTo(folder.filePath(QStringLiteral("Evening of 21.11 (2).png")));  // chosen in the dialog
    EXPECT_EQ(proposedName(), QStringLiteral("Evening of 21.11 (3).pdf"));
}

TEST_F(ShareWindowTest, TheSheetIsNotSavedWhereTheLastPhotoCameFrom) {
    const QTemporaryDir photos;
    QFile photo(photos.filePath(QStringLiteral("one.jpg")));
    ASSERT_TRUE(photo.open(QIODevice::WriteOnly));
    photo.close();
    QTimer::singleShot(0, qApp, [] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->selectFile(QStringLiteral("one.jpg"));
        static_cast<QDialog*>(dialog)->accept();
    });
    EXPECT_EQ(askForPhotos(&m_window, {}, QStringLiteral("*.jpg"), photos.path()).size(), 1);
    QSettings().remove(QStringLiteral("photoFolder"));             // for the tests that follow
    m_window.document().replace(m_window.document().table(), {});  // the game is in no file now
    QString folder;
    QTimer::singleShot(0, qApp, [&folder] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        folder = dialog->directory().path();
        dialog->reject();
    });
    m_window.shareMenu()->saveAction()->trigger();
    EXPECT_EQ(folder, savedFolder());
    EXPECT_NE(folder, photos.path());
}

TEST_F(ShareWindowTest, ASheetOverwritesNeitherAPhotoNorAnotherKindOfFile) {
    const QTemporaryDir folder;
    const auto expectRefused = [&](const QString& name, const char* why) {
        const QString path = folder.filePath(name);
        const QByteArray before = fileContents(path);
        m_window.shareMenu()->saveTo(path);
        EXPECT_TRUE(m_window.messageBar()->text().startsWith(name + QStringLiteral(" could not be saved: expected ")))
            << m_window.messageBar()->text().toStdString();
        EXPECT_TRUE(m_window.messageBar()->text().contains(QLatin1String(why)))
            << m_window.messageBar()->text().toStdString();
        EXPECT_FALSE(m_window.messageBar()->text().contains(QStringLiteral("--force")));
        EXPECT_EQ(fileContents(path), before);
    };
    const QString sheet = folder.filePath(QStringLiteral("sheet.png"));
    m_window.shareMenu()->saveTo(sheet);
    m_window.shareMenu()->saveTo(sheet);  // a sheet may replace one of the same kind
    EXPECT_EQ(m_window.messageBar()->text(), QStringLiteral("sheet.png is saved."));

    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->files = {{fileContents(sheet), sheet, {}}};
    m_window.document().setPhoto(0, photo, false);
    expectRefused(QStringLiteral("sheet.png"), "this one was read");
    QFile::copy(sheet, folder.filePath(QStringLiteral("picture.pdf")));
    expectRefused(QStringLiteral("picture.pdf"), "this file is of a different kind (PNG)");
    QFile::copy(sampleBoard(QStringLiteral("typed.json")), folder.filePath(QStringLiteral("game.txt")));
    expectRefused(QStringLiteral("game.txt"), "this file is of a different kind (concord-game)");
}

TEST_F(ShareWindowTest, AGameOverwritesNeitherARecordNorAnAutosave) {
    const QTemporaryDir folder;
    const auto location = record::Location::of(folder.filePath(QStringLiteral("club.concord")));
    const QString autosaveFolder = folder.filePath(QStringLiteral("autosave"));
    m_window.recordGamesIn(location);
    m_window.autosaveIn(autosaveFolder);
    record::Store store(location);
    const record::Entry game{m_window.document().game(), {}};
    const auto messageOfSaving = [&](const QString& path) {
        const QByteArray before = QFile::exists(path) ? fileContents(path) : QByteArray();
        m_window.document().markSaved(path);
        QTest::keyClick(&m_window, Qt::Key_S, Qt::ControlModifier);
        EXPECT_EQ(QFile::exists(path) ? fileContents(path) : QByteArray(), before) << path.toStdString();
        return m_window.messageBar()->text();
    };
    store.record(game);
    const QDir copies(location.folder() + QStringLiteral("/games"));
    const QString copy = copies.filePath(copies.entryList(QDir::Files).constFirst());
    for (const QString& path : {location.file(), copy, copies.filePath(QStringLiteral("new.json")),
                                autosaveFolder + QStringLiteral("/mine.game.json")}) {
        EXPECT_TRUE(messageOfSaving(path).contains(QStringLiteral("this one belongs to a record of games")))
            << path.toStdString() << ": " << m_window.messageBar()->text().toStdString();
    }
    const QString photo = folder.filePath(QStringLiteral("photo.json"));
    QFile::copy(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_018.jpg"), photo);
    EXPECT_TRUE(messageOfSaving(photo).contains(QStringLiteral("this file is of a different kind (JPEG)")));
}

TEST_F(ShareWindowTest, WithoutAGameThereIsNothingToShare) {
    MainWindow empty;
    EXPECT_FALSE(empty.shareMenu()->menuAction()->isEnabled());
    EXPECT_TRUE(m_window.shareMenu()->menuAction()->isEnabled());
}

TEST_F(ShareWindowTest, TheShortcutsWorkFromAFieldToo) {
    QTest::keyClick(&m_window, Qt::Key_D, Qt::ControlModifier);
    m_window.disputePage()->claimedField()->setFocus();
    QTest::keyClick(m_window.disputePage()->claimedField(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(m_window.cardsPage()->isVisible());
    QTest::keyClick(m_window.cardsPage()->picker()->nameField(), Qt::Key_D, Qt::ControlModifier);
    EXPECT_TRUE(m_window.disputePage()->isVisible());
}

TEST_F(ShareWindowTest, EveryPageFitsASmallScreen) {
    m_window.showCards(0);
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
    m_window.showDispute(0, "total");
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
}

}  // namespace
}  // namespace concord::gui
