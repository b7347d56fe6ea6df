#include "vision/pixels/part_colours.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <vector>

namespace concord::vision {
namespace {

using enum Token;

PartSample sampleOf(Material material, const cv::Vec3d& colour) {
    return {.material = material, .colour = colour, .scatter = cv::Matx33d::eye() * 0.01};
}

double spreadOf(const PartColour& colour) { return cv::trace(colour.covariance); }

TEST(PartColours, WithoutSamplesAreThoseOfMostBoards) {
    const PartColours colours = partColoursOn(Side::A, {});
    const cv::Vec3d& red = colours[topMaterial(Red)].mean;
    EXPECT_GT(red[2], red[0] + 1);
    EXPECT_GT(red[2], red[1] + 1);
    const cv::Vec3d& yellow = colours[topMaterial(Yellow)].mean;
    EXPECT_GT(yellow[1], yellow[0] + 1);
    // Walls get less light than tops.
    for (const Token token : allTokens) {
        EXPECT_LT(cv::sum(colours[wallMaterial(token)].mean)[0], cv::sum(colours[topMaterial(token)].mean)[0])
            << name(token);
    }
}

TEST(PartColours, FollowWhatABoardShows) {
    const PartColours usual = partColoursOn(Side::A, {});
    const cv::Vec3d strange = usual[topMaterial(Blue)].mean + cv::Vec3d(0.5, -0.3, 0.4);
    const std::vector<PartSample> samples(3, sampleOf(topMaterial(Blue), strange));
    const PartColour here = partColoursOn(Side::A, samples)[topMaterial(Blue)];
    EXPECT_LT(cv::norm(here.mean - strange), 0.15);
    EXPECT_LT(spreadOf(here), spreadOf(usual[topMaterial(Blue)]));
}

// In lamplight everything has less blue, also what no sure cell shows.
TEST(PartColours, TheLightOnSomePartsFallsOnAll) {
    const PartColours usual = partColoursOn(Side::A, {});
    const cv::Vec3d lamp(-0.8, -0.3, 0);
    std::vector<PartSample> samples;
    for (const Material material : {bareMaterial, topMaterial(Gray), topMaterial(Yellow), topMaterial(Green)}) {
        samples.push_back(sampleOf(material, usual[material].mean + lamp));
    }
    const PartColours here = partColoursOn(Side::A, samples);
    for (const Material material : {topMaterial(Brown), wallMaterial(Gray), wallMaterial(Red)}) {
        const cv::Vec3d off = here[material].mean - usual[material].mean;
        EXPECT_LT(off[0], -0.1) << material;
        EXPECT_LT(off[0], off[2]) << material;
    }
}

TEST(PartColours, TheTableIsWhatItIs) {
    const cv::Vec3d green(-2, -1, -2);
    const std::vector<PartSample> samples{sampleOf(tableMaterial, green)};
    const PartColours colours = partColoursOn(Side::B, samples);
    EXPECT_EQ(colours[tableMaterial].mean, green);
    EXPECT_EQ(colours[plateMaterial].mean, anyColour().mean);  // not seen
    EXPECT_EQ(colours[cubeMaterial].mean, anyColour().mean);
}

TEST(PartColourScale, IsRelativeToTheBrightPartsOfThePlate) {
    Light light;
    light.brightLevel = 255;
    const PartColourScale scale(light);
    const cv::Vec3d white = scale.of({255, 255, 255});
    EXPECT_NEAR(white[0], 0, 0.05);
    EXPECT_LT(scale.of({0, 128, 255})[0], scale.of({0, 128, 255})[1]);
    Light dim;
    dim.brightLevel = 128;
    EXPECT_GT(PartColourScale(dim).of({128, 128, 128})[0], scale.of({128, 128, 128})[0]);
}

}  // namespace
}  // namespace concord::vision
