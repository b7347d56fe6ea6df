#include "app/gui/photo/photo_scene.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/image_convert.h"
#include "app/gui/photo/close_up.h"
#include "app/gui/photo/load_photo.h"
#include "app/gui/photo/photo_reader.h"
#include "app/gui/photo/read_stack_item.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

namespace concord::gui {
namespace {

// The outcome of opening a file.
struct Opened {
    std::shared_ptr<const Photo> photo;
    std::optional<GameFile> game;
    QString problem;
};

Opened openAndWait(const QString& path) {
    PhotoReader reader;
    Opened opened;
    bool done = false;
    QObject::connect(&reader, &PhotoReader::finished, [&](int, const PhotoOutcome& outcome) {
        opened.photo = outcome.photo;
        opened.problem = outcome.problem ? outcome.problem() : QString();
        done = true;
    });
    try {
        const std::variant<GameFile, PhotoFile> loaded = loadGameOrPhoto(path);
        if (const GameFile* game = std::get_if<GameFile>(&loaded)) {
            opened.game = *game;
            return opened;
        }
        reader.read({{std::get<PhotoFile>(loaded)}, {}, {}});
    } catch (const FileProblem& problem) {
        opened.problem = problem.text();
        return opened;
    }
    while (!done) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return opened;
}

QStringList samplePhotos(const QString& folder) {
    const QDir dir(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + folder);
    QStringList photos;
    for (const QString& name : dir.entryList({QStringLiteral("*.jpg")}, QDir::Files, QDir::Name)) {
        photos << dir.filePath(name);
    }
    return photos;
}

TEST(ImageConvertTest, ColoursSurviveConversionInBothDirections) {
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(QColor(10, 20, 200));
    image.setPixelColor(2, 1, QColor(250, 1, 2));
    const cv::Mat bgr = bgrFromImage(image);
    ASSERT_EQ(bgr.rows, 2);
    EXPECT_EQ(bgr.at<cv::Vec3b>(1, 2), cv::Vec3b(2, 1, 250));
    EXPECT_EQ(imageFromBgr(bgr), image);
    EXPECT_TRUE(imageFromBgr(cv::Mat()).isNull());
}

TEST(PhotoSceneTest, EveryOrientationMapsTheStoredCornersToTheDisplay) {
    const QSizeF stored(400, 300);
    const QPointF topLeft(0, 0);
    const QPointF topRight(400, 0);
    // Where the first stored row and column lie in the picture as displayed (EXIF 2.32, tag 0x0112).
    EXPECT_EQ(displayFromStored(stored, 1).map(topLeft), QPointF(0, 0));
    EXPECT_EQ(displayFromStored(stored, 2).map(topLeft), QPointF(400, 0));
    EXPECT_EQ(displayFromStored(stored, 3).map(topLeft), QPointF(400, 300));
    EXPECT_EQ(displayFromStored(stored, 4).map(topLeft), QPointF(0, 300));
    EXPECT_EQ(displayFromStored(stored, 5).map(topRight), QPointF(0, 400));
    EXPECT_EQ(displayFromStored(stored, 6).map(topLeft), QPointF(300, 0));
    EXPECT_EQ(displayFromStored(stored, 6).map(topRight), QPointF(300, 400));
    EXPECT_EQ(displayFromStored(stored, 7).map(topLeft), QPointF(300, 400));
    EXPECT_EQ(displayFromStored(stored, 8).map(topLeft), QPointF(0, 400));
    EXPECT_EQ(displayFromStored(stored, 8).map(topRight), QPointF(0, 0));
}

TEST(PhotoSceneTest, AClickFindsTheCellUnderIt) {
    PhotoScene scene;
    const std::shared_ptr<const Photo> photo = doubtfulPhoto();
    scene.setPhoto(photo.get());
    for (const vision::CellReading& reading : photo->reading->cells) {
        EXPECT_EQ(scene.cellAt({reading.top.x, reading.top.y}), reading.cell);
        EXPECT_EQ(scene.outline(reading.cell).size(), 4);
    }
    EXPECT_FALSE(scene.cellAt({495, 395}).has_value());
    scene.setPhoto(nullptr);
    EXPECT_FALSE(scene.cellAt({60, 40}).has_value());
}

TEST(PhotoSceneTest, FarCellsShowTheirStacksWhereverNearOnesDo) {
    PhotoScene scene;
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    vision::CellReading& far = photo->reading->cells.front();
    for (cv::Point2d& corner : far.outline) {
        corner = far.top + 0.3 * (corner - far.top);
    }
    scene.setPhoto(photo.get());
    std::vector<double> radii;
    for (QGraphicsItem* const item : scene.items()) {
        if (const auto* const stack = dynamic_cast<ReadStackItem*>(item)) {
            radii.push_back(stack->medianRadius());
        }
    }
    ASSERT_EQ(radii.size(), photo->reading->cells.size());
    for (const double radius : radii) {
        EXPECT_DOUBLE_EQ(radius, radii.front());
    }
    EXPECT_NEAR(radii.front(), std::hypot(30, 30), 0.1);  // centre to corner of the unchanged cells
}

TEST(CloseUpTest, ShowsTheCellOrientedAsThePhotoIsDisplayed) {
    Photo photo = *doubtfulPhoto();
    vision::CellReading cell = photo.reading->cells.front();
    const auto x = static_cast<int>(cell.center.x);
    const auto y = static_cast<int>(cell.center.y);
    for (int dx = 0; dx < 30; ++dx) {
        for (int dy = -30; dy < 30; ++dy) {
            photo.picture.setPixelColor(x + dx, y + dy, Qt::red);  // right half of the cell as stored
        }
    }
    const QImage stored = closeUp(photo, cell, 60).toImage();
    EXPECT_EQ(stored.pixelColor(stored.width() * 3 / 4, stored.height() / 2), QColor(Qt::red));
    EXPECT_NE(stored.pixelColor(stored.width() / 4, stored.height() / 2), QColor(Qt::red));
    photo.exifOrientation = 6;  // displayed a quarter turn clockwise: right becomes below
    const QImage turned = closeUp(photo, cell, 60).toImage();
    EXPECT_EQ(turned.pixelColor(turned.width() / 2, turned.height() * 3 / 4), QColor(Qt::red));
    EXPECT_NE(turned.pixelColor(turned.width() / 2, turned.height() / 4), QColor(Qt::red));
    cell.outline = {{-900, -900}, {-800, -800}};  // outside the picture
    cell.center = {-850, -850};
    EXPECT_TRUE(closeUp(photo, cell, 60).isNull());
}

TEST(OpenFileTest, AGameIsOpenedAsAGame) {
    const Opened opened = openAndWait(sampleBoard(QStringLiteral("rulebook-solo.json")));
    ASSERT_TRUE(opened.game.has_value());
    EXPECT_EQ(opened.game->game.as<Game>().players.size(), 1U);
}

TEST(OpenFileTest, ATextFileIsRefusedWithItsName) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("letter.jpg"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Dear reader, this is no photo.");
    file.close();
    const Opened opened = openAndWait(path);
    EXPECT_FALSE(opened.photo);
    EXPECT_TRUE(opened.problem.startsWith(QStringLiteral("letter.jpg: "))) << opened.problem.toStdString();
}

TEST(OpenFileTest, AMissingFileIsRefusedWithItsName) {
    const Opened opened = openAndWait(QStringLiteral("/nowhere/board.jpg"));
    EXPECT_TRUE(opened.problem.contains(QStringLiteral("board.jpg"))) << opened.problem.toStdString();
}

TEST(OpenFileTest, AFolderIsRefusedAsAFolder) {
    const QTemporaryDir folder;
    const Opened opened = openAndWait(folder.path());
    EXPECT_TRUE(opened.problem.contains(QStringLiteral("folder"))) << opened.problem.toStdString();
}

TEST(OpenFileTest, EveryCellOfTheBoardIsRead) {
    Opened opened;
    for (const QString& path : samplePhotos(QStringLiteral("easy"))) {
        opened = openAndWait(path);
        ASSERT_TRUE(opened.photo) << opened.problem.toStdString();
        EXPECT_FALSE(opened.photo->picture.isNull());
        if (opened.photo->reading) {
            break;
        }
    }
    ASSERT_TRUE(opened.photo && opened.photo->reading) << "none of the easy photos was read";
    EXPECT_EQ(static_cast<int>(opened.photo->reading->cells.size()), cellCount(opened.photo->reading->side));
}

TEST(OpenFileTest, APhotoWithoutABoardIsShownWithTheReason) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.png"));
    QImage bareTable(800, 600, QImage::Format_RGB32);
    bareTable.fill(QColor(150, 140, 130));
    ASSERT_TRUE(bareTable.save(path));
    const Opened opened = openAndWait(path);
    ASSERT_TRUE(opened.photo);
    EXPECT_FALSE(opened.photo->reading.has_value());
    EXPECT_FALSE(opened.problem.isEmpty());
}

}  // namespace
}  // namespace concord::gui
