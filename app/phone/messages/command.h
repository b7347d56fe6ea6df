// What a person does on the page that phones see, as docs/phone.md describes it. The commands come from strangers:
// everything is checked.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/json/input_error.h"
#include "scoring/renature/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace concord::phone {

inline constexpr std::size_t maxCommandBytes = 8192;  // most commands need about two hundred

struct SetStack {
    std::string player;
    Cell cell;  // of some side; the engine checks whether the board has it
    Stack stack;
};
struct SetCube {
    std::string player;
    Cell cell;
    Cube cube = Cube::None;
};
struct CheckCell {
    std::string player;
    Cell cell;
};
struct TypeNumber {
    std::string player;
    std::string row;
    std::vector<int> points;  // several only in a row of several entries; empty: the computed points count again
};
struct AddPlayer {
    std::string name;  // normalized; empty: the engine picks one
};
struct RenamePlayer {
    std::string player;
    std::string name;
};
struct CancelPhoto {
    std::string photo;
};
struct RemovePhoto {
    std::string photo;
};
struct GivePhoto {
    std::string photo;
    std::string player;
};
struct AnswerPhoto {
    std::string photo;
    std::string answer;
};
struct UndoOwn {};

// The actions from here on are possible only if the state lists them in "can".
struct RemovePlayer {
    std::string player;
};
struct SetSide {
    Side side = Side::A;
};
struct SetCard {
    std::string player;
    std::string card;
    std::optional<int> cubes;  // placed; nothing: the player does not have the card
};
struct SetSpirit {
    std::string player;
    std::string spirit;          // empty: none
    std::optional<bool> placed;  // its cube is on the board; nothing: as the board shows
};
struct SetSpiritsInPlay {
    bool on = false;
};
// The person insists on a value that contradicts the rules: scoring/table/contradiction.h.
struct AcceptContradiction {
    std::string player;
    std::string row;  // empty: the whole board
    std::string code;
};
// Renature: every area that still holds its token; nothing: unknown.
struct SetAreasLeft {
    std::optional<std::vector<renature::Area>> areas;
};
// Renature: what is left on the player's board; nothing: unknown.
struct SetPlantsLeft {
    std::string player;
    std::optional<renature::PlantsLeft> plants;
};

using Action = std::variant<SetStack, SetCube, CheckCell, TypeNumber, AddPlayer, RenamePlayer, CancelPhoto, RemovePhoto,
                            GivePhoto, AnswerPhoto, UndoOwn, RemovePlayer, SetSide, SetCard, SetSpirit,
                            SetSpiritsInPlay, AcceptContradiction, SetAreasLeft, SetPlantsLeft>;

struct Command {
    std::string client;         // id of the page that sent it: letters, digits and dashes
    std::string who;            // the player whom the person chose; may be empty
    int number = 0;             // counts the commands of a client
    std::int64_t revision = 0;  // of the state that the person saw
    Action action;
};

// Throws InputError for anything but a valid command.
Command commandFromJson(std::string_view text);

// The name of an action: "set-stack".
std::string_view nameOf(const Action& action);

// Whether the text can be an identifier in a path or a command: 1 to 64 letters, digits and dashes.
bool isIdentifier(std::string_view text);
// A cell of any side; nothing for other texts.
std::optional<Cell> cellFromName(std::string_view name);

}  // namespace concord::phone
