// Games and photos as files.
#pragma once

#include "app/files/file_writer.h"
#include "app/files/output_rules.h"
#include "app/gui/kit/wording.h"
#include "scoring/table/game_document.h"
#include "scoring/table/game_file.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace concord::gui {

// Why a file could not be used, as a text to show: "garden.json: /players/0: expected ...".
struct FileProblem {
    Wording text;
};

// The bytes of a file of up to 256 MB. Throws FileProblem.
QByteArray fileContents(const QString& path);

// Whether the bytes look like JSON rather than a photo.
bool looksLikeGame(const QByteArray& contents);

// Throws FileProblem naming the file, the place in it and what was expected.
GameFile gameFromContents(const QByteArray& contents, const QString& path);

// Writes the file completely or not at all. Refuses one that is in `protectedFiles` or holds another kind of file.
// Throws FileProblem.
void saveBytes(const QByteArray& bytes, const QString& path, files::Kind kind,
               const files::ProtectedFiles& protectedFiles = {});
// The same for what `write` writes in pieces.
void saveWith(const QString& path, files::Kind kind, const files::ProtectedFiles& protectedFiles,
              const std::function<void(files::FileWriter&)>& write);
void saveGame(const GameFile& game, const QString& path, const files::ProtectedFiles& protectedFiles = {});
// A name for a file of the game, without an extension: "Harmonies 2026-11-24".
QString suggestedName(const GameDocument& game);

}  // namespace concord::gui
