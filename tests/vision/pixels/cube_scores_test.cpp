// What is common to the tops of a colour, its print, is no cube.
#include "vision/stacks/cube_scores.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

constexpr std::size_t noCube = 0;
constexpr std::size_t animalCube = 1;
constexpr std::size_t spiritCube = 2;

CellEvidence cellWith(const std::vector<Token>& tokens) {
    CellEvidence cell;
    cell.stackScores[static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind())] = 12;
    cell.cubeScores[noCube] = 8;
    return cell;
}

// A print that looks like a spirit cube, or a spirit cube.
const SeenCube likeSpirit{.own = {-2, 0, 9}, .common = {-2, 0, 9}};

class SeenCubes : public testing::Test {
protected:
    // Three red tops of different stacks, a green one, and an empty cell.
    std::vector<CellEvidence> m_cells{cellWith({Token::Red}), cellWith({Token::Gray, Token::Red}),
                                      cellWith({Token::Red, Token::Red}), cellWith({Token::Brown, Token::Green}),
                                      cellWith({})};
    std::vector<SeenCube> m_seen{5};
};

TEST_F(SeenCubes, WhatIsSeenOnOneTopOnlyCountsInFull) {
    m_seen[0] = likeSpirit;
    addSeenCubes(m_cells, m_seen);
    EXPECT_NEAR(m_cells[0].cubeScores[noCube], 6, 0.01);
    EXPECT_NEAR(m_cells[0].cubeScores[spiritCube], 9, 0.01);
    EXPECT_NEAR(m_cells[3].cubeScores[noCube], 8, 0.01) << "green tops are others";
    EXPECT_NEAR(m_cells[3].cubeScores[spiritCube], 0, 0.01);
}

TEST_F(SeenCubes, WhatAllTopsOfTheColourShowIsTakenBack) {
    m_seen[0] = m_seen[1] = m_seen[2] = likeSpirit;
    addSeenCubes(m_cells, m_seen);
    for (const std::size_t i : {0, 1, 2}) {
        EXPECT_NEAR(m_cells[i].cubeScores[spiritCube], 9 - 9 * 2 / 2.5, 0.05) << i;
        EXPECT_GT(m_cells[i].cubeScores[noCube], m_cells[i].cubeScores[spiritCube]) << i;
    }
}

TEST_F(SeenCubes, TheOnlyTopOfAColourKeepsWhatIsSeenOnIt) {
    m_seen[0] = m_seen[1] = m_seen[2] = m_seen[3] = likeSpirit;
    addSeenCubes(m_cells, m_seen);
    EXPECT_NEAR(m_cells[3].cubeScores[spiritCube], 9, 0.01);
}

TEST_F(SeenCubes, ATopUnderACubeDoesNotShowThePrint) {
    m_cells[1].cubeScores = {0, 10, 0};
    m_seen[0] = likeSpirit;
    m_seen[1].common = {0, 20, 0};
    addSeenCubes(m_cells, m_seen);
    EXPECT_NEAR(m_cells[0].cubeScores[animalCube], 0, 0.01);
    EXPECT_NEAR(m_cells[0].cubeScores[spiritCube], 9, 0.01);
}

TEST_F(SeenCubes, EmptyCellsAreNoTopsOfOneColour) {
    m_cells.push_back(m_cells[4]);
    m_seen.resize(6);
    m_seen[4] = m_seen[5] = likeSpirit;
    addSeenCubes(m_cells, m_seen);
    for (const std::size_t i : {4, 5}) {
        EXPECT_NEAR(m_cells[i].cubeScores[spiritCube], 9, 0.01) << i;
    }
}

}  // namespace
}  // namespace concord::vision
