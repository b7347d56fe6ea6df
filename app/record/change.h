// A transaction of a record together with the copies of its games. Internal to this library.
//
// The database decides: its header contains the number of the last change (PRAGMA user_version), which is committed
// with the change. Until then the copies are stored under that number as pending, so that it is known what was
// committed even if the program is killed at any point.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_copies.h"
#include "app/record/stored_game.h"

#include <memory>
#include <string>

namespace concord::record {

class Change {
public:
    // First carries out or discards the changes that a killed program has left (settleChanges).
    Change(const Connection& connection, const GameCopies& copies);
    // The same within a transaction that was begun already.
    Change(const Connection& connection, const GameCopies& copies, std::unique_ptr<Transaction> transaction);
    ~Change();  // rolls back if not committed
    Change(const Change&) = delete;
    Change& operator=(const Change&) = delete;

    void writeCopy(const StoredGame& entry, bool erased);
    void writePlayers(const std::string& json);
    void removeCopy(const std::string& uuid);
    void setCopyAside(const std::string& uuid);
    void removePhoto(const std::string& file);  // of a photo that has no row any more

    // After an error nothing was changed.
    void commit();

private:
    void write(const std::string& name, GameCopies::Part part, const std::string& bytes);
    void prepare();

    const Connection& m_connection;
    const GameCopies& m_copies;
    std::unique_ptr<Transaction> m_transaction;  // never null
    int m_number = 0;                            // 0: no copies are written
    int m_parts = 0;
    bool m_prepared = false;
};

// The number of the last change that the database committed.
int lastChange(const Connection& connection);

// Carries out changes that were committed and discards others: this program's own after commit(), or one that a killed
// program has left. Does nothing if the record is read-only, or if another program is writing: that one has settled
// them already. After an error the next change tries again.
void settleChanges(const Connection& connection, const GameCopies& copies) noexcept;

}  // namespace concord::record
