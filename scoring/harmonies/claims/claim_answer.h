// The answer to a claim about a board: whether it holds, what it pays, and if it fails, what breaks it.
#pragma once

#include "scoring/harmonies/cell_set.h"
#include "scoring/harmonies/score_item.h"
#include "scoring/json/message.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

// What a person says that some cells are. Rivers exist on side A, islands on side B.
enum class ClaimKind : std::uint8_t { Tree, Mountain, Field, Building, River, Island };

inline constexpr int claimKindCount = 6;

std::string_view name(ClaimKind kind);  // "tree", "river" ...
std::optional<ClaimKind> claimKindFromName(std::string_view name);
Rule ruleOf(ClaimKind kind);                           // the rule that pays it
Category categoryOf(ClaimKind kind);                   // Trees to Water
ClaimKind claimKindOf(Category landscape, Side side);  // landscape: Trees to Water

struct ClaimAnswer {
    ClaimKind kind = ClaimKind::Tree;
    std::vector<Cell> claimed;  // in the order of the claim, each cell once
    // Whether the claimed cells are exactly what the score counts and pays: one river, or one or more landscapes of
    // another kind.
    bool holds = false;
    // What the score pays for the claim: the points of all trees, mountains, fields, buildings and islands that have a
    // claimed cell; those of the river if the claim contains both ends of a longest river (a closed loop: all of it) or
    // is a connected part of one (of closed loops, only of the one that the score counts). Never more than the score
    // gives for the category.
    int points = 0;
    Rule rule = Rule::TreeHeight1;  // which pays or denies it; rulebookPage(rule) is its page
    Message sentence;               // why
    std::vector<Cell> cells;        // that show why: a shortcut, a gap, the rest of a field ...; may be empty
};

// An answer that only has what was claimed, and the rule of its kind.
ClaimAnswer answerTo(ClaimKind kind, std::span<const Cell> claimed);

// Complete an answer: by this rule the claim fails, or holds.
ClaimAnswer denied(ClaimAnswer answer, Rule rule, Message sentence, std::vector<Cell> cells);
ClaimAnswer confirmed(ClaimAnswer answer, Rule rule, Message sentence, std::vector<Cell> cells);

CellSet setOf(Side side, std::span<const Cell> cells);
std::string listOf(std::span<const Cell> cells);   // "d2, e3"
std::string chainOf(std::span<const Cell> cells);  // "a1-a2-b2"
Message colourWord(Token token);                   // "blue", a part of a message

// The item that contains the cell, or null.
const ScoreItem* itemAt(const std::vector<ScoreItem>& items, Cell cell);

// The points of all items that contain one of the cells.
int pointsAt(Side side, const std::vector<ScoreItem>& items, CellSet cells);

// A shortest path inside `within` from a cell of `from` to a cell of `to`, both ends included; of several the first by
// cell names read backwards from `to`. Both sets lie in one group of `within`; if they share cells, the path is the
// first of those alone.
std::vector<Cell> shortestPath(Side side, CellSet within, CellSet from, CellSet to);

}  // namespace concord
