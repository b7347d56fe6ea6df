// Whether the colours of a board are those of its paints under some light.
#include "vision/stacks/colours.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

using enum Token;

// How the tops of one board look under a lamp, and what was read of them.
struct Tops {
    std::vector<TopLight> lights;
    std::vector<CellPosterior> posteriors;

    void add(Token token, const cv::Vec3d& bgr) {
        TopLight& light = lights.emplace_back();
        light.middle = bgr;
        CellPosterior& posterior = posteriors.emplace_back();
        const Stack stack = Stack::fromTokens(std::vector{token}).value();
        posterior.stacks[static_cast<std::size_t>(stack.kind())] = 1;
    }

    void makeLessCertain(double factor) {
        for (CellPosterior& posterior : posteriors) {
            for (double& p : posterior.stacks) {
                p *= factor;
            }
        }
    }
};

Tops boardUnder(const cv::Vec3d& lamp) {
    Tops tops;
    for (int i = 0; i < 3; ++i) {
        tops.add(Blue, cv::Vec3d(0.40, 0.25, 0.08).mul(lamp));
        tops.add(Yellow, cv::Vec3d(0.08, 0.45, 0.60).mul(lamp));
        tops.add(Gray, cv::Vec3d(0.20, 0.23, 0.27).mul(lamp));
        tops.add(Brown, cv::Vec3d(0.07, 0.12, 0.24).mul(lamp));
        tops.add(Green, cv::Vec3d(0.05, 0.25, 0.20).mul(lamp));
        tops.add(Red, cv::Vec3d(0.05, 0.05, 0.40).mul(lamp));
    }
    return tops;
}

TEST(Colours, ArePlausibleUnderAnyLamp) {
    for (const cv::Vec3d& lamp : {cv::Vec3d(1, 1, 1), cv::Vec3d(0.4, 1, 1.5), cv::Vec3d(1.3, 1, 0.8)}) {
        const Tops tops = boardUnder(lamp);
        EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible) << lamp;
    }
}

TEST(Colours, AreStrangeUnderImpossibleLight) {
    for (const cv::Vec3d& filter : {cv::Vec3d(0.1, 0.1, 1), cv::Vec3d(0.1, 1, 0.1), cv::Vec3d(1, 0.1, 1)}) {
        const Tops tops = boardUnder(filter);
        EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Strange) << filter;
    }
}

// Nearly all tops are of one paint, which is redder than the usual one.
TEST(Colours, ArePlausibleOnABoardFullOfAnUnusualPaint) {
    Tops tops = boardUnder({1, 1, 1});
    for (int i = 0; i < 40; ++i) {
        tops.add(Green, {0.05, 0.20, 0.42});
    }
    for (CellPosterior& posterior : tops.posteriors) {
        for (double& p : posterior.stacks) {
            p = 0.9 * p + 0.1 / static_cast<double>(posterior.stacks.size());
        }
    }
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible);
}

// Pink light, as of an odd white balance, counts as possible where the networks are sure of all cells.
TEST(Colours, OfAnOddLightArePlausibleIfEveryCellIsSurelyRead) {
    Tops tops = boardUnder({1.05, 1, 2.4});
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible);
    tops.makeLessCertain(0.85);
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Strange);
}

// Purple light, as of strong colours and a white balance that is off.
TEST(Colours, OfAnEvenOdderLightArePlausibleOnlyIfTheNetworksAreVerySure) {
    Tops tops = boardUnder({1.9, 1, 3.2});
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible);
    tops.makeLessCertain(0.95);
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Strange);
}

TEST(Colours, AreMissingWithASingleHue) {
    for (const cv::Vec3d& hue : {cv::Vec3d(1, 1, 1), cv::Vec3d(0.5, 0.8, 1)}) {
        Tops tops = boardUnder({1, 1, 1});
        for (TopLight& light : tops.lights) {
            light.middle = hue * light.middle[1];
        }
        EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Missing) << hue;
    }
}

// The colours are faded by a program; the networks are sure of them, or not.
TEST(Colours, ThatArePaleAreMissingUnlessEveryCellIsSurelyRead) {
    constexpr double left = 0.25;
    Tops tops = boardUnder({1, 1, 1});
    for (TopLight& light : tops.lights) {
        const double gray = light.middle.dot({0.07, 0.72, 0.21});
        light.middle = light.middle * left + cv::Vec3d::all(gray) * (1 - left);
    }
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible);
    tops.makeLessCertain(0.94);
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Missing);
}

TEST(Colours, OfABareBoardAreNotMissing) {
    Tops tops = boardUnder({1, 1, 1});
    for (std::size_t i = 0; i < tops.lights.size(); ++i) {
        tops.lights[i].middle = {0.5, 0.6, 0.6};
        tops.posteriors[i].stacks.fill(0);
        tops.posteriors[i].stacks[static_cast<std::size_t>(Stack().kind())] = 1;
    }
    EXPECT_EQ(coloursOf(tops.lights, tops.posteriors), Colours::Plausible);
}

}  // namespace
}  // namespace concord::vision
