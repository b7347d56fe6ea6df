// How the window reads photos, and how often it decodes them: a function of this test replaces the library's
// jpeg_start_decompress(), counts the calls and passes them on. It sees all of them, as this program does not call
// useDecoder(): photos are decoded in this process.
#include "app/gui/document/document_file.h"
#include "app/gui/photo/photo_reader.h"

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QEventLoop>

#include <atomic>

namespace {

std::atomic<int> decodeCount;

}  // namespace

struct jpeg_decompress_struct;
extern "C" int countStart(jpeg_decompress_struct* photo) __asm__("jpeg_start_decompress");
extern "C" int countStart(jpeg_decompress_struct* photo) {
    using Start = int(jpeg_decompress_struct*);
    ++decodeCount;
    return reinterpret_cast<Start*>(::dlsym(RTLD_NEXT, "jpeg_start_decompress"))(photo);
}

namespace concord::gui {
namespace {

PhotoFile sample(const QString& name) {
    const QString path = QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name;
    return {fileContents(path), path, {}};
}

// Reads the photos; decodeCount is then the number of times that one was decoded.
PhotoOutcome readAndCount(const PhotoRequest& request) {
    decodeCount = 0;
    return readPhoto(request, [](vision::Stage) {}, {});
}

TEST(DecodeTest, APhotoIsDecodedOnceToBeShownAndRead) {
    const PhotoOutcome read = readAndCount({{sample(QStringLiteral("easy/dev_010.jpg"))}, {}, {}});
    EXPECT_EQ(decodeCount, 1);
    ASSERT_TRUE(read.photo && read.photo->reading);
    EXPECT_EQ(read.photo->picture.width(), read.photo->scale * read.photo->reading->imageSize.width);
    const PhotoOutcome withoutBoard = readAndCount({{sample(QStringLiteral("no-board/dev_neg_01.jpg"))}, {}, {}});
    EXPECT_EQ(decodeCount, 1);
    ASSERT_TRUE(withoutBoard.photo);
    EXPECT_FALSE(withoutBoard.photo->picture.isNull());
    EXPECT_FALSE(withoutBoard.photo->reading);
}

TEST(DecodeTest, OfTwoPhotosTheFirstIsShown) {
    const PhotoOutcome read = readAndCount(
        {{sample(QStringLiteral("easy/dev_010.jpg")), sample(QStringLiteral("no-board/dev_neg_01.jpg"))}, {}, {}});
    EXPECT_EQ(decodeCount, 2);
    ASSERT_TRUE(read.photo && read.photo->reading);
    EXPECT_EQ(read.photo->picture.width(), read.photo->scale * read.photo->reading->imageSize.width);
}

TEST(DecodeTest, APhotoThatIsReadAgainIsNotDecodedAgain) {
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    const PhotoFile one = sample(QStringLiteral("easy/dev_010.jpg"));
    const PhotoFile other = sample(QStringLiteral("easy/dev_018.jpg"));
    PhotoReader reader;
    std::vector<PhotoOutcome> outcomes;
    QObject::connect(&reader, &PhotoReader::finished,
                     [&](int, const PhotoOutcome& outcome) { outcomes.push_back(outcome); });
    QEventLoop loop;
    QObject::connect(&reader, &PhotoReader::finished, &loop, &QEventLoop::quit);
    const auto read = [&](const PhotoRequest& request) {
        reader.read(request);
        loop.exec();
    };
    decodeCount = 0;
    read({{one}, {}, {}});
    read({{other}, {}, {}});
    EXPECT_EQ(decodeCount, 2);
    read({{one}, Side::B, {}});
    read({{one, other}, {}, {}});
    EXPECT_EQ(decodeCount, 2);
    ASSERT_TRUE(outcomes.back().photo && outcomes.back().photo->reading);
    EXPECT_EQ(outcomes.back().photo->reading->board, outcomes.front().photo->reading->board);
}

TEST(ReadPhotoTest, ASecondPhotoOfAnotherBoardIsNotKept) {
    const PhotoFile first = sample(QStringLiteral("easy/dev_010.jpg"));
    for (const QString& other : {QStringLiteral("normal/dev_040.jpg"), QStringLiteral("easy/dev_018.jpg")}) {
        const PhotoOutcome read = readAndCount({{first, sample(other)}, {}, {}});
        ASSERT_TRUE(read.photo && read.photo->reading) << other.toStdString();
        ASSERT_EQ(read.photo->files.size(), 1U) << other.toStdString();
        EXPECT_EQ(read.photo->files.front().path, first.path);
    }
}

}  // namespace
}  // namespace concord::gui
