#include "app/gui/document/document_file.h"

#include "app/files/file_reader.h"
#include "app/text/terminal.h"
#include "app/text/words.h"
#include "scoring/json/input_error.h"
#include "scoring/table/game_module.h"

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>

#include <string_view>
#include <system_error>

namespace concord::gui {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

QString shortName(const QString& path) { return text::printable(QFileInfo(path).fileName()); }

// Errors that the user can do something about get a text of our own.
QString whyInWords(const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory) {
        return FileWords::tr("there is no such file");
    }
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted) {
        return FileWords::tr("it belongs to somebody else, or is protected");
    }
    if (error == std::errc::read_only_file_system) {
        return FileWords::tr("nothing can be written there");
    }
    if (error == std::errc::no_space_on_device) {
        return FileWords::tr("there is no space left");
    }
    return QString::fromStdString(error.message());
}

void expectReplaceableByUser(const QString& path, files::Kind kind, const files::ProtectedFiles& protectedFiles) {
    try {
        files::expectReplaceable(files::toPath(path), kind, protectedFiles, files::Replace::SameKind);
    } catch (const InputError& error) {
        throw FileProblem{[name = shortName(path), why = error.message()] {
            return FileWords::tr("%1 could not be saved: %2.").arg(name, words::translated(why));
        }};
    }
}

}  // namespace

QByteArray fileContents(const QString& path) {
    if (QFileInfo(path).isDir()) {
        throw FileProblem{[name = shortName(path)] {
            return FileWords::tr("%1 is a folder; a photo or a saved game was expected.").arg(name);
        }};
    }
    std::string contents;
    try {
        contents = files::readFile(files::toPath(path), files::maxPhotoBytes);
    } catch (const std::system_error& error) {
        throw FileProblem{[name = shortName(path), why = error.code()] {
            return FileWords::tr("%1 cannot be opened: %2.").arg(name, whyInWords(why));
        }};
    }
    if (contents.size() > files::maxPhotoBytes) {
        throw FileProblem{[name = shortName(path)] {
            return FileWords::tr("%1 is larger than 256 MB; a photo or a saved game was expected.").arg(name);
        }};
    }
    return QByteArray::fromStdString(contents);
}

bool looksLikeGame(const QByteArray& contents) {
    QByteArray start = contents.left(4096);  // trimmed() copies, and a photo is large
    if (start.startsWith("\xef\xbb\xbf")) {
        start.remove(0, 3);
    }
    start = start.trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

GameFile gameFromContents(const QByteArray& contents, const QString& path) {
    try {
        return gameFileFromJson(std::string_view(contents.constData(), static_cast<std::size_t>(contents.size())));
    } catch (const InputError& error) {
        throw FileProblem{
            [name = shortName(path), place = QString::fromStdString(error.place()), what = error.message()] {
                const QString text = words::translated(what);
                return place.isEmpty() ? FileWords::tr("%1: %2").arg(name, text)
                                       : FileWords::tr("%1: %2: %3").arg(name, place, text);
            }};
    }
}

void saveWith(const QString& path, files::Kind kind, const files::ProtectedFiles& protectedFiles,
              const std::function<void(files::FileWriter&)>& write) {
    expectReplaceableByUser(path, kind, protectedFiles);
    try {
        files::FileWriter file(files::toPath(path));
        write(file);
        file.commit();
    } catch (const std::system_error& error) {
        throw FileProblem{[name = shortName(path), why = error.code()] {
            return FileWords::tr("%1 could not be saved: %2.").arg(name, whyInWords(why));
        }};
    }
}

void saveBytes(const QByteArray& bytes, const QString& path, files::Kind kind,
               const files::ProtectedFiles& protectedFiles) {
    saveWith(path, kind, protectedFiles, [&](files::FileWriter& file) {
        file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

void saveGame(const GameFile& game, const QString& path, const files::ProtectedFiles& protectedFiles) {
    saveBytes(QByteArray::fromStdString(gameFileToJson(game) + "\n"), path, files::Kind::Game, protectedFiles);
}

QString suggestedName(const GameDocument& game) {
    const std::string_view title = game.module().facts().title;
    return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())) + QLatin1Char(' ') +
           QDate::currentDate().toString(Qt::ISODate);
}

}  // namespace concord::gui
