#include "scoring/renature/area_reason.h"

#include "scoring/json/message.h"

#include <algorithm>
#include <functional>

namespace concord::renature {
namespace {

// The colours with plants, strongest first; equal ones in the order of the colours.
std::vector<Colour> byStrength(const AreaOutcome& outcome) {
    std::vector<Colour> colours;
    for (const Colour colour : allColours) {
        if (outcome.strength[colour] > 0) {
            colours.push_back(colour);
        }
    }
    std::ranges::stable_sort(colours, std::greater{}, [&](Colour colour) { return outcome.strength[colour]; });
    return colours;
}

void addDropped(const AreaOutcome& outcome, const std::vector<Colour>& colours, std::vector<Reason>& reasons) {
    int last = 0;
    for (const Colour colour : colours) {
        if (!outcome.dropped[colour]) {
            continue;
        }
        const int strength = outcome.strength[colour];
        if (strength == last) {
            reasons.back().colours.push_back(colour);
        } else {
            reasons.push_back({CONCORD_TEXT("%1 are equal at %2 and drop out."), {colour}, {strength}});
        }
        last = strength;
    }
}

Reason reasonAlone(const Area& area, Colour colour) {
    if (!isPlayerColour(colour)) {
        return {CONCORD_TEXT("%1 alone is left, and nobody scores."), {colour}, {}};
    }
    if (area.bonus) {
        return {CONCORD_TEXT("%1 alone takes %2 and %3."), {colour}, {area.main, *area.bonus}};
    }
    return {CONCORD_TEXT("%1 alone takes %2. The bonus is not known and counts for nobody."), {colour}, {area.main}};
}

Reason reasonFirst(const Area& area, Colour colour, int strength) {
    if (isPlayerColour(colour)) {
        return {CONCORD_TEXT("%1 is first with %2 and takes %3."), {colour}, {strength, area.main}};
    }
    return {CONCORD_TEXT("%1 is first with %2, so nobody takes the %3."), {colour}, {strength, area.main}};
}

Reason reasonSecond(const Area& area, Colour colour, int strength) {
    const bool isPlayer = isPlayerColour(colour);
    if (!area.bonus) {
        return {isPlayer ? CONCORD_TEXT("%1 is second with %2. The bonus is not known and counts for nobody.")
                         : CONCORD_TEXT("%1 is second with %2, so nobody takes the bonus."),
                {colour},
                {strength}};
    }
    return {isPlayer ? CONCORD_TEXT("%1 is second with %2 and takes %3.")
                     : CONCORD_TEXT("%1 is second with %2, so nobody takes the %3."),
            {colour},
            {strength, *area.bonus}};
}

}  // namespace

std::vector<Reason> areaReasons(const Area& area, const AreaOutcome& outcome) {
    std::vector<Reason> reasons;
    std::vector<Colour> colours = byStrength(outcome);
    if (colours.empty()) {
        return {{CONCORD_TEXT("There are no plants in the area."), {}, {}}};
    }
    addDropped(outcome, colours, reasons);
    std::erase_if(colours, [&](Colour colour) { return outcome.dropped[colour]; });
    if (colours.empty()) {
        reasons.push_back({CONCORD_TEXT("Nobody is left."), {}, {}});
        return reasons;
    }
    if (colours.size() == 1) {
        reasons.push_back(reasonAlone(area, colours[0]));
        return reasons;
    }
    reasons.push_back(reasonFirst(area, colours[0], outcome.strength[colours[0]]));
    reasons.push_back(reasonSecond(area, colours[1], outcome.strength[colours[1]]));
    for (std::size_t i = 2; i < colours.size(); ++i) {
        if (isPlayerColour(colours[i])) {
            reasons.push_back({CONCORD_TEXT("%1 is behind with %2."), {colours[i]}, {outcome.strength[colours[i]]}});
        }
    }
    return reasons;
}

}  // namespace concord::renature
