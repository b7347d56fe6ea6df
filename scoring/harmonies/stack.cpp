#include "scoring/harmonies/stack.h"

#include <algorithm>

namespace concord {
namespace {

struct LegalStack {
    std::array<Token, maxHeight> tokens{};  // bottom to top
    std::uint8_t height = 0;
};

using enum Token;

// The order of the kinds. It is part of no file format but a CSV of tools/accuracy, yet fast_score.cpp relies on it.
constexpr std::array<LegalStack, Stack::kinds> legalStacks{{
    {{}, 0},
    {{Blue}, 1},
    {{Yellow}, 1},
    {{Gray}, 1},
    {{Gray, Gray}, 2},
    {{Gray, Gray, Gray}, 3},
    {{Brown}, 1},
    {{Brown, Brown}, 2},
    {{Green}, 1},
    {{Brown, Green}, 2},
    {{Brown, Brown, Green}, 3},
    {{Red}, 1},
    {{Red, Red}, 2},
    {{Gray, Red}, 2},
    {{Brown, Red}, 2},
}};

constexpr std::array<std::string_view, tokenKinds> tokenNames{"blue", "gray", "brown", "green", "yellow", "red"};

const LegalStack& legal(int kind) { return legalStacks[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string_view name(Token token) { return tokenNames[static_cast<std::size_t>(token)]; }

std::optional<Token> tokenFromName(std::string_view name) {
    const auto* const found = std::ranges::find(tokenNames, name);
    if (found == tokenNames.end()) {
        return std::nullopt;
    }
    return allTokens[static_cast<std::size_t>(found - tokenNames.begin())];
}

std::optional<Stack> Stack::fromTokens(std::span<const Token> tokens) {
    for (const Stack stack : allStacks()) {
        if (std::ranges::equal(stack.tokens(), tokens)) {
            return stack;
        }
    }
    return std::nullopt;
}

Stack Stack::fromKind(int kind) { return Stack(static_cast<std::uint8_t>(kind)); }

std::span<const Token> Stack::tokens() const { return std::span(legal(m_kind).tokens).first(legal(m_kind).height); }

int Stack::height() const { return legal(m_kind).height; }

std::optional<Token> Stack::top() const { return empty() ? std::nullopt : std::optional(tokens().back()); }

bool Stack::isWater() const { return top() == Blue; }

bool Stack::isField() const { return top() == Yellow; }

bool Stack::isMountain() const { return top() == Gray; }

bool Stack::isTree() const { return top() == Green; }

bool Stack::isTrunk() const { return top() == Brown; }

bool Stack::isBuilding() const { return top() == Red && height() == 2; }

std::optional<Stack> Stack::with(Token token) const {
    if (height() == maxHeight) {
        return std::nullopt;
    }
    std::array<Token, maxHeight> grown = legal(m_kind).tokens;
    grown[static_cast<std::size_t>(height())] = token;
    return fromTokens(std::span(grown).first(static_cast<std::size_t>(height()) + 1));
}

Stack Stack::withoutTop() const {
    // Every legal stack without its top token is legal.
    return empty() ? *this : *fromTokens(tokens().first(tokens().size() - 1));
}

std::span<const Stack> allStacks() {
    static const auto stacks = [] {
        std::array<Stack, Stack::kinds> all;
        for (int kind = 0; kind < Stack::kinds; ++kind) {
            all[static_cast<std::size_t>(kind)] = Stack::fromKind(kind);
        }
        return all;
    }();
    return stacks;
}

}  // namespace concord
