// Tokens and the stacks they may legally form (rulebook page 4).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace concord {

enum class Token : std::uint8_t { Blue, Gray, Brown, Green, Yellow, Red };

inline constexpr int tokenKinds = 6;
inline constexpr std::array<Token, tokenKinds> allTokens{Token::Blue,  Token::Gray,   Token::Brown,
                                                         Token::Green, Token::Yellow, Token::Red};
inline constexpr int maxHeight = 3;

std::string_view name(Token token);  // "blue"
std::optional<Token> tokenFromName(std::string_view name);

// One of the fifteen legal stacks, the empty one included. A plain value: an illegal
// stack cannot be made.
class Stack {
public:
    static constexpr int kinds = 15;

    constexpr Stack() = default;  // empty

    // Tokens from bottom to top; nothing if they form no legal stack.
    static std::optional<Stack> fromTokens(std::span<const Token> tokens);
    // kind: [0, kinds); 0 is the empty stack. Fixed order, see stack.cpp.
    static Stack fromKind(int kind);

    int kind() const { return m_kind; }
    std::span<const Token> tokens() const;  // bottom to top
    int height() const;                     // 0 to 3
    bool empty() const { return m_kind == 0; }
    std::optional<Token> top() const;

    // Landscapes (rulebook pages 8 and 9).
    bool isWater() const;     // one blue
    bool isField() const;     // one yellow
    bool isMountain() const;  // gray only
    bool isTree() const;      // green on top
    bool isTrunk() const;     // brown only: no tree yet
    bool isBuilding() const;  // red on another token

    // The stack with one more token on it; nothing if that would be illegal.
    std::optional<Stack> with(Token token) const;
    // The stack without its top token; an empty one stays empty.
    Stack withoutTop() const;

    friend auto operator<=>(const Stack&, const Stack&) = default;

private:
    explicit constexpr Stack(std::uint8_t kind) : m_kind(kind) {}

    std::uint8_t m_kind = 0;
};

// All legal stacks by kind, the empty one first.
std::span<const Stack> allStacks();

}  // namespace concord
