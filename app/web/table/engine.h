// The page's engine in the web program, which has no window: reports the table as messages, carries out commands, and
// takes the readings of photos. docs/phone.md describes the messages, docs/web.md what this engine adds. All messages
// are texts, and no function throws.
#pragma once

#include "app/phone/messages/command.h"
#include "app/phone/messages/replies.h"
#include "app/phone/messages/revisions.h"
#include "app/web/table/certainty.h"
#include "app/web/table/photos.h"

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace concord::web {

class Engine {
public:
    Engine();

    std::string state();
    // Returns {"status": 200, "body": {...}}; the status is 400 if the body is an error.
    std::string command(std::string_view json);
    std::string area(std::string_view json) const;
    // The games that can be played: [{"id", "title", "minPlayers", "maxPlayers"}].
    static std::string games();
    std::string newGame(std::string_view json);
    void close();
    // The name of players who are added without one: "Player %1" in the page's language.
    void setPlayerWord(std::string_view word);

    std::string addPhoto(std::string_view json);
    void photoProgress(const std::string& id, double fraction);
    // photoRead() takes the reader's answer, photoFailed() a text that says why there is none.
    std::string photoRead(const std::string& id, std::string_view json);
    std::string photoFailed(const std::string& id, std::string_view json);

    // The open game with the readings of its photos and the latest undo steps, to be stored by the page; empty if no
    // game is open and there are no photos.
    std::string keep() const;
    // Opens what keep() returned, or a concord-game.
    std::string open(std::string_view text);
    // A concord-game for other programs. details: of the record, such as {"played": ...}.
    std::string exportGame(std::string_view details) const;

    std::string why(std::string_view json) const;
    std::string catalogue(std::string_view json) const;

private:
    struct GivenAnswer {
        int number = 0;
        std::string text;
    };

    // Brings the revisions and m_state up to date. by: the client that has changed the table; may be empty.
    void refresh(const std::string& by);
    void edit(Table after);
    phone::Reply apply(const phone::Command& command);
    // Why the command is refused; a reply without error and conflict if it is not.
    phone::Reply refusal(const phone::Command& command, const std::string& key, const phone::Text& what) const;
    phone::Reply cellRefusal(const phone::Command& command, const std::string& player, Cell cell) const;
    phone::Reply cardRefusal(const phone::Command& command, const std::string& player) const;

    phone::Reply change(const phone::Command& command, const phone::SetStack& what);
    phone::Reply change(const phone::Command& command, const phone::SetCube& what);
    phone::Reply change(const phone::Command& command, const phone::CheckCell& what);
    phone::Reply change(const phone::Command& command, const phone::TypeNumber& what);
    phone::Reply change(const phone::Command& command, const phone::AddPlayer& what);
    phone::Reply change(const phone::Command& command, const phone::RenamePlayer& what);
    phone::Reply change(const phone::Command& command, const phone::CancelPhoto& what);
    phone::Reply change(const phone::Command& command, const phone::RemovePhoto& what);
    phone::Reply change(const phone::Command& command, const phone::GivePhoto& what);
    phone::Reply change(const phone::Command& command, const phone::AnswerPhoto& what);
    phone::Reply change(const phone::Command& command, const phone::UndoOwn& what);
    phone::Reply change(const phone::Command& command, const phone::RemovePlayer& what);
    phone::Reply change(const phone::Command& command, const phone::SetSide& what);
    phone::Reply change(const phone::Command& command, const phone::SetCard& what);
    phone::Reply change(const phone::Command& command, const phone::SetSpirit& what);
    phone::Reply change(const phone::Command& command, const phone::SetSpiritsInPlay& what);
    phone::Reply change(const phone::Command& command, const phone::AcceptContradiction& what);
    phone::Reply change(const phone::Command& command, const phone::SetAreasLeft& what);
    phone::Reply change(const phone::Command& command, const phone::SetPlantsLeft& what);
    phone::Reply changeRenature(const std::function<void(renature::Game&)>& change);

    Table m_table;
    Photos m_photos{m_table};
    std::deque<Table> m_undo;  // the tables before the latest edits
    CertaintyTexts m_certainties;
    phone::Revisions m_revisions;
    std::string m_state;
    // By client: a command that is sent again gets the same answer.
    std::map<std::string, std::deque<GivenAnswer>> m_answers;
};

}  // namespace concord::web
