// Brown tops below the faint reflection of a lamp or without the print of the others, and gray ones in the sun.
#include "vision/stacks/paled_tops.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"
#include "vision/stacks/linear_light.h"

#include <gtest/gtest.h>

#include <cmath>

namespace concord::vision {
namespace {

const cv::Vec3f gray(0.16F, 0.16F, 0.18F);
const cv::Vec3f brown(0.02F, 0.04F, 0.08F);

constexpr double sureOfGray = -6;  // log-odds
constexpr double unlikely = 0.05;
constexpr double marked = 0.1;  // such cells are asked about

// A board with one token on every cell: gray and brown ones in turn.
class PaledTops : public testing::Test {
protected:
    static constexpr std::size_t cell = 7;     // brown
    static constexpr double lampMm = 9;        // standard deviation
    static constexpr double lampReachMm = 20;  // from the middle of the top

    PaledTops() {
        for (std::size_t i = 0; i < m_posteriors.size(); ++i) {
            draw(i, i % 2 == 0 ? gray : brown);
            read(i, i % 2 == 0 ? Token::Gray : Token::Brown);
        }
    }

    void draw(std::size_t i, const cv::Vec3f& paint) {
        visit(i, tokenDiameterMm / 2, [&](cv::Vec3b& pixel, double) {
            for (int c = 0; c < 3; ++c) {
                pixel[c] = codeOf(paint[c]);
            }
        });
    }
    // light: added in the middle of the top.
    void addLamp(std::size_t i, double light, double reachMm) {
        visit(i, reachMm, [&](cv::Vec3b& pixel, double distanceMm) {
            const double added = light * std::exp(-distanceMm * distanceMm / (2 * lampMm * lampMm));
            for (int c = 0; c < 3; ++c) {
                pixel[c] = codeOf(linearOf(pixel[c]) + static_cast<float>(added));
            }
        });
    }
    // A pale ring on the top. contrast: linear light.
    void addPrint(std::size_t i, float contrast) {
        constexpr double insideMm = 3;
        constexpr double outsideMm = 5;
        visit(i, outsideMm, [&](cv::Vec3b& pixel, double distanceMm) {
            if (distanceMm > insideMm) {
                for (int c = 0; c < 3; ++c) {
                    pixel[c] = codeOf(linearOf(pixel[c]) + contrast);
                }
            }
        });
    }
    // Green tops on all cells but the gray one, with prints of that contrast.
    void addGreenPrints(float contrast) {
        for (std::size_t i = 0; i < m_posteriors.size(); ++i) {
            if (i != cell) {
                draw(i, {0.05F, 0.2F, 0.1F});
                read(i, Token::Green);
                addPrint(i, contrast);
            }
        }
    }
    // As if a gap or a shadow lay all around the top.
    void darkenAround(std::size_t i) {
        visit(i, lampReachMm, [&](cv::Vec3b& pixel, double distanceMm) {
            if (distanceMm >= tokenDiameterMm / 2) {
                pixel = {2, 2, 2};
            }
        });
    }
    // Cuts off the photo left of a place on the top, so far right of its middle.
    void keepRightOf(std::size_t i, double mm) {
        const cv::Point2d foot = cellCenterMm(Side::A, cells(Side::A)[i]);
        const int x = cvCeil(m_work.pose.photoFromBoard({foot.x + mm, foot.y, tokenThicknessMm}).x);
        m_work.bgr = m_work.bgr.colRange(x, m_work.bgr.cols).clone();
        m_work.pose.axis.x -= x;
    }
    void read(std::size_t i, Token token) {
        m_posteriors[i].stacks = {};
        m_posteriors[i].stacks[kindOf({token})] = 1;
    }
    std::vector<TopLight> lights() const { return topLights(m_work, Side::A, m_posteriors, {}); }
    std::vector<std::optional<GrayTop>> tops() const {
        return grayTops(m_work, m_light, Side::A, {}, false, lights(), m_posteriors);
    }
    double probability(std::size_t i) const {
        const auto top = tops()[i];
        return top ? top->brownProbability(sureOfGray) : 0;
    }
    static std::size_t kindOf(std::vector<Token> tokens) {
        return static_cast<std::size_t>(Stack::fromTokens(tokens)->kind());
    }

private:
    // Visits the pixels up to so far from the middle of a top.
    template <typename Visit>
    void visit(std::size_t i, double reachMm, const Visit& visitPixel) {
        const cv::Point2d foot = cellCenterMm(Side::A, cells(Side::A)[i]);
        const int reach = cvCeil(1.2 * reachMm * m_work.pose.pxPerMm({foot.x, foot.y, tokenThicknessMm}));
        const cv::Point middle = m_work.pose.photoFromBoard({foot.x, foot.y, tokenThicknessMm});
        for (int y = middle.y - reach; y <= middle.y + reach; ++y) {
            for (int x = middle.x - reach; x <= middle.x + reach; ++x) {
                const cv::Point2d at = m_work.pose.boardFromPhoto(cv::Point2d(x, y), tokenThicknessMm) - foot;
                if (cv::norm(at) < reachMm) {
                    visitPixel(m_work.bgr.at<cv::Vec3b>(y, x), cv::norm(at));
                }
            }
        }
    }

    WorkImage m_work{cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(150)), cameraOverBoard(20, 420), 1};
    Light m_light{.gain = 1, .brightLevel = 215};
    std::vector<CellPosterior> m_posteriors{cells(Side::A).size()};
};

TEST_F(PaledTops, AreBrownOnesBelowALampThatAreReadAsGray) {
    addLamp(cell, 0.35, lampReachMm);
    read(cell, Token::Gray);
    EXPECT_GT(probability(cell), marked);
    EXPECT_NEAR(tops()[cell]->brown, 0, 0.1);
}

TEST_F(PaledTops, AreNotThoseReadAsBrown) {
    addLamp(cell, 0.35, lampReachMm);
    EXPECT_FALSE(tops()[cell]);
}

TEST_F(PaledTops, AreNotGrayOnesInTheSun) {
    draw(cell, gray * 1.6);
    read(cell, Token::Gray);
    EXPECT_LT(probability(cell), unlikely);
}

TEST_F(PaledTops, AreNotGrayOnesThatHardlyShowBrown) {
    draw(cell, gray * 0.4);
    addLamp(cell, 0.1, lampReachMm);
    read(cell, Token::Gray);
    EXPECT_LT(tops()[cell]->brown, -1);
    EXPECT_LT(probability(cell), unlikely);
}

TEST_F(PaledTops, AreNotThoseWithLightThatEndsWithThem) {
    addLamp(cell, 0.35, tokenDiameterMm / 2);
    darkenAround(cell);
    read(cell, Token::Gray);
    EXPECT_LT(probability(cell), unlikely);
}

TEST_F(PaledTops, AreNotToldApartInAPhotoWithoutColours) {
    for (std::size_t i = 0; i < cells(Side::A).size(); ++i) {
        draw(i, i % 2 == 0 ? cv::Vec3f::all(0.17F) : cv::Vec3f::all(0.05F));
    }
    addLamp(cell, 0.35, lampReachMm);
    read(cell, Token::Gray);
    EXPECT_LT(tops()[cell]->brown, -2);
    EXPECT_GE(probability(cell), 0);
}

TEST_F(PaledTops, AreNotMeasuredWhereThePhotoShowsHardlyAnyOfThem) {
    keepRightOf(cell, 7);
    read(cell, Token::Gray);
    ASSERT_TRUE(lights()[cell].isInPhoto);
    EXPECT_FALSE(tops()[cell]);
}

TEST_F(PaledTops, AreFoundWithoutAnotherTopOfEitherPaint) {
    addLamp(cell, 0.35, lampReachMm);
    for (const Token missing : {Token::Gray, Token::Brown}) {
        for (std::size_t i = 0; i < cells(Side::A).size(); ++i) {
            read(i, missing == Token::Gray ? Token::Brown : Token::Gray);
        }
        read(cell, Token::Gray);
        EXPECT_GT(probability(cell), marked);
    }
}

TEST_F(PaledTops, LackThePrintThatOtherTopsShow) {
    addGreenPrints(0.2F);
    draw(cell, gray);
    read(cell, Token::Gray);
    EXPECT_GT(tops()[cell]->missingPrint, 0.8);
    const double without = probability(cell);
    addPrint(cell, 0.2F);
    EXPECT_EQ(tops()[cell]->missingPrint, 0);
    EXPECT_GT(without, 2 * probability(cell));
}

TEST_F(PaledTops, LackNoPrintWhereNoTopsShowAny) {
    addGreenPrints(0);
    read(cell, Token::Gray);
    EXPECT_LT(tops()[cell]->missingPrint, 0.05);
}

TEST_F(PaledTops, LackNoPrintWhereHardlyAnyOtherTopIsSeen) {
    addGreenPrints(0.2F);
    for (std::size_t i = 3; i < cells(Side::A).size(); ++i) {
        read(i, Token::Gray);
    }
    EXPECT_EQ(tops()[cell]->missingPrint, 0);
}

TEST_F(PaledTops, LackTheSamePrintBelowAddedLight) {
    addGreenPrints(0.2F);
    read(cell, Token::Gray);
    addPrint(cell, 0.05F);
    const double missing = tops()[cell]->missingPrint;
    addLamp(cell, 0.1, lampReachMm);
    EXPECT_GT(missing, 0.3);
    EXPECT_NEAR(tops()[cell]->missingPrint, missing, 0.1);
}

TEST_F(PaledTops, AreTheLikelierBrownTheLessSureTheRestIs) {
    read(cell, Token::Gray);
    const GrayTop top = *tops()[cell];
    EXPECT_GT(top.brownProbability(-1), top.brownProbability(-3));
    EXPECT_GT(top.brownProbability(-3), top.brownProbability(sureOfGray));
}

TEST_F(PaledTops, LackThePrintAllTheMoreAfterASheenWasRemoved) {
    const auto oddsRatio = [](bool sheenRemoved) {
        const auto odds = [&](double missingPrint) {
            const GrayTop top{.missingPrint = missingPrint, .sheenRemoved = sheenRemoved};
            return top.brownProbability(0) / (1 - top.brownProbability(0));
        };
        return odds(1) / odds(0);
    };
    EXPECT_GT(oddsRatio(false), 2);
    EXPECT_GT(oddsRatio(true), 2 * oddsRatio(false));
}

TEST(BrownAgainstGray, IsTheLogOddsOfTheTops) {
    const auto kindOf = [](std::vector<Token> tokens) {
        return static_cast<std::size_t>(Stack::fromTokens(tokens)->kind());
    };
    CellPosterior posterior;
    posterior.stacks[kindOf({Token::Gray})] = 0.5;
    posterior.stacks[kindOf({Token::Gray, Token::Gray})] = 0.1;
    posterior.stacks[kindOf({Token::Brown})] = 0.2;
    posterior.stacks[kindOf({Token::Brown, Token::Green})] = 0.2;
    EXPECT_NEAR(brownAgainstGray(posterior), std::log(0.2 / 0.6), 1e-3);
    EXPECT_EQ(brownAgainstGray(CellPosterior{}), 0);
}

TEST_F(PaledTops, GiveTheirShareToBrownStacksOfTheSameHeight) {
    const auto one = kindOf({Token::Gray});
    const auto two = kindOf({Token::Gray, Token::Gray});
    const auto three = kindOf({Token::Gray, Token::Gray, Token::Gray});
    const auto brownOne = kindOf({Token::Brown});
    const auto brownTwo = kindOf({Token::Brown, Token::Brown});
    CellPosterior posterior;
    posterior.stacks[one] = 0.5;
    posterior.stacks[two] = 0.2;
    posterior.stacks[three] = 0.2;
    posterior.stacks[brownOne] = 0.1;
    raiseBrown(posterior, 0.46);  // 0.4 of what is gray
    EXPECT_NEAR(posterior.stacks[one], 0.3, 1e-4);
    EXPECT_NEAR(posterior.stacks[brownOne], 0.3, 1e-4);
    EXPECT_NEAR(posterior.stacks[two], 0.12, 1e-4);
    EXPECT_NEAR(posterior.stacks[brownTwo], 0.08, 1e-4);
    EXPECT_NEAR(posterior.stacks[three], 0.2, 1e-4);  // three brown tokens are no stack
    const CellPosterior before = posterior;
    raiseBrown(posterior, 0.1);  // it is already likelier
    EXPECT_EQ(posterior.stacks, before.stacks);
}

}  // namespace
}  // namespace concord::vision
