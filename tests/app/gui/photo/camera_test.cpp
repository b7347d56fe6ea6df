#include "app/gui/photo/camera_page.h"

#include "app/gui/kit/translation.h"
#include "app/gui/photo/live_picture.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <utility>

namespace concord::gui {
namespace {

QImage samplePhoto(const QString& name) {
    return QImage(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name).convertToFormat(QImage::Format_RGB32);
}

QImage goodPhoto() { return samplePhoto(QStringLiteral("easy/dev_010.jpg")); }

// The same scene in other light: every level times the factor, at most 255.
QImage exposed(QImage photo, double factor) {
    for (int y = 0; y < photo.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(photo.scanLine(y));
        for (int x = 0; x < photo.width(); ++x) {
            const auto level = [&](int value) { return std::min(255, static_cast<int>(value * factor)); };
            line[x] = qRgb(level(qRed(line[x])), level(qGreen(line[x])), level(qBlue(line[x])));
        }
    }
    return photo;
}

QImage blurred(const QImage& photo, int strength) {
    return photo.scaled(photo.size() / strength, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .scaled(photo.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

// The photo, scaled down, in the middle of a grey table.
QImage fromAfar(const QImage& photo, double scale) {
    QImage table(photo.size(), QImage::Format_RGB32);
    table.fill(QColor(140, 130, 120));
    QPainter painter(&table);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSizeF size = scale * QSizeF(photo.size());
    QRectF place(QPointF(0, 0), size);
    place.moveCenter(QRectF(table.rect()).center());
    painter.drawImage(place, photo);
    return table;
}

TEST(FrameCheckTest, AGoodPhotoHasNoFault) {
    for (const char* name : {"easy/dev_018.jpg", "normal/dev_040.jpg"}) {
        EXPECT_EQ(judgeFrame(samplePhoto(QString::fromLatin1(name))).fault, FrameFault::None) << name;
    }
    EXPECT_EQ(judgeFrame(goodPhoto()).fault, FrameFault::None);
    EXPECT_FALSE(judgeFrame(goodPhoto()).board.isEmpty());
}

TEST(FrameCheckTest, DarknessAndGlareAreReported) {
    EXPECT_EQ(judgeFrame(exposed(goodPhoto(), 0.15)).fault, FrameFault::TooDark);
    EXPECT_EQ(judgeFrame(exposed(goodPhoto(), 4)).fault, FrameFault::Glare);
}

TEST(FrameCheckTest, ABlurredPictureIsReported) {
    EXPECT_EQ(judgeFrame(blurred(goodPhoto(), 6)).fault, FrameFault::Blurred);
}

TEST(FrameCheckTest, AMissingOrDistantBoardIsReported) {
    EXPECT_EQ(judgeFrame(samplePhoto(QStringLiteral("no-board/dev_neg_01.jpg"))).fault, FrameFault::NoBoard);
    EXPECT_EQ(judgeFrame(fromAfar(goodPhoto(), 0.4)).fault, FrameFault::TooFar);
}

TEST(FrameCheckTest, EveryFaultHasItsOwnHint) {
    QStringList hints;
    for (int fault = 0; fault <= static_cast<int>(FrameFault::Blurred); ++fault) {
        hints << hintFor(static_cast<FrameFault>(fault));
    }
    EXPECT_EQ(hints.removeDuplicates(), 0);
    EXPECT_FALSE(hints.contains(QString()));
}

TEST(FrameCheckTest, TheTiltIsMeasured) {
    constexpr double renderedDeg = 33.5;
    EXPECT_NEAR(judgeFrame(samplePhoto(QStringLiteral("normal/dev_040.jpg"))).tiltDeg, renderedDeg, 5);
}

// A camera that shows the photos in turn, over and over; without any, it fails.
class RepeatingCamera : public Camera {
public:
    explicit RepeatingCamera(QList<QImage> photos) : m_photos(std::move(photos)) {
        QObject::connect(&m_timer, &QTimer::timeout, this, [this] {
            if (m_photos.isEmpty()) {
                emit failed([] { return QStringLiteral("There are no photos."); });
                return;
            }
            emit frameArrived(m_photos.at(m_next++ % m_photos.size()));
        });
    }
    QStringList names() const override { return {QStringLiteral("Photos")}; }
    void start(int) override { m_timer.start(20); }
    void stop() override { m_timer.stop(); }

private:
    QList<QImage> m_photos;
    qsizetype m_next = 0;
    QTimer m_timer;
};

class NoCamera : public Camera {
public:
    QStringList names() const override { return {}; }
    void start(int) override { FAIL() << "a camera was started though there is none"; }
    void stop() override {}
};

// Gives one picture and is then unplugged.
class BrokenCamera : public Camera {
public:
    QStringList names() const override { return {QStringLiteral("Broken camera")}; }
    void start(int) override {
        QTimer::singleShot(0, this, [this] {
            emit frameArrived(goodPhoto());
            emit failed([] { return QStringLiteral("It was unplugged."); });
        });
    }
    void stop() override {}
};

// Of these two cameras, only the first gives pictures.
class TwoCameras : public RepeatingCamera {
public:
    TwoCameras() : RepeatingCamera(QList<QImage>{goodPhoto()}) {}
    QStringList names() const override { return {QStringLiteral("Front"), QStringLiteral("Back")}; }
    void start(int which) override {
        if (which == 0) {
            RepeatingCamera::start(which);
        } else {
            stop();
        }
    }
};

CameraMaker cameraShowing(const QList<QImage>& photos) {
    return [photos] { return std::make_unique<RepeatingCamera>(photos); };
}

// Far longer than any wait of these tests takes: it only ends a test that would otherwise hang.
constexpr int foreverMs = 300'000;

template <typename Condition>
bool waitFor(Condition&& condition) {
    return QTest::qWaitFor(std::forward<Condition>(condition), foreverMs);
}

TEST(CameraPageTest, TheMediaLibraryWritesNothingToTheTerminal) {
    ::testing::internal::CaptureStderr();
    const std::unique_ptr<Camera> camera = deviceCamera();
    camera->names();
    camera->start(0);
    QCoreApplication::processEvents();
    camera->stop();
    const std::string written = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(written.find("GStreamer"), std::string::npos) << written;
}

TEST(CameraPageTest, WithoutACameraAFileAndARetryAreOffered) {
    int camerasMade = 0;
    CameraPage page([&camerasMade] {
        ++camerasMade;
        return std::make_unique<NoCamera>();
    });
    page.resize(900, 500);
    page.QWidget::show();
    page.open();
    ASSERT_TRUE(waitFor([&] { return page.againButton()->isVisible(); }));
    EXPECT_FALSE(page.takeButton()->isVisible());
    QTest::mouseClick(page.againButton(), Qt::LeftButton);
    EXPECT_FALSE(page.againButton()->isVisible());
    ASSERT_TRUE(waitFor([&] { return page.fileButton()->isVisible(); }));
    EXPECT_EQ(camerasMade, 2);
    const QSignalSpy closed(&page, &CameraPage::closed);
    const QSignalSpy fileRequested(&page, &CameraPage::fileRequested);
    QTest::mouseClick(page.fileButton(), Qt::LeftButton);
    EXPECT_EQ(closed.count(), 1);
    EXPECT_EQ(fileRequested.count(), 1);
}

TEST(CameraPageTest, TheLivePictureComesWithAHintAndIsTaken) {
    const QImage photo = goodPhoto();
    CameraPage page(cameraShowing({photo}));
    page.resize(900, 500);
    page.QWidget::show();
    page.open();
    EXPECT_FALSE(page.takeButton()->isEnabled());
    const QString good = hintFor(FrameFault::None);
    ASSERT_TRUE(waitFor([&] { return page.hint() == good; }));
    QSignalSpy taken(&page, &CameraPage::taken);
    QTest::mouseClick(page.takeButton(), Qt::LeftButton);
    ASSERT_EQ(taken.count(), 1);
    EXPECT_EQ(taken.front().front().value<QImage>(), photo);
    EXPECT_FALSE(page.isOpen());
}

TEST(CameraPageTest, APoorPictureGetsAHintAndCanStillBeTaken) {
    CameraPage page(cameraShowing({exposed(goodPhoto(), 0.1)}));
    page.open();
    const QString tooDark = hintFor(FrameFault::TooDark);
    ASSERT_TRUE(waitFor([&] { return page.hint() == tooDark; }));
    EXPECT_TRUE(page.takeButton()->isEnabled());
    QSignalSpy closed(&page, &CameraPage::closed);
    QTest::keyClick(&page, Qt::Key_Escape);
    EXPECT_EQ(closed.count(), 1);
    EXPECT_FALSE(page.isOpen());
}

TEST(CameraPageTest, HidingThePageClosesIt) {
    CameraPage page(cameraShowing({goodPhoto()}));
    page.QWidget::show();
    page.open();
    ASSERT_TRUE(waitFor([&] { return page.takeButton()->isEnabled(); }));
    QSignalSpy closed(&page, &CameraPage::closed);
    page.hide();
    EXPECT_EQ(closed.count(), 1);
    EXPECT_FALSE(page.isOpen());
}

TEST(CameraPageTest, WithoutACameraTheHintSaysThatNoneWasFound) {
    CameraPage page([] { return std::make_unique<NoCamera>(); });
    page.open();
    ASSERT_TRUE(waitFor([&] { return page.hint().startsWith(QStringLiteral("No camera was found.")); }));
    EXPECT_FALSE(page.takeButton()->isEnabled());
}

TEST(DeviceCameraTest, WithoutABackendThereIsNoCameraAndStartingOneFails) {
    const QStringList paths = QCoreApplication::libraryPaths();
    QCoreApplication::setLibraryPaths({});  // so that Qt finds no media plugin
    const std::unique_ptr<Camera> camera = deviceCamera();
    QCoreApplication::setLibraryPaths(paths);
    EXPECT_TRUE(camera->names().isEmpty());
    EXPECT_TRUE(camera->whyNone().contains(QStringLiteral("Qt Multimedia")));
    QSignalSpy failed(camera.get(), &Camera::failed);
    camera->start(0);
    EXPECT_EQ(failed.count(), 1);
}

TEST(DeviceCameraTest, WithAnUnknownBackendThereIsNoCamera) {
    qputenv("QT_MEDIA_BACKEND", "carrier pigeon");
    const std::unique_ptr<Camera> camera = deviceCamera();
    qunsetenv("QT_MEDIA_BACKEND");
    EXPECT_TRUE(camera->names().isEmpty());
}

TEST(CameraPageTest, ACameraThatFailsIsReported) {
    CameraPage page(cameraShowing({}));
    page.open();
    ASSERT_TRUE(waitFor([&] { return page.hint() == QStringLiteral("There are no photos."); }));
    EXPECT_FALSE(page.takeButton()->isEnabled());
}

TEST(CameraPageTest, ACheckThatEndsAfterTheCameraHasFailedDoesNotHideTheReason) {
    CameraPage page([] { return std::make_unique<BrokenCamera>(); });
    page.open();
    const QString why = QStringLiteral("It was unplugged.");
    ASSERT_TRUE(waitFor([&] { return page.hint() == why; }));
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    EXPECT_EQ(page.hint(), why);
}

TEST(CameraPageTest, ThePictureOfThePreviousCameraIsNotTaken) {
    CameraPage page([] { return std::make_unique<TwoCameras>(); });
    page.open();
    ASSERT_TRUE(waitFor([&] { return page.takeButton()->isEnabled(); }));
    page.findChild<QComboBox*>()->setCurrentIndex(1);  // the camera that gives no pictures
    EXPECT_FALSE(page.takeButton()->isEnabled());
    const QSignalSpy taken(&page, &CameraPage::taken);
    QTest::keyClick(&page, Qt::Key_Space);
    EXPECT_EQ(taken.count(), 0);
    EXPECT_TRUE(page.isOpen());
}

TEST(CameraPageTest, TheLivePictureIsNamedInTheLanguageOfTheWindow) {
    CameraPage page([] { return std::make_unique<NoCamera>(); });
    const auto* const picture = page.findChild<LivePicture*>();
    installLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    EXPECT_EQ(picture->accessibleName(), QStringLiteral("Livebild der Kamera"));
    installLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    EXPECT_EQ(picture->accessibleName(), QStringLiteral("Live picture of the camera"));
}

TEST(CameraWindowTest, FromTheStartPageAPictureStartsAGame) {
    MainWindow window(nullptr, cameraShowing({goodPhoto()}));
    window.show();
    window.activateWindow();
    GamePage& page = *window.gamePage();
    QWidget* const startPage = window.findChild<StartPage*>();
    page.photoBar()->cameraAction()->trigger();
    EXPECT_TRUE(page.cameraPage()->isVisible());
    ASSERT_TRUE(waitFor([&] { return page.cameraPage()->hasFocus(); }));
    QTest::keyClick(page.cameraPage(), Qt::Key_Escape);
    EXPECT_TRUE(startPage->isVisible());  // there is no board to go back to

    bool placed = false;
    QObject::connect(&window.inbox(), &PhotoInbox::placed, [&] { placed = true; });
    page.photoBar()->cameraAction()->trigger();
    ASSERT_TRUE(waitFor([&] { return page.cameraPage()->takeButton()->isEnabled(); }));
    EXPECT_TRUE(page.cameraPage()->hasFocus());
    QTest::keyClick(page.cameraPage(), Qt::Key_Space);
    EXPECT_TRUE(startPage->isVisible());
    ASSERT_TRUE(waitFor([&] { return placed; }));
    EXPECT_TRUE(page.isVisible());
    EXPECT_FALSE(page.cameraPage()->isVisible());
    EXPECT_GT(window.document().harmoniesPlayer(0).board->tokenCount(), 0);
}

TEST(CameraWindowTest, APictureOfTheCameraBecomesTheBoardAndAnotherItsSecondView) {
    // One pixel differs from camera to camera: the same picture again would not be a second view.
    MainWindow window(nullptr, [cameras = 0]() mutable {
        QImage picture = goodPhoto();
        picture.setPixel(0, 0, qRgb(++cameras, 0, 0));
        return std::make_unique<RepeatingCamera>(QList{picture});
    });
    window.resize(1024, 600);
    window.show();
    window.activateWindow();
    window.open(sampleBoard(QStringLiteral("rulebook-solo.json")));
    window.showBoard(0);
    GamePage& page = *window.gamePage();
    bool placed = false;
    QObject::connect(&window.inbox(), &PhotoInbox::placed, [&] { placed = true; });
    page.photoBar()->cameraAction()->trigger();
    EXPECT_TRUE(page.cameraPage()->isVisible());
    ASSERT_TRUE(waitFor([&] { return page.cameraPage()->takeButton()->isEnabled(); }));
    EXPECT_TRUE(page.cameraPage()->hasFocus());
    QTest::keyClick(page.cameraPage(), Qt::Key_Space);
    EXPECT_FALSE(page.cameraPage()->isVisible());
    ASSERT_TRUE(waitFor([&] { return std::exchange(placed, false); }));
    const std::shared_ptr<const Photo> first = window.document().playerState(0).photo;
    ASSERT_TRUE(first && first->reading);

    emit page.photoBar()->cameraRequested(PhotoUse::SecondView);
    ASSERT_TRUE(waitFor([&] { return page.cameraPage()->takeButton()->isEnabled(); }));
    EXPECT_TRUE(page.cameraPage()->hasFocus());
    QTest::keyClick(page.cameraPage(), Qt::Key_Space);
    ASSERT_TRUE(waitFor([&] { return std::exchange(placed, false); }));
    EXPECT_EQ(window.document().playerState(0).photo->files.size(), 2U);
}

}  // namespace
}  // namespace concord::gui
