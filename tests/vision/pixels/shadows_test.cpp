#include "vision/pixels/shadows.h"
#include "tests/vision/pixels/painted_board.h"

#include <gtest/gtest.h>

#include <array>

namespace concord::vision {
namespace {

using enum Token;

class ShadowsOnABoard : public ::testing::Test {
protected:
    ShadowsOnABoard() {
        const std::array stacks{stackFrom({Gray}),
                                stackFrom({Brown, Green}),
                                stackFrom({Blue}),
                                stackFrom({Gray, Gray}),
                                stackFrom({Yellow}),
                                stackFrom({Brown, Brown, Green}),
                                stackFrom({Brown, Brown}),
                                stackFrom({Gray, Red}),
                                stackFrom({Gray, Gray, Gray}),
                                stackFrom({Green}),
                                Stack()};
        std::size_t next = 0;
        for (const Cell cell : cells(Side::A)) {
            board.setStack(cell, stacks[next++ % stacks.size()]);
        }
    }

    // The painted board where a lamp gives that share of the light, and the rest comes from everywhere.
    WorkImage lit(const Lamp& lamp, double share) const { return lit(lamp, share, pose); }
    WorkImage lit(const Lamp& lamp, double share, const CameraPose& seen) const {
        WorkImage work = paintedBoard(board, seen);
        const BoardParts parts(Side::A, seen, {}, stacksOf(board));
        const cv::Mat labels = parts.paint(cv::Rect({0, 0}, work.bgr.size()));
        const std::size_t none = parts.stacks().size();
        for (int y = 0; y < labels.rows; ++y) {
            for (int x = 0; x < labels.cols; ++x) {
                const auto label = labels.at<BoardParts::Label>(y, x);
                const Material material = parts.materialOf(label, none, {});
                if (material == tableMaterial) {
                    continue;
                }
                const double heightMm = isTop(material) ? parts.topMm(parts.cellOf(label)) : 0;
                const auto passing = static_cast<float>(
                    1 - share * hiddenAt(seen.boardFromPhoto(cv::Point(x, y), heightMm), heightMm, lamp));
                auto& pixel = work.bgr.at<cv::Vec3b>(y, x);
                for (int c = 0; c < 3; ++c) {
                    pixel[c] = codeOf(linearOf(pixel[c]) * passing);
                }
            }
        }
        return work;
    }
    std::optional<Shadows> shadowsIn(const WorkImage& work, const SureReading& reading) const {
        return readShadows(work, Side::A, {}, reading.evidence, reading.posteriors);
    }
    std::optional<Shadows> shadowsIn(const WorkImage& work) const { return shadowsIn(work, doubtful()); }

    // The right heights are less probable than others that their tops may have.
    SureReading doubtful() const { return doubtful(pose); }
    SureReading doubtful(const CameraPose& seen) const {
        SureReading reading(board, seen);
        std::ranges::for_each(reading.posteriors, doubt);
        return reading;
    }
    static void doubt(CellPosterior& posterior) {
        constexpr double right = 0.3;
        const Stack truth = likeliestStack(posterior).stack;
        std::vector<std::size_t> others;  // one of each other height
        std::array<bool, maxHeight + 1> taken{};
        taken[static_cast<std::size_t>(truth.height())] = true;
        for (const Stack other : allStacks()) {
            const auto height = static_cast<std::size_t>(other.height());
            if (other.top() == truth.top() && !taken[height]) {
                taken[height] = true;
                others.push_back(static_cast<std::size_t>(other.kind()));
            }
        }
        if (!others.empty()) {
            posterior.stacks[static_cast<std::size_t>(truth.kind())] = right;
            for (const std::size_t kind : others) {
                posterior.stacks[kind] = (1 - right) / static_cast<double>(others.size());
            }
        }
    }

    const CameraPose pose = cameraOverBoard(8, 450);
    const Lamp evening{{0.6, -0.8}, 1.2, 0.1};
    Board board{Side::A};

private:
    double hiddenAt(cv::Point2d at, double heightMm, const Lamp& lamp) const {
        double passing = 1;
        for (const Cell cell : cells(Side::A)) {
            const int tokens = board.stack(cell).height();
            const cv::Point2d to = cellCenterMm(Side::A, cell) - at;
            if (cv::norm(to) < shadowReachMm({}, maxHeight)) {
                passing *= 1 - shareHidden(lamp, to, tokenDiameterMm / 2, tokens * tokenThicknessMm - heightMm);
            }
        }
        return 1 - passing;
    }
};

TEST_F(ShadowsOnABoard, ShowTheLamp) {
    const auto shadows = shadowsIn(lit(evening, 0.6));
    ASSERT_TRUE(shadows);
    ASSERT_FALSE(shadows->lamps.empty());
    EXPECT_GT(shadows->lamps[0].direction.dot(evening.direction), 0.98);
    EXPECT_NEAR(shadows->lamps[0].run, evening.run, 0.25);
}

TEST_F(ShadowsOnABoard, TellHeights) {
    const SureReading before = doubtful();
    SureReading reading = before;
    const auto shadows = shadowsIn(lit(evening, 0.6), reading);
    ASSERT_TRUE(shadows);
    applyShadows(*shadows, reading.posteriors);
    int inDoubt = 0;
    int told = 0;
    for (std::size_t i = 0; i < reading.posteriors.size(); ++i) {
        const auto heightsBefore = before.posteriors[i].heights();
        const bool wasInDoubt = *std::ranges::max_element(heightsBefore) < 1;
        const auto heights = reading.posteriors[i].heights();
        const int truth = board.stack(cells(Side::A)[i]).height();
        const double right = heights[static_cast<std::size_t>(truth)];
        inDoubt += wasInDoubt ? 1 : 0;
        told += wasInDoubt && right > 0.85 ? 1 : 0;
        EXPECT_GT(right, 0.15) << i;  // no height is surely wrong
    }
    EXPECT_EQ(inDoubt, 17);
    EXPECT_GE(told, 14);  // a shadow may fall where nothing is that shows it
}

TEST_F(ShadowsOnABoard, CorrectAMisreadStack) {
    SureReading reading(board, pose);
    const std::size_t misread = 3;  // two gray tokens, read as one
    const auto two = static_cast<std::size_t>(stackFrom({Gray, Gray}).kind());
    const auto one = static_cast<std::size_t>(stackFrom({Gray}).kind());
    ASSERT_EQ(reading.posteriors[misread].stacks[two], 1);
    reading.posteriors[misread].stacks[two] = 0.3;
    reading.posteriors[misread].stacks[one] = 0.7;
    const auto shadows = shadowsIn(lit(evening, 0.6), reading);
    ASSERT_TRUE(shadows);
    applyShadows(*shadows, reading.posteriors);
    EXPECT_GT(reading.posteriors[misread].stacks[two], 0.9);
}

TEST_F(ShadowsOnABoard, SayNothingInEvenLight) { EXPECT_FALSE(shadowsIn(lit(evening, 0))); }

TEST_F(ShadowsOnABoard, AreNotLookedAtWithoutADoubt) {
    EXPECT_FALSE(shadowsIn(lit(evening, 0.6), SureReading(board, pose)));
}

TEST_F(ShadowsOnABoard, AreNotLookedAtFromLowAcrossTheTable) {
    const CameraPose high = cameraOverBoard(35, 450);
    EXPECT_TRUE(shadowsIn(lit(evening, 0.6, high), doubtful(high)));
    const CameraPose low = cameraOverBoard(45, 450);
    EXPECT_FALSE(shadowsIn(lit(evening, 0.6, low), doubtful(low)));
}

TEST_F(ShadowsOnABoard, NothingIsSaidInABlackPhoto) {
    WorkImage work = lit(evening, 0.6);
    work.bgr.setTo(0);
    EXPECT_FALSE(shadowsIn(work));
}

TEST_F(ShadowsOnABoard, NothingIsSaidOutsideThePhoto) {
    WorkImage work = lit(evening, 0.6);
    work.pose.t[0] += 2000;
    EXPECT_FALSE(shadowsIn(work));
}

TEST_F(ShadowsOnABoard, AreTheSameEachTime) {
    const WorkImage work = lit(evening, 0.6);
    const auto once = shadowsIn(work);
    const auto again = shadowsIn(work);
    ASSERT_TRUE(once && again);
    EXPECT_EQ(once->factors, again->factors);
}

TEST_F(ShadowsOnABoard, SayNothingAboutCertainHeights) {
    SureReading reading(board, pose);
    doubt(reading.posteriors[3]);
    const auto shadows = shadowsIn(lit(evening, 0.6), reading);
    ASSERT_TRUE(shadows);
    for (std::size_t i = 0; i < shadows->factors.size(); ++i) {
        const bool isInDoubt = i == 3;
        EXPECT_EQ(shadows->factors[i] != (ByHeight{1, 1, 1, 1}), isInDoubt) << i;
    }
}

TEST(ApplyShadows, KeepsWhatIsOnTop) {
    CellPosterior posterior;
    const auto p = [&](Stack stack) -> double& { return posterior.stacks[static_cast<std::size_t>(stack.kind())]; };
    p(Stack()) = 0.1;
    p(stackFrom({Gray})) = 0.4;
    p(stackFrom({Gray, Gray})) = 0.2;
    p(stackFrom({Brown})) = 0.2;
    p(stackFrom({Brown, Brown})) = 0.1;
    std::vector<CellPosterior> posteriors{posterior};
    applyShadows({.lamps = {}, .spots = {}, .factors = {{1, 0.1, 1, 1}}}, posteriors);
    posterior = posteriors[0];
    EXPECT_DOUBLE_EQ(p(Stack()), 0.1);
    EXPECT_NEAR(p(stackFrom({Gray})), 0.1, 1e-9);
    EXPECT_NEAR(p(stackFrom({Gray, Gray})), 0.5, 1e-9);
    EXPECT_NEAR(posterior.topIs(Brown), 0.3, 1e-9);
    EXPECT_NEAR(p(stackFrom({Brown, Brown})), 0.25, 1e-9);
}

TEST(ApplyShadows, HeightsThatAreImpossibleStaySo) {
    CellPosterior posterior;
    posterior.stacks[static_cast<std::size_t>(stackFrom({Blue}).kind())] = 1;
    std::vector<CellPosterior> posteriors{posterior};
    applyShadows({.lamps = {}, .spots = {}, .factors = {{1, 0.05, 20, 20}}}, posteriors);
    EXPECT_EQ(posteriors[0].stacks, posterior.stacks);
}

}  // namespace
}  // namespace concord::vision
