#include "scoring/harmonies/warnings/table_warnings.h"

#include <algorithm>
#include <utility>

namespace concord {
namespace {

constexpr std::array<const char*, tokenKinds> supplyTexts{
    CONCORD_TEXT("The boards hold %1 blue tokens, the box only %2."),
    CONCORD_TEXT("The boards hold %1 gray tokens, the box only %2."),
    CONCORD_TEXT("The boards hold %1 brown tokens, the box only %2."),
    CONCORD_TEXT("The boards hold %1 green tokens, the box only %2."),
    CONCORD_TEXT("The boards hold %1 yellow tokens, the box only %2."),
    CONCORD_TEXT("The boards hold %1 red tokens, the box only %2.")};

void addUnequalCounts(const Game& game, std::vector<Warning>& warnings) {
    std::vector<int> counts;
    std::string list;
    for (const Player& player : game.players) {
        if (player.board) {
            counts.push_back(player.board->tokenCount());
            list += (list.empty() ? "" : ", ") + player.name + " " + std::to_string(counts.back());
        }
    }
    if (std::ranges::adjacent_find(counts, std::ranges::not_equal_to{}) != counts.end()) {
        warnings.push_back(
            {"token-counts-differ",
             {CONCORD_TEXT(
                  "All players take the same number of turns, but their boards hold different numbers of tokens: %1."),
              {list}}});
    }
}

}  // namespace

std::vector<BoxExcess> boxExcesses(const Game& game) {
    std::vector<BoxExcess> excesses;
    for (const Token token : allTokens) {
        const auto index = static_cast<std::size_t>(token);
        int used = 0;
        for (const Player& player : game.players) {
            used += player.board ? player.board->tokenCount(token) : 0;
        }
        if (used > tokensInBox[index]) {
            excesses.push_back(
                {token, {supplyTexts[index], {std::to_string(used), std::to_string(tokensInBox[index])}}});
        }
    }
    return excesses;
}

std::vector<Warning> tableWarnings(const Game& game) {
    std::vector<Warning> warnings;
    for (BoxExcess& excess : boxExcesses(game)) {
        warnings.push_back({"box-supply", std::move(excess.message)});
    }
    addUnequalCounts(game, warnings);
    return warnings;
}

}  // namespace concord
