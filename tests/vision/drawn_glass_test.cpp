// Light through clear cubes, in drawn pictures, and prints that could pass for one.
#include "tools/drawing/glass.h"
#include "tools/drawing/scene.h"
#include "tools/drawing/token_style.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace concord::drawing {
namespace {

const Vec3 half(4, 4, 4);
const Vec3 up(0, 0, 1);
const Glass acrylic{.index = 1.49F, .edgeWidth = 0.01F};

// Downwards, so far off the vertical.
Vec3 slanting(float deg) { return {std::sin(radians(deg)), 0, -std::cos(radians(deg))}; }

TEST(DrawnGlass, ParallelFacesShiftARayAndKeepItsDirection) {
    const Vec3 dir = slanting(30);
    const WayThrough way = wayThrough(acrylic, half, {-2, 0, 4}, up, dir);
    EXPECT_LT(length(way.dir - dir), 1e-4F);
    const float within = std::asin(std::sin(radians(30)) / acrylic.index);
    EXPECT_NEAR(way.length, 8 / std::cos(within), 1e-3F);
    EXPECT_NEAR(way.end.x, -2 + 8 * std::tan(within), 1e-3F);
    EXPECT_NEAR(way.end.z, -4, 1e-4F);
}

TEST(DrawnGlass, TwoFacesMirrorFourPercentEachOfAStraightRay) {
    const WayThrough way = wayThrough(acrylic, half, {1, 1, 4}, up, {0, 0, -1});
    const float mirrored = std::pow((acrylic.index - 1) / (acrylic.index + 1), 2.0F);
    EXPECT_NEAR(way.share, (1 - mirrored) * (1 - mirrored), 1e-4F);
}

TEST(DrawnGlass, AWallMirrorsWhatEntersFromAbove) {
    const WayThrough way = wayThrough(acrylic, half, {2.5F, 0, 4}, up, slanting(50));
    EXPECT_NEAR(way.end.z, -4, 1e-4F) << "leaves by the bottom";
    EXPECT_LT(way.dir.x, 0) << "and was turned back";
    EXPECT_LT(way.end.x, 4);
}

TEST(DrawnGlass, AirUnderneathMirrorsWhatEntersByAWall) {
    const Vec3 wall(-1, 0, 0);
    const Vec3 dir = slanting(60);
    const WayThrough mirrored = wayThrough(acrylic, half, {-4, 0, -2}, wall, dir);
    EXPECT_NEAR(mirrored.end.x, 4, 1e-4F);
    EXPECT_GT(mirrored.dir.z, 0);

    Glass wet = acrylic;
    wet.touchesBelow = true;
    const WayThrough seen = wayThrough(wet, half, {-4, 0, -2}, wall, dir);
    EXPECT_NEAR(seen.end.z, -4, 1e-4F);
    EXPECT_LT(seen.dir.z, 0) << "what it stands on is seen";
}

TEST(DrawnGlass, EveryRayLeavesTheBoxWithNoMoreLightThanItHad) {
    Random random(5);
    for (int i = 0; i < 500; ++i) {
        Glass glass = acrylic;
        glass.index = random.uniform(1.05F, 1.7F);
        glass.edge = 1.5F;
        const Vec3 normal = normalized({random.gauss(0, 0.2F), random.gauss(0, 0.2F), 1});
        const Vec3 entry(random.uniform(-4, 4), random.uniform(-4, 4), 4);
        const Vec3 dir = direction(random.uniform(0, 2 * pi), radians(random.uniform(-89, -20)));
        const WayThrough way = wayThrough(glass, half, entry, normal, dir);
        ASSERT_GE(way.share, 0);
        ASSERT_LE(way.share, 1);
        ASSERT_NEAR(length(way.dir), 1, 1e-4F);
        ASSERT_LE(std::max({std::abs(way.end.x), std::abs(way.end.y), std::abs(way.end.z)}), 4.001F);
        ASSERT_GE(way.length, 0);
    }
}

TEST(DrawnGlass, AbsorbsMoreTheLongerTheWay) {
    Glass amber = acrylic;
    amber.passed = {1, 0.9F, 0.5F};
    EXPECT_NEAR(amber.passedAlong(2)[1], 0.81F, 1e-4F);
    EXPECT_NEAR(amber.passedAlong(3)[2], 0.125F, 1e-4F);
    EXPECT_EQ(amber.passedAlong(8)[0], 1);
}

TEST(DrawnMotifs, PatchesAreAboutAsLargeAsACube) {
    Random random(9);
    double sizes = 0;
    for (int i = 0; i < 100; ++i) {
        const cv::Mat1b motif = patchMotif(random);
        cv::Mat1b around = motif.clone();
        constexpr int diagonal = 140;  // half as long again as that of a cube, on a top of 192 pixels
        cv::circle(around, {motif.cols / 2, motif.rows / 2}, diagonal / 2, 0, cv::FILLED);
        EXPECT_LE(4 * cv::countNonZero(around), cv::countNonZero(motif)) << i;
        sizes += std::sqrt(cv::countNonZero(motif));
    }
    EXPECT_GT(sizes / 100, 30);
    EXPECT_LT(sizes / 100, 100);
}

// Cubes in a row along x, 10 mm apart, from 10 to 18 mm high, and light from a lamp.
class CubesInLight : public testing::Test {
protected:
    const PlainMaterial m_wood{Surface{}};
    const GlassMaterial m_amber{Surface{}, Glass{.passed = {1, 0.95F, 0.8F}}};

    Rgb lightAlong(const Material* material, int cubes, const Ray& ray) {
        Scene scene(Camera(View{}, {0, 0, 2}, 420));
        scene.table.material = scene.table.floor = material;
        for (int i = 0; i < cubes; ++i) {
            Shape cube;
            cube.centre = {static_cast<float>(i) * 10, 0};
            cube.bottom = 10;
            cube.top = 18;
            cube.half = {4, 4};
            cube.material = material;
            scene.add(cube);
        }
        scene.finish();
        return scene.lightAlong(ray, -1);
    }
};

TEST_F(CubesInLight, BesideThemThereIsNoShadow) { EXPECT_EQ(lightAlong(&m_wood, 2, {{40, 0, 5}, up}), Rgb::all(1)); }

TEST_F(CubesInLight, WoodCastsAFullShadow) { EXPECT_EQ(lightAlong(&m_wood, 1, {{0, 0, 5}, up}), Rgb::all(0)); }

TEST_F(CubesInLight, GlassCastsATintedOne) {
    const Rgb light = lightAlong(&m_amber, 1, {{0, 0, 5}, up});
    EXPECT_NEAR(light[0], 0.6F, 1e-4F);
    EXPECT_NEAR(light[2], 0.6F * std::pow(0.8F, 8.0F), 1e-4F);
}

TEST_F(CubesInLight, EachCubeOnTheWayCountsOnce) {
    const Ray low{{-20, 0, 10.5F}, normalized({1, 0, 0.05F})};
    EXPECT_NEAR(lightAlong(&m_amber, 1, low)[0], 0.6F, 1e-4F);
    EXPECT_NEAR(lightAlong(&m_amber, 5, low)[0], std::pow(0.6F, 5.0F), 1e-4F);
}

}  // namespace
}  // namespace concord::drawing
