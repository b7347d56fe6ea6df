// The inbox takes photos from anywhere, reads several at once, and brings each to somebody's board.
//
// A photo belongs to the player it was meant for, whatever their name and seat when it has been read; where no game of
// Harmonies is open, it starts one. The results come to the boards in the order in which the photos arrived. A photo
// that no board can take without a person asks a question. Boards only change by steps that can be undone.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"
#include "app/gui/photo/inbox_photo.h"
#include "app/gui/photo/inbox_reports.h"
#include "app/gui/photo/photo_decision.h"
#include "app/gui/photo/photo_reader.h"

#include <QObject>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

class QMimeData;

namespace concord::gui {

class PhotoInbox : public QObject {
    Q_OBJECT

public:
    PhotoInbox(Document& document, Selection& selection, ReadPhoto read = readPhoto, QObject* parent = nullptr);

    // --- photos on their way in (photo_inbox_sources.cpp)

    // Opens photos and, unless use is SecondView, games, depending on the content of the files. With PhotoUse::Board a
    // photo opened alone is the selected player's; several, or with a game, they are those of the next players.
    void open(const QStringList& paths, PhotoUse use);
    void addPhotos(const std::vector<PhotoFile>& files, PhotoUse use);
    // Adds what was dropped or pasted. False if it holds neither a file nor a picture.
    bool add(const QMimeData& data, PhotoUse use);
    static bool holdsSomething(const QMimeData& data);
    // name: what messages call the picture. It is encoded first, on another thread.
    void add(const QImage& picture, const QString& name, PhotoUse use);
    // Adds a photo that does not come from the window, but from a phone, for example. name: not trusted. player: whose
    // board it shows; nothing: that of the next player without a board. The same photo again gives the same id.
    PhotoId add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player);

    // What is known of the box, asked for each photo.
    void setBoxSource(BoxSource box) { m_box = std::move(box); }

    // --- the photos in the inbox

    // In the order of their arrival. Those on the boards of the game are among them.
    const std::vector<InboxPhoto>& photos() const { return m_photos; }
    const InboxPhoto* find(const PhotoId& id) const;
    bool isReadingFor(int player) const;  // whether a photo for the player waits or is being read
    // If the photo is on a board, moves or swaps boards, in one undo step. Otherwise it becomes this player's: it is
    // read if need be; then, with PhotoUse::Board, it replaces the board that is there, else it is compared with it.
    // Does nothing if the file could not be decoded.
    void give(const PhotoId& id, PlayerId player);
    // One of the answers of its question.
    void answer(const PhotoId& id, PhotoAnswer answer);
    void cancel(const PhotoId& id);           // stops its reading; the photo stays
    void readAgain(const PhotoId& id);        // does nothing if it is on a board
    bool canRemove(const PhotoId& id) const;  // unless somebody's board was read from it
    void remove(const PhotoId& id);           // does nothing if it cannot be removed

    // --- the photo of the selected player

    bool canAddView() const;          // whether a board was read from it
    bool canReadAsOtherSide() const;  // whether it could be that side, and no other board prevents it
    void readAsOtherSide();
    // The four corners in pixels of the stored image, as vision::ReadOptions wants them.
    void readWithCorners(const std::vector<QPointF>& corners);

    // --- with autosave: a photo is read when it has been stored

    void waitForStorage() { m_waitsForStorage = true; }
    void markStored(const QStringList& ids);
    // Photos for a new game that an earlier run left behind.
    void restore(const std::vector<WaitingPhoto>& photos);

signals:
    void photosChanged();                                // their number or order
    void photoChanged(const concord::gui::PhotoId& id);  // anything else about one of them
    void gameOpened(const concord::GameFile& game, const QString& path);
    void placed();  // the selected player's board now shows a photo that somebody at the window is waiting for
    void boardMissing(const concord::gui::Wording& why);  // as placed(), but no board was found
    void warned(const concord::gui::Wording& text);       // photos were read, with warnings
    void failed(const concord::gui::Wording& problem);
    // Says what the inbox did or did not do; accept() does what is offered, such as undoing it. offer may be empty.
    void notified(const concord::gui::Wording& text, const concord::gui::Wording& offer,
                  const std::function<void()>& accept);

private:
    enum class Purpose : std::uint8_t {
        Arrival,
        Reread,  // of a photo on a board
        Fuse,
        SideChange  // of another board, as the new side of the game
    };
    struct Job {
        PhotoId id;
        Purpose purpose;
        PhotoRequest request;
        std::optional<PlayerId> player;          // whose board it is; nothing for Arrival
        std::shared_ptr<const Photo> base = {};  // the photo on the board when the reading began; for Reread and Fuse
    };
    // The game changes to the other side, for which its photos are read again.
    struct SideChange {
        PhotoId cause;  // the photo that shows that side
        Side side = Side::A;
        int unfinished = 0;                                                   // number of readings still to finish
        std::vector<std::pair<PlayerId, std::shared_ptr<const Photo>>> read;  // the other boards, read as that side
    };

    InboxPhoto* entry(const PhotoId& id);
    PhotoId enter(InboxPhoto photo);  // call readEntered() afterwards
    void readEntered();
    void enterAgain(const PhotoId& id, const InboxPhoto& photo);
    void startGameWithKnownPhotos();

    std::optional<PlayerId> target(PhotoUse use) const;
    std::shared_ptr<const Photo> selectedPlayersPhoto() const;
    std::optional<int> seatOf(const std::shared_ptr<const Photo>& photo) const;  // whose board it shows now
    std::optional<int> seatOnBoard(const InboxPhoto& photo) const;               // nothing where isOnBoard is false
    QString nameOf(std::optional<PlayerId> player) const;

    // photo_inbox_document.cpp
    void store();
    void restoreOne(const WaitingPhoto& waiting);
    void followReplacement();
    void followDocument();
    bool addPhotosOfBoards();
    const std::vector<PhotoId>& idsOf(const std::shared_ptr<const Photo>& photo);
    void followPlayers();
    void updateFromBoard(InboxPhoto& photo, int player);

    // photo_inbox_reading.cpp
    void beginReadingStored();
    void begin(const Job& job);
    void rereadSelectedPlayersPhoto(const PhotoRequest& request);
    bool isBusy(const PhotoId& id) const;
    void stopReading(const PhotoId& id);
    void stopJobs(const std::function<bool(const Job&)>& isToStop);
    void showStage(int job, vision::Stage stage);
    void showPicture(int job, const QImage& thumbnail);
    void finish(int number, const PhotoOutcome& outcome);
    void finishInOrder();
    void showReports();  // unless a photo is still being read
    void finishArrival(const PhotoId& id, const PhotoOutcome& outcome);
    void finishReread(const Job& job, const PhotoOutcome& outcome);
    void finishFused(const Job& job, const PhotoOutcome& outcome);
    void setUnread(InboxPhoto& photo, const PhotoOutcome& outcome);

    // photo_inbox_placing.cpp
    struct Before {
        bool hadBoard = false;
        std::optional<Side> chosen;  // the side of the game, if the photo may change it
    };
    void settle(const PhotoId& id);
    void ask(const PhotoId& id, const PhotoQuestion& question);
    void startGame(const PhotoId& id);
    void addPlayerWith(const PhotoId& id);
    Table withNewPlayer() const;  // the open game with one more player
    void place(const PhotoId& id, int player);
    // Gives a photo without a reading to its player; false if that player is gone or has a photo with a reading.
    bool putBeside(const PhotoId& id);
    Before before(int player) const;
    void leaveCell(int player);
    void announce(int player, const Photo& photo, const Before& before, bool isQuiet);
    void notify(const Wording& text, const Wording& offer = {}, const std::function<void()>& accept = {});
    std::function<void()> undoOfLatestStep();  // undoes it, unless another one has followed

    // photo_inbox_answers.cpp
    void moveBoard(int from, int to);
    void toNextPlayer(const PhotoId& id);
    void takeNewer(const PhotoId& id);
    void fuse(const PhotoId& id);
    void markByHand(const PhotoId& id);
    void setAside(const PhotoId& id);
    void changeSide(const PhotoId& id);
    std::optional<int> seatFor(const InboxPhoto& photo) const;  // its player's, or the next one if it adds a player
    void finishSideChange(const Job& job, const PhotoOutcome& outcome);
    void applySideChange();
    void stopSideChange();
    bool isCauseOfSideChange(const PhotoId& id) const;
    bool isReadForSideChange(const PhotoId& id) const;  // as one of the other boards

    Document& m_document;
    Selection& m_selection;
    PhotoReader m_reader;
    std::vector<InboxPhoto> m_photos;
    std::map<int, Job> m_jobs;                  // by the numbers of PhotoReader::read()
    std::vector<PhotoId> m_forNewGame;          // photos that were read before
    std::map<PhotoId, PhotoOutcome> m_arrived;  // read, but waiting for an earlier photo
    std::optional<SideChange> m_sideChange;
    std::map<const Photo*, std::pair<std::weak_ptr<const Photo>, std::vector<PhotoId>>> m_ids;  // of photos in use
    InboxReports m_reports;
    BoxSource m_box;
    bool m_waitsForStorage = false;  // photos are read only after markStored()
    bool m_isStarting = false;       // a game is being started from a photo
};

}  // namespace concord::gui
