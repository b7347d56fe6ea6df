// Keeps the open game on the shelf, so that neither a crash nor a closed window loses it. Writes
// happen off the window's thread: at once after a change, then at most every 0.3 seconds.
#pragma once

#include "document.h"
#include "game_shelf.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace concord::gui {

class GameKeeper : public QObject {
    Q_OBJECT

public:
    GameKeeper(Document& document, const QString& folder, QObject* parent = nullptr);
    ~GameKeeper() override;  // writes what is still to be written

    // The games that can be continued, the latest first; the open one is not among them.
    const std::vector<GameShelf::Entry>& games() const { return m_games; }
    void lookAgain();

    // Brings a game back into the document. False when it is gone, or another program has it.
    bool resume(const QString& id);
    void flush();  // returns when all is written

signals:
    void failed(const concord::gui::Wording& why);  // once until writing succeeds again

private:
    void leave();  // the game that was open till now
    void takeNewPlace();
    void noteChange();
    void write();
    void finishWrite(const Wording& problem);

    Document& m_document;
    std::shared_ptr<GameShelf> m_shelf;  // used by one thread at a time: the pool's, or none there
    GameShelf::Place m_place;
    GameShelf::Place m_resumed;  // of the game that is about to come back
    std::vector<GameShelf::Entry> m_games;
    QTimer m_pause;
    bool m_waiting = false;  // a change since the last write
    bool m_resuming = false;
    bool m_failing = false;
    QThreadPool m_pool;
};

// "Ann 53, Bob 40 · today 21:14": players, totals and when it was played last.
QString gameInWords(const KeptGame& game, const QDateTime& now);

}  // namespace concord::gui
