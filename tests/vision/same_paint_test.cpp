#include "vision/stacks/same_paint.h"
#include "vision/stacks/same_paint_weights.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

std::size_t kindOf(const std::vector<Token>& tokens) {
    return static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind());
}
const std::size_t green = kindOf({Green});
const std::size_t tree = kindOf({Brown, Green});
const std::size_t yellow = kindOf({Yellow});

CellPosterior taken(std::initializer_list<std::pair<std::size_t, double>> kinds) {
    CellPosterior posterior;
    for (const auto& [kind, p] : kinds) {
        posterior.stacks[kind] = p;
    }
    return posterior;
}

// A code that lies so far from one of zeros in the coordinates in which paints are compared.
CellEmbedding codeAt(float distance) {
    CellEmbedding code = paintProjection.front();
    const float squares = std::inner_product(code.begin(), code.end(), code.begin(), 0.0F);
    for (float& number : code) {
        number *= distance / squares;
    }
    return code;
}

// Cells with one of two codes, as far from each other as those of two paints.
class SamePaint : public ::testing::Test {
protected:
    enum class Look { Pale, Dark };

    void addCell(Look look, const CellPosterior& posterior, double tokenVisible = 1) {
        m_evidence.emplace_back().embedding = codeAt(look == Look::Pale ? 0.0F : 20.0F);
        m_posteriors.push_back(posterior);
        m_visible.push_back({.token = tokenVisible});
    }
    // The probability of that stack in the first cell after the comparison.
    double inFirst(std::size_t kind) const { return compared().front().stacks[kind]; }
    std::vector<CellPosterior> compared() const {
        std::vector<CellPosterior> posteriors = m_posteriors;
        comparePaints(Side::A, m_evidence, m_visible, posteriors);
        return posteriors;
    }

    std::vector<CellEvidence> m_evidence;
    std::vector<CellPosterior> m_posteriors;
    std::vector<Visibility> m_visible;
};

TEST_F(SamePaint, SureCellsDecideWhatLooksLikeThem) {
    addCell(Look::Pale, taken({{yellow, 0.7}, {green, 0.3}}));
    for (int i = 0; i < 3; ++i) {
        addCell(Look::Pale, taken({{green, 1}}));
        addCell(Look::Dark, taken({{yellow, 1}}));
    }
    EXPECT_GT(inFirst(green), 0.9);
}

// Four olive tops pass for yellow, but those on brown tokens look the same, and can only be green.
TEST_F(SamePaint, WhatLooksLikeOnePaintIsOneColour) {
    for (int i = 0; i < 4; ++i) {
        addCell(Look::Pale, taken({{yellow, 0.6}, {green, 0.4}}));
    }
    for (int i = 0; i < 2; ++i) {
        addCell(Look::Pale, taken({{tree, 1}}));
    }
    EXPECT_GT(inFirst(green), 0.8);
    EXPECT_GT(compared().back().stacks[tree], 0.99);
}

TEST_F(SamePaint, TwoPaintsAreTwoColours) {
    for (int i = 0; i < 4; ++i) {
        addCell(Look::Dark, taken({{yellow, 0.6}, {green, 0.4}}));
    }
    for (int i = 0; i < 2; ++i) {
        addCell(Look::Pale, taken({{tree, 1}}));
    }
    EXPECT_GT(inFirst(yellow), 0.6);
}

// In strange light, two paints may look alike; then the networks have better reasons.
TEST_F(SamePaint, ColoursThatAreSureStayTwo) {
    for (int i = 0; i < 4; ++i) {
        addCell(Look::Pale, taken({{yellow, 0.9999}, {green, 0.0001}}));
    }
    for (int i = 0; i < 2; ++i) {
        addCell(Look::Pale, taken({{tree, 1}}));
    }
    EXPECT_GT(inFirst(yellow), 0.99);
}

// As on three of four cells a paint looks unlike the first one, that is probably another paint. But shadows are dark
// too.
TEST_F(SamePaint, CellsThatLookOtherwiseSpeakAgainstTheirColour) {
    addCell(Look::Pale, taken({{yellow, 0.5}, {green, 0.5}}));
    for (int i = 0; i < 3; ++i) {
        addCell(Look::Dark, taken({{yellow, 1}}));
    }
    EXPECT_LT(inFirst(yellow), 0.3);
    EXPECT_GT(inFirst(yellow), 0.05);
}

TEST_F(SamePaint, StacksWithTheSameTopKeepTheirProportions) {
    addCell(Look::Pale, taken({{yellow, 0.5}, {green, 0.1}, {tree, 0.4}}));
    addCell(Look::Pale, taken({{tree, 1}}));
    EXPECT_GT(inFirst(tree), 0.5);
    EXPECT_NEAR(inFirst(tree) / inFirst(green), 4, 1e-9);
}

TEST_F(SamePaint, ProbabilitiesAddUpToOne) {
    addCell(Look::Pale, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(Look::Dark, taken({{yellow, 0.2}, {tree, 0.8}}));
    addCell(Look::Pale, taken({{green, 0.6}, {0, 0.4}}));
    for (const CellPosterior& posterior : compared()) {
        EXPECT_NEAR(std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0), 1, 1e-9);
    }
}

TEST_F(SamePaint, HiddenCellsHaveLittleSay) {
    addCell(Look::Pale, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(Look::Pale, taken({{green, 1}}));
    const double byVisible = inFirst(green);
    m_visible.back().token = 0;
    const double byHidden = inFirst(green);
    EXPECT_GT(byHidden, 0.3);
    EXPECT_LT(byHidden, byVisible);
}

TEST_F(SamePaint, UnsureCellsHaveLittleSay) {
    addCell(Look::Pale, taken({{yellow, 0.7}, {green, 0.3}}));
    addCell(Look::Pale, taken({{yellow, 0.1}, {green, 0.9}}));
    const double bySure = inFirst(green);
    m_posteriors.back() = taken({{yellow, 0.45}, {green, 0.55}});
    EXPECT_LT(inFirst(green), bySure);
}

TEST_F(SamePaint, CellWithoutOthersStaysAsItIs) {
    addCell(Look::Pale, taken({{yellow, 0.7}, {green, 0.3}}));
    EXPECT_NEAR(inFirst(yellow), 0.7, 1e-9);
}

}  // namespace
}  // namespace concord::vision
