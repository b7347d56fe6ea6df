#include "app/phone/messages/command.h"

#include "app/phone/messages/renature_area.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/pad_row.h"

#include <algorithm>
#include <array>

namespace concord::phone {

namespace {

constexpr std::size_t maxNameBytes = 200;
constexpr std::int64_t maxRevision = 1'000'000'000;

std::string identifierAt(const JsonValue& value) {
    std::string text = textAt(value);
    if (!isIdentifier(text)) {
        value.failGot(CONCORD_TEXT("expected an identifier of letters, digits and dashes, got %1"));
    }
    return text;
}

std::string nameAt(const JsonValue& value) {
    std::string name = textAt(value, TextKind::Name);
    if (name.size() > maxNameBytes) {
        value.fail({CONCORD_TEXT("expected at most %1 bytes"), {std::to_string(maxNameBytes)}});
    }
    return name;
}

Cell cellAt(const JsonValue& value) {
    const std::optional<Cell> cell = phone::cellFromName(textAt(value));
    if (!cell) {
        value.failGot(CONCORD_TEXT("expected a cell such as \"c2\", got %1"));
    }
    return *cell;
}

Stack stackAt(const JsonValue& value) {
    std::vector<Token> tokens;
    for (const JsonValue& entry : listAt(value)) {
        const std::optional<Token> token = tokenFromName(textAt(entry));
        if (!token) {
            entry.failGot(CONCORD_TEXT("expected a token colour, got %1"));
        }
        if (tokens.size() == maxHeight) {
            entry.fail({CONCORD_TEXT("expected at most %1 tokens"), {std::to_string(maxHeight)}});
        }
        tokens.push_back(*token);
    }
    const std::optional<Stack> stack = Stack::fromTokens(tokens);
    if (!stack) {
        value.fail({CONCORD_TEXT("expected tokens that may lie on each other"), {}});
    }
    return *stack;
}

Cube cubeAt(const JsonValue& value) {
    const std::string name = textAt(value);
    if (name == "none") {
        return Cube::None;
    }
    if (name != "animal" && name != "spirit") {
        value.failGot(CONCORD_TEXT("expected \"none\", \"animal\" or \"spirit\", got %1"));
    }
    return name == "animal" ? Cube::Animal : Cube::Spirit;
}

int pointsAt(const JsonValue& value) {
    const int points = integerAt(value);
    if (points < -maxPadNumber || points > maxPadNumber) {
        value.failGot(CONCORD_TEXT("expected a number from %1 to %2, got %3"),
                      {std::to_string(-maxPadNumber), std::to_string(maxPadNumber)});
    }
    return points;
}

std::vector<int> partsAt(const JsonValue& value) {
    constexpr std::size_t most = 32;
    std::vector<int> parts;
    for (const JsonValue& entry : listAt(value)) {
        if (parts.size() == most) {
            value.fail({CONCORD_TEXT("expected at most %1 numbers"), {std::to_string(most)}});
        }
        parts.push_back(pointsAt(entry));
    }
    return parts;
}

// Reads the keys of a command and refuses others.
class Keys {
public:
    explicit Keys(const JsonValue& object) : m_object(object) {}

    JsonValue operator()(std::string_view key) {
        m_known.push_back(key);
        return require(m_object, key);
    }
    std::optional<JsonValue> optional(std::string_view key) {
        m_known.push_back(key);
        return m_object.member(key);
    }
    void refuseOthers() const { refuseOtherKeys(m_object, m_known); }

private:
    JsonValue m_object;
    std::vector<std::string_view> m_known;
};

// Either "points", a number or null, or "parts", a list.
TypeNumber readTyped(Keys& keys) {
    TypeNumber typed{identifierAt(keys("player")), identifierAt(keys("row")), {}};
    if (const std::optional<JsonValue> parts = keys.optional("parts")) {
        typed.points = partsAt(*parts);
    } else if (const JsonValue points = keys("points"); points.kind() != JsonValue::Kind::Null) {
        typed.points = {pointsAt(points)};
    }
    return typed;
}

// A number, or null.
std::optional<int> cubesAt(const JsonValue& value) {
    return value.kind() == JsonValue::Kind::Null ? std::nullopt : std::optional(wholeAt(value, maxPadNumber));
}

Side sideAt(const JsonValue& value) {
    const std::string side = textAt(value);
    if (side != "A" && side != "B") {
        value.failGot(CONCORD_TEXT("expected \"A\" or \"B\", got %1"));
    }
    return side == "A" ? Side::A : Side::B;
}

SetSpirit readSpirit(Keys& keys) {
    SetSpirit spirit{identifierAt(keys("player")), {}, {}};
    if (const JsonValue card = keys("spirit"); card.kind() != JsonValue::Kind::Null) {
        spirit.spirit = identifierAt(card);
    }
    if (const std::optional<JsonValue> placed = keys.optional("placed")) {
        spirit.placed = booleanAt(*placed);
    }
    return spirit;
}

AcceptContradiction readAccepted(Keys& keys) {
    AcceptContradiction accepted{identifierAt(keys("player")), {}, identifierAt(keys("code"))};
    if (const std::optional<JsonValue> row = keys.optional("row")) {
        accepted.row = identifierAt(*row);
    }
    return accepted;
}

SetAreasLeft readAreasLeft(Keys& keys) {
    SetAreasLeft left;
    if (const JsonValue areas = keys("areas"); areas.kind() != JsonValue::Kind::Null) {
        left.areas = areasAt(areas);
    }
    return left;
}

SetPlantsLeft readPlantsLeft(Keys& keys) {
    SetPlantsLeft left{identifierAt(keys("player")), {}};
    if (const JsonValue plants = keys("plants"); plants.kind() != JsonValue::Kind::Null) {
        left.plants = plantsLeftAt(plants);
    }
    return left;
}

struct ActionReader {
    std::string_view name;
    Action (*read)(Keys& keys);
};

// In the order of the alternatives of Action.
constexpr auto readers = std::to_array<ActionReader>({
    {"set-stack",
     [](Keys& keys) -> Action {
         return SetStack{identifierAt(keys("player")), cellAt(keys("cell")), stackAt(keys("stack"))};
     }},
    {"set-cube",
     [](Keys& keys) -> Action {
         return SetCube{identifierAt(keys("player")), cellAt(keys("cell")), cubeAt(keys("cube"))};
     }},
    {"check",
     [](Keys& keys) -> Action {
         return CheckCell{identifierAt(keys("player")), cellAt(keys("cell"))};
     }},
    {"type", [](Keys& keys) -> Action { return readTyped(keys); }},
    {"add-player",
     [](Keys& keys) -> Action {
         const JsonValue name = keys("name");
         return AddPlayer{textAt(name).empty() ? std::string() : nameAt(name)};
     }},
    {"rename",
     [](Keys& keys) -> Action {
         return RenamePlayer{identifierAt(keys("player")), nameAt(keys("name"))};
     }},
    {"cancel-photo", [](Keys& keys) -> Action { return CancelPhoto{identifierAt(keys("photo"))}; }},
    {"remove-photo", [](Keys& keys) -> Action { return RemovePhoto{identifierAt(keys("photo"))}; }},
    {"give-photo",
     [](Keys& keys) -> Action {
         return GivePhoto{identifierAt(keys("photo")), identifierAt(keys("player"))};
     }},
    {"answer-photo",
     [](Keys& keys) -> Action {
         return AnswerPhoto{identifierAt(keys("photo")), identifierAt(keys("answer"))};
     }},
    {"undo", [](Keys&) -> Action { return UndoOwn{}; }},
    {"remove-player", [](Keys& keys) -> Action { return RemovePlayer{identifierAt(keys("player"))}; }},
    {"set-side", [](Keys& keys) -> Action { return SetSide{sideAt(keys("side"))}; }},
    {"set-card",
     [](Keys& keys) -> Action {
         return SetCard{identifierAt(keys("player")), identifierAt(keys("card")), cubesAt(keys("cubes"))};
     }},
    {"set-spirit", [](Keys& keys) -> Action { return readSpirit(keys); }},
    {"set-spirits-in-play", [](Keys& keys) -> Action { return SetSpiritsInPlay{booleanAt(keys("on"))}; }},
    {"accept", [](Keys& keys) -> Action { return readAccepted(keys); }},
    {"set-areas-left", [](Keys& keys) -> Action { return readAreasLeft(keys); }},
    {"set-plants-left", [](Keys& keys) -> Action { return readPlantsLeft(keys); }},
});
static_assert(readers.size() == std::variant_size_v<Action>);

}  // namespace

bool isIdentifier(std::string_view text) {
    constexpr std::size_t longest = 64;
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::optional<Cell> cellFromName(std::string_view name) {
    const std::optional<Cell> onA = concord::cellFromName(Side::A, name);
    return onA ? onA : concord::cellFromName(Side::B, name);
}

Command commandFromJson(std::string_view text) {
    if (text.size() > maxCommandBytes) {
        throw InputError({}, {CONCORD_TEXT("expected at most %1 bytes"), {std::to_string(maxCommandBytes)}});
    }
    const JsonDocument document(text);
    const JsonValue root = document.root();
    expectObject(root);
    Keys keys(root);
    Command command;
    command.client = identifierAt(keys("client"));
    if (const std::optional<JsonValue> who = keys.optional("who")) {
        command.who = identifierAt(*who);
    }
    command.number = wholeAt(keys("number"));
    command.revision = wholeAt(keys("revision"), maxRevision);
    const JsonValue what = keys("do");
    const auto reader = std::ranges::find(readers, textAt(what), &ActionReader::name);
    if (reader == readers.end()) {
        what.failGot(CONCORD_TEXT("expected a command, got %1"));
    }
    command.action = reader->read(keys);
    keys.refuseOthers();
    return command;
}

std::string_view nameOf(const Action& action) { return readers.at(action.index()).name; }

}  // namespace concord::phone
