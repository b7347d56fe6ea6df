// Brown tops below the faint reflection of a lamp, and gray ones in the sun.
#include "vision/stacks/paled_tops.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"
#include "vision/stacks/linear_light.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace concord::vision {
namespace {

const cv::Vec3f gray(0.16F, 0.16F, 0.18F);
const cv::Vec3f brown(0.02F, 0.04F, 0.08F);

// A board with one token on every cell: gray and brown ones in turn.
class PaledTops : public testing::Test {
protected:
    static constexpr std::size_t cell = 7;  // brown
    static constexpr double lampMm = 9;     // standard deviation

    PaledTops() {
        for (std::size_t i = 0; i < m_posteriors.size(); ++i) {
            draw(i, i % 2 == 0 ? gray : brown, 0);
            read(i, i % 2 == 0 ? Token::Gray : Token::Brown);
        }
    }

    // lamp: the light that it adds in the middle of the top.
    void draw(std::size_t i, const cv::Vec3f& paint, double lamp) {
        const cv::Point2d foot = cellCenterMm(Side::A, cells(Side::A)[i]);
        const double reach = tokenDiameterMm / 2 * m_work.pose.pxPerMm({foot.x, foot.y, tokenThicknessMm});
        const cv::Point middle = m_work.pose.photoFromBoard({foot.x, foot.y, tokenThicknessMm});
        for (int y = middle.y - cvRound(reach); y <= middle.y + cvRound(reach); ++y) {
            for (int x = middle.x - cvRound(reach); x <= middle.x + cvRound(reach); ++x) {
                const cv::Point2d at = m_work.pose.boardFromPhoto(cv::Point2d(x, y), tokenThicknessMm) - foot;
                const double distance = cv::norm(at);
                if (distance < tokenDiameterMm / 2) {
                    const double added = lamp * std::exp(-distance * distance / (2 * lampMm * lampMm));
                    for (int c = 0; c < 3; ++c) {
                        m_work.bgr.at<cv::Vec3b>(y, x)[c] = codeOf(paint[c] + static_cast<float>(added));
                    }
                }
            }
        }
    }
    void read(std::size_t i, Token token) {
        m_posteriors[i].stacks = {};
        m_posteriors[i].stacks[static_cast<std::size_t>(Stack::fromTokens(std::array{token})->kind())] = 1;
    }
    std::vector<bool> paled() const {
        const auto tops = topLights(m_work, Side::A, m_posteriors, {});
        return mayBePaled(m_work, m_light, Side::A, {}, tops, m_posteriors);
    }
    static std::vector<bool> none() {
        std::vector<bool> paledCells(cells(Side::A).size(), false);
        return paledCells;
    }
    static std::vector<bool> only(std::size_t i) {
        std::vector<bool> paledCells = none();
        paledCells[i] = true;
        return paledCells;
    }

private:
    WorkImage m_work{cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(150)), cameraOverBoard(20, 420), 1};
    Light m_light{.gain = 1, .brightLevel = 215};
    std::vector<CellPosterior> m_posteriors{cells(Side::A).size()};
};

TEST_F(PaledTops, AreBrownOnesBelowALampThatAreReadAsGray) {
    draw(cell, brown, 0.3);
    read(cell, Token::Gray);
    EXPECT_EQ(paled(), only(cell));
}

TEST_F(PaledTops, AreNotThoseReadAsBrown) {
    draw(cell, brown, 0.3);
    EXPECT_EQ(paled(), none());
}

TEST_F(PaledTops, AreNotGrayOnesInTheSun) {
    draw(cell, gray * 1.6, 0);
    read(cell, Token::Gray);
    EXPECT_EQ(paled(), none());
}

TEST_F(PaledTops, AreNotKnownWithoutAnotherTopOfEitherPaint) {
    for (const Token missing : {Token::Gray, Token::Brown}) {
        for (std::size_t i = 0; i < cells(Side::A).size(); ++i) {
            read(i, missing == Token::Gray ? Token::Brown : Token::Gray);
        }
        draw(cell, brown, 0.3);
        read(cell, Token::Gray);
        EXPECT_EQ(paled(), none());
    }
}

}  // namespace
}  // namespace concord::vision
