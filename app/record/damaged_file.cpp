#include "app/record/damaged_file.h"

#include "app/record/change.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"

#include <QFile>
#include <QFileInfo>

#include <exception>
#include <functional>
#include <optional>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// False if `work` finds that the file is damaged or not a record.
bool isReadable(const std::function<bool()>& work) {
    try {
        return work();
    } catch (const RecordError& error) {
        if (error.kind() == Kind::Damaged || error.kind() == Kind::NoRecord) {
            return false;
        }
        throw;
    }
}

// The database's last change; nothing if it cannot be read, or if the database no longer holds a record.
std::optional<int> lastChangeOf(const Location& location) {
    try {
        const Connection connection(location, true);
        return schemaVersion(connection) > 0 ? std::optional(lastChange(connection)) : std::nullopt;
    } catch (const RecordError&) {
        return std::nullopt;
    }
}

const char* textOf(GameCopies::Uncertain::Outcome outcome) {
    switch (outcome) {
        case GameCopies::Uncertain::Outcome::Erased:
            return CONCORD_TEXT(
                "expected a completely recorded game, but the program was stopped while recording it: the "
                "game was brought back as a deleted one");
        case GameCopies::Uncertain::Outcome::SetAside:
            return CONCORD_TEXT(
                "expected a completed change, but the program was stopped during it: the former state was "
                "brought back, and the change was kept in this file");
        case GameCopies::Uncertain::Outcome::Left:
            break;
    }
    return CONCORD_TEXT(
        "expected a completely removed game, but the program was stopped while removing it: the game was "
        "brought back");
}

}  // namespace

bool isDatabase(const Location& file, Others others) {
    return isReadable([&] {
        return Connection(file, true, others).value(QStringLiteral("PRAGMA quick_check(1)")).toString() ==
               QStringLiteral("ok");
    });
}

bool isSound(const Location& file) {
    return isDatabase(file, Others::MayWrite) && isReadable([&] {
               schemaVersion(Connection(file, true));
               return true;
           });
}

QString putAside(const QString& file) {
    QString aside;
    for (int n = 1; aside.isEmpty() || QFileInfo::exists(aside); ++n) {
        aside = QStringLiteral("%1.damaged-%2").arg(file, QString::number(n));
    }
    const bool existed = moveTo(file, aside);
    // Before the logs: if only their move survived a power cut, the file would be read as an older record.
    flushNames(QFileInfo(file).path());
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        moveTo(file + QLatin1String(ending), aside + QLatin1String(ending));
    }
    flushNames(QFileInfo(file).path());
    return existed ? aside : QString();
}

bool removeIfEmpty(const QString& aside) {
    const auto isEmpty = [&](const char* ending) { return QFileInfo(aside + QLatin1String(ending)).size() == 0; };
    if (!isEmpty("") || !isEmpty("-wal") || !isEmpty("-journal") || !QFile::remove(aside)) {
        return false;
    }
    for (const char* const ending : {"-wal", "-journal", "-shm"}) {
        QFile::remove(aside + QLatin1String(ending));
    }
    return true;
}

void putBack(const QString& aside, const Location& location) noexcept {
    try {
        if (lastChangeOf(location)) {
            return;
        }
        const QString& file = location.file();
        for (const char* ending : {"-wal", "-journal", "-shm"}) {
            QFile::remove(file + QLatin1String(ending));
            moveTo(aside + QLatin1String(ending), file + QLatin1String(ending));
        }
        moveTo(aside, file);
        flushNames(QFileInfo(file).path());
    } catch (const std::exception&) {
        // The file stays under the other name: nothing is lost.
    }
}

void settleCopies(const Location& location, const GameCopies& copies, std::vector<RebuildProblem>& problems) {
    for (const GameCopies::Uncertain& uncertain : copies.settleDamaged(lastChangeOf(location))) {
        problems.push_back({uncertain.file, InputError({}, {textOf(uncertain.outcome), {}})});
    }
}

}  // namespace concord::record
