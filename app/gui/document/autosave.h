// Saves the open game in the autosave folder, so that neither a crash nor closing the window loses it. It is written on
// a thread of its own: at once after a change, then at most every 0.3 seconds, but photos of the inbox always at once.
// Failed writes are repeated every few seconds.
#pragma once

#include "app/gui/document/autosave_store.h"
#include "app/gui/document/document.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace concord::gui {

class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;  // writes what is still to be written

    // The games that can be continued, the latest first, without the open one.
    const std::vector<AutosaveStore::Entry>& games() const { return m_games; }
    void reload();  // reads games() anew from the folder

    // Loads a game into the document. False if it cannot be read, or another program has it open.
    bool resume(const QString& id);
    // Photos for a new game that an earlier run left behind.
    std::vector<WaitingPhoto> takePhotosForNewGame();
    // Writes now whatever is still to be written. False if that failed: it would be lost when the program ends.
    bool flush();
    bool isFailing() const { return m_failing; }  // the last write failed

signals:
    // A write failed: once until writing succeeds again. Also when another window changed the same game: both are kept.
    void failed(const concord::gui::Wording& why);
    void failingChanged();
    // Photos of the inbox have been written, or could not be, in which case failed() has reported why.
    void photosStored(const QStringList& ids);

private:
    // A game that was closed before it could be written.
    struct Unwritten {
        AutosaveStore::Place place;
        AutosavedGame game;
    };

    void leave();  // the game that was open until now
    void takeNewPlace();
    void noteChange();
    AutosavedGame openGame() const;
    std::vector<WaitingPhoto> photosForNewGame() const;
    AutosaveStore::Saved saveAll(const std::optional<AutosavedGame>& game, const std::vector<WaitingPhoto>& photos);
    void write();
    void finishWrite();
    void reportProblems(const AutosaveStore::Saved& saved);
    void writeUnwritten();

    Document& m_document;
    // Used by one thread at a time, by the pool's while it writes; only its games() may be called meanwhile.
    std::unique_ptr<AutosaveStore> m_store;
    AutosaveStore::Place m_place;
    AutosaveStore::Place m_newGamePlace;            // of the photos for a new game
    bool m_hasForNewGame = false;                   // the folder has such photos, or will have
    bool m_storesForNewGame = false;                // the present write puts photos there
    QStringList m_storing;                          // ids of the photos in the present write
    std::optional<AutosaveStore::Place> m_resumed;  // of the game that is about to be loaded
    std::vector<Unwritten> m_unwritten;             // written on the GUI thread
    std::vector<AutosaveStore::Entry> m_games;
    QTimer m_pause;
    bool m_needsWrite = false;  // changed since the last write, or the last write failed
    bool m_writing = false;
    bool m_resuming = false;
    bool m_replacing = false;  // m_place still belongs to the game that is being replaced
    bool m_failing = false;
    QFutureWatcher<AutosaveStore::Saved> m_write;
    QThreadPool m_pool;
};

QString playersInWords(const AutosavedGame& game);                 // "Ann 53, Bob 40": the winner first; "Sample game"
QString whenInWords(const QDateTime& then, const QDateTime& now);  // "today 21:14"
// "Ann 53, Bob 40 · today 21:14": players, totals and when it was last saved.
QString gameInWords(const AutosavedGame& game, const QDateTime& now);

}  // namespace concord::gui
