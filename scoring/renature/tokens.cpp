#include "scoring/renature/tokens.h"

#include "scoring/json/message.h"

namespace concord::renature {

ScoreItem scoreTokens(const CollectedTokens& tokens) {
    const TokenSum sum = sumOf(tokens);
    return {Category::Tokens,
            Rule::Tokens,
            sum.points,
            std::nullopt,
            {{CONCORD_TEXT("collected sunflower tokens: %1; their backs add up to %2"), {}, {sum.count, sum.points}}}};
}

}  // namespace concord::renature
