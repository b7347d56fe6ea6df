// "This box": learned when a game is recorded, used for the next photos, shown, switched off and forgotten.
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/photo/load_photo.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/record/box_dialog.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/record/box_file.h"
#include "tests/app/gui/kit/access_support.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/record/recorded_photo_support.h"
#include "tests/app/gui/support/support.h"
#include "vision/reading/reading_json.h"

#include <gtest/gtest.h>
#include <QAccessible>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLockFile>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>

namespace concord::gui {
namespace {

PhotoFile sampleFile() { return loadPhoto(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/normal/dev_040.jpg")); }

// The sample and its reading; read once for all tests.
const std::shared_ptr<const Photo>& sampleWithReading() {
    static const std::shared_ptr<const Photo> photo =
        readPhoto({{sampleFile()}, {}, {}}, [](vision::Stage) {}, {}).photo;
    return photo;
}

// A box of which that number of settled boards has shown the colour of blue tokens.
vision::BoxProfile blueBox(int boards) {
    vision::BoxProfile profile;
    for (int i = 0; i < boards; ++i) {
        vision::BoxSighting board;
        board.colours[vision::surfaceOf(Token::Blue)] = {.cells = 2, .logBgr = {-0.2, -2, -3}};
        profile.add(board);
    }
    return profile;
}

std::string withoutTiming(vision::Reading reading) {
    reading.timing = {};
    return vision::readingToJson(reading, false);
}

class BoxTest : public RecordFixture {
protected:
    BoxTest() {
        KnownBox::setOn(true);
        m_window.recordGamesIn(m_folder.location());
        m_window.resize(1024, 600);
        m_window.show();
    }
    ~BoxTest() override { KnownBox::setOn(true); }

    RecordPages& recordPages() { return *m_window.recordPages(); }
    KnownBox& box() { return recordPages().knownBox(); }
    // Waits for all results, including those of requests that results have triggered.
    void settleWindow() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            recordPages().asyncRecord().finish();
            QCoreApplication::processEvents();
            box().finish();
            QCoreApplication::processEvents();
        }
    }
    // A game whose only board was read from this photo.
    void openGameOf(const std::shared_ptr<const Photo>& photo) {
        m_window.document().replace(tableFromPhoto(photo), {});
        settleWindow();
    }
    void checkAllDoubts() {
        for (const Cell cell : m_window.document().doubtfulCells(0)) {
            m_window.document().markChecked(0, cell);
        }
    }
    void recordGame() {
        recordPages().recorder().record();
        settleWindow();
    }
    QString boxFile() const { return record::boxFileOf(m_folder.location()); }
    std::size_t knownBoardCount() const { return record::readBox(boxFile()).boards().size(); }
    void storeBox(const vision::BoxProfile& profile) {
        QDir().mkpath(m_folder.location().folder());
        record::writeBox(boxFile(), profile);
    }
    BoxDialog& openDialog() {
        recordPages().boxAction()->trigger();
        BoxDialog& dialog = *recordPages().boxDialog();
        QSignalSpy shown(&dialog, &BoxDialog::shown);
        EXPECT_TRUE(shown.wait(60000));
        return dialog;
    }
    void answerQuestion(QMessageBox::ButtonRole role) {
        auto* const question = dialog<QMessageBox>();
        ASSERT_NE(question, nullptr);
        for (QAbstractButton* const button : question->buttons()) {
            if (question->buttonRole(button) == role) {
                button->click();
                return;
            }
        }
        FAIL() << "the question has no button with this role";
    }

    MainWindow m_window;
};

TEST_F(BoxTest, ASettledBoardIsLearnedOnceWhenItsGameIsRecorded) {
    openGameOf(sampleWithReading());
    checkAllDoubts();
    QSignalSpy changed(&box(), &KnownBox::changed);
    recordGame();
    ASSERT_EQ(storedGames().size(), 1U);
    EXPECT_EQ(knownBoardCount(), 1U);
    EXPECT_EQ(changed.size(), 1);
    EXPECT_TRUE(record::readBox(boxFile()).knows(record::boxPhotoHash(sampleWithReading()->files.front().contents)));
    m_window.document().renamePlayer(0, QStringLiteral("Ann"));
    recordGame();
    EXPECT_EQ(knownBoardCount(), 1U);
    EXPECT_EQ(changed.size(), 1);
}

TEST_F(BoxTest, NothingIsLearnedFromDoubtsOrFromAPictureWithoutABoard) {
    openGameOf(photoWithBytes());
    ASSERT_FALSE(m_window.document().doubtfulCells(0).empty());
    QSignalSpy problems(&box(), &KnownBox::failed);
    recordGame();
    EXPECT_EQ(knownBoardCount(), 0U);
    checkAllDoubts();  // now the board is settled, but the picture shows none
    recordGame();
    EXPECT_EQ(knownBoardCount(), 0U);
    EXPECT_TRUE(problems.isEmpty());
    EXPECT_EQ(storedGames().size(), 1U);
}

TEST_F(BoxTest, WhileSwitchedOffTheBoxNeitherLearnsNorIsUsed) {
    KnownBox::setOn(false);
    openGameOf(sampleWithReading());
    checkAllDoubts();
    recordGame();
    EXPECT_EQ(knownBoardCount(), 0U);
    storeBox(blueBox(1));
    EXPECT_EQ(box().source()(), std::nullopt);
    KnownBox::setOn(true);
    EXPECT_EQ(box().source()(), record::readBox(boxFile()));
}

TEST_F(BoxTest, ADamagedBoxFileIsReportedAndTheGameIsStillRecorded) {
    QDir().mkpath(m_folder.location().folder());
    QFile damaged(boxFile());
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly) && damaged.write("{}") == 2);
    damaged.close();
    QSignalSpy problems(&recordPages(), &RecordPages::failed);
    openGameOf(sampleWithReading());
    checkAllDoubts();
    recordGame();
    EXPECT_EQ(storedGames().size(), 1U);
    ASSERT_EQ(problems.size(), 1);
    const QString problem = problems.front().front().value<Wording>()();
    EXPECT_TRUE(problem.startsWith(QStringLiteral("What the photos show of this box could not be kept: box.json")))
        << problem.toStdString();
    EXPECT_EQ(record::fileBytes(boxFile()), QByteArray("{}"));
    EXPECT_EQ(box().source()(), std::nullopt);
    const BoxDialog& dialog = openDialog();
    EXPECT_TRUE(dialog.countLabel()->text().startsWith(QStringLiteral("box.json: ")));
    EXPECT_TRUE(dialog.forgetButton()->isEnabled());
}

TEST_F(BoxTest, ForgettingDropsWhatIsBeingLearned) {
    openGameOf(sampleWithReading());
    checkAllDoubts();
    const std::optional<SettledBoard> settled = settledBoard(m_window.document(), 0);
    ASSERT_TRUE(settled);
    box().learn({*settled});
    box().forget();
    box().finish();
    EXPECT_EQ(knownBoardCount(), 0U);
    box().learn({*settled});
    box().finish();
    EXPECT_EQ(knownBoardCount(), 1U);
}

TEST_F(BoxTest, PhotosAreReadWithTheKnownBox) {
    openGameOf(sampleWithReading());
    checkAllDoubts();
    recordGame();
    ASSERT_EQ(knownBoardCount(), 1U);
    const auto& contents = sampleWithReading()->files.front().contents;
    const vision::PhotoFile photoFile{{contents.begin(), contents.end()}, "dev_040.jpg"};
    vision::ReadOptions options;
    options.box = record::readBox(boxFile());
    const vision::ReadResult expected = vision::readBoard(photoFile, options);
    m_window.document().replace(emptyTable(Side::A), {});
    m_window.inbox().addPhotos({sampleFile()}, PhotoUse::NewGame);
    const auto isRead = [this] {
        const auto& photos = m_window.inbox().photos();
        return !photos.empty() && photos.back().result != nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(isRead, 60000));
    const auto& reading = m_window.inbox().photos().back().result->reading;
    ASSERT_TRUE(reading);
    EXPECT_EQ(withoutTiming(*reading), withoutTiming(std::get<vision::Reading>(expected)));
    EXPECT_NE(withoutTiming(*reading), withoutTiming(*sampleWithReading()->reading));
}

TEST_F(BoxTest, TheDialogShowsWhatIsKnownAndSwitchesOff) {
    EXPECT_TRUE(m_window.gamePage()->photoBar()->menu()->actions().contains(recordPages().boxAction()));
    storeBox(blueBox(2));
    BoxDialog& dialog = openDialog();
    EXPECT_TRUE(dialog.countLabel()->text().contains(QLatin1Char('2'))) << dialog.countLabel()->text().toStdString();
    EXPECT_TRUE(dialog.swatch(Token::Blue)->accessibleName().startsWith(QStringLiteral("Blue: #")))
        << dialog.swatch(Token::Blue)->accessibleName().toStdString();
    EXPECT_EQ(dialog.swatch(Token::Red)->accessibleName(), QStringLiteral("Red: not seen yet"));
    EXPECT_TRUE(dialog.learnBox()->isChecked());
    QTest::keyClick(dialog.learnBox(), Qt::Key_Space);
    EXPECT_FALSE(KnownBox::isOn());
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(recordPages().boxDialog(), nullptr);
    EXPECT_FALSE(openDialog().learnBox()->isChecked());
}

TEST_F(BoxTest, TheDialogForgetsOnlyAfterConfirmation) {
    storeBox(blueBox(2));
    BoxDialog& dialog = openDialog();
    QTest::keyClick(dialog.forgetButton(), Qt::Key_Space);
    answerQuestion(QMessageBox::RejectRole);
    EXPECT_EQ(knownBoardCount(), 2U);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QSignalSpy shown(&dialog, &BoxDialog::shown);
    QTest::keyClick(dialog.forgetButton(), Qt::Key_Space);
    answerQuestion(QMessageBox::DestructiveRole);
    ASSERT_TRUE(!shown.isEmpty() || shown.wait(60000));
    EXPECT_FALSE(QFileInfo::exists(boxFile()));
    EXPECT_EQ(dialog.countLabel()->text(), QStringLiteral("No settled board of this box is known yet."));
    EXPECT_FALSE(dialog.forgetButton()->isEnabled());
}

TEST_F(BoxTest, TheDialogSaysWhyTheBoxIsNotForgotten) {
    storeBox(blueBox(2));
    QLockFile held(boxFile() + QStringLiteral(".lock"));
    ASSERT_TRUE(held.lock());
    const BoxDialog& dialog = openDialog();
    QSignalSpy problems(&box(), &KnownBox::notForgotten);
    QTest::keyClick(dialog.forgetButton(), Qt::Key_Space);
    answerQuestion(QMessageBox::DestructiveRole);
    ASSERT_TRUE(!problems.isEmpty() || problems.wait(60000));
    EXPECT_EQ(dialog.countLabel()->text(),
              QStringLiteral("box.json: expected a file that is free; another program is writing to it"));
    EXPECT_TRUE(dialog.forgetButton()->isEnabled());
    EXPECT_EQ(knownBoardCount(), 2U);
}

TEST_F(BoxTest, TheDialogIsForKeyboardsScreenReadersAndSmallScreens) {
    storeBox(blueBox(1));
    const BoxDialog& dialog = openDialog();
    EXPECT_LE(dialog.minimumSizeHint().width(), 1024);
    EXPECT_LE(dialog.minimumSizeHint().height(), 600);
    const std::vector<QWidget*> stops = stopsIn(dialog);
    EXPECT_TRUE(std::ranges::count(stops, dialog.learnBox()));
    EXPECT_TRUE(std::ranges::count(stops, dialog.forgetButton()));
    for (QWidget* const stop : stops) {
        EXPECT_FALSE(QAccessible::queryAccessibleInterface(stop)->text(QAccessible::Name).isEmpty())
            << described(*stop);
    }
}

}  // namespace
}  // namespace concord::gui
