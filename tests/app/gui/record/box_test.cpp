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
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>

namespace concord::gui {
namespace {

PhotoFile sampleFile() { return loadPhoto(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/normal/dev_040.jpg")); }

// Read once for all tests.
const std::shared_ptr<const Photo>& readSample() {
    static const std::shared_ptr<const Photo> photo =
        readPhoto({{sampleFile()}, {}, {}}, [](vision::Stage) {}, {}).photo;
    return photo;
}

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
    void settleDoubts() {
        for (const Cell cell : m_window.document().doubtfulCells(0)) {
            m_window.document().markChecked(0, cell);
        }
    }
    void recordGame() {
        recordPages().recorder().record();
        settleWindow();
    }
    QString file() const { return record::boxFileOf(m_folder.location()); }
    std::size_t known() const { return record::readBox(file()).boards().size(); }
    void know(const vision::BoxProfile& profile) {
        QDir().mkpath(m_folder.location().folder());
        record::writeBox(file(), profile);
    }
    BoxDialog& openedDialog() {
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
        FAIL() << "no such button";
    }

    MainWindow m_window;
};

TEST_F(BoxTest, ASettledBoardIsLearnedOnceWhenItsGameIsRecorded) {
    openGameOf(readSample());
    settleDoubts();
    QSignalSpy changed(&box(), &KnownBox::changed);
    recordGame();
    ASSERT_EQ(stored().size(), 1U);
    EXPECT_EQ(known(), 1U);
    EXPECT_EQ(changed.size(), 1);
    EXPECT_TRUE(record::readBox(file()).knows(record::boxPhotoHash(readSample()->files.front().contents)));
    m_window.document().renamePlayer(0, QStringLiteral("Ann"));
    recordGame();
    EXPECT_EQ(known(), 1U);
    EXPECT_EQ(changed.size(), 1);
}

TEST_F(BoxTest, DoubtsAndOtherBoardsTeachNothing) {
    openGameOf(photoWithBytes());
    ASSERT_FALSE(m_window.document().doubtfulCells(0).empty());
    QSignalSpy problems(&box(), &KnownBox::failed);
    recordGame();
    EXPECT_EQ(known(), 0U);
    settleDoubts();  // now it is settled, but the picture shows no board
    recordGame();
    EXPECT_EQ(known(), 0U);
    EXPECT_TRUE(problems.isEmpty());
    EXPECT_EQ(stored().size(), 1U);
}

TEST_F(BoxTest, SwitchedOffItNeitherLearnsNorIsUsed) {
    KnownBox::setOn(false);
    openGameOf(readSample());
    settleDoubts();
    recordGame();
    EXPECT_EQ(known(), 0U);
    know(blueBox(1));
    EXPECT_EQ(box().source()(), std::nullopt);
    KnownBox::setOn(true);
    EXPECT_EQ(box().source()(), record::readBox(file()));
}

TEST_F(BoxTest, AProblemIsReportedAndTheGameIsRecorded) {
    QDir().mkpath(m_folder.location().folder());
    QFile damaged(file());
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly) && damaged.write("{}") == 2);
    damaged.close();
    QSignalSpy problems(&recordPages(), &RecordPages::failed);
    openGameOf(readSample());
    settleDoubts();
    recordGame();
    EXPECT_EQ(stored().size(), 1U);
    ASSERT_EQ(problems.size(), 1);
    const QString problem = problems.front().front().value<Wording>()();
    EXPECT_TRUE(problem.startsWith(QStringLiteral("What the photos show of this box could not be kept: box.json")))
        << problem.toStdString();
    EXPECT_EQ(record::fileBytes(file()), QByteArray("{}"));
    EXPECT_EQ(box().source()(), std::nullopt);
    const BoxDialog& dialog = openedDialog();
    EXPECT_TRUE(dialog.countLabel()->text().startsWith(QStringLiteral("box.json: ")));
    EXPECT_TRUE(dialog.forgetButton()->isEnabled());
}

TEST_F(BoxTest, ForgettingDropsWhatIsBeingLearned) {
    openGameOf(readSample());
    settleDoubts();
    const std::optional<SettledBoard> settled = settledBoard(m_window.document(), 0);
    ASSERT_TRUE(settled);
    box().learn({*settled});
    box().forget();
    box().finish();
    EXPECT_EQ(known(), 0U);
    box().learn({*settled});
    box().finish();
    EXPECT_EQ(known(), 1U);
}

TEST_F(BoxTest, PhotosAreReadWithWhatIsKnown) {
    openGameOf(readSample());
    settleDoubts();
    recordGame();
    ASSERT_EQ(known(), 1U);
    const auto& contents = readSample()->files.front().contents;
    const vision::PhotoFile bytes{{contents.begin(), contents.end()}, "dev_040.jpg"};
    vision::ReadOptions options;
    options.box = record::readBox(file());
    const vision::ReadResult expected = vision::readBoard(bytes, options);
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
    EXPECT_NE(withoutTiming(*reading), withoutTiming(*readSample()->reading));
}

TEST_F(BoxTest, TheDialogShowsWhatIsKnownAndSwitchesOff) {
    EXPECT_TRUE(m_window.gamePage()->photoBar()->menu()->actions().contains(recordPages().boxAction()));
    know(blueBox(2));
    BoxDialog& dialog = openedDialog();
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
    EXPECT_FALSE(openedDialog().learnBox()->isChecked());
}

TEST_F(BoxTest, TheDialogForgetsWhenItIsSure) {
    know(blueBox(2));
    BoxDialog& dialog = openedDialog();
    QTest::keyClick(dialog.forgetButton(), Qt::Key_Space);
    answerQuestion(QMessageBox::RejectRole);
    EXPECT_EQ(known(), 2U);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QSignalSpy shown(&dialog, &BoxDialog::shown);
    QTest::keyClick(dialog.forgetButton(), Qt::Key_Space);
    answerQuestion(QMessageBox::DestructiveRole);
    EXPECT_FALSE(QFileInfo::exists(file()));
    ASSERT_TRUE(!shown.isEmpty() || shown.wait(60000));
    EXPECT_EQ(dialog.countLabel()->text(), QStringLiteral("No settled board of this box is known yet."));
    EXPECT_FALSE(dialog.forgetButton()->isEnabled());
}

TEST_F(BoxTest, TheDialogIsForKeyboardsScreenReadersAndSmallScreens) {
    know(blueBox(1));
    const BoxDialog& dialog = openedDialog();
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
