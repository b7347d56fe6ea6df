#include "app/record/change.h"

#include "app/record/safe_file.h"

#include <QDir>
#include <QFileInfo>

#include <limits>
#include <utility>

namespace concord::record {

namespace {

// The first files are flushed one by one, up to this many; if there are more, the whole file system once.
constexpr int fewParts = 8;

// The database granted the write lock, yet another program is writing: the file system lost a lock.
[[noreturn]] void refuseSecondWriter() {
    throw RecordError(
        RecordError::Kind::Busy,
        {CONCORD_TEXT("expected to be the only program that writes to the record, but another one is writing "
                      "too: this file system loses locks. Nothing was changed; let only one program at a time "
                      "write to it"),
         {}});
}

int numberAfter(int number) { return number < 0 || number == std::numeric_limits<int>::max() ? 1 : number + 1; }

}  // namespace

int lastChange(const Connection& connection) { return connection.value(QStringLiteral("PRAGMA user_version")).toInt(); }

void settleChanges(const Connection& connection, const GameCopies& copies) noexcept {
    try {
        if (copies.hasChanges() && !connection.isReadOnly()) {
            if (const auto transaction = Transaction::ifFree(connection)) {
                copies.settle(lastChange(connection));
            }
        }
    } catch (const std::exception&) {
        // For example for lack of disk space: the next change settles them, or reports the error.
    }
}

Change::Change(const Connection& connection, const GameCopies& copies)
    : Change(connection, copies, std::make_unique<Transaction>(connection)) {}

Change::Change(const Connection& connection, const GameCopies& copies, std::unique_ptr<Transaction> transaction)
    : m_connection(connection), m_copies(copies), m_transaction(std::move(transaction)) {
    if (m_copies.hasChanges()) {
        m_copies.settle(lastChange(connection));
    }
}

Change::~Change() {
    if (m_number != 0 && !m_prepared) {
        QDir(m_copies.pendingFolder(m_number)).removeRecursively();
    }
}

void Change::write(const std::string& name, GameCopies::Part part, const std::string& bytes) {
    if (!m_copies.isKept()) {
        return;
    }
    if (m_number == 0) {
        const int number = numberAfter(lastChange(m_connection));
        const QString folder = m_copies.pendingFolder(number);
        makeFolder(QFileInfo(folder).path());
        if (!makeNewFolder(folder)) {
            refuseSecondWriter();
        }
        m_number = number;
    }
    writePlainly(m_copies.pendingFolder(m_number) + QLatin1Char('/') + GameCopies::partName(name, part),
                 QByteArray::fromStdString(bytes), ++m_parts <= fewParts);
}

void Change::writeCopy(const StoredGame& game, bool erased) {
    if (m_copies.isKept()) {
        write(game.record.id, erased ? GameCopies::Part::Erased : GameCopies::Part::Live, documentWithRecord(game));
    }
}

void Change::writePlayers(const std::string& json) { write({}, GameCopies::Part::Players, json); }

void Change::removeCopy(const std::string& uuid) { write(uuid, GameCopies::Part::Gone, {}); }

void Change::setCopyAside(const std::string& uuid) { write(uuid, GameCopies::Part::SetAside, {}); }

void Change::removePhoto(const std::string& file) { write(file, GameCopies::Part::PhotoGone, {}); }

void Change::prepare() {
    if (QDir(m_copies.pendingFolder(m_number)).isEmpty()) {
        m_number = 0;
        refuseSecondWriter();
    }
    if (m_parts > fewParts) {
        flushFileSystem(m_copies.folder());
    } else {
        flushNames(m_copies.pendingFolder(m_number));
    }
    m_connection.run(QStringLiteral("PRAGMA user_version = %1").arg(m_number));
}

void Change::commit() {
    if (m_number == 0) {
        m_transaction->commit();
        return;
    }
    prepare();
    m_prepared = true;  // from now on the database may have committed the change
    try {
        m_transaction->commit();
    } catch (const RecordError&) {
        m_transaction->rollBack();
        settleChanges(m_connection, m_copies);
        throw;
    }
    settleChanges(m_connection, m_copies);
}

}  // namespace concord::record
