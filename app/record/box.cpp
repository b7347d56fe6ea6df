#include "app/record/box.h"

#include "app/record/box_file.h"
#include "app/record/connection.h"
#include "app/record/safe_file.h"
#include "vision/reading/box_profile_json.h"

#include <QFileInfo>

#include <optional>

namespace concord::record {

namespace {

const QString boxTable = QStringLiteral("box");

// The profile's text on the server; nothing if there never was one. An empty profile has a text: it was forgotten.
std::optional<std::string> storedText(const Connection& server) {
    if (!server.hasTable(boxTable)) {
        return {};
    }
    const QVariant text = server.value(QStringLiteral("SELECT profile FROM box"));
    return text.isValid() ? std::optional(utf8(text.toString())) : std::nullopt;
}

// The table belongs to no version of the record, as programs that do not know it need not: it can be learned again.
void store(const Connection& server, const vision::BoxProfile& profile) {
    if (!server.hasTable(boxTable)) {
        server.run(QStringLiteral("CREATE SCHEMA IF NOT EXISTS concord"));
        server.run(QStringLiteral("CREATE TABLE box (profile TEXT NOT NULL)"));
    }
    server.run(QStringLiteral("DELETE FROM box"));
    server.run(QStringLiteral("INSERT INTO box (profile) VALUES (?)"), {textValue(vision::boxToJson(profile))});
}

void renewCopy(const Location& record, const vision::BoxProfile& profile) {
    const QString file = boxFileOf(record);
    makeFolder(QFileInfo(file).path());
    writeBox(file, profile);
}

// What this computer learned before the server kept the box, and nothing if that cannot be read.
vision::BoxProfile knownOnlyHere(const Location& record) {
    try {
        return readBox(boxFileOf(record));
    } catch (const InputError&) {
        return {};
    }
}

}  // namespace

vision::BoxProfile readBox(const Location& record) {
    if (!record.isServer()) {
        return readBox(boxFileOf(record));
    }
    const auto text = storedText(Connection(record, true));
    if (!text) {
        return knownOnlyHere(record);
    }
    vision::BoxProfile profile = vision::boxFromJson(*text);
    if (profile != knownOnlyHere(record)) {
        renewCopy(record, profile);
    }
    return profile;
}

void addToBox(const Location& record, const vision::BoxSighting& board, std::chrono::milliseconds patience) {
    if (!record.isServer()) {
        addToBox(boxFileOf(record), board, patience);
        return;
    }
    const Connection server(record, false);
    Transaction transaction(server);
    const auto text = storedText(server);
    vision::BoxProfile profile = text ? vision::boxFromJson(*text) : knownOnlyHere(record);
    profile.add(board);
    store(server, profile);
    transaction.commit();
    renewCopy(record, profile);
}

bool forgetBox(const Location& record) {
    if (!record.isServer()) {
        return forgetBox(boxFileOf(record));
    }
    const vision::BoxProfile nothing;
    const Connection server(record, false);
    Transaction transaction(server);
    const auto text = storedText(server);
    store(server, nothing);
    transaction.commit();
    const bool existedHere = forgetBox(boxFileOf(record));
    return text ? *text != vision::boxToJson(nothing) : existedHere;
}

}  // namespace concord::record
