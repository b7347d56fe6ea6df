#include "app/gui/board/stack_keys.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <vector>

namespace concord::gui {

Qt::Key keyOf(Token token) {
    switch (token) {
        case Token::Blue:
            return Qt::Key_W;  // water
        case Token::Gray:
            return Qt::Key_M;  // mountain
        case Token::Brown:
            return Qt::Key_T;  // trunk
        case Token::Green:
            return Qt::Key_L;  // leaves
        case Token::Yellow:
            return Qt::Key_F;  // field
        case Token::Red:
            return Qt::Key_H;  // house
    }
    return Qt::Key_unknown;
}

std::optional<Token> tokenOfKey(int key) {
    const auto found = std::ranges::find(allTokens, key, [](Token token) { return static_cast<int>(keyOf(token)); });
    return found == allTokens.end() ? std::nullopt : std::optional(*found);
}

std::span<const StackKey> stackKeys() {
    static const std::vector<StackKey> all = [] {
        const auto stack = [](const std::vector<Token>& tokens) { return Stack::fromTokens(tokens).value_or(Stack()); };
        return std::vector<StackKey>{
            {Qt::Key_R, stack({Token::Brown, Token::Green})},
            {Qt::Key_E, stack({Token::Brown, Token::Brown, Token::Green})},
            {Qt::Key_O, stack({Token::Gray, Token::Gray})},
            {Qt::Key_U, stack({Token::Gray, Token::Gray, Token::Gray})},
            {Qt::Key_B, stack({Token::Gray, Token::Red})},  // what lies below the red token never counts
        };
    }();
    return all;
}

std::optional<Stack> stackOfKey(int key) {
    const std::span<const StackKey> all = stackKeys();
    const auto found = std::ranges::find(all, key, [](const StackKey& one) { return static_cast<int>(one.key); });
    return found == all.end() ? std::nullopt : std::optional(found->stack);
}

int latinKey(int key) {
    static const QString cyrillic = QStringLiteral("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ");
    static const QString latin = QStringLiteral("QWERTYUIOPASDFGHJKLZXCVBNM");
    constexpr int lastOfPlane = 0xffff;
    const auto place = key > 0 && key <= lastOfPlane ? cyrillic.indexOf(QChar(key).toUpper()) : -1;
    return place < 0 ? key : latin.at(place).unicode();
}

QString keyLetters() {
    QStringList letters;
    for (const Token token : allTokens) {
        letters << QString(QChar(keyOf(token)));
    }
    for (const StackKey& one : stackKeys()) {
        letters << QString(QChar(one.key));
    }
    return letters.join(QLatin1Char(' '));
}

}  // namespace concord::gui
