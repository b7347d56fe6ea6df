#include "scoring/harmonies/rule_text.h"

#include "scoring/json/message.h"

namespace concord {

const char* ruleSentence(Rule rule) {
    switch (rule) {
        case Rule::TreeHeight1:
            return CONCORD_TEXT("A green token on the ground is worth 1 point.");
        case Rule::TreeHeight2:
            return CONCORD_TEXT("A green token on one brown token is worth 3 points.");
        case Rule::TreeHeight3:
            return CONCORD_TEXT("A green token on two brown tokens is worth 7 points.");
        case Rule::TrunkAlone:
            return CONCORD_TEXT("Brown tokens without green on top are no tree.");
        case Rule::MountainHeight1:
            return CONCORD_TEXT("One gray token beside another mountain is worth 1 point.");
        case Rule::MountainHeight2:
            return CONCORD_TEXT("Two gray tokens beside another mountain are worth 3 points.");
        case Rule::MountainHeight3:
            return CONCORD_TEXT("Three gray tokens beside another mountain are worth 7 points.");
        case Rule::MountainIsolated:
            return CONCORD_TEXT("A mountain that touches no other mountain is worth nothing.");
        case Rule::Field:
            return CONCORD_TEXT("Two or more yellow tokens that touch are a field, worth 5 points.");
        case Rule::FieldSingle:
            return CONCORD_TEXT("A yellow token that touches no other is worth nothing.");
        case Rule::Building:
            return CONCORD_TEXT(
                "Red on another token, with three or more different colours around, is worth 5 points.");
        case Rule::BuildingTooFewColours:
            return CONCORD_TEXT("A building with fewer than three different colours around is worth nothing.");
        case Rule::RedAlone:
            return CONCORD_TEXT("A red token on the ground is no building yet.");
        case Rule::River:
            return CONCORD_TEXT(
                "The longest river counts, from end to end on the shortest way: "
                "2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.");
        case Rule::RiverShorter:
            return CONCORD_TEXT("Only the best river counts.");
        case Rule::Island:
            return CONCORD_TEXT("Land that water cuts off from the rest is an island, worth 5 points.");
        case Rule::AnimalCard:
            return CONCORD_TEXT("An animal card is worth its topmost space without a cube.");
        case Rule::SpiritCard:
            return CONCORD_TEXT("A nature's spirit pays for its landscapes once its cube is placed.");
        case Rule::Typed:
            return CONCORD_TEXT("This number was typed in, and counts as it is.");
    }
    return "";
}

}  // namespace concord
