// An autosaved game: the table with everything that belongs to it, as JSON text and pictures. This is an internal
// format, not for exchange; files of every earlier version can be read.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace concord::gui {

struct AutosavedGame {
    Table table;
    QString path;           // of the concord-game file it belongs to; may be empty
    bool modified = false;  // differs from that file
    QDateTime savedAt;
    qint64 order = 0;                        // the higher, the later, whatever the clock says
    std::vector<WaitingPhoto> waiting = {};  // of this game
};

// The name of a photo's files in the folder; empty if they could not be written.
using PhotoName = std::function<QString(const std::shared_ptr<const Photo>&)>;
// The photo of a name; null if it cannot be loaded, which loses the photo but not the board.
using PhotoByName = std::function<std::shared_ptr<const Photo>(const QString&)>;

QByteArray toJson(const AutosavedGame& game, const PhotoName& nameOf);
// Nothing for a text that is not an autosaved game, is of a later version, or whose game is not valid.
std::optional<AutosavedGame> autosavedGameFromJson(const QByteArray& json, const PhotoByName& photoOf);
qint64 autosaveOrder(const QByteArray& savedGame);    // 0: none, as in early files
QStringList photoNames(const QByteArray& savedGame);  // those it refers to, even if the text is damaged

// Everything of the photo but its picture and the bytes of its files.
QByteArray photoToJson(const Photo& photo);
// Null for an invalid text. The caller adds picture and bytes.
std::shared_ptr<Photo> photoFromJson(const QByteArray& json);

}  // namespace concord::gui
