#include "app/gui/photo/load_photo.h"

#include "app/gui/document/document_file.h"

namespace concord::gui {

PhotoFile loadPhoto(const QString& path) { return {fileContents(path), path, {}}; }

std::variant<GameFile, PhotoFile> loadGameOrPhoto(const QString& path) {
    PhotoFile file = loadPhoto(path);
    if (looksLikeGame(file.contents)) {
        return gameFromContents(file.contents, path);
    }
    return file;
}

}  // namespace concord::gui
