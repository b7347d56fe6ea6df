// Box profiles: how boards are added up, their JSON, and learning and using them with photos.
#include "vision/stacks/box_profile.h"

#include "scoring/json/input_error.h"
#include "tools/accuracy/truth.h"
#include "vision/reading/box_profile_json.h"
#include "vision/reading/sight_box.h"
#include "vision/stacks/box_colours.h"
#include "vision/stacks/box_weights.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace concord::vision {
namespace {

namespace fs = std::filesystem;

const fs::path sampleTruthFile = fs::path(CONCORD_SAMPLES_DIR) / "photos/normal/dev_040.json";

BoxSighting sightingOf(double radiusMm, double errorMm) {
    BoxSighting sighting;
    sighting.size = SizeEstimate{{radiusMm, 9.5}, {errorMm * errorMm, 0, 0, 0.09}};
    sighting.colours[surfaceOf(Side::A, Stack())] = {.cells = 4, .logBgr = {-0.25, -0.125, 0}};
    sighting.colours[surfaceOf(Side::A, Stack::fromTokens(std::vector{Token::Red}).value())] = {.cells = 2,
                                                                                                .logBgr = {-3, -4, -1}};
    return sighting;
}

BoxProfile profileOf(int boardCount) {
    BoxProfile profile;
    for (int i = 0; i < boardCount; ++i) {
        profile.add(sightingOf(10.5 + 0.01 * i, 0.1));
    }
    return profile;
}

PhotoFile fileOf(const accuracy::Truth& truth) { return {accuracy::bytesOf(truth.photo), "table.jpg"}; }

Reading withoutTiming(ReadResult result) {
    Reading reading = std::get<Reading>(std::move(result));
    reading.timing = {};
    return reading;
}

TEST(BoxProfileTest, KnowsNothingWithoutABoard) {
    const BoxProfile profile;
    EXPECT_TRUE(profile.isEmpty());
    EXPECT_EQ(profile.tokenSize(), std::nullopt);
    for (const auto& swatch : profile.swatches()) {
        EXPECT_EQ(swatch, std::nullopt);
    }
}

TEST(BoxProfileTest, MoreBoardsMakeTheSizeMoreCertain) {
    const auto one = profileOf(1).tokenSize();
    const auto ten = profileOf(10).tokenSize();
    ASSERT_TRUE(one && ten);
    EXPECT_NEAR(one->meanMm[0], 10.5, 1e-9);
    EXPECT_NEAR(ten->meanMm[0], 10.545, 1e-9);
    EXPECT_LT(ten->covariance(0, 0), one->covariance(0, 0));
}

TEST(BoxProfileTest, ForgetsTheOldestBoards) {
    const BoxProfile profile = profileOf(static_cast<int>(BoxProfile::mostBoards) + 5);
    ASSERT_EQ(profile.boards().size(), BoxProfile::mostBoards);
    EXPECT_NEAR(profile.boards().front().size->meanMm[0], 10.55, 1e-9);
}

TEST(BoxProfileTest, APhotoCountsOnce) {
    BoxProfile profile;
    BoxSighting sighting = sightingOf(10, 0.1);
    sighting.photo = std::string(64, 'a');
    profile.add(sighting);
    EXPECT_TRUE(profile.knows(sighting.photo));
    EXPECT_FALSE(profile.knows(std::string(64, 'b')));
    sighting.size->meanMm[0] = 11;
    profile.add(sighting);
    EXPECT_EQ(profile.boards(), std::vector{sighting});
    EXPECT_EQ(boxFromJson(boxToJson(profile)).boards().front().photo, sighting.photo);
}

TEST(BoxProfileTest, ShowsRedAsRed) {
    const auto swatch = profileOf(1).swatches()[surfaceOf(Side::B, Stack::fromTokens(std::vector{Token::Red}).value())];
    ASSERT_TRUE(swatch);
    EXPECT_GT((*swatch)[0], 2 * (*swatch)[1]);
}

TEST(BoxProfileJson, KeepsEverythingToAThousandth) {
    const BoxProfile profile = profileOf(3);
    const std::string json = boxToJson(profile);
    EXPECT_EQ(boxToJson(boxFromJson(json)), json);
    const BoxSighting first = boxFromJson(json).boards().front();
    EXPECT_NEAR(first.size->meanMm[0], 10.5, 0.001);
    EXPECT_EQ(first.colours, profile.boards().front().colours);
    EXPECT_TRUE(boxFromJson(boxToJson({})).isEmpty());
}

TEST(BoxProfileJson, RefusesWhatItCannotHaveWritten) {
    const auto withBoard = [](const std::string& board) {
        return R"({"format":"concord-box","version":1,"boards":[)" + board + "]}";
    };
    const std::string tokens =
        R"({"radius_um":10500,"thickness_um":9500,"errors_um":[50,200],"correlation_permille":0})";
    ASSERT_NO_THROW(boxFromJson(withBoard(R"({"tokens":)" + tokens + R"(,"colours":{}})")));
    std::string tooManyBoards;
    for (std::size_t i = 0; i <= BoxProfile::mostBoards; ++i) {
        tooManyBoards += std::string(i > 0 ? "," : "") + R"({"colours":{}})";
    }
    for (
        const std::string& json : {
            std::string(),
            std::string("[]"),
            std::string(R"({"format":"concord-box","version":2,"boards":[]})"),
            std::string(R"({"format":"concord-game","version":1,"boards":[]})"),
            std::string(R"({"format":"concord-box","version":1})"),
            std::string(R"({"format":"concord-box","version":1,"boards":[],"owner":1})"),
            withBoard(tooManyBoards),
            withBoard("{}"),
            withBoard(R"({"photo":"A0","colours":{}})"),
            withBoard(R"({"photo":7,"colours":{}})"),
            withBoard(R"({"colours":{"pink":{"cells":1,"log_bgr_permille":[0,0,0]}}})"),
            withBoard(R"({"colours":{"red":{"cells":0,"log_bgr_permille":[0,0,0]}}})"),
            withBoard(R"({"colours":{"red":{"cells":26,"log_bgr_permille":[0,0,0]}}})"),
            withBoard(R"({"colours":{"red":{"cells":1,"log_bgr_permille":[0,0]}}})"),
            withBoard(R"({"colours":{"red":{"cells":1,"log_bgr_permille":[0,0,1.5]}}})"),
            withBoard(R"({"colours":{"red":{"cells":1,"log_bgr_permille":[0,0,10001]}}})"),
            withBoard(R"({"colours":{},"tokens":{"radius_um":10500}})"),
            withBoard(
                R"({"colours":{},"tokens":{"radius_um":0,"thickness_um":9500,"errors_um":[50,200],"correlation_permille":0}})"),
            withBoard(
                R"({"colours":{},"tokens":{"radius_um":10500,"thickness_um":9500,"errors_um":[0,200],"correlation_permille":0}})"),
            withBoard(
                R"({"colours":{},"tokens":{"radius_um":10500,"thickness_um":9500,"errors_um":[50,200],"correlation_permille":1000}})"),
        }) {
        EXPECT_THROW(boxFromJson(json), InputError) << json;
    }
}

Stack stackOf(Token token) { return Stack::fromTokens(std::vector{token}).value(); }

CellPosterior certainPosterior(Token token) {
    CellPosterior posterior;
    posterior.stacks[static_cast<std::size_t>(stackOf(token).kind())] = 1;
    posterior.cubes[0] = 1;
    return posterior;
}

// A board of side A, in one light, of a box whose blue is much darker than usual: three cells of each token, and
// one more that may be blue or gray.
class DarkBlue : public testing::Test {
protected:
    DarkBlue() {
        for (int i = 0; i < 3; ++i) {
            for (const Token token : allTokens) {
                colours.push_back({colourOf(token, darkShift) + lightShift, true});
                posteriors.push_back(certainPosterior(token));
            }
        }
        colours.push_back({colourOf(Token::Blue, darkShift) + lightShift, true});
        posteriors.push_back(certainPosterior(Token::Blue));
        probabilityOfBlue() = 0.4;
        posteriors.back().stacks[static_cast<std::size_t>(stackOf(Token::Gray).kind())] = 0.6;
    }

    static cv::Vec3d colourOf(Token token, const cv::Vec3d& blueShift) {
        const auto& average = boxAverage[surfaceOf(Side::A, stackOf(token))];
        return cv::Vec3d(average[0], average[1], average[2]) + (token == Token::Blue ? blueShift : cv::Vec3d());
    }

    static BoxProfile boxOf(const cv::Vec3d& blueShift) {
        BoxProfile box;
        for (const cv::Vec3d& otherLight : {cv::Vec3d(-0.8, -0.3, 0.1), cv::Vec3d(0.2, 0.1, 0)}) {
            BoxSighting board;
            for (const Token token : allTokens) {
                board.colours[surfaceOf(Side::A, stackOf(token))] = {4, colourOf(token, blueShift) + otherLight};
            }
            box.add(board);
        }
        return box;
    }

    double& probabilityOfBlue() {
        return posteriors.back().stacks[static_cast<std::size_t>(stackOf(Token::Blue).kind())];
    }

    // Added to logarithms of BGR.
    const cv::Vec3d darkShift{-1.2, -1.2, -0.9};
    const cv::Vec3d lightShift{-0.2, 0, 0.2};
    std::vector<CellColour> colours;
    std::vector<CellPosterior> posteriors;
};

TEST_F(DarkBlue, IsRecognisedInAnotherLight) {
    EXPECT_GT(sameBoxLogOdds(boxOf(darkShift), Side::A, colours, posteriors), boxLeastLogOdds);
    ASSERT_TRUE(applyColours(boxOf(darkShift), Side::A, colours, posteriors));
    EXPECT_GT(probabilityOfBlue(), 0.5);
}

TEST_F(DarkBlue, DropsTheProfileOfAnotherBox) {
    const cv::Vec3d brightShift(1, 1.4, 1.4);
    EXPECT_LT(sameBoxLogOdds(boxOf(brightShift), Side::A, colours, posteriors), 0);
    EXPECT_FALSE(applyColours(boxOf(brightShift), Side::A, colours, posteriors));
    EXPECT_EQ(probabilityOfBlue(), 0.4);
}

TEST_F(DarkBlue, WithoutUsableCellsNothingChanges) {
    for (CellColour& colour : colours) {
        colour.isUsable = false;
    }
    EXPECT_EQ(sameBoxLogOdds(boxOf(darkShift), Side::A, colours, posteriors), 0);
    EXPECT_FALSE(applyColours(boxOf(darkShift), Side::A, colours, posteriors));
}

TEST(SightBox, LearnsFromTheSettledBoard) {
    const auto truth = accuracy::readTruth(sampleTruthFile);
    const auto sighting = sightBox(fileOf(truth), truth.board);
    ASSERT_TRUE(sighting);
    ASSERT_TRUE(sighting->size);
    EXPECT_NEAR(sighting->size->meanMm[0], tokenDiameterMm / 2, 2.4);
    int cells = 0;
    for (const SurfaceColour& colour : sighting->colours) {
        cells += colour.cells;
    }
    EXPECT_GT(cells, 10);
    EXPECT_LE(cells, cellCount(truth.board.side()));
}

TEST(SightBox, LearnsNothingFromAnotherBoard) {
    const auto truth = accuracy::readTruth(sampleTruthFile);
    EXPECT_EQ(sightBox(fileOf(truth), Board(truth.board.side())), std::nullopt);
}

TEST(KnownBox, AnEmptyProfileChangesNothing) {
    const auto truth = accuracy::readTruth(sampleTruthFile);
    ReadOptions options;
    options.box.emplace();
    EXPECT_EQ(withoutTiming(readBoard(fileOf(truth), options)), withoutTiming(readBoard(fileOf(truth))));
}

TEST(KnownBox, TheProfileOfAnotherBoxChangesNoStack) {
    const auto truth = accuracy::readTruth(sampleTruthFile);
    ReadOptions options;
    options.box.emplace();
    for (int i = 0; i < 10; ++i) {
        options.box->add(sightingOf(9.4, 0.02));
    }
    EXPECT_EQ(withoutTiming(readBoard(fileOf(truth), options)).board, withoutTiming(readBoard(fileOf(truth))).board);
}

}  // namespace
}  // namespace concord::vision
