// The templates are those of app/text/words.cpp, so that they are translated once.
#include "app/phone/messages/harmonies_lines.h"

#include "scoring/harmonies/cards.h"

#include <array>
#include <string>

namespace concord::phone {

namespace {

Text plain(const char* text) { return {text, {}}; }

Text counted(const char* text, std::size_t count) {
    Text result = plain(text);
    result.count = static_cast<int>(count);
    return result;
}

std::string listed(const std::vector<Cell>& cells) {
    std::string list;
    for (const Cell cell : cells) {
        list += (list.empty() ? "" : ", ") + name(cell);
    }
    return list;
}

Text cardName(const ScoreItem& item) {
    const std::map<std::string, std::string>* names = nullptr;
    if (const AnimalCard* const animal = animalCard(item.card)) {
        names = &animal->names;
    } else if (const SpiritCard* const spirit = spiritCard(item.card)) {
        names = &spirit->names;
    }
    if (names != nullptr && names->contains("en")) {
        return {names->at("en"), {}};
    }
    return plain(item.rule == Rule::SpiritCard ? "Nature's spirit" : "Animal card");
}

Text coloursAround(const Evidence& evidence) {
    constexpr std::array<const char*, tokenKinds> names{"Blue", "Gray", "Brown", "Green", "Yellow", "Red"};
    if (evidence.colours.empty()) {
        return plain("There is nothing around it.");
    }
    std::vector<Text> colours;
    for (const Token colour : evidence.colours) {
        colours.push_back(plain(names.at(static_cast<std::size_t>(colour))));
    }
    Text text = counted("Around it: %1, %n different colour(s).", colours.size());
    text.parts = {listOf(std::move(colours))};
    return text;
}

}  // namespace

Text stackName(Stack stack) {
    if (stack.empty()) {
        return plain("empty");
    }
    if (stack.isWater()) {
        return plain("water");
    }
    if (stack.isField()) {
        return plain("field");
    }
    const auto byHeight = [&](const char* low, const char* medium, const char* tall) {
        return plain(stack.height() == 3 ? tall : stack.height() == 2 ? medium : low);
    };
    if (stack.isMountain()) {
        return byHeight("low mountain", "medium mountain", "high mountain");
    }
    if (stack.isTree()) {
        return byHeight("low tree", "medium tree", "tall tree");
    }
    if (stack.isTrunk()) {
        return byHeight("one brown token", "two brown tokens", "two brown tokens");
    }
    if (!stack.isBuilding()) {
        return plain("one red token");
    }
    switch (stack.tokens().front()) {
        case Token::Gray:
            return plain("building on gray");
        case Token::Brown:
            return plain("building on brown");
        default:
            return plain("building on red");
    }
}

Text titleOf(const ScoreItem& item) {
    switch (item.rule) {
        case Rule::TreeHeight1:
            return plain("Low tree");
        case Rule::TreeHeight2:
            return plain("Medium tree");
        case Rule::TreeHeight3:
            return plain("Tall tree");
        case Rule::TrunkAlone:
            return plain("Trunk without leaves");
        case Rule::MountainHeight1:
            return plain("Low mountain");
        case Rule::MountainHeight2:
            return plain("Medium mountain");
        case Rule::MountainHeight3:
            return plain("High mountain");
        case Rule::MountainIsolated:
            return plain("Mountain standing alone");
        case Rule::Field:
            return counted("Field of %n token(s)", item.cells.size());
        case Rule::FieldSingle:
            return plain("Single field token");
        case Rule::Building:
            return plain("Building");
        case Rule::BuildingTooFewColours:
            return plain("Building with too few colours around");
        case Rule::RedAlone:
            return plain("Red token, no building");
        case Rule::River:
            return counted("River, %n token(s) long", item.cells.size());
        case Rule::RiverShorter:
            return counted("Other water, %n token(s)", item.cells.size());
        case Rule::Island:
            return counted("Island of %n space(s)", item.cells.size());
        case Rule::AnimalCard:
        case Rule::SpiritCard:
            return cardName(item);
        case Rule::Typed:
            break;
    }
    return plain("Typed by hand");
}

Text reasonOf(const ScoreItem& item, const Evidence& evidence) {
    const std::string evidenceCells = listed(evidence.cells);
    switch (item.rule) {
        case Rule::MountainHeight1:
        case Rule::MountainHeight2:
        case Rule::MountainHeight3: {
            Text text = counted("It touches the mountain(s) on %1.", evidence.cells.size());
            text.args = {evidenceCells};
            return text;
        }
        case Rule::MountainIsolated:
            return plain("It stands alone: none of its neighbours is a mountain.");
        case Rule::Building:
        case Rule::BuildingTooFewColours:
            return coloursAround(evidence);
        case Rule::River:
            return item.cells.size() < 2 ? Text()
                                         : Text{"Counted from %1 to %2 along the line.",
                                                {name(item.cells.front()), name(item.cells.back())}};
        case Rule::Island:
            return evidence.cells.empty() ? plain("There is no water to cut it off: it is all of the land.")
                                          : Text{"Cut off by the water on %1.", {evidenceCells}};
        case Rule::AnimalCard:
            return evidence.cells.empty() ? Text() : Text{"The habitats also take in %1.", {evidenceCells}};
        default:
            return {};
    }
}

}  // namespace concord::phone
