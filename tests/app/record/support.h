// Records and games that the tests of the record share.
#pragma once

#include "app/record/store.h"
#include "scoring/harmonies/game.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/json/text_rule.h"
#include "tests/app/record/postgres_server.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace concord::record {

inline QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A picture of one pixel, which is read quickly.
inline QByteArray tinyPhoto() {
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
}

using Trees = std::vector<std::pair<std::string, int>>;

// A game of typed points that differ only in the players' trees.
inline Entry gameOfTrees(const Trees& trees, const GameRecord& record, Side side = Side::A) {
    Game game;
    game.side = side;
    for (const auto& [name, points] : trees) {
        Player player;
        player.name = name;
        for (int c = 0; c < landscapeCategoryCount; ++c) {
            player.typed.set(static_cast<Category>(c), c == 0 ? points : 1);
        }
        game.players.push_back(std::move(player));
    }
    return {{harmoniesModule(), game}, record};
}

// record: the object as JSON. An invalid one is kept as it is, so that the store refuses it.
inline Entry gameOfTrees(const Trees& trees, const std::string& record = {}, Side side = Side::A) {
    std::vector<std::string> names;
    for (const auto& [name, points] : trees) {
        names.push_back(repairedText(name, TextKind::Name));
    }
    return gameOfTrees(trees, recordOrUnread(record, names), side);
}

// A clock that the test sets.
struct Clock {
    QDateTime now = QDateTime::fromString(QStringLiteral("2026-11-21T19:30:00Z"), Qt::ISODate);

    StoreOptions options() {
        StoreOptions options;
        options.clock = [this] { return now; };
        return options;
    }
};

enum class RecordKind : std::uint8_t { File, Server };

// A folder with a record in it, or a database of the test server.
class RecordFolder {
public:
    explicit RecordFolder(RecordKind kind = RecordKind::File)
        : m_url(kind == RecordKind::Server ? PostgresServer::instance()->makeDatabase() : QString()) {}

    Location location() const { return Location::of(m_url.isEmpty() ? path(QStringLiteral("club.concord")) : m_url); }
    QString path(const QString& name) const { return m_dir.filePath(name); }

private:
    QTemporaryDir m_dir;
    QString m_url;
};

// Tests that hold for files and servers; those with a server are skipped if PostgreSQL is not installed.
class BothRecordKinds : public testing::TestWithParam<RecordKind> {
protected:
    void SetUp() override {
        if (GetParam() == RecordKind::Server && PostgresServer::instance() == nullptr) {
            GTEST_SKIP() << PostgresServer::notInstalled;
        }
    }
};

// The English message of the InputError that an action throws; empty if it does not.
template <typename Action>
std::string complaintOf(const Action& action) {
    try {
        action();
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace concord::record
