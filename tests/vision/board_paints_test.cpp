#include "vision/stacks/board_paints.h"

#include <gtest/gtest.h>

#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

class BoardPaints : public ::testing::Test {
protected:
    static std::size_t kindOf(const std::vector<Token>& tokens) {
        return static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind());
    }
    const std::size_t blue = kindOf({Blue});
    const std::size_t gray = kindOf({Gray});
    const std::size_t brown = kindOf({Brown});
    const std::size_t green = kindOf({Green});
    const std::size_t tree = kindOf({Brown, Green});
    const std::size_t yellow = kindOf({Yellow});

    // Linear light (BGR), as photos show them.
    const cv::Vec3d blueLight{0.75, 0.55, 0.12};
    const cv::Vec3d grayLight{0.40, 0.42, 0.45};
    const cv::Vec3d brownLight{0.08, 0.10, 0.20};
    const cv::Vec3d oliveLight{0.08, 0.52, 0.60};
    const cv::Vec3d yellowLight{0.12, 0.70, 1.00};
    const cv::Vec3d lamplight{0.45, 0.75, 1.20};  // by which a warm lamp multiplies these

    static CellPosterior taken(std::initializer_list<std::pair<std::size_t, double>> kinds) {
        CellPosterior posterior;
        for (const auto& [kind, p] : kinds) {
            posterior.stacks[kind] = p;
        }
        return posterior;
    }

    void addCell(const cv::Vec3d& light, const CellPosterior& posterior, double areaMm2 = wholeMm2) {
        m_colours.push_back({.bgr = light, .areaMm2 = areaMm2});
        m_posteriors.push_back(posterior);
    }
    void addCells(int count, const cv::Vec3d& light, const CellPosterior& posterior) {
        for (int i = 0; i < count; ++i) {
            addCell(light, posterior);
        }
    }
    // The probability of that stack in the first cell after the comparison.
    double inFirst(std::size_t kind) const { return compared().front().stacks[kind]; }
    std::vector<CellPosterior> compared() const {
        std::vector<CellPosterior> posteriors = m_posteriors;
        comparePaints(Side::A, m_colours, posteriors);
        return posteriors;
    }

    static constexpr double wholeMm2 = 225;
    std::vector<TopColour> m_colours;
    std::vector<CellPosterior> m_posteriors;
};

TEST_F(BoardPaints, SureCellsDecideWhatHasTheirColour) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCells(3, oliveLight, taken({{green, 1}}));
    addCells(3, yellowLight, taken({{yellow, 1}}));
    EXPECT_GT(inFirst(green), 0.88);  // nearly as much as one colour may say
}

// Four olive tops pass for yellow, but those on brown tokens look the same, and can only be green.
TEST_F(BoardPaints, OnePaintIsOneColour) {
    addCells(4, oliveLight, taken({{yellow, 0.6}, {green, 0.4}}));
    addCells(2, oliveLight, taken({{tree, 1}}));
    EXPECT_GT(inFirst(green), 0.8);
    EXPECT_GT(compared().back().stacks[tree], 0.99);
}

TEST_F(BoardPaints, TwoPaintsAreTwoColours) {
    addCells(4, yellowLight, taken({{yellow, 0.6}, {green, 0.4}}));
    addCells(2, oliveLight, taken({{tree, 1}}));
    EXPECT_GT(inFirst(yellow), 0.9);
}

// In strange light, two paints may look alike; then the networks have better reasons.
TEST_F(BoardPaints, ColoursThatAreSureStayTwo) {
    addCells(4, oliveLight, taken({{yellow, 0.9999}, {green, 0.0001}}));
    addCells(2, oliveLight, taken({{tree, 1}}));
    EXPECT_GT(inFirst(yellow), 0.99);
}

// No other top is gray or brown, but the other paints show what the lamp makes of either.
TEST_F(BoardPaints, LightOnOtherPaintsDecides) {
    addCell(grayLight.mul(lamplight), taken({{gray, 0.3}, {brown, 0.7}}));
    addCells(3, blueLight.mul(lamplight), taken({{blue, 1}}));
    addCells(3, oliveLight.mul(lamplight), taken({{tree, 1}}));
    EXPECT_GT(inFirst(gray), 0.7);
    m_colours.front().bgr = brownLight.mul(lamplight);
    EXPECT_LT(inFirst(gray), 0.1);
}

// A lamp, a shadow or a hand may lie on that cell alone.
TEST_F(BoardPaints, ColourSpeaksAgainstASurfaceOnlySoMuch) {
    addCell(blueLight, taken({{yellow, 0.999}, {blue, 0.001}}));
    addCells(3, yellowLight, taken({{yellow, 1}}));
    addCells(3, blueLight, taken({{blue, 1}}));
    EXPECT_LT(inFirst(yellow), 0.99);
    m_posteriors.front() = taken({{yellow, 1}});
    EXPECT_NEAR(inFirst(yellow), 1, 1e-9);
}

TEST_F(BoardPaints, StacksWithTheSameTopKeepTheirProportions) {
    addCell(oliveLight, taken({{yellow, 0.5}, {green, 0.1}, {tree, 0.4}}));
    addCell(oliveLight, taken({{tree, 1}}));
    EXPECT_GT(inFirst(tree), 0.5);
    EXPECT_NEAR(inFirst(tree) / inFirst(green), 4, 1e-9);
}

TEST_F(BoardPaints, ProbabilitiesAddUpToOne) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(yellowLight, taken({{yellow, 0.2}, {tree, 0.8}}));
    addCell(cv::Vec3d(), taken({{green, 0.6}, {0, 0.4}}));  // black
    for (const CellPosterior& posterior : compared()) {
        EXPECT_NEAR(std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0), 1, 1e-9);
    }
}

TEST_F(BoardPaints, CellsVisibleInPartHaveLessSay) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(oliveLight, taken({{green, 1}}));
    const double byWhole = inFirst(green);
    m_colours.back().areaMm2 = 10;
    const double byPart = inFirst(green);
    m_colours.back().areaMm2 = 0;
    const double byNone = inFirst(green);
    EXPECT_GT(byWhole, byPart);
    EXPECT_GT(byPart, byNone);
}

TEST_F(BoardPaints, OverexposedCellsAndThoseBesideCubesLearnLess) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCells(3, oliveLight, taken({{green, 1}}));
    addCells(3, yellowLight, taken({{yellow, 1}}));
    const double clear = inFirst(green);
    m_colours.front().isBesideCube = true;
    EXPECT_LT(inFirst(green), clear);
    m_colours.front().isBesideCube = false;
    m_colours.front().burntShare = 0.5;
    EXPECT_LT(inFirst(green), clear);
}

// A flash took the red from a yellow top: what is left looks like the olive ones.
TEST_F(BoardPaints, ClippedChannelSaysLittle) {
    addCell({yellowLight[0], yellowLight[1], 0.8}, taken({{yellow, 0.7}, {green, 0.3}}));
    addCells(3, oliveLight, taken({{green, 1}}));
    addCells(3, yellowLight, taken({{yellow, 1}}));
    const double measured = inFirst(yellow);
    m_colours.front().logVariance[2] = 0.1;
    EXPECT_GT(inFirst(yellow), measured + 0.05);
    m_colours.front().logVariance = {0.1, 0, 0};
    EXPECT_LT(inFirst(yellow), measured + 0.05);
}

TEST_F(BoardPaints, CellsWithClippedChannelsHaveLessSay) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(oliveLight, taken({{green, 1}}));
    const double byWhole = inFirst(green);
    m_colours.back().logVariance[2] = 0.2;
    EXPECT_LT(inFirst(green), byWhole);
}

TEST_F(BoardPaints, UnsureCellsHaveLessSay) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}));
    addCells(2, oliveLight, taken({{yellow, 0.1}, {green, 0.9}}));
    const double bySure = inFirst(green);
    for (std::size_t i = 1; i < m_posteriors.size(); ++i) {
        m_posteriors[i] = taken({{yellow, 0.45}, {green, 0.55}});
    }
    EXPECT_LT(inFirst(green), bySure);
}

TEST_F(BoardPaints, CellThatIsHiddenStaysAsItIs) {
    addCell(oliveLight, taken({{yellow, 0.7}, {green, 0.3}}), 0);
    addCells(3, oliveLight, taken({{green, 1}}));
    EXPECT_DOUBLE_EQ(inFirst(yellow), 0.7);
}

}  // namespace
}  // namespace concord::vision
