// "Help the reader get better": when it is offered, what it shows, and what the file holds.
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/image_convert.h"
#include "app/gui/photo/improve_reader_action.h"
#include "app/gui/photo/improve_reader_dialog.h"
#include "app/gui/photo/photo_view.h"
#include "tests/app/gui/kit/access_support.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/record/support.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/photo/ingest.h"

#include <gtest/gtest.h>
#include <QAccessible>
#include <QBuffer>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace concord::gui {
namespace {

std::vector<unsigned char> bytesOf(const QByteArray& bytes) { return {bytes.begin(), bytes.end()}; }

QByteArray jpegWithOwnersComment() {
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    buffer.open(QIODevice::WriteOnly);
    QImage picture(500, 400, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    picture.save(&buffer, "JPG");
    const auto withComment = vision::withJpegComment(bytesOf(jpeg), "taken by Ann");
    return {reinterpret_cast<const char*>(withComment->data()), static_cast<qsizetype>(withComment->size())};
}

class ImproveReaderTest : public ::testing::Test {
protected:
    ImproveReaderTest() {
        m_document.replace(emptyTable(Side::A), {});
        m_document.addPlayer(QStringLiteral("Bob"), {});
        auto photo = std::make_shared<Photo>(*doubtfulPhoto());
        photo->files = {{jpegWithOwnersComment(), m_folder.filePath(QStringLiteral("table.jpg")), {}}};
        m_photo = photo;
        // Creates the file, empty, so that saving could overwrite it.
        QFile(photo->files.front().path).open(QIODevice::WriteOnly);
    }

    void checkAllDoubts() {
        for (const Cell cell : m_document.doubtfulCells(0)) {
            m_document.markChecked(0, cell);
        }
    }

    // Opens the dialog for player 0 and waits for its photo. Gives the player m_photo first, unless the test has set
    // one.
    ImproveReaderDialog& openDialog() {
        if (m_document.playerState(0).photo == nullptr) {
            m_document.setPhoto(0, m_photo, false);
        }
        checkAllDoubts();
        m_action.trigger();
        ImproveReaderDialog& dialog = *m_action.dialog();
        QSignalSpy ready(&dialog, &ImproveReaderDialog::ready);
        EXPECT_TRUE(dialog.isReady() || ready.wait(60000));
        return dialog;
    }

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
    std::shared_ptr<const Photo> m_photo;
    Document m_document;
    Selection m_selection;
    files::ProtectedFiles m_protectedFiles;
    QWidget m_window;
    ImproveReaderAction m_action{m_document, m_selection, [this] { return m_protectedFiles; }, &m_window};
};

TEST_F(ImproveReaderTest, IsOfferedWhenEveryDoubtIsSettled) {
    EXPECT_FALSE(m_action.isEnabled());
    m_document.setPhoto(0, m_photo, false);
    EXPECT_FALSE(m_action.isEnabled());
    m_document.markChecked(0, cellNamed("c2"));
    EXPECT_FALSE(m_action.isEnabled());
    m_document.markChecked(0, cellNamed("b1"));
    EXPECT_TRUE(m_action.isEnabled());
    m_selection.selectPlayer(1);
    EXPECT_FALSE(m_action.isEnabled());
    m_selection.selectPlayer(0);
    EXPECT_TRUE(m_action.isEnabled());
    m_document.undoStack()->undo();
    EXPECT_FALSE(m_action.isEnabled());
}

TEST_F(ImproveReaderTest, IsNotOfferedWithoutAReadingNorForAnEmptyBoard) {
    auto unread = std::make_shared<Photo>(*m_photo);
    unread->reading.reset();
    m_document.setPhoto(0, unread, false);
    EXPECT_FALSE(m_action.isEnabled());
    m_document.setPhoto(0, m_photo, false);
    checkAllDoubts();
    for (const char* const cell : {"c2", "b1"}) {
        m_document.setStack(0, cellNamed(cell), {});
    }
    EXPECT_FALSE(m_action.isEnabled());  // the board is empty now
}

TEST_F(ImproveReaderTest, ShowsWhatWillBeInTheFile) {
    ImproveReaderDialog& dialog = openDialog();
    EXPECT_TRUE(dialog.contents()->text().contains(QStringLiteral("500 × 400 pixels")))
        << dialog.contents()->text().toStdString();
    EXPECT_TRUE(dialog.contents()->text().contains(QStringLiteral("exactly as it was compressed")));
    EXPECT_TRUE(dialog.contents()->text().contains(QStringLiteral("Taken out of this photo: texts and notes")));
    const PhotoScene& scene = *qobject_cast<PhotoScene*>(dialog.photoView()->scene());
    EXPECT_EQ(scene.sceneRect().size(), QSizeF(500, 400));
    EXPECT_EQ(scene.shownStack(cellNamed("c2")), m_document.harmoniesPlayer(0).board->stack(cellNamed("c2")));
}

TEST_F(ImproveReaderTest, SavesTheBoardAsThePersonCorrectedIt) {
    m_document.setPhoto(0, m_photo, false);
    m_document.setStack(0, cellNamed("c2"), stackOf({Token::Brown, Token::Green}));
    m_document.setStack(0, cellNamed("a1"), stackOf({Token::Yellow}));
    m_document.setCube(0, cellNamed("a1"), Cube::Spirit);
    const Board board = *m_document.harmoniesPlayer(0).board;
    ImproveReaderDialog& dialog = openDialog();
    dialog.saveTo(path("board.concord.jpg"));
    const QByteArray file = record::fileBytes(path("board.concord.jpg"));
    EXPECT_FALSE(file.contains("Ann"));
    const auto settled = vision::settledPhotoIn(bytesOf(file));
    ASSERT_TRUE(settled.has_value());
    EXPECT_EQ(settled->board, board);
    EXPECT_EQ(settled->licence, vision::PhotoLicence::OnlyForMe);
    EXPECT_EQ(settled->centers.front(), cv::Point(60, 40));
    const vision::Photo before = vision::ingest(bytesOf(m_photo->files.front().contents));
    const vision::Photo after = vision::ingest(bytesOf(file));
    EXPECT_EQ(imageFromBgr(after.bgr), imageFromBgr(before.bgr));
}

TEST_F(ImproveReaderTest, CanBeSavedOnlyWhileTheComparedBoxIsChecked) {
    ImproveReaderDialog& dialog = openDialog();
    EXPECT_FALSE(dialog.saveButton()->isEnabled());
    QTest::keyClick(dialog.comparedBox(), Qt::Key_Space);
    EXPECT_TRUE(dialog.saveButton()->isEnabled());
    QTest::keyClick(dialog.comparedBox(), Qt::Key_Space);
    EXPECT_FALSE(dialog.saveButton()->isEnabled());
}

TEST_F(ImproveReaderTest, TheLicenceIsTheOnlyAnswerThatIsRemembered) {
    ImproveReaderDialog& first = openDialog();
    EXPECT_TRUE(first.onlyMeButton()->isChecked());
    QTest::keyClick(first.everybodyButton(), Qt::Key_Space);
    first.comparedBox()->setChecked(true);
    QSignalSpy written(&m_action, &ImproveReaderAction::written);
    first.saveTo(path("a.concord.jpg"));
    EXPECT_EQ(written.size(), 1);
    EXPECT_FALSE(first.isVisible());
    EXPECT_EQ(vision::settledPhotoIn(bytesOf(record::fileBytes(path("a.concord.jpg"))))->licence,
              vision::PhotoLicence::Cc0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ImproveReaderDialog& second = openDialog();
    EXPECT_TRUE(second.everybodyButton()->isChecked());
    EXPECT_FALSE(second.comparedBox()->isChecked());
    second.onlyMeButton()->setChecked(true);  // the other tests expect the default
    second.saveTo(path("b.concord.jpg"));
}

TEST_F(ImproveReaderTest, ReplacesNoPhotoOfTheGameAndSaysWhy) {
    m_protectedFiles.inputs.add(files::toPath(m_photo->files.front().path));
    ImproveReaderDialog& dialog = openDialog();
    dialog.saveTo(m_photo->files.front().path);
    EXPECT_EQ(record::fileBytes(m_photo->files.front().path), QByteArray());  // still empty
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.contents()->text().contains(QStringLiteral("table.jpg could not be saved")));
    dialog.saveTo(path("no-folder/board.concord.jpg"));
    EXPECT_TRUE(dialog.contents()->text().contains(QStringLiteral("there is no such file")))
        << dialog.contents()->text().toStdString();
    dialog.saveTo(path("board.concord.jpg"));
    EXPECT_FALSE(dialog.isVisible());
}

TEST_F(ImproveReaderTest, SaysWhatIsWrongWithAPhotoThatCannotBeRead) {
    auto damaged = std::make_shared<Photo>(*m_photo);
    damaged->files.front().contents = "no photo";
    m_photo = damaged;
    m_document.setPhoto(0, m_photo, false);
    checkAllDoubts();
    m_action.trigger();
    ImproveReaderDialog& dialog = *m_action.dialog();
    QSignalSpy ready(&dialog, &ImproveReaderDialog::ready);
    ASSERT_TRUE(ready.wait(60000));
    dialog.comparedBox()->setChecked(true);
    EXPECT_FALSE(dialog.saveButton()->isEnabled());
    EXPECT_TRUE(dialog.contents()->text().startsWith(QStringLiteral("The photo cannot be saved: ")));
}

TEST_F(ImproveReaderTest, IsForKeyboardsScreenReadersAndSmallScreens) {
    ImproveReaderDialog& dialog = openDialog();
    EXPECT_LE(dialog.minimumSizeHint().width(), 1024);
    EXPECT_LE(dialog.minimumSizeHint().height(), 600);
    const std::vector<QWidget*> stops = stopsIn(dialog);
    EXPECT_TRUE(std::ranges::count(stops, dialog.photoView()));
    EXPECT_TRUE(std::ranges::count(stops, dialog.comparedBox()));
    for (QWidget* const stop : stops) {
        EXPECT_FALSE(QAccessible::queryAccessibleInterface(stop)->text(QAccessible::Name).isEmpty())
            << described(*stop);
    }
    const auto widgets = dialog.findChildren<QWidget*>();
    EXPECT_TRUE(std::ranges::any_of(widgets, [](const QWidget* widget) {
        return widget->accessibleDescription().contains(QStringLiteral("c2 tall tree"));
    }));
}

}  // namespace
}  // namespace concord::gui
