// Checks that two photos of one board are fused, and those of different boards are not.
#include "vision/reading/compare_views.h"

#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace concord::vision {
namespace {

using enum Token;

const std::filesystem::path photos = CONCORD_TEST_PHOTOS_DIR;

Stack stackOf(std::vector<Token> tokens) { return Stack::fromTokens(tokens).value(); }

CellPosterior posteriorOf(Stack stack, double p = 0.99) {
    CellPosterior posterior;
    for (double& other : posterior.stacks) {
        other = (1 - p) / (Stack::kinds - 1);
    }
    posterior.stacks[static_cast<std::size_t>(stack.kind())] = p;
    posterior.cubes[0] = 1;
    return posterior;
}

// A board with many kinds of stacks; tests change the first cells.
std::vector<Stack> boardStacks() {
    std::vector<Stack> stacks{stackOf({Gray}), stackOf({Yellow}), {}, stackOf({Brown, Green}), stackOf({Gray, Red}), {},
                              stackOf({Red}),  stackOf({Brown})};
    while (stacks.size() < cells(Side::A).size()) {
        stacks.push_back(stacks.size() % 3 == 0 ? stackOf({Blue}) : stackOf({Green}));
    }
    return stacks;
}

ViewPosteriors viewOf(const std::vector<Stack>& stacks, double p = 0.99) {
    ViewPosteriors view{Side::A, 0.999, {}};
    std::ranges::transform(stacks, std::back_inserter(view.cells), [&](Stack stack) { return posteriorOf(stack, p); });
    return view;
}

std::vector<std::string> namesOf(const ViewComparison& comparison) {
    std::vector<std::string> names;
    for (const CellDifference& difference : comparison.differing) {
        names.push_back(name(difference.cell));
    }
    return names;
}

TEST(CompareViews, TakesEqualBoardsForTheSame) {
    const ViewComparison comparison = compareViews(viewOf(boardStacks()), viewOf(boardStacks()));
    EXPECT_EQ(comparison.verdict, SameBoard::Yes);
    EXPECT_GT(comparison.same, 0.9);
    EXPECT_EQ(comparison.comparable, 23);
    EXPECT_TRUE(comparison.differing.empty());
}

TEST(CompareViews, NamesTheCellsOfMovedTokens) {
    std::vector<Stack> other = boardStacks();
    std::swap(other[0], other[2]);  // a1 and a3
    std::swap(other[1], other[5]);  // a2 and b1
    const ViewComparison comparison = compareViews(viewOf(boardStacks()), viewOf(other));
    EXPECT_EQ(comparison.verdict, SameBoard::No);
    EXPECT_FALSE(comparison.tokensWereAdded());
    EXPECT_EQ(namesOf(comparison), (std::vector<std::string>{"a1", "a2", "a3", "b1"}));
    EXPECT_EQ(comparison.differing[0].first, stackOf({Gray}));
    EXPECT_EQ(comparison.differing[0].second, Stack());
    EXPECT_NEAR(comparison.differing[0].firstConfidence, 0.99, 1e-9);
    EXPECT_GT(comparison.differing[0].p, 0.8);
}

TEST(CompareViews, RecognizesAddedTokens) {
    std::vector<Stack> later = boardStacks();
    later[0] = stackOf({Gray, Gray});
    later[2] = stackOf({Yellow});
    later[7] = stackOf({Brown, Green});
    const ViewComparison forward = compareViews(viewOf(boardStacks()), viewOf(later));
    EXPECT_EQ(forward.verdict, SameBoard::No);
    EXPECT_TRUE(forward.tokensWereAdded());
    EXPECT_GT(forward.secondNewer, 0.5);
    const ViewComparison backward = compareViews(viewOf(later), viewOf(boardStacks()));
    EXPECT_TRUE(backward.tokensWereAdded());
    EXPECT_NEAR(backward.firstNewer, forward.secondNewer, 1e-9);
}

TEST(CompareViews, IgnoresTheColourUnderRed) {
    std::vector<Stack> other = boardStacks();
    other[4] = stackOf({Brown, Red});
    const ViewComparison comparison = compareViews(viewOf(boardStacks()), viewOf(other));
    EXPECT_EQ(comparison.verdict, SameBoard::Yes);
    EXPECT_TRUE(comparison.differing.empty());
    EXPECT_EQ(comparison.comparable, 23);
}

TEST(CompareViews, IgnoresCellsThatAPhotoIsUnsureOf) {
    std::vector<Stack> other = boardStacks();
    std::swap(other[0], other[2]);
    std::swap(other[1], other[5]);
    ViewPosteriors unsure = viewOf(other);
    for (const std::size_t i : {0U, 1U, 2U, 5U}) {
        unsure.cells[i] = posteriorOf(other[i], 0.3);
    }
    EXPECT_EQ(compareViews(viewOf(boardStacks()), unsure).verdict, SameBoard::Yes);
}

TEST(CompareViews, CannotTellIfAPhotoIsUnsureOfEverything) {
    const ViewComparison comparison = compareViews(viewOf(boardStacks(), 0.1), viewOf(boardStacks()));
    EXPECT_EQ(comparison.verdict, SameBoard::CannotTell);
    EXPECT_EQ(comparison.comparable, 0);
}

TEST(CompareViews, RecognizesDifferentSides) {
    ViewPosteriors other = viewOf(boardStacks());
    other.sideConfidence = 0.001;  // read as side A, though it shows side B
    const ViewComparison comparison = compareViews(viewOf(boardStacks()), other);
    EXPECT_EQ(comparison.verdict, SameBoard::No);
    EXPECT_EQ(comparison.firstSide, Side::A);
    EXPECT_EQ(comparison.secondSide, Side::B);
    EXPECT_GT(comparison.sidesDiffer, 0.99);
    EXPECT_TRUE(comparison.differing.empty());
    EXPECT_FALSE(comparison.tokensWereAdded());
}

PhotoFile fileOf(const char* photo) {
    std::ifstream in(photos / photo, std::ios::binary);
    return {{std::istreambuf_iterator<char>(in), {}}, photo};
}

Reading readingOf(const char* photo, const ReadOptions& options = {}) {
    return std::get<Reading>(readBoard(fileOf(photo), options));
}

const Warning* findWarning(const Reading& reading, std::string_view code) {
    const auto found = std::ranges::find(reading.warnings, code, &Warning::code);
    return found == reading.warnings.end() ? nullptr : &*found;
}

struct PairReading {
    Reading reading;
    std::optional<ViewComparison> comparison;
};

PairReading readPair(const char* first, const char* second, ReadOptions options = {}) {
    PairReading pair;
    options.secondPhoto = fileOf(second);
    options.compared = [&](const ViewComparison& comparison) { pair.comparison = comparison; };
    pair.reading = readingOf(first, options);
    return pair;
}

TEST(SecondPhoto, IsFusedIfItShowsTheSameBoard) {
    for (const auto& [first, second] : {std::pair{"easy/fresh_001_e.jpg", "normal/fresh_001_n.jpg"},
                                        {"hard/fresh_005_h.jpg", "easy/fresh_005_e.jpg"}}) {
        const PairReading pair = readPair(first, second);
        ASSERT_TRUE(pair.comparison) << first;
        EXPECT_EQ(pair.comparison->verdict, SameBoard::Yes) << first;
        EXPECT_EQ(pair.reading.photos.size(), 2U) << first;
        EXPECT_EQ(findWarning(pair.reading, "views-differ"), nullptr) << first;
    }
}

// Both boards are of the same side.
TEST(SecondPhoto, IsIgnoredIfItShowsAnotherBoard) {
    PairReading pair = readPair("easy/fresh_001_e.jpg", "normal/fresh_002_n.jpg");
    ASSERT_TRUE(pair.comparison);
    EXPECT_EQ(pair.comparison->verdict, SameBoard::No);
    ASSERT_FALSE(pair.comparison->differing.empty());
    const Warning* warning = findWarning(pair.reading, "views-differ");
    ASSERT_NE(warning, nullptr);
    for (const std::string& cell : namesOf(*pair.comparison)) {
        EXPECT_NE(english(warning->message).find(cell), std::string::npos) << cell;
    }
    std::erase_if(pair.reading.warnings, [](const Warning& one) { return one.code == "views-differ"; });
    Reading alone = readingOf("easy/fresh_001_e.jpg");
    pair.reading.timing = alone.timing;
    EXPECT_EQ(pair.reading, alone);
}

TEST(SecondPhoto, IsIgnoredIfItShowsTheOtherSide) {
    for (const std::optional<Side> givenSide : {std::optional<Side>{}, std::optional(Side::B)}) {
        ReadOptions options;
        options.side = givenSide;
        const PairReading pair = readPair("easy/fresh_001_e.jpg", "easy/fresh_003_e.jpg", options);
        ASSERT_TRUE(pair.comparison);
        EXPECT_EQ(pair.comparison->verdict, SameBoard::No);
        EXPECT_NE(pair.comparison->firstSide, pair.comparison->secondSide);
        EXPECT_EQ(pair.reading.photos.size(), 1U);
        const Warning* warning = findWarning(pair.reading, "views-differ");
        ASSERT_NE(warning, nullptr);
        EXPECT_EQ(warning->message.args.size(), 2U) << english(warning->message);
        EXPECT_EQ(findWarning(pair.reading, "second-photo-side-differs"), nullptr);
    }
}

TEST(SecondPhoto, IsFusedDespiteDifferencesIfRequested) {
    ReadOptions options;
    options.fuseDifferent = true;
    const PairReading pair = readPair("easy/fresh_001_e.jpg", "normal/fresh_002_n.jpg", options);
    ASSERT_TRUE(pair.comparison);
    EXPECT_EQ(pair.reading.photos.size(), 2U);
    EXPECT_EQ(findWarning(pair.reading, "views-differ"), nullptr);
    for (const CellDifference& difference : pair.comparison->differing) {
        EXPECT_NE(std::ranges::find(pair.reading.review, difference.cell), pair.reading.review.end())
            << name(difference.cell) << " should be marked for review";
    }
}

TEST(SecondPhoto, IsComparedAsTwoSeparateReadingsAre) {
    const PairReading pair = readPair("easy/fresh_001_e.jpg", "normal/fresh_002_n.jpg");
    const ViewComparison comparison =
        compareViews(readingOf("easy/fresh_001_e.jpg"), readingOf("normal/fresh_002_n.jpg"));
    EXPECT_EQ(comparison.verdict, pair.comparison->verdict);
    EXPECT_EQ(namesOf(comparison), namesOf(*pair.comparison));
}

TEST(GivenSide, WarnsIfThePhotoShowsTheOther) {
    int readAsWrongSide = 0;
    for (const char* photo :
         {"easy/fresh_001_e.jpg", "easy/fresh_003_e.jpg", "normal/fresh_001_n.jpg", "easy/fresh_004_e.jpg"}) {
        const Reading right = readingOf(photo);
        const Side wrong = right.side == Side::A ? Side::B : Side::A;
        EXPECT_TRUE(couldBeSide(right, right.side));
        EXPECT_FALSE(couldBeSide(right, wrong));
        ReadOptions options;
        options.side = right.side;
        const Reading confirmed = readingOf(photo, options);
        EXPECT_EQ(findWarning(confirmed, "side-differs"), nullptr);
        EXPECT_EQ(confirmed.sideConfidence, right.sideConfidence);
        options.side = wrong;
        const ReadResult result = readBoard(fileOf(photo), options);
        if (const auto* refusal = std::get_if<NoBoard>(&result)) {
            EXPECT_NE(english(refusal->message).find("shows side"), std::string::npos) << english(refusal->message);
            continue;
        }
        ++readAsWrongSide;
        const auto& misread = std::get<Reading>(result);
        EXPECT_EQ(misread.side, wrong);
        EXPECT_LT(misread.sideConfidence, 0.05);
        EXPECT_NE(findWarning(misread, "side-differs"), nullptr);
        EXPECT_EQ(findWarning(misread, "side-unsure"), nullptr);
        EXPECT_TRUE(couldBeSide(misread, right.side));
        EXPECT_FALSE(couldBeSide(misread, wrong));
    }
    EXPECT_GT(readAsWrongSide, 0) << "the warning was never checked";
}

}  // namespace
}  // namespace concord::vision
