// Settled photos, which hold the board as a person confirmed it, and how tools/accuracy counts them.
#include "vision/reading/settled_photo.h"

#include "scoring/json/input_error.h"
#include "tools/accuracy/tally.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/photo/clean_photo.h"
#include "vision/photo/ingest.h"
#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <string_view>

namespace concord::vision {
namespace {

namespace fs = std::filesystem;
using FileBytes = std::vector<unsigned char>;

const fs::path sample = fs::path(CONCORD_SAMPLES_DIR) / "photos/normal/dev_040.jpg";

FileBytes bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Reading readingOf(const FileBytes& photo) { return std::get<Reading>(readBoard(photo, "table.jpg")); }

// As if a person had confirmed the board as it was read.
SettledPhoto settledFrom(const Reading& reading) {
    SettledPhoto settled;
    settled.board = reading.board;
    for (const CellReading& cell : reading.cells) {
        settled.centers.emplace_back(cell.center);
    }
    settled.imageSize = reading.imageSize;
    settled.licence = PhotoLicence::Cc0;
    settled.program = "Concord 0.1.0";
    return settled;
}

struct Sample {
    FileBytes clean = cleanPhoto(bytesOf(sample)).jpeg;
    Reading reading = readingOf(bytesOf(sample));
    SettledPhoto settled = settledFrom(reading);
    FileBytes file = packed(clean, settled);
    std::string truth = textIn(file);

    static std::string textIn(const FileBytes& file) {
        const auto segments = jpegSegments(file);
        const auto comment = std::ranges::find(*segments, jpegComment, &JpegSegment::marker);
        return {comment->data.begin(), comment->data.end()};
    }
};

const Sample& samplePhoto() {
    static const Sample instance;
    return instance;
}

// The sample with a part of its truth replaced, which need not be valid.
FileBytes withTruth(const std::string& from, const std::string& to) {
    std::string truth = samplePhoto().truth;
    const std::size_t at = truth.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    truth.replace(at, from.size(), to);
    return withJpegComment(samplePhoto().clean, truth).value();
}

std::string refusalOf(const FileBytes& file) {
    try {
        settledPhotoIn(file);
    } catch (const InputError& error) {
        return error.place() + ": " + english(error.message());
    }
    return "";
}

TEST(SettledPhoto, IsUnpackedAsItWasPacked) {
    EXPECT_EQ(settledPhotoIn(samplePhoto().file), samplePhoto().settled);
    SettledPhoto other = samplePhoto().settled;
    other.licence = PhotoLicence::OnlyForMe;
    other.tier = "kitchen-2";
    EXPECT_EQ(settledPhotoIn(packed(samplePhoto().clean, other)), other);
}

TEST(SettledPhoto, IsReadLikeThePhotoItWasMadeFrom) {
    const Reading& before = samplePhoto().reading;
    const Reading after = readingOf(samplePhoto().file);
    EXPECT_EQ(after.cells, before.cells);
    EXPECT_EQ(after.board, before.board);
    EXPECT_EQ(after.total, before.total);
    EXPECT_EQ(after.exifOrientation, before.exifOrientation);
}

TEST(SettledPhoto, HoldsTheTruthAsTextThatPeopleCanRead) {
    EXPECT_TRUE(samplePhoto().truth.starts_with(
        R"({"format":"concord-photo","version":1,"licence":"CC0-1.0","tier":"real","side":)"))
        << samplePhoto().truth;
    EXPECT_TRUE(samplePhoto().truth.ends_with(R"("program":"Concord 0.1.0"})"));
}

TEST(SettledPhoto, OtherFilesAreNotSettledPhotos) {
    EXPECT_FALSE(settledPhotoIn(bytesOf(sample)).has_value());
    EXPECT_FALSE(settledPhotoIn(samplePhoto().clean).has_value());
    EXPECT_FALSE(settledPhotoIn({}).has_value());
    EXPECT_FALSE(settledPhotoIn(withJpegComment(samplePhoto().clean, "a holiday").value()).has_value());
}

TEST(SettledPhoto, AnInvalidTruthIsRefusedWithItsPlace) {
    const auto expectRefusal = [](const std::string& from, const std::string& to, const std::string& start) {
        const std::string refusal = refusalOf(withTruth(from, to));
        EXPECT_TRUE(refusal.starts_with(start)) << refusal;
    };
    expectRefusal(R"("version":1)", R"("version":2)", "/version: ");
    expectRefusal("CC0-1.0", "free", R"(/licence: expected "CC0-1.0" or "only-for-me", got "free")");
    expectRefusal(R"("tier":"real")", R"("tier":"a|b")", "/tier: ");
    expectRefusal(R"("tier":"real")", R"("tier":"")", "/tier: ");
    expectRefusal(R"("cells":{)", R"("cells":{"a1":["pink"],)", "/board/cells/a1");
    expectRefusal(R"("cells":{)", R"("cells":{"z9":["blue"],)", "/board/cells/z9: ");
    expectRefusal(R"("centers_px":{)", R"("centers_px":{"z9":[1,2],)", "/centers_px/z9: ");
    expectRefusal(R"("centers_px":{"a1":[)", R"("centers_px":{"a1":[1.5,)", "/centers_px/a1: ");
    expectRefusal(R"("photo_bytes":)", R"("photo_bytes":-)", "/photo_bytes: ");
    expectRefusal(R"("photo_bytes":)", R"("owner":"Ann","photo_bytes":)", "/owner: ");
    expectRefusal(R"("program":"Concord 0.1.0"})", R"("program":"Concord 0.1.0")", "line 1, column ");
}

TEST(SettledPhoto, AChangedPhotoIsRefused) {
    FileBytes longer = samplePhoto().file;
    longer.push_back(0);
    EXPECT_NE(refusalOf(longer).find("it was changed after it was saved"), std::string::npos);
    const cv::Size size = samplePhoto().settled.imageSize;
    const FileBytes turned =
        withTruth("\"image_size\":[" + std::to_string(size.width) + "," + std::to_string(size.height),
                  "\"image_size\":[" + std::to_string(size.height) + "," + std::to_string(size.width));
    EXPECT_TRUE(refusalOf(turned).starts_with("/image_size: the photo has another size now"));
    EXPECT_NE(refusalOf(withJpegComment(samplePhoto().file, samplePhoto().truth).value()).find("found several"),
              std::string::npos);
}

TEST(SettledPhoto, IsPackedOnlyIntoItsOwnPhoto) {
    EXPECT_THROW(packed(samplePhoto().file, samplePhoto().settled), InputError);  // holds a truth already
    SettledPhoto other = samplePhoto().settled;
    other.imageSize.width += 1;
    EXPECT_THROW(packed(samplePhoto().clean, other), InputError);
    EXPECT_THROW(packed({}, samplePhoto().settled), InputError);
    other = samplePhoto().settled;
    other.tier = "No tier";
    EXPECT_THROW(packed(samplePhoto().clean, other), InputError);
}

// A hostile file must be read or refused with an InputError, nothing else.
TEST(SettledPhoto, AnyBytesAreReadOrRefused) {
    std::mt19937 random(8);
    const FileBytes& whole = samplePhoto().file;
    const std::size_t header = jpegSegments(whole).value().back().end;
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        FileBytes file = whole;
        for (int i = 0; i < 1 + round % 4; ++i) {
            file[random() % header] = static_cast<unsigned char>(random());
        }
        if (round % 5 == 0) {
            file.resize(random() % header);
        }
        try {
            settledPhotoIn(file);
        } catch (const InputError& error) {
            EXPECT_FALSE(english(error.message()).empty());
            ++refused;
        }
    }
    EXPECT_GT(refused, 500);
}

// --- tools/accuracy -------------------------------------------------------------------------------

class AccuracyFolder : public testing::Test {
protected:
    AccuracyFolder() { fs::create_directories(m_folder); }
    ~AccuracyFolder() override { fs::remove_all(m_folder); }

    fs::path write(const std::string& name, const FileBytes& bytes) const {
        std::ofstream(m_folder / name, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return m_folder / name;
    }

private:
    fs::path m_folder = fs::path(testing::TempDir()) / ("concord-settled-photos-" + std::to_string(getpid()));
};

TEST_F(AccuracyFolder, CountsASettledPhoto) {
    const Reading& reading = samplePhoto().reading;
    SettledPhoto settled = samplePhoto().settled;
    const auto cell = std::ranges::find_if(reading.cells, [](const CellReading& c) { return c.stack.height() == 0; });
    ASSERT_NE(cell, reading.cells.end());
    settled.board.setStack(cell->cell, Stack::fromTokens(std::vector{Token::Blue}).value());  // wrong in one cell
    const auto truth = accuracy::settledTruth(write("any name.jpg", packed(samplePhoto().clean, settled)));
    ASSERT_TRUE(truth.has_value());
    EXPECT_EQ(truth->tier, "real");
    EXPECT_EQ(truth->board, settled.board);
    EXPECT_NEAR(truth->pose.tiltDeg(), reading.tiltDeg, 3);
    accuracy::Tally tally;
    tally.add(*truth, &reading, nullptr);
    EXPECT_EQ(tally.found, 1);
    EXPECT_EQ(tally.cells - tally.stacksRight, 1);
    EXPECT_TRUE(tally.placeErrorsMm.empty());  // the true places of the cells are unknown
    std::ostringstream table;
    accuracy::print(table, {{"real", tally}});
    EXPECT_NE(table.str().find("| real | 1 | 100.00 %"), std::string::npos) << table.str();
    EXPECT_NE(table.str().find("| 0, 0 | - | "), std::string::npos) << table.str();
}

// The person was not asked about the tokens under red ones.
TEST_F(AccuracyFolder, DoesNotCountTheColourUnderARedToken) {
    const auto buildingOn = [](Token base) { return Stack::fromTokens(std::vector{base, Token::Red}).value(); };
    SettledPhoto settled = samplePhoto().settled;
    const Cell cell = samplePhoto().reading.cells.front().cell;
    settled.board.setCube(cell, Cube::None);
    settled.board.setStack(cell, buildingOn(Token::Gray));
    Reading reading = samplePhoto().reading;
    reading.cells.front().stack = buildingOn(Token::Brown);
    const auto truth = accuracy::settledTruth(write("a.jpg", packed(samplePhoto().clean, settled)));
    accuracy::Tally tally;
    tally.add(truth.value(), &reading, nullptr);
    EXPECT_EQ(tally.stacksRight, tally.cells);
}

TEST_F(AccuracyFolder, FindsNoTruthInOtherPhotos) {
    EXPECT_FALSE(accuracy::settledTruth(write("plain.jpg", samplePhoto().clean)).has_value());
    EXPECT_THROW(accuracy::settledTruth(write("board.concord.jpg", samplePhoto().clean)), std::runtime_error);
}

}  // namespace
}  // namespace concord::vision
