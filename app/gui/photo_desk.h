// Photos on their way to a player's board, wherever they come from: opened, dropped, pasted, taken, read again.
#pragma once

#include "document.h"
#include "opener.h"
#include "selection.h"

#include <QObject>

#include <memory>
#include <vector>

class QMimeData;

namespace concord::gui {

enum class PhotoUse {
    NewGame,    // shows the board of somebody who plays alone
    Board,      // shows the selected player's board
    SecondView  // shows it once more: read together with the photo that is there
};

// A photo goes to the player who is selected when it comes; without a document, to a new one.
class PhotoDesk : public QObject {
    Q_OBJECT

public:
    PhotoDesk(Document& document, Selection& selection, QObject* parent = nullptr);

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
    void cancel() { m_opener.cancel(); }

signals:
    void gameOpened(const concord::Game& game, const QString& path);
    void placed();                                        // the photo lies on the board's page now
    void boardMissing(const concord::gui::Wording& why);  // likewise, but no board was found in it
    void warned(const concord::gui::Wording& text);       // read, but with something to know
    // Read, but it shows another side than the one chosen for the game; offer: to read it as that one.
    void otherSideShown(const concord::gui::Wording& text, const concord::gui::Wording& offer);
    void failed(const concord::gui::Wording& problem);
    void progressed(const concord::gui::Wording& what, int step, int steps);

private:
    // What the reading under way is for.
    struct Errand {
        int player = 0;
        bool keepsChecked = false;
        bool again = false;      // of a photo that is there already
        bool newGame = false;    // whatever game is open
        bool sideKnown = false;  // the photo had no say in it
    };
    const Photo* present() const;
    bool isForNewGame(PhotoUse use) const { return use == PhotoUse::NewGame || !m_document.isOpen(); }
    std::optional<Side> sideFor(PhotoUse use) const;  // that the photo must show
    std::optional<Side> chosenSide() const;           // before the photo had its say
    void read(PhotoRequest request, PhotoUse use);
    void readAgain(const PhotoRequest& request, bool keepsChecked);
    void place(const std::shared_ptr<const Photo>& photo);
    void finish(const std::shared_ptr<const Photo>& photo);
    void tell(const std::vector<Warning>& warnings, Side shown, std::optional<Side> chosen);

    Document& m_document;
    Selection& m_selection;
    Opener m_opener;
    Errand m_errand;
};

}  // namespace concord::gui
