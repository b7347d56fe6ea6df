// A transaction of a record together with the copies of its games. Internal to this library.
//
// The database decides: its header holds the number of the last change (PRAGMA user_version), which is committed
// with the change. The copies wait under that number until then, so that a program which is killed at any
// point leaves enough to know what was committed.
#pragma once

#include "app/record/connection.h"
#include "app/record/entry.h"
#include "app/record/game_copies.h"

#include <string>

namespace concord::record {

class Change {
public:
    // First settles what a program that was killed left behind.
    Change(const Connection& connection, const GameCopies& copies);
    ~Change();  // takes back what was not committed
    Change(const Change&) = delete;
    Change& operator=(const Change&) = delete;

    void writeCopy(const Entry& entry, bool erased);
    void writePlayers(const std::string& json);
    void removeCopy(const std::string& uuid);
    void setCopyAside(const std::string& uuid);
    void removePhoto(const std::string& file);  // of a photo that has no row any more

    // After an error nothing of it was done.
    void commit();

private:
    void write(const std::string& name, GameCopies::Part part, const std::string& bytes);
    void prepare();

    const Connection& m_connection;
    const GameCopies& m_copies;
    Transaction m_transaction;
    int m_number = 0;  // 0: no copy follows it
    int m_parts = 0;
    bool m_prepared = false;
};

// The number of the change that the database committed last.
int lastChange(const Connection& connection);

// Settles what a program that was killed left behind, unless another one is writing now: that one has.
void settleChanges(const Connection& connection, const GameCopies& copies) noexcept;

}  // namespace concord::record
