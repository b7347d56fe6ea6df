// Photos to be passed on: nothing private stays in them, and their pixels stay the same.
#include "vision/photo/clean_photo.h"

#include "scoring/json/input_error.h"
#include "tests/vision/photo/photo_files.h"
#include "vision/codecs/colour_profile.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/codecs/rewrite_jpeg.h"
#include "vision/photo/decoder_process.h"

#include <gtest/gtest.h>
#include <exiv2/exiv2.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <string_view>

namespace concord::vision {
namespace {

using namespace std::string_view_literals;

std::string textOf(const FileBytes& bytes) { return {bytes.begin(), bytes.end()}; }

FileBytes bytesOf(std::string_view text) { return {text.begin(), text.end()}; }

bool contains(const FileBytes& file, const FileBytes& part) {
    return !part.empty() && std::search(file.begin(), file.end(), part.begin(), part.end()) != file.end();
}

FileBytes withChangedMetadata(const FileBytes& photo, const std::function<void(Exiv2::Image&)>& change) {
    const auto image = Exiv2::ImageFactory::open(photo.data(), static_cast<long>(photo.size()));
    image->readMetadata();
    change(*image);
    image->writeMetadata();
    Exiv2::BasicIo& io = image->io();
    io.open();
    const Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
    return {bytes.pData_, bytes.pData_ + bytes.size_};
}

Exiv2::ExifData exifIn(const FileBytes& photo) {
    const auto image = Exiv2::ImageFactory::open(photo.data(), static_cast<long>(photo.size()));
    image->readMetadata();
    return image->exifData();
}

FileBytes thumbnail() { return jpegFile(drawnPhoto({64, 48})); }

void addPrivateExif(Exiv2::Image& image) {
    Exiv2::ExifData& exif = image.exifData();
    exif["Exif.Image.Orientation"] = std::uint16_t{6};
    exif["Exif.Image.Make"] = "HiddenMake";
    exif["Exif.Image.Model"] = "HiddenModel";
    exif["Exif.Image.Artist"] = "HiddenArtist";
    exif["Exif.Image.ImageDescription"] = "HiddenDescription";
    exif["Exif.Photo.DateTimeOriginal"] = "2026:11:21 19:30:00";
    exif["Exif.Photo.FocalLength"] = Exiv2::Rational(543, 100);
    exif["Exif.Photo.FocalLengthIn35mmFilm"] = std::uint16_t{26};
    exif["Exif.Photo.PixelXDimension"] = std::uint32_t{4000};
    exif["Exif.Photo.PixelYDimension"] = std::uint32_t{3000};
    exif["Exif.Photo.ISOSpeedRatings"] = std::uint16_t{31337};
    exif["Exif.Photo.CameraOwnerName"] = "HiddenOwner";
    exif["Exif.Photo.BodySerialNumber"] = "HiddenSerial";
    exif["Exif.Photo.MakerNote"] = "HiddenMakerNote and more of it";
    exif["Exif.Photo.UserComment"] = "charset=Ascii HiddenUserComment";
    exif["Exif.GPSInfo.GPSLatitudeRef"] = "N";
    exif["Exif.GPSInfo.GPSLatitude"] = "52/1 31/1 123457/1000";
    exif["Exif.GPSInfo.GPSAreaInformation"] = "charset=Ascii HiddenArea";
    const FileBytes small = thumbnail();
    Exiv2::ExifThumb(exif).setJpegThumbnail(small.data(), static_cast<long>(small.size()));
}

// Inserts a segment after the start of the file.
FileBytes withSegment(FileBytes jpeg, unsigned char marker, std::string_view data) {
    const std::size_t length = data.size() + 2;
    FileBytes segment{0xFF, marker, static_cast<unsigned char>(length / 256), static_cast<unsigned char>(length % 256)};
    segment.insert(segment.end(), data.begin(), data.end());
    jpeg.insert(jpeg.begin() + 2, segment.begin(), segment.end());
    return jpeg;
}

// A JPEG with everything private that a phone may write.
FileBytes revealingPhoto(const Extras& extras = {}, bool progressive = false) {
    FileBytes photo =
        withChangedMetadata(jpegFile(noisyPhoto({321, 243}), extras, progressive), [](Exiv2::Image& image) {
            addPrivateExif(image);
            image.xmpData()["Xmp.exif.GPSLatitude"] = "52,31.2N";
            image.xmpData()["Xmp.photoshop.City"] = "HiddenCity";
            image.iptcData()["Iptc.Application2.SubLocation"] = "HiddenStreet";
            image.setComment("HiddenComment");
        });
    photo = withSegment(std::move(photo), 0xE2, "MPF\0II*\0HiddenIndex"sv);
    photo = withSegment(std::move(photo), 0xEF, "HiddenApplication"sv);
    const FileBytes video = bytesOf("....ftypmp42 HiddenFilm");
    const FileBytes secondPicture = withSegment(jpegFile(drawnPhoto({80, 60})), 0xFE, "HiddenSecondPicture");
    photo.insert(photo.end(), secondPicture.begin(), secondPicture.end());
    photo.insert(photo.end(), video.begin(), video.end());
    return photo;
}

std::vector<unsigned char> markersOf(const FileBytes& jpeg) {
    std::vector<unsigned char> markers;
    const auto segments = jpegSegments(jpeg);
    for (const JpegSegment& segment : segments.value()) {
        markers.push_back(segment.marker);
    }
    return markers;
}

Photo decodedInFullSize(const FileBytes& file) {
    IngestOptions options;
    options.targetLongSidePx = std::numeric_limits<int>::max();
    return ingest(file, options);
}

void expectSamePixels(const FileBytes& one, const FileBytes& other) {
    const Photo before = decodedInFullSize(one);
    const Photo after = decodedInFullSize(other);
    ASSERT_EQ(after.storedSize, before.storedSize);
    EXPECT_EQ(cv::norm(before.bgr, after.bgr, cv::NORM_INF), 0);
    EXPECT_EQ(after.exifOrientation, before.exifOrientation);
    EXPECT_EQ(after.focal35mm, before.focal35mm);
}

TEST(CleanPhoto, NothingPrivateStays) {
    const FileBytes photo = revealingPhoto();
    ASSERT_NE(textOf(photo).find("HiddenOwner"), std::string::npos);
    ASSERT_TRUE(contains(photo, thumbnail()));
    const CleanPhoto clean = cleanPhoto(photo);
    EXPECT_FALSE(clean.isReencoded);
    const std::string text = textOf(clean.jpeg);
    EXPECT_EQ(text.find("Hidden"), std::string::npos);
    EXPECT_EQ(text.find("2026"), std::string::npos);
    EXPECT_EQ(text.find("http"), std::string::npos);
    EXPECT_EQ(text.find("ftyp"), std::string::npos);
    EXPECT_FALSE(contains(clean.jpeg, {0x41, 0xE2, 0x01, 0x00}));  // 123457 of the latitude, in either byte order
    EXPECT_FALSE(contains(clean.jpeg, {0x00, 0x01, 0xE2, 0x41}));
    EXPECT_TRUE(text.ends_with("\xFF\xD9"));
    EXPECT_EQ(text.find("\xFF\xD8", 2), std::string::npos);  // the start of another picture
    const auto isKept = [](unsigned char marker) {
        return marker == 0xE0 || marker == 0xE1 || marker == 0xDB || marker == 0xC0 || marker == 0xC4;
    };
    EXPECT_TRUE(std::ranges::all_of(markersOf(clean.jpeg), isKept));
}

TEST(CleanPhoto, OnlyWhatTheReaderNeedsStaysInExif) {
    const Exiv2::ExifData exif = exifIn(cleanPhoto(revealingPhoto()).jpeg);
    std::vector<std::string> lines;
    for (const auto& entry : exif) {
        if (entry.key() != "Exif.Image.ExifTag") {  // the pointer to the other tags
            lines.push_back(entry.key() + " " + entry.toString());
        }
    }
    EXPECT_EQ(lines, (std::vector<std::string>{"Exif.Image.Orientation 6", "Exif.Photo.FocalLength 543/100",
                                               "Exif.Photo.PixelXDimension 4000", "Exif.Photo.PixelYDimension 3000",
                                               "Exif.Photo.FocalLengthIn35mmFilm 26"}));
}

TEST(CleanPhoto, SaysWhatWasFound) {
    EXPECT_EQ(cleanPhoto(revealingPhoto()).takenOut,
              (std::vector{PrivateData::Place, PrivateData::Owner, PrivateData::SerialNumber, PrivateData::Date,
                           PrivateData::Camera, PrivateData::MakerNotes, PrivateData::Preview, PrivateData::Notes,
                           PrivateData::MorePictures}));
    EXPECT_TRUE(cleanPhoto(jpegFile(noisyPhoto({64, 48}))).takenOut.empty());
    Extras extras;
    extras.exif = exifBlock(6, 26);
    EXPECT_TRUE(cleanPhoto(jpegFile(noisyPhoto({64, 48}), extras)).takenOut.empty());
}

TEST(CleanPhoto, SaysWhatWasFoundInAJpegThatIsReencodedToo) {
    const cv::Mat inks(90, 120, CV_8UC4, cv::Scalar::all(0));
    FileBytes photo = cmykJpegFile(inks, true, {{}, weakBlackProfile()});
    EXPECT_TRUE(cleanPhoto(photo).takenOut.empty());
    photo = withSegment(std::move(photo), 0xE0, "JFXX\0HiddenPreview"sv);
    const FileBytes video = bytesOf("....ftypmp42 HiddenFilm");
    photo.insert(photo.end(), video.begin(), video.end());
    const CleanPhoto clean = cleanPhoto(photo);
    EXPECT_TRUE(clean.isReencoded);
    EXPECT_EQ(clean.takenOut, (std::vector{PrivateData::Preview, PrivateData::MorePictures}));
}

TEST(CleanPhoto, FindsThePreviewInTheFirstSegment) {
    FileBytes photo = jpegFile(noisyPhoto({64, 48}));
    // The encoder's own segment has 18 bytes and no preview.
    photo.erase(photo.begin() + 2, photo.begin() + 2 + 18);
    photo = withSegment(std::move(photo), 0xE0, "JFIF\0\1\2\0\0\1\0\1\1\1\x7F\x7F\x7F"sv);
    const CleanPhoto clean = cleanPhoto(photo);
    EXPECT_EQ(clean.takenOut, std::vector{PrivateData::Preview});
    EXPECT_EQ(textOf(clean.jpeg).find("\x7F\x7F\x7F"), std::string::npos);
}

TEST(CleanPhoto, PixelsOfAJpegStayTheSame) {
    Extras p3;
    p3.icc = displayP3Profile();
    for (const FileBytes& photo :
         {revealingPhoto(), revealingPhoto({}, true), revealingPhoto(p3), jpegFile(noisyPhoto({161, 99})),
          jpegFile(drawnPhoto({120, 90}, CV_8UC1)), jpegFile(drawnPhoto({120, 90}, CV_8UC1), p3)}) {
        const CleanPhoto clean = cleanPhoto(photo);
        EXPECT_FALSE(clean.isReencoded);
        expectSamePixels(photo, clean.jpeg);
        EXPECT_EQ(cleanPhoto(clean.jpeg).jpeg, clean.jpeg);
    }
}

TEST(CleanPhoto, InksOfACmykJpegStayTheSame) {
    const cv::Mat inks(90, 120, CV_8UC4, cv::Scalar(200, 100, 0, 30));
    for (const bool adobe : {true, false}) {
        const FileBytes photo = cmykJpegFile(inks, adobe);
        const CleanPhoto clean = cleanPhoto(photo);
        EXPECT_FALSE(clean.isReencoded) << adobe;
        expectSamePixels(photo, clean.jpeg);
    }
}

TEST(CleanPhoto, KeepsOnlyTheNumbersOfAColourProfile) {
    Extras extras;
    extras.icc = displayP3Profile();
    const FileBytes photo = jpegFile(noisyPhoto({160, 96}), extras);
    ASSERT_NE(textOf(photo).find("desc"), std::string::npos);
    const CleanPhoto clean = cleanPhoto(photo);
    const std::string text = textOf(clean.jpeg);
    EXPECT_NE(text.find("ICC_PROFILE"), std::string::npos);
    EXPECT_EQ(text.find("desc"), std::string::npos);
    EXPECT_EQ(text.find("cprt"), std::string::npos);
    EXPECT_EQ(text.find("lcms"), std::string::npos);  // the library that made it
    expectSamePixels(photo, clean.jpeg);
}

TEST(CleanPhoto, OtherFormatsBecomeJpegOfTheSameSize) {
    Extras extras;
    extras.exif = exifBlock(6, 28);
    const cv::Mat picture = drawnPhoto({320, 240});
    std::vector<FileBytes> files{
        pngFile(picture, extras), webpFile(picture, extras), tiffFile(picture),
        cmykJpegFile(cv::Mat(90, 120, CV_8UC4, cv::Scalar::all(0)), true, {{}, weakBlackProfile()})};
    if (const auto heif = heifFile(picture, extras)) {
        files.push_back(*heif);
    }
    for (const FileBytes& file : files) {
        const CleanPhoto clean = cleanPhoto(file);
        EXPECT_TRUE(clean.isReencoded);
        const Photo before = decodedInFullSize(file);
        const Photo after = decodedInFullSize(clean.jpeg);
        EXPECT_EQ(after.format, "JPEG");
        EXPECT_EQ(after.storedSize, before.storedSize);
        EXPECT_EQ(after.exifOrientation, before.exifOrientation);
        EXPECT_EQ(after.focal35mm, before.focal35mm);
        constexpr double maxMeanDifference = 3;
        EXPECT_LT(cv::norm(before.bgr, after.bgr, cv::NORM_L1) / static_cast<double>(before.bgr.total() * 3),
                  maxMeanDifference);
    }
}

TEST(CleanPhoto, NothingPrivateStaysInOtherFormats) {
    const FileBytes photo = withChangedMetadata(pngFile(noisyPhoto({160, 120})), [](Exiv2::Image& image) {
        addPrivateExif(image);
        image.xmpData()["Xmp.photoshop.City"] = "HiddenCity";
    });
    const CleanPhoto clean = cleanPhoto(photo);
    EXPECT_EQ(textOf(clean.jpeg).find("Hidden"), std::string::npos);
    EXPECT_TRUE(std::ranges::count(clean.takenOut, PrivateData::Place));
    EXPECT_TRUE(std::ranges::count(clean.takenOut, PrivateData::Owner));
}

TEST(CleanPhoto, TheSandboxGivesTheSameResult) {
    const FileBytes photo = revealingPhoto();
    useDecoder(CONCORD_DECODER);
    const CleanPhoto inSandbox = cleanPhoto(photo);
    std::string refusal;
    try {
        cleanPhoto(bytesOf("no photo at all"));
    } catch (const InputError& error) {
        refusal = english(error.message());
    }
    useDecoder({});
    EXPECT_EQ(inSandbox, cleanPhotoInProcess(photo));
    EXPECT_NE(refusal.find("this is a text file, not a photo"), std::string::npos) << refusal;
}

// Whatever the bytes, the answer is a photo or an InputError.
TEST(CleanPhoto, DamagedPhotosAreCleanedOrRefused) {
    const FileBytes whole = revealingPhoto();
    std::mt19937 random(20);
    int cleaned = 0;
    constexpr int rounds = 60;
    for (int round = 0; round < rounds; ++round) {
        FileBytes file = whole;
        for (int i = 0; i < 20; ++i) {
            file[random() % file.size()] = static_cast<unsigned char>(random());
        }
        file.resize(round % 3 == 0 ? 1 + random() % file.size() : file.size());
        try {
            const CleanPhoto clean = cleanPhoto(file);
            EXPECT_EQ(textOf(clean.jpeg).find("HiddenComment"), std::string::npos);
            EXPECT_EQ(decodedInFullSize(clean.jpeg).format, "JPEG");
            ++cleaned;
        } catch (const InputError& error) {
            EXPECT_FALSE(english(error.message()).empty());
        }
    }
    EXPECT_GT(cleaned, 0);
    EXPECT_LT(cleaned, rounds);
}

// One gray block that can be read but not written: its DC coefficient has 15 bits, more than the encoder allows.
FileBytes unwritableJpeg() {
    std::string jpeg("\xFF\xD8\xFF\xDB\0\x43\0"sv);
    jpeg.append(64, '\1');                                           // quantisation
    jpeg += "\xFF\xC0\0\x0B\x08\0\x08\0\x08\x01\x01\x11\0"sv;        // 8 x 8 pixels
    for (const std::string_view table : {"\0\x0F"sv, "\x10\0"sv}) {  // of one symbol each: 15 bits, end of block
        jpeg += "\xFF\xC4\0\x14"sv;
        jpeg += table[0];
        jpeg += '\1';
        jpeg.append(15, '\0');
        jpeg += table[1];
    }
    jpeg += "\xFF\xDA\0\x08\x01\x01\0\0\x3F\0\x40\0\x7F\xFF\xD9"sv;
    return bytesOf(jpeg);
}

TEST(RewriteJpeg, GivesNoFileIfWritingFailsHalfway) {
    const FileBytes jpeg = unwritableJpeg();
    ASSERT_EQ(decodedInFullSize(jpeg).storedSize, cv::Size(8, 8));
    constexpr std::size_t metadataBytes = 60'000;  // written before the block fails
    const auto file = rewriteJpeg(jpeg, [&](const JpegMetadata&) {
        return JpegMetadata{FileBytes(metadataBytes), {}};
    });
    EXPECT_FALSE(file.has_value());
}

TEST(JpegSegments, AreReadUpToThePixels) {
    const FileBytes jpeg = withSegment(jpegFile(drawnPhoto({32, 32})), 0xFE, "a comment");
    const auto segments = jpegSegments(jpeg);
    ASSERT_TRUE(segments.has_value());
    EXPECT_EQ(segments->front().marker, jpegComment);
    EXPECT_EQ(segments->front().begin, 2U);
    EXPECT_EQ(std::string(segments->front().data.begin(), segments->front().data.end()), "a comment");
    const FileBytes startOfPixels{0xFF, 0xDA};
    const auto pixels = std::search(jpeg.begin(), jpeg.end(), startOfPixels.begin(), startOfPixels.end());
    EXPECT_EQ(segments->back().end, static_cast<std::size_t>(pixels - jpeg.begin()));
}

TEST(JpegSegments, AreNotReadFromTruncatedOrOtherFiles) {
    const FileBytes jpeg = jpegFile(drawnPhoto({32, 32}));
    const std::size_t header = jpegSegments(jpeg).value().back().end;
    for (std::size_t length = 0; length <= header; ++length) {
        EXPECT_FALSE(jpegSegments(std::span(jpeg).first(length)).has_value()) << length;
    }
    EXPECT_FALSE(jpegSegments(pngFile(drawnPhoto({32, 32}))).has_value());
    EXPECT_FALSE(jpegSegments(FileBytes{0xFF, 0xD8, 0xFF, 0xFE, 0, 1, 0xFF, 0xDA, 0, 2}).has_value())
        << "a segment shorter than its own length field";
}

TEST(JpegSegments, ACommentIsInsertedAfterTheApplicationSegments) {
    Extras extras;
    extras.exif = exifBlock(6, 28);
    const FileBytes jpeg = jpegFile(noisyPhoto({64, 48}), extras);
    const auto commented = withJpegComment(jpeg, "Here I am");
    ASSERT_TRUE(commented.has_value());
    const std::vector<unsigned char> markers = markersOf(*commented);
    const auto at = std::ranges::find(markers, jpegComment);
    EXPECT_TRUE(std::all_of(markers.begin(), at, [](unsigned char m) { return (m & 0xF0) == 0xE0; }));
    ASSERT_NE(at, markers.end());
    EXPECT_NE(*(at + 1) & 0xF0, 0xE0);
    expectSamePixels(jpeg, *commented);
    EXPECT_FALSE(withJpegComment(jpeg, std::string(maxJpegSegment + 1, 'x')).has_value());
    EXPECT_TRUE(withJpegComment(jpeg, std::string(maxJpegSegment, 'x')).has_value());
    EXPECT_FALSE(withJpegComment(bytesOf("nothing"), "x").has_value());
}

}  // namespace
}  // namespace concord::vision
