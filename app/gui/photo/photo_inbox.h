// Photos that are waiting to be read: opened, dropped, pasted, taken with the camera, or read again.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"
#include "app/gui/photo/inbox_photo.h"
#include "app/gui/photo/opener.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

class QMimeData;

namespace concord::gui {

enum class PhotoUse {
    NewGame,    // starts a new game of one player
    Board,      // shows the selected player's board
    SecondView  // shows it once more: read together with the photo that is there
};

// A photo belongs to the player who is selected when it arrives, even if that player has another seat when it has been
// read; without a document, to a new game. Photos are read one after the other; the latest one of a player counts.
class PhotoInbox : public QObject {
    Q_OBJECT

public:
    PhotoInbox(Document& document, Selection& selection, ReadPhoto read = readPhoto, QObject* parent = nullptr);

    void open(const QString& path);  // a photo or a game, depending on content
    void add(const QString& path, PhotoUse use);
    // name: what messages call it.
    void add(const QImage& picture, const QString& name, PhotoUse use);
    // Dropped or pasted. False if it holds neither a file nor a picture.
    bool add(const QMimeData& data, PhotoUse use);
    static bool holdsSomething(const QMimeData& data);

    // The photos in the order of their arrival, until they are removed.
    const std::vector<InboxPhoto>& photos() const { return m_photos; }
    const InboxPhoto* find(const PhotoId& id) const;
    // From anywhere, such as a phone. name: what messages call it, not trusted. player: whose board it is meant to
    // show; nothing: the next player without a board. The same photo again gives the same id.
    PhotoId add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player);
    // Makes it the board of that player, in one undo step. If it shows another player's board, the two swap theirs.
    void give(const PhotoId& id, PlayerId player);
    // One of the answers of its question.
    void answer(const PhotoId& id, PhotoAnswer answer);
    void cancel(const PhotoId& id);  // its reading; the photo stays
    void remove(const PhotoId& id);  // unless it is beside a board

    bool mayAddView() const;          // a board was read from a photo
    bool mayReadAsOtherSide() const;  // and no other player's board prevents it
    void readAsOtherSide();
    // Reads the photo of otherSideShown() again, as the side that was chosen before.
    void readAsChosenSide();
    // The four corners in pixels of the stored image, as vision::ReadOptions wants them.
    void readInOutline(const std::vector<QPointF>& corners);
    bool isReadingFor(int player) const;
    void cancelReading();  // the photo that is being read; those that wait are read

signals:
    void photosChanged();                                // their number or order
    void photoChanged(const concord::gui::PhotoId& id);  // anything else of one
    void gameOpened(const concord::GameFile& game, const QString& path);
    void placed();                                        // the photo is on the board's page now
    void boardMissing(const concord::gui::Wording& why);  // the same, but no board was found in it
    void warned(const concord::gui::Wording& text);       // read, but with a warning
    void noted(const concord::gui::Wording& text);        // read, for a player who is not selected now
    // Read, but it shows another side than the one chosen for the game; offer: to read it as the chosen side.
    void otherSideShown(const concord::gui::Wording& text, const concord::gui::Wording& offer);
    void failed(const concord::gui::Wording& problem);
    void progressed(const concord::gui::Wording& what, int step, int steps);

private:
    // A photo that waits or is being read, and what it is for.
    struct PendingPhoto {
        PhotoRequest request;
        std::optional<PlayerId> player;  // whose board it shows; nothing: a new game's, whatever game is open
        QString name;                    // of the player
        PhotoId id = {};                 // in m_photos
        bool keepsChecked = false;
        bool again = false;  // reads a photo again that is already there
    };
    // A photo of a player who was removed while it was read.
    struct HeldPhoto {
        PendingPhoto photo;
        PhotoOutcome outcome;
    };
    enum class Kind : std::uint8_t { Note, Warning, Problem };
    struct Report {
        Kind kind = Kind::Note;
        Wording text;
        Wording offer;  // to read the photo as the side that was chosen; usually empty
    };

    InboxPhoto* entry(const PhotoId& id);
    void setState(const PhotoId& id, InboxState state, const Wording& why = {});
    const Photo* present() const;
    bool isForNewGame(PhotoUse use) const { return use == PhotoUse::NewGame || !m_document.isHarmonies(); }
    void read(PhotoRequest request, PhotoUse use);
    void readAgain(const PhotoRequest& request, bool keepsChecked);
    PendingPhoto forSelectedPlayer(PhotoRequest request) const;
    void enqueue(PendingPhoto photo);
    void begin();  // starts the first waiting one, unless one is being read
    PendingPhoto takeFirst();
    void finish(const PhotoOutcome& outcome);
    void assign(PendingPhoto photo, const PhotoOutcome& outcome);
    void announce(const PendingPhoto& photo, const PhotoOutcome& outcome, bool isSeen, std::optional<Side> chosen);
    void assignHeld();
    void forgetAll();
    // Shown when nothing is read any more: the next progress would hide it.
    void report(const Report& report);
    void showReports();

    Document& m_document;
    Selection& m_selection;
    Opener m_opener;
    std::vector<InboxPhoto> m_photos;
    std::deque<PendingPhoto> m_pending;
    bool m_reading = false;  // m_pending.front() is being read
    std::vector<HeldPhoto> m_held;
    std::vector<Report> m_reports;
    std::optional<PlayerId> m_offered;  // whose photo can be read as the side that was chosen
};

}  // namespace concord::gui
