// Checks the light of drawn pictures against sums over all directions.
#include "tools/drawing/draw.h"
#include "tools/drawing/room.h"

#include <gtest/gtest.h>

namespace concord::drawing {
namespace {

// Evenly spread over the sphere (Fibonacci's spiral).
std::vector<Vec3> allDirections() {
    constexpr int count = 20000;
    const float turn = pi * (3 - std::sqrt(5.0F));
    std::vector<Vec3> directions;
    for (int i = 0; i < count; ++i) {
        const float z = 1 - (2 * static_cast<float>(i) + 1) / count;
        const float radius = std::sqrt(1 - z * z);
        const float angle = turn * static_cast<float>(i);
        directions.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
    }
    return directions;
}

Sky darkSky() { return {.zenith = Rgb::all(0), .horizon = Rgb::all(0)}; }

TEST(DrawnSky, GlowLightsASurfaceAsMuchAsAllItsDirectionsTogether) {
    Sky sky = darkSky();
    sky.glows.push_back({.towards = direction(0.7F, radians(50)), .sharpness = 12, .strength = {0.9F, 0.5F, 0.2F}});
    const Vec3 normal = direction(1.2F, radians(80));
    cv::Vec3d sum;
    const auto directions = allDirections();
    for (const Vec3& dir : directions)
        sum += cv::Vec3d(sky.radiance(dir)) * std::max(0.0F, dir.dot(normal));
    const cv::Vec3d perPi = sum * (4.0 / static_cast<double>(directions.size()));
    const Rgb estimate = sky.openIrradiance(normal);
    for (int k = 0; k < 3; ++k)
        EXPECT_NEAR(estimate[k], perPi[k], 0.1 * perPi[k]);
}

TEST(DrawnSky, GlowThatIsBlurredKeepsItsLight) {
    Sky sky = darkSky();
    sky.glows.push_back({.towards = {0, 0, 1}, .sharpness = 10, .strength = {1, 1, 1}});
    double sharp = 0;
    double blurred = 0;
    for (const Vec3& dir : allDirections()) {
        sharp += sky.radiance(dir)[0];
        blurred += sky.radiance(dir, 0.2F)[0];
    }
    EXPECT_NEAR(blurred, sharp, 0.01 * sharp);
    EXPECT_LT(sky.radiance({0, 0, 1}, 0.2F)[0], 0.5F * sky.radiance({0, 0, 1})[0]);
}

TEST(DrawnRoom, HasLightsAndIsNeitherDarkNorBlinding) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const Lighting room = roomLight(random);
        ASSERT_FALSE(room.lights.empty()) << seed;
        const Rgb light = room.openIrradiance({0, 0, 1});
        for (int k = 0; k < 3; ++k) {
            EXPECT_GT(light[k], 0.05F) << seed;
            EXPECT_LT(light[k], 12.0F) << seed;
        }
    }
}

TEST(DrawnPicture, IsUnderTheLightOfARoomIfRequested) {
    DrawOptions options;
    options.longSide = 120;
    options.illustrations = 0;
    EXPECT_NE(draw(3, options).truth.light, "room");
    options.rooms = 1;
    EXPECT_EQ(draw(3, options).truth.light, "room");
}

}  // namespace
}  // namespace concord::drawing
