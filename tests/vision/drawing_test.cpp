// Checks that drawn pictures match their truth files.
#include "tools/drawing/camera.h"
#include "tools/drawing/changed_board.h"
#include "tools/drawing/draw.h"
#include "tools/drawing/random_game.h"
#include "tools/drawing/scene.h"
#include "tools/drawing/token_style.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/core/utility.hpp>

#include <algorithm>
#include <set>

namespace concord::drawing {
namespace {

View tiltedView() {
    View view;
    view.tilt = radians(35);
    view.azimuth = radians(20);
    view.roll = radians(-6);
    view.k1 = -0.04F;
    view.k2 = 0.01F;
    view.size = {640, 480};
    return view;
}

Drawing smallDrawing(std::uint64_t seed, Tier tier) {
    DrawOptions options;
    options.tier = tier;
    options.longSide = 480;
    options.illustrations = 0;
    return draw(seed, options);
}

TEST(ChangedBoard, MovesOrAddsTheRequestedNumberOfTokens) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        const Board before = randomBoard(random, seed % 2 == 0 ? Side::A : Side::B);
        const auto countTokens = [](const Board& board) {
            int tokens = 0;
            for (const Cell cell : cells(board.side()))
                tokens += board.stack(cell).height();
            return tokens;
        };
        const auto countChangedCells = [&](const Board& after) {
            return std::ranges::count_if(cells(before.side()),
                                         [&](Cell cell) { return before.stack(cell) != after.stack(cell); });
        };
        EXPECT_EQ(withChange(before, BoardChange::None, seed), before);
        const Board moved = withChange(before, BoardChange::TwoMoved, seed);
        EXPECT_EQ(moved, withChange(before, BoardChange::TwoMoved, seed));
        EXPECT_EQ(countTokens(moved), countTokens(before));
        EXPECT_GE(countChangedCells(moved), 2);
        EXPECT_LE(countChangedCells(moved), 4);
        EXPECT_LE(countTokens(withChange(before, BoardChange::ThreeAdded, seed)), countTokens(before) + 3);
    }
}

TEST(RandomBoard, HasSpiritCubesInsteadOfAShareOfTheAnimalCubes) {
    int animals = 0;
    int spirits = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        const Board before = randomBoard(random, Side::A);
        Board after = before;
        addSpirits(random, after, 0.5F);
        for (const Cell cell : cells(before.side())) {
            ASSERT_EQ(after.stack(cell), before.stack(cell));
            ASSERT_EQ(after.cube(cell) == Cube::None, before.cube(cell) == Cube::None);
            if (before.cube(cell) == Cube::Animal) {
                ++(after.cube(cell) == Cube::Animal ? animals : spirits);
            }
        }
    }
    EXPECT_NEAR(animals, spirits, 0.2 * (animals + spirits));
}

TEST(Draw, ShowsTheSameBoardFromAnotherViewpoint) {
    DrawOptions options;
    options.longSide = 320;
    options.illustrations = 0;
    const Drawing one = draw(7, options);
    options.view = 1;
    const Drawing other = draw(7, options);
    ASSERT_TRUE(one.truth.board && other.truth.board);
    EXPECT_EQ(one.truth.board->board, other.truth.board->board);
    EXPECT_EQ(one.truth.table, other.truth.table);
    EXPECT_NE(one.truth.board->azimuthDeg, other.truth.board->azimuthDeg);
}

TEST(DrawnCamera, RayThroughAProjectedPointMeetsIt) {
    const Camera camera(tiltedView(), {10, -5, 2}, 420);
    for (const Vec3 point : {Vec3(0, 0, 2), Vec3(-80, 60, 2), Vec3(90, -70, 30), Vec3(40, 10, 12)}) {
        const Ray ray = camera.rayThrough(cv::Point2f(camera.project(point)));
        const Vec3 met = ray.at((point - ray.origin).dot(ray.dir));
        EXPECT_LT(length(met - point), 0.05F);
    }
}

TEST(DrawnCamera, HomographyAgreesWithThePinhole) {
    const Camera camera(tiltedView(), {10, -5, 2}, 420);
    const cv::Matx33d h = camera.homography(2);
    for (const Point p : {Point(0, 0), Point(-100, 80), Point(95, -40)}) {
        const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
        const cv::Point2d pixel = camera.pinhole({p.x, p.y, 2});
        EXPECT_NEAR(q[0] / q[2], pixel.x, 0.02);
        EXPECT_NEAR(q[1] / q[2], pixel.y, 0.02);
    }
}

TEST(DrawnCamera, AzimuthZeroStandsAtTheRoundedEdgeAndNinetyAtTheRight) {
    View view = tiltedView();
    view.azimuth = 0;
    EXPECT_LT(Camera(view, {0, 0, 2}, 400).position().y, -200);
    view.azimuth = radians(90);
    EXPECT_GT(Camera(view, {0, 0, 2}, 400).position().x, 200);
}

TEST(DrawnCamera, FramingKeepsAllPointsInsideThePicture) {
    const std::vector<Vec3> points{{-100, -80, 2}, {100, 80, 2}, {-100, 80, 2}, {100, -80, 2}, {50, 40, 30}};
    const auto camera = cameraFor(tiltedView(), points, {.fill = 0.9F, .place = {0.5F, -0.5F}});
    ASSERT_TRUE(camera);
    for (const Vec3& p : points)
        EXPECT_TRUE(cv::Rect2d(0, 0, 640, 480).contains(camera->project(p)));
}

TEST(DrawnScene, RayThroughATokensTopMeetsThatToken) {
    Scene scene(Camera(tiltedView(), {0, 0, 2}, 420));
    const Material* wood = scene.make<PlainMaterial>(Surface{});
    scene.table.material = scene.table.floor = wood;
    for (const Point at : {Point(-30, 0), Point(0, 25), Point(30, -20)}) {
        Shape token;
        token.form = Form::Cylinder;
        token.centre = at;
        token.top = 18;
        token.bevel = 1;
        token.material = wood;
        scene.add(token);
    }
    scene.finish();
    for (int i = 0; i < 3; ++i) {
        const Point at = scene.shapes[static_cast<std::size_t>(i)].centre;
        Hit hit;
        ASSERT_TRUE(scene.traceRay(scene.camera.rayThrough(cv::Point2f(scene.camera.project({at.x, at.y, 18}))), hit));
        EXPECT_EQ(hit.shape, i);
        EXPECT_NEAR(hit.position.z, 18, 0.01);
        EXPECT_GT(hit.normal.z, 0.99F);
    }
}

TEST(DrawnScene, ARayNearARoundedRimHitsItBelowTheTop) {
    Shape token;
    token.form = Form::Cylinder;
    token.radius = 10;
    token.top = 10;
    token.bevel = 3;
    Hit hit;
    const Ray overTheRim{{-9.7F, 0, 20}, {0, 0, -1}};
    ASSERT_TRUE(intersect(token, overTheRim, hit));
    EXPECT_LT(hit.position.z, 9);
    EXPECT_LT(hit.normal.x, -0.5F);
    EXPECT_TRUE(blocks(token, overTheRim, 100)) << "blocks() ignores the bevel";
}

TEST(DrawnGame, BoardsAreLegalWithinTheSupplyAndCubesLieOnTokens) {
    constexpr std::array<int, tokenKinds> supply{23, 23, 21, 19, 19, 15};
    Random random(5);
    for (int i = 0; i < 400; ++i) {
        const Board board = randomBoard(random, i % 2 ? Side::A : Side::B);
        for (const Token token : allTokens)
            EXPECT_LE(board.tokenCount(token), supply[static_cast<std::size_t>(token)]);
        for (const Cell cell : cells(board.side()))
            EXPECT_TRUE(board.cube(cell) == Cube::None || !board.stack(cell).empty());
    }
}

TEST(DrawnGame, EveryKindOfStackIsFrequent) {
    Random random(6);
    std::array<int, Stack::kinds> counts{};
    for (int i = 0; i < 300; ++i) {
        const Board board = randomBoard(random, Side::B);
        for (const Cell cell : cells(Side::B))
            ++counts[static_cast<std::size_t>(board.stack(cell).kind())];
    }
    for (const int count : counts)
        EXPECT_GT(count, 100);
}

void expectColoursFarApart(const TokenStyle& style) {
    for (std::size_t a = 0; a < style.body.size(); ++a)
        for (std::size_t b = a + 1; b < style.body.size(); ++b)
            EXPECT_GE(cv::norm(labOf(style.body[a]) - labOf(style.body[b])), 20);
}

TEST(DrawnTokens, ColoursOfAGameAreFarApart) {
    Random random(7);
    for (int i = 0; i < 200; ++i)
        expectColoursFarApart(randomTokenStyle(random, 25));
}

TEST(DrawnTokens, PrintedGamesOftenHaveAnOliveGreenAndNoDarkMotifs) {
    Random random(8);
    int olive = 0;
    for (int i = 0; i < 200; ++i) {
        TokenStyle style = randomTokenStyle(random, 25);
        paintAsPrinted(random, style);
        expectColoursFarApart(style);
        for (std::size_t k = 0; k < style.body.size(); ++k)
            EXPECT_GE(luminance(style.mark[k]), luminance(style.body[k]));
        const Rgb green = style.body[static_cast<std::size_t>(Token::Green)];
        olive += green[0] > 0.8F * green[1] ? 1 : 0;
    }
    EXPECT_GT(olive, 60);
    EXPECT_LT(olive, 190);
}

TEST(DrawnPicture, SameSeedDrawsTheSamePictureWithAnyNumberOfThreads) {
    cv::setNumThreads(1);
    const Drawing one = smallDrawing(12, Tier::Normal);
    cv::setNumThreads(2);
    const Drawing two = smallDrawing(12, Tier::Normal);
    EXPECT_EQ(cv::norm(one.picture, two.picture, cv::NORM_INF), 0);
    EXPECT_EQ(truthToJson(one.truth, "a.jpg"), truthToJson(two.truth, "a.jpg"));
    EXPECT_NE(truthToJson(one.truth, "a.jpg"), truthToJson(smallDrawing(13, Tier::Normal).truth, "a.jpg"));
}

TEST(DrawnPicture, CellsLieInsideTheFrameAndTheTiltFitsTheTier) {
    for (std::uint64_t seed = 20; seed < 26; ++seed) {
        const Drawing drawing = smallDrawing(seed, Tier::Hard);
        ASSERT_TRUE(drawing.truth.board);
        const BoardTruth& truth = *drawing.truth.board;
        EXPECT_EQ(drawing.picture.size(), drawing.truth.size);
        const cv::Rect2d frame(cv::Point2d(0, 0), cv::Size2d(drawing.truth.size));
        ASSERT_EQ(truth.centres.size(), static_cast<std::size_t>(cellCount(truth.board.side())));
        for (std::size_t i = 0; i < truth.centres.size(); ++i) {
            EXPECT_TRUE(frame.contains(truth.centres[i]));
            EXPECT_TRUE(frame.contains(truth.tops[i]));
        }
        EXPECT_GE(truth.tiltDeg, 35);
        EXPECT_LE(truth.tiltDeg, 58);
    }
}

cv::Vec3f meanColourAt(const cv::Mat3b& picture, cv::Point2d at) {
    const cv::Rect patch =
        cv::Rect(static_cast<int>(at.x) - 2, static_cast<int>(at.y) - 2, 5, 5) & cv::Rect({0, 0}, picture.size());
    const cv::Scalar mean = cv::mean(picture(patch));
    return {static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])};
}

// Tops of one colour look alike: the most similar other top nearly always has the same colour.
TEST(DrawnPicture, TopsShowTheColoursOfTheTruth) {
    int right = 0;
    int all = 0;
    for (std::uint64_t seed = 40; seed < 48; ++seed) {
        const Drawing drawing = smallDrawing(seed, Tier::Easy);
        const BoardTruth& truth = *drawing.truth.board;
        struct Top {
            Token token;
            cv::Vec3f colour;
        };
        std::vector<Top> tops;
        for (std::size_t i = 0; i < truth.tops.size(); ++i) {
            const Cell cell = cells(truth.board.side())[i];
            if (const auto token = truth.board.stack(cell).top(); token && truth.board.cube(cell) == Cube::None)
                tops.push_back({*token, meanColourAt(drawing.picture, truth.tops[i])});
        }
        for (const Top& top : tops) {
            if (std::count_if(tops.begin(), tops.end(), [&](const Top& o) { return o.token == top.token; }) < 2)
                continue;
            const auto nearest = std::min_element(tops.begin(), tops.end(), [&](const Top& a, const Top& b) {
                const auto distance = [&](const Top& o) { return &o == &top ? 1e9 : cv::norm(o.colour - top.colour); };
                return distance(a) < distance(b);
            });
            ++all;
            right += nearest->token == top.token ? 1 : 0;
        }
    }
    EXPECT_GT(all, 40);
    EXPECT_GT(right, all * 85 / 100);
}

TEST(DrawnPicture, TruthFileNamesEveryCellInTheFormatOfThePhotos) {
    const Drawing drawing = smallDrawing(60, Tier::Normal);
    const auto json = nlohmann::json::parse(truthToJson(drawing.truth, "drawn.jpg"));
    const BoardTruth& truth = *drawing.truth.board;
    EXPECT_EQ(json["photo"], "drawn.jpg");
    EXPECT_EQ(json["tier"], "normal");
    EXPECT_EQ(json["cells"].size(), truth.centres.size());
    EXPECT_EQ(json["centers_px"].size(), truth.centres.size());
    EXPECT_EQ(json["tops_px"].size(), truth.centres.size());
    EXPECT_EQ(json["board_outline_px"].size(), 26U);
    EXPECT_EQ(json["homography"].size(), 9U);
    EXPECT_EQ(json["image_size"][0], drawing.picture.cols);
    for (const Cell cell : cells(truth.board.side()))
        EXPECT_EQ(json["cells"][name(cell)].size(), static_cast<std::size_t>(truth.board.stack(cell).height()));
}

TEST(DrawnPicture, TablesAreBusyIfRequested) {
    std::set<std::string> tables;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        DrawOptions options;
        options.longSide = 160;
        options.busyTables = 1;
        tables.insert(draw(seed, options).truth.table);
    }
    EXPECT_EQ(tables, (std::set<std::string>{"figures", "newspaper", "ornament", "patches"}));
}

TEST(DrawnPicture, CubesAreClearInPrintedGames) {
    DrawOptions options;
    options.longSide = 160;
    options.asPrinted = 1;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto board = draw(seed, options).truth.board;
        ASSERT_TRUE(board);
        EXPECT_EQ(board->cubeStyle, "clear");
    }
}

TEST(DrawnPicture, TruthFileOutlinesOtherBoardsInView) {
    int withOthers = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        DrawOptions options;
        options.longSide = 160;
        options.neighbours = 1;
        const Drawing drawing = draw(seed, options);
        const BoardTruth& truth = *drawing.truth.board;
        const nlohmann::json json = nlohmann::json::parse(truthToJson(drawing.truth, "a.jpg"));
        ASSERT_EQ(json.at("other_boards_px").size(), truth.others.size());
        for (const std::vector<cv::Point2d>& outline : truth.others) {
            EXPECT_EQ(outline.size(), truth.outline.size());
            ++withOthers;
        }
        options.neighbours = 0;
        EXPECT_TRUE(draw(seed, options).truth.board->others.empty());
    }
    EXPECT_GT(withOthers, 0);
}

TEST(DrawnPicture, TruthFileSaysThatThereIsNoBoard) {
    DrawOptions options;
    options.negatives = 1;
    options.longSide = 320;
    const Drawing drawing = draw(3, options);
    EXPECT_FALSE(drawing.truth.board);
    const auto json = nlohmann::json::parse(truthToJson(drawing.truth, "none.jpg"));
    EXPECT_EQ(json["board"], false);
    EXPECT_FALSE(drawing.picture.empty());
}

TEST(DrawnPicture, IllustrationsHaveTheirTruthToo) {
    DrawOptions options;
    options.illustrations = 1;
    options.longSide = 320;
    const Drawing drawing = draw(4, options);
    EXPECT_EQ(drawing.truth.style, "illustration");
    EXPECT_TRUE(drawing.truth.board);
    EXPECT_EQ(drawing.picture.size(), drawing.truth.size);
}

}  // namespace
}  // namespace concord::drawing
