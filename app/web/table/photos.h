// The photos of a game, and whose board each shows, decided by the same rules as in the window: a photo belongs to the
// player it was meant for, or to the next player without a board; it is fused with the player's present photo only if
// both show the same board; where a person has to decide, a question is asked; a photo without a board adds no player.
#pragma once

#include "app/phone/messages/table_state.h"
#include "app/web/table/table.h"
#include "vision/reading/board_fit.h"

#include <functional>
#include <map>
#include <set>

namespace concord::web {

enum class PhotoUse : std::uint8_t {
    NextPlayer,  // shows the board of the next player without one
    Board,       // shows a player's board and replaces the one that is there
    SecondView   // shows a player's board, which may have a photo already
};

enum class PhotoState : std::uint8_t { Waiting, Reading, OnBoard, NoBoard, Failed, Question, Loose };

struct PhotoQuestion {
    phone::Text text;
    std::vector<std::string> offers;  // ids of answers
};

struct Photo {
    std::string id;
    std::string name;
    std::string sha256;
    int width = 0;  // of the stored image
    int height = 0;
    int orientation = 1;
    std::optional<int> player;  // number of the seat it is meant for, or whose board it shows
    std::string playerName;     // for messages about somebody who left the game
    PhotoUse use = PhotoUse::NextPlayer;
    PhotoState state = PhotoState::Waiting;
    double progress = 0;
    phone::Text why;  // it could not be read or used
    std::optional<PhotoQuestion> question;
    std::shared_ptr<const BoardPhoto> result;  // null until it has been read
    bool addsPlayer = false;                   // if it shows a board, a new player gets it
    bool isLoose = false;                      // on no board, until a person says whose board it shows

    // How it is to be read: as which side, and fused with which photo. base: the photo that the board had when this was
    // decided; if the board has another one once the reading is there, the two are not fused.
    std::optional<Side> readSide;
    std::string readWith;
    std::shared_ptr<const BoardPhoto> base;
};

struct AddedPhoto {
    std::string id;
    phone::Text note;  // what is worth knowing; usually empty
};

class Photos {
public:
    explicit Photos(Table& table) : m_table(table) {}

    // Called before each change of the table, so that undo can keep the table as it is.
    std::function<void()> aboutToEdit;
    // "Player %1", perhaps in another language.
    std::string playerWord = "Player %1";

    const std::vector<Photo>& all() const { return m_photos; }
    const Photo* find(const std::string& id) const;
    // player: an id, "new", or empty. The same photo again has the same id, and stays on the board that it shows.
    AddedPhoto add(Photo photo, const std::string& player);
    // These return false if there is no such photo, or if this cannot be done with it now.
    bool setProgress(const std::string& id, double fraction);
    bool setReading(const std::string& id, const vision::Reading& reading);
    bool setNoBoard(const std::string& id, const phone::Text& why);
    bool setFailed(const std::string& id, const phone::Text& why);
    bool mayGive(const std::string& id) const;
    bool give(const std::string& id, std::size_t seat);
    bool answer(const std::string& id, const std::string& answer);
    bool cancel(const std::string& id);
    bool remove(const std::string& id);

    // To be called after the table was changed from outside: finds out which photos are on boards now.
    void followTable();
    std::vector<phone::PhotoFacts> facts() const;

    // For saving and opening a game.
    void replace(std::vector<Photo> photos, int lastNumber);
    int lastNumber() const { return m_lastNumber; }

private:
    // The game is turned to the other side: its photos are read again.
    struct SideChange {
        std::string cause;  // id of the photo that shows the new side
        Side side = Side::A;
        std::set<std::string> pending;                             // ids of photos still to be read
        std::map<int, std::shared_ptr<const BoardPhoto>> results;  // by the number of the seat
    };

    Photo* entry(const std::string& id);
    // The seat that has the photo, even if no board was found in it.
    std::optional<std::size_t> seatWith(const std::string& id) const;
    void intendFor(Photo& photo, std::size_t seat);  // a person has said whose board it shows
    phone::Text addAgain(Photo& photo, std::optional<std::size_t> seat);
    std::shared_ptr<const BoardPhoto> boardPhoto(const Photo& photo, std::optional<vision::Reading> reading) const;
    // Puts a photo that was read onto a board, has it read again, asks a person, or sets it aside.
    void settle(Photo& photo);
    void settleFor(Photo& photo, std::size_t seat);
    void readAgain(Photo& photo, std::optional<Side> side);
    void fuseWith(Photo& photo, std::size_t seat);
    void finishFused(Photo& photo, const vision::Reading& reading);
    void place(Photo& photo, std::size_t seat, std::shared_ptr<const BoardPhoto> shown, bool keepsChecked);
    void startGame(Photo& photo);
    void ask(Photo& photo, PhotoQuestion question);
    void askWithoutBoard(Photo& photo);  // what to do with a photo in which no board was found
    // Gives the player a photo without a reading. Returns false if the game is not Harmonies, if the player is not in
    // the game, or if the player's present photo has a reading.
    bool attachWithoutReading(Photo& photo);
    void setAside(Photo& photo);
    bool changeSide(Photo& photo);
    bool finishSideChange(const std::string& id, std::optional<vision::Reading> reading);
    void applySideChange();
    void stopSideChange();
    void edit(Table after);

    Table& m_table;
    std::vector<Photo> m_photos;
    std::optional<SideChange> m_sideChange;
    int m_lastNumber = 0;
};

}  // namespace concord::web
