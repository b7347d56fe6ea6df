#include "app/phone/messages/replies.h"

#include "app/phone/messages/json_parts.h"

namespace concord::phone {

Text textOf(Refusal refusal) {
    switch (refusal) {
        case Refusal::NoGame:
            return {CONCORD_TEXT("No game is open."), {}};
        case Refusal::PlayerGone:
            return {CONCORD_TEXT("This player is no longer there."), {}};
        case Refusal::PhotoGone:
            return {CONCORD_TEXT("This photo is no longer there, or this cannot be done with it now."), {}};
        case Refusal::NoSuchCell:
            return {CONCORD_TEXT("The board has no such cell."), {}};
        case Refusal::CubeWithoutToken:
            return {CONCORD_TEXT("A cube can lie only on a token."), {}};
        case Refusal::NoSuchRow:
            return {CONCORD_TEXT("The pad has no such row to type into."), {}};
        case Refusal::NumberRefused:
            return {CONCORD_TEXT("The rules do not allow this number here."), {}};
        case Refusal::CannotJoin:
            return {CONCORD_TEXT("This player cannot join: the name is taken, or the table is full."), {}};
        case Refusal::TableFull:
            return {CONCORD_TEXT("The table is full. Say whose board the photo shows."), {}};
        case Refusal::NameTaken:
            return {CONCORD_TEXT("Somebody else has this name."), {}};
        case Refusal::NothingToUndo:
            return {CONCORD_TEXT("There is nothing of yours to take back."), {}};
        case Refusal::TooLarge:
            return {CONCORD_TEXT("This photo is larger than 60 MB."), {}};
        case Refusal::TooMany:
            return {CONCORD_TEXT("Too much at once. It is tried again."), {}};
        case Refusal::NoSpace:
            return {CONCORD_TEXT("There is no room left on the computer."), {}};
        case Refusal::NoBoards:
            return {CONCORD_TEXT("This game has no boards to photograph."), {}};
        case Refusal::TooManyPhotos:
            return {CONCORD_TEXT("Too many photos are on no board yet. Remove some, or say whose boards they show."),
                    {}};
        case Refusal::NotOffered:
            return {CONCORD_TEXT("This cannot be done here."), {}};
        case Refusal::CardTaken:
            return {CONCORD_TEXT("Somebody has this card, or it has no room for so many cubes."), {}};
        case Refusal::LastPlayer:
            return {CONCORD_TEXT("The game cannot be played with fewer players."), {}};
        case Refusal::SideInUse:
            return {CONCORD_TEXT("Boards of this game have tokens on them. Empty them first."), {}};
        case Refusal::NothingWrong:
            return {CONCORD_TEXT("Nothing is wrong there any more."), {}};
        case Refusal::Unreadable:
            return {CONCORD_TEXT("This message was not understood."), {}};
    }
    return {};
}

Reply refused(Refusal refusal) {
    Reply reply;
    reply.error = textOf(refusal);
    return reply;
}

Reply notUndone() {
    Reply reply;
    reply.conflict = {CONCORD_TEXT("Your last edit stays: somebody has changed the same thing since."), {}};
    return reply;
}

Text thisPhoto() { return {CONCORD_TEXT("This photo"), {}}; }

Text theName() { return {CONCORD_TEXT("The name"), {}}; }

Reply outOfRange(int min, int max) {
    Reply reply;
    reply.error = {CONCORD_TEXT("A number from %1 to %2 was expected."), {std::to_string(min), std::to_string(max)}};
    return reply;
}

std::string errorJson(const Text& text) { return Json{{"error", jsonOf(text)}}.dump(); }

std::string photoJson(const std::string& id, const Text& note) {
    Json json{{"photo", id}};
    if (!note.isEmpty()) {
        json["note"] = jsonOf(note);
    }
    return json.dump();
}

std::string replyJson(const Reply& reply, std::int64_t revision) {
    if (!reply.error.isEmpty()) {
        return errorJson(reply.error);
    }
    Json json{{"revision", revision}, {"done", reply.done}};
    if (!reply.conflict.isEmpty()) {
        json["conflict"] = jsonOf(reply.conflict);
    }
    if (!reply.player.empty()) {
        json["player"] = reply.player;
    }
    if (reply.undoable) {
        json["undoable"] = *reply.undoable;
    }
    return json.dump();
}

Text changedMeanwhile(const Text& what, const std::string& who, bool atWindow) {
    if (atWindow) {
        return {CONCORD_TEXT("%1 was changed at the computer in the meantime."), {}, {what}};
    }
    return who.empty() ? Text{CONCORD_TEXT("%1 was changed on another phone in the meantime."), {}, {what}}
                       : Text{CONCORD_TEXT("%1 changed %2 in the meantime."), {who}, {what}};
}

Text changedMeanwhile(const Text& what) { return {CONCORD_TEXT("%1 was changed in the meantime."), {}, {what}}; }

}  // namespace concord::phone
