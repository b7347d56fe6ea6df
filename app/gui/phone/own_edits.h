// What each phone did last, so that it can take back its own edits and nobody else's.
#pragma once

#include "app/gui/document/document.h"
#include "app/phone/messages/revisions.h"

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace concord::gui {

struct CellBefore {
    Cell cell;
    Stack stack;
    Cube cube = Cube::None;
    bool checked = false;
};
struct NumberBefore {
    std::string row;
    std::vector<int> typed;  // several for a row of several numbers; empty: none was typed
    // The number that breaks ties, where typing the row changes it too: animal cubes, or the number of collected
    // tokens.
    std::optional<int> tieBreak = {};
};
struct NameBefore {
    std::string name;
};
struct AbsentBefore {};  // the player was not in the game

struct OwnEdit {
    std::string player;  // id
    std::string key;     // of the changed value, as in phone::EditableValues
    std::variant<CellBefore, NumberBefore, NameBefore, AbsentBefore> before;
    std::int64_t revision = 0;  // of this edit; 0: not known yet
    std::int64_t previous = 0;  // revision in which the value was changed last before this edit, by anybody
};

// The answer to a command: the client gets it again if it repeats the command because the answer was lost.
struct GivenAnswer {
    int number = 0;        // of the command
    bool possible = true;  // as PhoneEngine::execute() says
    std::string text;      // JSON
};

// One phone, or rather one page.
struct PhoneClient {
    std::string id;
    std::string who;  // id of the player whom the person chose
    std::deque<OwnEdit> edits;
    std::deque<GivenAnswer> answers;  // to the latest commands
};

// The latest clients. When there are too many, the one that has been silent longest is forgotten.
class PhoneClients {
public:
    // Adds the client if it is not there. The next call makes the reference invalid.
    PhoneClient& of(const std::string& id);
    const PhoneClient* find(const std::string& id) const;

private:
    std::deque<PhoneClient> m_clients;  // the one that was heard from most recently comes last
};

// The present state, to be restored later. player: a seat.
CellBefore cellNow(const Document& document, int player, Cell cell);
// The row in which the number that breaks ties is typed; empty: it is not typed.
std::string tieBreakRow(const Document& document);
// The table with these numbers typed, or with none to delete them; unchanged if they are refused.
Table withTyped(const Document& document, int player, const std::string& row, const std::vector<int>& numbers);
// Whether nothing is lost with the player: there are no numbers, tokens or cards, and no photo.
bool hasNothingYet(const Document& document, int player);
NumberBefore numberNow(const Document& document, int player, const std::string& row);
Table restored(const Document& document, int player, const OwnEdit& edit);

}  // namespace concord::gui
