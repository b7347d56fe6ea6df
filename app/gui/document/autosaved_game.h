// A game as it is put aside between two starts of the program: the table with all that belongs
// to it, as JSON text and pictures. The form is the program's own and no exchange format; files of
// every earlier version are read.
#pragma once

#include "app/gui/document/table.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace concord::gui {

struct AutosavedGame {
    Table table;
    QString path;           // of the concord-game file it belongs to; may be empty
    bool modified = false;  // other than in that file
    QDateTime savedAt;
    qint64 order = 0;  // the higher, the later, whatever the clock said
};

// A photo's name among the kept ones; empty where there is none.
using PhotoName = std::function<QString(const std::shared_ptr<const Photo>&)>;
// The photo of a name; null where it cannot be had, which costs the photo but not the board.
using PhotoByName = std::function<std::shared_ptr<const Photo>(const QString&)>;

QByteArray toJson(const AutosavedGame& game, const PhotoName& nameOf);
// Nothing for a text that is no kept game, or whose game is none.
std::optional<AutosavedGame> autosavedGameFromJson(const QByteArray& json, const PhotoByName& photoOf);
qint64 autosaveOrder(const QByteArray& savedGame);    // 0: none, as in version 1
QStringList photoNames(const QByteArray& savedGame);  // those it refers to, whatever state it is in

// All of the photo but its picture and the bytes of its files.
QByteArray photoToJson(const Photo& photo);
// Null for a text that is none. Picture and bytes are added to what comes back.
std::shared_ptr<Photo> photoFromJson(const QByteArray& json);

}  // namespace concord::gui
