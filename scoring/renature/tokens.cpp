#include "scoring/renature/tokens.h"

#include "scoring/json/message.h"

namespace concord::renature {

ScoreItem scoreTokens(const CollectedTokens& tokens) {
    const TokenSum sum = sumOf(tokens);
    return {Category::Tokens,
            Rule::Tokens,
            sum.points,
            std::nullopt,
            {{CONCORD_TEXT("Collected sunflower tokens: %1. Their backs add up to %2."), {}, {sum.count, sum.points}}}};
}

}  // namespace concord::renature
