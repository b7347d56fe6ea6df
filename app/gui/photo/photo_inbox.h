// Photos on their way to a player's board, wherever they come from: opened, dropped, pasted, taken, read again.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"
#include "app/gui/photo/opener.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

class QMimeData;

namespace concord::gui {

enum class PhotoUse {
    NewGame,    // shows the board of somebody who plays alone
    Board,      // shows the selected player's board
    SecondView  // shows it once more: read together with the photo that is there
};

// A photo goes to the player who is selected when it comes, wherever that player sits when it has been read; without a
// document, to a new one. Several are read one after the other; the latest of a player counts.
class PhotoInbox : public QObject {
    Q_OBJECT

public:
    PhotoInbox(Document& document, Selection& selection, ReadPhoto read = readPhoto, QObject* parent = nullptr);

    void open(const QString& path);  // a photo or a game, told apart by content
    void add(const QString& path, PhotoUse use);
    // name: what messages call it.
    void add(const QImage& picture, const QString& name, PhotoUse use);
    // Dropped or pasted. False where it holds neither a file nor a picture.
    bool add(const QMimeData& data, PhotoUse use);
    static bool holdsSomething(const QMimeData& data);

    bool mayAddView() const;          // a board was read from a photo
    bool mayReadAsOtherSide() const;  // and no other player's board is in the way
    void readAsOtherSide();
    // The photo that otherSideShown() told of, as the side that was chosen before.
    void readAsChosenSide();
    // The four corners in pixels of the stored image, as vision::ReadOptions wants them.
    void readInOutline(const std::vector<QPointF>& corners);
    bool isReadingFor(int player) const;
    void cancel();  // the photo that is being read; those that wait are read

signals:
    void gameOpened(const concord::Game& game, const QString& path);
    void placed();                                        // the photo lies on the board's page now
    void boardMissing(const concord::gui::Wording& why);  // likewise, but no board was found in it
    void warned(const concord::gui::Wording& text);       // read, but with something to know
    void noted(const concord::gui::Wording& text);        // read, for a player whom nobody looks at now
    // Read, but it shows another side than the one chosen for the game; offer: to read it as that one.
    void otherSideShown(const concord::gui::Wording& text, const concord::gui::Wording& offer);
    void failed(const concord::gui::Wording& problem);
    void progressed(const concord::gui::Wording& what, int step, int steps);

private:
    // A photo on its way, and what it is for.
    struct PendingPhoto {
        PhotoRequest request;
        std::optional<PlayerId> player;  // whose board it shows; nothing: a new game's, whatever game is open
        QString name;                    // of the player
        bool keepsChecked = false;
        bool again = false;  // of a photo that is there already
    };
    // Read for a player who was removed meanwhile.
    struct HeldPhoto {
        PendingPhoto photo;
        PhotoOutcome outcome;
    };
    enum class Kind : std::uint8_t { Note, Warning, Problem };
    struct Report {
        Kind kind = Kind::Note;
        Wording text;
        Wording offer;  // to read the photo as the side that was chosen; mostly empty
    };

    const Photo* present() const;
    bool isForNewGame(PhotoUse use) const { return use == PhotoUse::NewGame || !m_document.isOpen(); }
    void read(PhotoRequest request, PhotoUse use);
    void readAgain(const PhotoRequest& request, bool keepsChecked);
    PendingPhoto forSelectedPlayer(PhotoRequest request) const;
    void enqueue(PendingPhoto photo);
    void begin();  // the first that waits, unless one is being read
    PendingPhoto takeFirst();
    void finish(const PhotoOutcome& outcome);
    void assign(PendingPhoto photo, const PhotoOutcome& outcome);
    void announce(const PendingPhoto& photo, const PhotoOutcome& outcome, bool isSeen, std::optional<Side> chosen);
    void assignHeld();
    void forgetAll();
    // Said when nothing is read any more: the next progress would hide it.
    void report(const Report& report);
    void showReports();

    Document& m_document;
    Selection& m_selection;
    Opener m_opener;
    std::deque<PendingPhoto> m_pending;
    bool m_reading = false;  // the first of them
    std::vector<HeldPhoto> m_held;
    std::vector<Report> m_reports;
    std::optional<PlayerId> m_offered;  // whose photo may be read as the side that was chosen
};

}  // namespace concord::gui
