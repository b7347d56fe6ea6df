// A transaction of a record together with the copies of its games. Internal to this library.
//
// The database decides: the number of its last change (PRAGMA user_version) is committed together with that change.
// Before that, the copies are stored as pending under the number that the change will have, so that it is known what
// was committed even if the program is killed at any point.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_copies.h"
#include "app/record/stored_game.h"

#include <memory>
#include <string>

namespace concord::record {

class Change {
public:
    // Begins the transaction, then carries out or discards the changes that a killed program has left.
    Change(const Connection& connection, const GameCopies& copies);
    // The same with a transaction that was begun already.
    Change(const Connection& connection, const GameCopies& copies, std::unique_ptr<Transaction> transaction);
    ~Change();  // rolls back if not committed
    Change(const Change&) = delete;
    Change& operator=(const Change&) = delete;

    void writeCopy(const StoredGame& game, bool erased);
    void writePlayers(const std::string& json);
    void removeCopy(const std::string& uuid);
    void setCopyAside(const std::string& uuid);
    void removePhoto(const std::string& file);  // its photo has no row any more

    // After an error nothing was changed.
    void commit();

private:
    void write(const std::string& name, GameCopies::Part part, const std::string& bytes);
    void prepare();

    const Connection& m_connection;
    const GameCopies& m_copies;
    std::unique_ptr<Transaction> m_transaction;  // never null
    int m_number = 0;                            // 0: no copy was written yet
    int m_parts = 0;
    bool m_prepared = false;
};

// The number of the last change that the database committed, of those that wrote copies.
int lastChange(const Connection& connection);

// Carries out changes that were committed and discards others: this program's own after commit(), or one that a killed
// program has left. Does nothing if the record is read-only, or if another program is writing: that one has settled
// them already. After an error the next change tries again.
void settleChanges(const Connection& connection, const GameCopies& copies) noexcept;

}  // namespace concord::record
