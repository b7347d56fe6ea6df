#include "document_file.h"

#include "../../scoring/game_json.h"
#include "../words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <string_view>

namespace concord::gui {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

constexpr qint64 largestFile = 256LL * 1024 * 1024;

QString shortName(const QString& path) { return QFileInfo(path).fileName(); }

}  // namespace

QByteArray fileContents(const QString& path) {
    if (QFileInfo(path).isDir()) {
        throw FileProblem{[name = shortName(path)] {
            return FileWords::tr("%1 is a folder; a photo or a saved game was expected.").arg(name);
        }};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        throw FileProblem{[name = shortName(path), why = file.errorString()] {
            return FileWords::tr("%1 cannot be opened: %2.").arg(name, why);
        }};
    }
    QByteArray contents = file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError) {
        throw FileProblem{[name = shortName(path), why = file.errorString()] {
            return FileWords::tr("%1 cannot be read: %2.").arg(name, why);
        }};
    }
    if (contents.size() > largestFile) {
        throw FileProblem{[name = shortName(path)] {
            return FileWords::tr("%1 is larger than 256 MB; a photo or a saved game was expected.").arg(name);
        }};
    }
    return contents;
}

bool looksLikeGame(const QByteArray& contents) {
    QByteArray start = contents.left(4096);
    if (start.startsWith("\xef\xbb\xbf")) {
        start.remove(0, 3);
    }
    start = start.trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

Game gameFromContents(const QByteArray& contents, const QString& path) {
    try {
        return gameFromJson(std::string_view(contents.constData(), static_cast<std::size_t>(contents.size())));
    } catch (const InputError& error) {
        throw FileProblem{
            [name = shortName(path), place = QString::fromStdString(error.place()), what = error.message()] {
                const QString text = words::translated(what);
                return place.isEmpty() ? FileWords::tr("%1: %2").arg(name, text)
                                       : FileWords::tr("%1: %2: %3").arg(name, place, text);
            }};
    }
}

void saveBytes(const QByteArray& bytes, const QString& path) {
    QSaveFile file(path);
    // Flushed first: what commit() itself cannot write, it leaves out in silence.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0 || !file.flush() || !file.commit()) {
        throw FileProblem{[name = shortName(path), why = file.errorString()] {
            return FileWords::tr("%1 could not be saved: %2.").arg(name, why);
        }};
    }
}

void saveGame(const Game& game, const QString& path) {
    saveBytes(QByteArray::fromStdString(gameToJson(game) + "\n"), path);
}

}  // namespace concord::gui
