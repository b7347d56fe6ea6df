#include "scoring/renature/area.h"

#include <algorithm>

namespace concord::renature {
namespace {

struct Shares {
    std::optional<Colour> main;
    std::optional<Colour> bonus;
};

ByColour<int> strengths(const Area& area) {
    ByColour<int> strength;
    for (const Colour colour : allColours) {
        strength[colour] = area.plants[colour].strength();
    }
    return strength;
}

bool isEqualToAnother(const ByColour<int>& strength, Colour colour) {
    return strength[colour] > 0 && std::ranges::any_of(allColours, [&](Colour other) {
               return other != colour && strength[other] == strength[colour];
           });
}

std::optional<Colour> ifPlayer(std::optional<Colour> colour) {
    return colour && isPlayerColour(*colour) ? colour : std::nullopt;
}

Shares sharesOf(const ByColour<int>& strength) {
    std::optional<Colour> first;
    std::optional<Colour> second;
    for (const Colour colour : allColours) {
        if (strength[colour] == 0 || isEqualToAnother(strength, colour)) {
            continue;
        }
        if (!first || strength[colour] > strength[*first]) {
            second = first;
            first = colour;
        } else if (!second || strength[colour] > strength[*second]) {
            second = colour;
        }
    }
    const bool isAlone = first && !second;
    return {ifPlayer(first), ifPlayer(isAlone ? first : second)};
}

Shares sharesWithoutNeutral(ByColour<int> strength) {
    strength[Colour::Neutral] = 0;
    return sharesOf(strength);
}

Rule ruleFor(Colour colour, const AreaOutcome& outcome, const Shares& withoutNeutral) {
    const bool hasMain = outcome.main == colour;
    const bool hasBonus = outcome.bonus == colour;
    if (hasMain || hasBonus) {
        return hasMain && hasBonus ? Rule::AreaBoth : hasMain ? Rule::AreaMain : Rule::AreaBonus;
    }
    if (outcome.dropped[colour]) {
        return Rule::AreaTied;
    }
    const bool wouldHaveShare = withoutNeutral.main == colour || withoutNeutral.bonus == colour;
    return wouldHaveShare ? Rule::AreaLostToNeutral : Rule::AreaBehind;
}

}  // namespace

int Area::plantCount() const {
    int count = 0;
    for (const Colour colour : allColours) {
        count += plants[colour].total();
    }
    return count;
}

AreaOutcome decideArea(const Area& area) {
    AreaOutcome outcome;
    outcome.strength = strengths(area);
    const Shares shares = sharesOf(outcome.strength);
    Shares withoutNeutral = sharesWithoutNeutral(outcome.strength);
    if (!area.bonus) {
        withoutNeutral.bonus.reset();  // while it is unknown nobody receives it, with or without neutral
    }
    outcome.main = shares.main;
    (area.bonus ? outcome.bonus : outcome.bonusUnknownFor) = shares.bonus;
    for (const Colour colour : allColours) {
        outcome.dropped[colour] = isEqualToAnother(outcome.strength, colour);
        outcome.points[colour] =
            (outcome.main == colour ? area.main : 0) + (outcome.bonus == colour ? area.bonus.value_or(0) : 0);
        if (isPlayerColour(colour) && outcome.strength[colour] > 0) {
            outcome.rule[colour] = ruleFor(colour, outcome, withoutNeutral);
        }
    }
    return outcome;
}

}  // namespace concord::renature
