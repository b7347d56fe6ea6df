#include "app/record/photo.h"
#include "app/record/rebuild.h"
#include "tests/app/record/support.h"
#include "vision/photo/ingest.h"

#include <gtest/gtest.h>
#include <exiv2/exiv2.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <QDir>
#include <QFileInfo>

#include <set>

namespace concord::record {
namespace {

QByteArray samplePhoto() { return fileBytes(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg")); }

QByteArray randomPhoto(const char* extension) {
    cv::Mat picture(60, 90, CV_8UC3);
    cv::randu(picture, 0, 255);
    std::vector<unsigned char> bytes;
    cv::imencode(extension, picture, bytes);
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

std::unique_ptr<Exiv2::Image> imageWithMetadata(const QByteArray& photo) {
    auto image = Exiv2::ImageFactory::open(reinterpret_cast<const Exiv2::byte*>(photo.constData()), photo.size());
    image->readMetadata();
    return std::unique_ptr<Exiv2::Image>(image.release());
}

// The photo as a phone writes it, with everything that says where it was taken.
QByteArray withPlaces(const QByteArray& photo) {
    const auto image = imageWithMetadata(photo);
    image->exifData()["Exif.Image.Make"] = "Phone";
    image->exifData()["Exif.Photo.DateTimeOriginal"] = "2026:11:21 19:30:00";
    image->exifData()["Exif.GPSInfo.GPSLatitudeRef"] = "N";
    image->exifData()["Exif.GPSInfo.GPSLatitude"] = "52/1 31/1 1234/100";
    image->exifData()["Exif.GPSInfo.GPSLongitude"] = "13/1 24/1 1234/100";
    image->xmpData()["Xmp.exif.GPSLatitude"] = "52,31.2N";
    image->xmpData()["Xmp.photoshop.City"] = "Hidden City";
    image->xmpData()["Xmp.dc.title"] = "A board";
    if (image->checkMode(Exiv2::mdIptc) == Exiv2::amReadWrite) {
        image->iptcData()["Iptc.Application2.City"] = "Hidden City";
        image->iptcData()["Iptc.Application2.SubLocation"] = "Hidden Street";
    }
    image->writeMetadata();
    Exiv2::BasicIo& io = image->io();
    io.open();
    const Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
    return {reinterpret_cast<const char*>(bytes.pData_), bytes.size_};
}

std::vector<unsigned char> vectorOf(const QByteArray& bytes) { return {bytes.begin(), bytes.end()}; }

TEST(RecordPhoto, LosesEveryPlaceAndNothingElse) {
    for (const char* extension : {".jpg", ".png", ".webp", ".tif"}) {
        const QByteArray photo = withPlaces(randomPhoto(extension));
        ASSERT_TRUE(photo.contains("Hidden City")) << extension;
        const StoredPhoto stored = storedPhoto(photo);
        EXPECT_FALSE(stored.bytes.contains("Hidden")) << extension;
        const auto image = imageWithMetadata(stored.bytes);
        for (const auto& tag : image->exifData()) {
            EXPECT_NE(tag.groupName(), "GPSInfo") << extension << tag.key();
        }
        EXPECT_EQ(image->exifData().findKey(Exiv2::ExifKey("Exif.Image.GPSTag")), image->exifData().end());
        EXPECT_EQ(image->exifData()["Exif.Photo.DateTimeOriginal"].toString(), "2026:11:21 19:30:00") << extension;
        EXPECT_NE(image->xmpData().findKey(Exiv2::XmpKey("Xmp.dc.title")), image->xmpData().end()) << extension;
        const vision::Photo before = vision::ingest(vectorOf(photo));
        const vision::Photo after = vision::ingest(vectorOf(stored.bytes));
        EXPECT_EQ(cv::norm(before.bgr, after.bgr, cv::NORM_L1), 0) << extension;
    }
}

TEST(RecordPhoto, WithoutAPlaceStaysByteForByte) {
    const StoredPhoto stored = storedPhoto(samplePhoto());
    EXPECT_EQ(stored.bytes, samplePhoto());
    EXPECT_EQ(storedPhoto(storedPhoto(withPlaces(samplePhoto())).bytes).file,
              storedPhoto(withPlaces(samplePhoto())).file);
    EXPECT_TRUE(stored.file.ends_with(".jpg"));
    EXPECT_EQ(stored.file.size(), 68U);  // SHA-256 in hexadecimal, and the extension
}

TEST(RecordPhoto, LosesTheVideoOfAMotionPhoto) {
    const QByteArray photo = samplePhoto() + QByteArray("....ftypmp42 +52.5200+013.4050/ ");
    EXPECT_EQ(storedPhoto(photo).bytes, samplePhoto());
}

TEST(RecordPhoto, HasASmallUprightThumbnail) {
    QByteArray photo = samplePhoto();
    const auto image = imageWithMetadata(photo);
    image->exifData()["Exif.Image.Orientation"] = std::uint16_t{6};  // to be shown turned 90 degrees clockwise
    image->writeMetadata();
    Exiv2::BasicIo& io = image->io();
    io.open();
    const Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
    const StoredPhoto stored = storedPhoto({reinterpret_cast<const char*>(bytes.pData_), bytes.size_});
    const cv::Mat sideways = cv::imdecode(vectorOf(storedPhoto(photo).thumbnail), cv::IMREAD_COLOR);
    const cv::Mat upright = cv::imdecode(vectorOf(stored.thumbnail), cv::IMREAD_COLOR);
    EXPECT_EQ(std::max(sideways.cols, sideways.rows), thumbnailSidePx);
    EXPECT_EQ(sideways.cols, upright.rows);
    EXPECT_EQ(sideways.rows, upright.cols);
    cv::Mat turned;
    cv::rotate(sideways, turned, cv::ROTATE_90_CLOCKWISE);
    constexpr double maxMeanDifference = 8;  // per channel, as JPEG is applied twice
    EXPECT_LT(cv::norm(turned, upright, cv::NORM_L1), maxMeanDifference * 3 * static_cast<double>(turned.total()));
}

TEST(RecordPhoto, IsRefusedIfTheFileIsNoPhoto) {
    EXPECT_NE(complaintOf([] { storedPhoto("no photo at all"); }), "");
    EXPECT_NE(complaintOf([] { storedPhoto(samplePhoto().left(2000)); }), "");
}

TEST(RecordPhoto, IsStoredOnceForAllGames) {
    const RecordFolder folder;
    Store store(folder.location());
    const std::string file = store.addPhoto(withPlaces(samplePhoto()));
    EXPECT_EQ(store.addPhoto(withPlaces(samplePhoto())), file);
    GameRecord record;
    record.photos = {{file, "Pauline", R"({"format":"concord-reading","review":["b3"]})"}};
    for (int g = 0; g < 2; ++g) {
        store.record(gameOfTrees({{"Pauline", 7}}, record));
    }
    const QDir photos(folder.location().folder() + QStringLiteral("/photos"));
    EXPECT_EQ(photos.entryList(QDir::Files), QStringList{QString::fromStdString(file)});
    EXPECT_EQ(store.open(2).entry.record.photos, record.photos);
    EXPECT_EQ(store.games().front().photos, 1);
    EXPECT_EQ(store.photo(file), fileBytes(photos.filePath(QString::fromStdString(file))));
    for (const Number number : {1, 2}) {
        EXPECT_EQ(photos.entryList(QDir::Files).size(), 1);
        store.deleteGame(number);
        store.deletePermanently(number);
    }
    EXPECT_TRUE(photos.isEmpty());
}

// An undo in the window may show the photo again.
TEST(RecordPhoto, OfAChangedGameStaysUnlessAPersonDeletesIt) {
    const RecordFolder folder;
    Store store(folder.location());
    const QDir photos(folder.location().folder() + QStringLiteral("/photos"));
    GameRecord record;
    record.photos = {{store.addPhoto(samplePhoto()), "Pauline", ""}};
    const Entry withPhoto = gameOfTrees({{"Pauline", 7}}, record);
    const Entry withoutPhoto = gameOfTrees({{"Pauline", 7}});
    const Number number = store.record(withPhoto);
    int revision = store.save(number, withoutPhoto, 1);
    revision = store.save(number, withPhoto, revision);
    EXPECT_EQ(store.photo(record.photos[0].file), samplePhoto());
    store.save(number, withoutPhoto, revision, RemovedPhotos::Delete);
    EXPECT_TRUE(photos.isEmpty());
}

TEST(RecordPhoto, OfAGameMustBeStoredFirst) {
    const RecordFolder folder;
    Store store(folder.location());
    const std::string unknown = std::string(64, 'a') + ".jpg";
    const Entry game = gameOfTrees({{"Pauline", 7}}, R"({"photos": [{"file": ")" + unknown + "\"}]}");
    EXPECT_EQ(complaintOf([&] { store.record(game); }),
              "/record/photos/0/file: expected a photo that was added to the record before, got " + unknown);
    EXPECT_TRUE(store.games().empty());
}

// A rebuild goes on without the photos that it cannot use, and reports each once.
TEST(RecordPhoto, ThatIsLostOrDamagedIsReportedByARebuild) {
    const RecordFolder folder;
    const QDir photos(folder.location().folder() + QStringLiteral("/photos"));
    const QByteArray noPhoto = "no photo at all";
    const std::string damaged = photoName(noPhoto, "jpg");
    std::string lost;
    std::string intact;
    {
        Store store(folder.location());
        lost = store.addPhoto(randomPhoto(".png"));
        intact = store.addPhoto(samplePhoto());
        GameRecord record;
        record.photos = {{lost, "Pauline", {}}, {intact, "Pauline", {}}};
        store.record(gameOfTrees({{"Pauline", 7}}, record));
        store.record(gameOfTrees({{"Pauline", 8}}, record));
        Entry imported = store.open(1).entry;
        imported.record.id = "5b6f8a3e-4c1d-4f6a-9a57-2f0d3c1b7e90";
        imported.record.photos = {{damaged, "Pauline", {}}};
        EXPECT_EQ(store.import({imported}, {}).missingPhotos, std::vector<std::string>{damaged});
    }
    EXPECT_TRUE(QFile::remove(photos.filePath(QString::fromStdString(lost))));
    QFile file(photos.filePath(QString::fromStdString(damaged)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(noPhoto);
    file.close();

    const Rebuilt rebuilt = rebuildFromCopies(folder.location());
    EXPECT_EQ(rebuilt.games, 3);
    std::set<QString> reported;
    for (const RebuildProblem& problem : rebuilt.problems) {
        reported.insert(QFileInfo(problem.file).fileName());
    }
    EXPECT_EQ(rebuilt.problems.size(), 2U);
    EXPECT_EQ(reported, (std::set<QString>{QString::fromStdString(lost), QString::fromStdString(damaged)}));
    Store store(folder.location());
    EXPECT_EQ(store.photo(intact), samplePhoto());
    EXPECT_EQ(store.games().size(), 3U);
}

}  // namespace
}  // namespace concord::record
