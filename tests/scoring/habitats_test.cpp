#include "scoring/harmonies/habitats.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <sstream>

namespace concord::testing {
namespace {

std::string textOf(const std::vector<HabitatPlace>& places) {
    std::ostringstream text;
    for (const HabitatPlace& place : places) {
        EXPECT_EQ(place.cells.front(), place.cube);
        text << (text.tellp() > 0 ? "; " : "") << names(place.cells);
    }
    return text.str();
}

std::vector<HabitatPlace> placesOf(const char* card, const Board& board) {
    return findHabitats(board, animalCard(card)->habitat);
}

TEST(Habitats, OfTwoCellsAreFoundInAllSixDirections) {
    // Frog: water with a small tree beside it.
    const Board board = boardOf(Side::A, {{"b2", "blue"},
                                          {"b3", "blue"},
                                          {"c2", "blue"},
                                          {"c3", "green"},
                                          {"c4", "blue"},
                                          {"d2", "blue"},
                                          {"d3", "blue"},
                                          {"a1", "blue"},
                                          {"a2", "brown green"}});
    EXPECT_EQ(textOf(placesOf("frog", board)), "b2 c3; b3 c3; c2 c3; c4 c3; d2 c3; d3 c3");
}

TEST(Habitats, OneCubeCellMayHaveSeveralPlaces) {
    const Board board = boardOf(Side::A, {{"c3", "blue"}, {"c2", "green"}, {"c4", "green"}});
    EXPECT_EQ(textOf(placesOf("frog", board)), "c3 c2; c3 c4");
}

TEST(Habitats, ASymmetricHabitatIsOnePlace) {
    // A field between two medium trees, all in a line: half a turn changes nothing.
    const Board line = boardOf(Side::A, {{"c3", "yellow"}, {"b3", "brown green"}, {"d2", "brown green"}});
    const Habitat straight{{{0, 0}, Landscape::Field}, {{-1, 0}, Landscape::Tree2}, {{1, 0}, Landscape::Tree2}};
    const auto places = findHabitats(line, straight);
    ASSERT_EQ(places.size(), 1U);
    auto cells = places[0].cells;
    std::ranges::sort(cells);
    EXPECT_EQ(names(cells), "b3 c3 d2");
}

TEST(Habitats, HeightsMustBeExact) {
    const auto found = [](const char* tree) {
        return placesOf("frog", boardOf(Side::B, {{"a1", "blue"}, {"a2", tree}})).size();
    };
    EXPECT_EQ(found("green"), 1U);
    EXPECT_EQ(found("brown green"), 0U);
    EXPECT_EQ(found("brown"), 0U);
}

TEST(Habitats, BuildingsMayStandOnAnyBase) {
    for (const char* base : {"red red", "gray red", "brown red"}) {
        EXPECT_EQ(placesOf("duck", boardOf(Side::B, {{"g4", "blue"}, {"g3", base}})).size(), 1U) << base;
    }
    EXPECT_EQ(placesOf("duck", boardOf(Side::B, {{"g4", "blue"}, {"g3", "red"}})).size(), 0U);
}

TEST(Habitats, LieWhollyOnTheBoard) {
    // Otter: water, two small trees behind it in a line.
    EXPECT_EQ(textOf(placesOf("otter", boardOf(Side::A, {{"a1", "blue"}, {"a2", "green"}, {"a3", "green"}}))),
              "a1 a3 a2");
    EXPECT_EQ(textOf(placesOf("otter", boardOf(Side::A, {{"a2", "blue"}, {"a1", "green"}, {"b1", "green"}}))), "");
}

// An otherwise empty board with the habitat, turned around the cell of its cube; nothing if it does not fit on the
// board.
std::optional<Board> boardWithHabitat(Side side, const Habitat& habitat, Cell cube, int turn) {
    Board board(side);
    for (const HabitatCell& part : habitat) {
        Axial place = part.place;
        for (int i = 0; i < turn; ++i) {
            place = turnedClockwise(place);
        }
        const auto cell = cellAt(side, {axial(cube).q + place.q, axial(cube).r + place.r});
        if (!cell) {
            return std::nullopt;
        }
        const auto stack = std::ranges::find_if(allStacks(), [&](Stack one) { return matches(part.landscape, one); });
        board.setStack(*cell, *stack);
    }
    return board;
}

TEST(Habitats, OfEveryCardAreFoundInEveryTurn) {
    std::vector<Habitat> habitats;
    std::ranges::transform(animalCards(), std::back_inserter(habitats), &AnimalCard::habitat);
    std::ranges::transform(spiritCards(), std::back_inserter(habitats), &SpiritCard::habitat);
    ASSERT_EQ(habitats.size(), 42U);
    for (const Habitat& habitat : habitats) {
        int boardCount = 0;
        for (const Cell cube : cells(Side::A)) {
            for (int turn = 0; turn < 6; ++turn) {
                const std::optional<Board> board = boardWithHabitat(Side::A, habitat, cube, turn);
                boardCount += board ? 1 : 0;
                ASSERT_TRUE(!board || isHabitat(*board, habitat, cube));
            }
        }
        EXPECT_GT(boardCount, 0);
    }
}

TEST(Habitats, HaveAsManyPlacesOnATurnedOrMirroredBoard) {
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        const Board board = randomBoard(i % 2 == 0 ? Side::A : Side::B, random, true);
        for (const AnimalCard& card : animalCards()) {
            const std::size_t count = findHabitats(board, card.habitat).size();
            ASSERT_EQ(findHabitats(rotatedByHalfTurn(board), card.habitat).size(), count) << card.id;
            ASSERT_EQ(findHabitats(mirroredLeftRight(board), card.habitat).size(), count) << card.id;
        }
    }
}

TEST(Habitats, IsHabitatAgreesWithFindHabitats) {
    std::mt19937 random(6);
    for (int i = 0; i < 100; ++i) {
        const Board board = randomBoard(Side::B, random, true);
        for (const SpiritCard& card : spiritCards()) {
            const auto places = findHabitats(board, card.habitat);
            for (const Cell cell : cells(Side::B)) {
                const bool found = std::ranges::count(places, cell, &HabitatPlace::cube) > 0;
                ASSERT_EQ(isHabitat(board, card.habitat, cell), found) << card.id << name(cell);
            }
        }
    }
}

}  // namespace
}  // namespace concord::testing
