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
    // What breaks ties and was typed with them: animal cubes, or how many sunflower tokens made up their sum.
    std::optional<int> tieBreak = {};
};
struct NameBefore {
    std::string name;
};
struct JoinedBefore {};  // the player was not there

struct OwnEdit {
    std::string player;  // id
    std::string key;     // of what was changed
    std::variant<CellBefore, NumberBefore, NameBefore, JoinedBefore> before;
    std::int64_t revision = 0;  // of this edit
    std::int64_t previous = 0;  // revision of the previous edit of the same value
};

// The answer to a command: the client gets it again if it repeats the command because the answer was lost.
struct GivenAnswer {
    int number = 0;
    bool possible = true;
    std::string text;
};

// One phone, or rather one page.
struct PhoneClient {
    std::string id;
    std::string who;  // the player whom the person chose
    std::deque<OwnEdit> edits;
    std::deque<GivenAnswer> answers;  // to the latest commands
};

// The latest ones; those that have not been heard from for long are forgotten.
class PhoneClients {
public:
    PhoneClient& of(const std::string& id);
    const PhoneClient* find(const std::string& id) const;

private:
    std::deque<PhoneClient> m_clients;  // the one heard from last is the last
};

// The present state, to be restored later. player: a seat.
CellBefore cellNow(const Document& document, int player, Cell cell);
// The row in which the number that breaks ties is typed; empty: it is not typed.
std::string tieBreakRow(const Document& document);
// With these numbers typed, none to delete them; the same table where they are refused.
Table withTyped(const Document& document, int player, const std::string& row, const std::vector<int>& numbers);
// The player has nothing that anybody could miss: neither numbers nor tokens, cards or a photo.
bool isAsAdded(const Document& document, int player);
NumberBefore numberNow(const Document& document, int player, const std::string& row);
Table restored(const Document& document, int player, const OwnEdit& edit);

}  // namespace concord::gui
