#include "game_shelf.h"

#include "../files/file_reader.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QSaveFile>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <system_error>

namespace concord::gui {

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

const QString gameEnding = QStringLiteral(".game.json");
const QString pictureEnding = QStringLiteral(".jpg");
const QString readingEnding = QStringLiteral(".photo.json");
constexpr int pictureQuality = 90;
constexpr std::size_t largestFile = std::size_t{256} * 1024 * 1024;
// A picture is written before the game that refers to it.
constexpr int photoGraceSecs = 3600;

QByteArray contentsOf(const QString& path) {
    try {
        return QByteArray::fromStdString(files::readFile(files::pathOf(path), largestFile));
    } catch (const std::system_error&) {
        return {};
    }
}

// Empty when the file is there as a whole.
Wording writeFile(const QString& path, const QByteArray& contents) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size() || !file.commit()) {
        return [why = file.errorString()] { return Shelf::tr("The game could not be put aside: %1.").arg(why); };
    }
    return {};
}

// Of the photo as it came, or of its other view.
QString fileEnding(std::size_t number) { return QStringLiteral(".%1.file").arg(number); }

bool isName(const QString& name) {
    return std::ranges::all_of(name, [](QChar one) { return one.isLetterOrNumber() || one == u'-'; });
}

std::shared_ptr<const Photo> noPhoto(const QString&) { return {}; }

}  // namespace

GameShelf::GameShelf(QString folder) : m_folder(std::move(folder)) {}

QString GameShelf::fileOf(const QString& id) const { return QDir(m_folder).filePath(id + gameEnding); }

QString GameShelf::photoFile(const QString& name, const QString& ending) const {
    return QDir(m_folder).filePath(name + ending);
}

GameShelf::Place GameShelf::newPlace() const { return place(QUuid::createUuid().toString(QUuid::WithoutBraces)); }

GameShelf::Place GameShelf::place(const QString& id) const {
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(id + QStringLiteral(".lock")));
    lock->setStaleLockTime(0);  // only the death of its program frees a game
    if (!lock->tryLock()) {
        lock.reset();
    }
    return {id, std::move(lock)};
}

Wording GameShelf::save(const QString& id, const KeptGame& game) {
    QDir().mkpath(m_folder);
    Wording problem;
    const QByteArray json =
        toJson(game, [&](const std::shared_ptr<const Photo>& photo) { return keepPhoto(photo, problem); });
    const Wording own = writeFile(fileOf(id), json);
    return own ? own : problem;
}

QString GameShelf::keepPhoto(const std::shared_ptr<const Photo>& photo, Wording& problem) {
    std::erase_if(m_written, [](const auto& one) { return one.second.first.expired(); });
    if (const auto found = m_written.find(photo.get()); found != m_written.end()) {
        return found->second.second;
    }
    const QByteArray reading = photoToJson(*photo);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(reading);
    hash.addData(
        QByteArrayView(reinterpret_cast<const char*>(photo->picture.constBits()), photo->picture.sizeInBytes()));
    const QString name = QString::fromLatin1(hash.result().toHex());
    // The text comes last: it says that the rest is there.
    if (!QFileInfo::exists(photoFile(name, readingEnding))) {
        QBuffer picture;
        picture.open(QIODevice::WriteOnly);
        photo->picture.save(&picture, "JPG", pictureQuality);
        problem = writeFile(photoFile(name, pictureEnding), picture.data());
        for (std::size_t i = 0; i < photo->files.size() && !problem; ++i) {
            problem = writeFile(photoFile(name, fileEnding(i)), photo->files[i].contents);
        }
        if (!problem) {
            problem = writeFile(photoFile(name, readingEnding), reading);
        }
        if (problem) {
            return {};
        }
    }
    m_written[photo.get()] = {photo, name};
    return name;
}

std::shared_ptr<const Photo> GameShelf::loadPhoto(const QString& name) const {
    if (!isName(name)) {
        return {};
    }
    const std::shared_ptr<Photo> photo = photoFromJson(contentsOf(photoFile(name, readingEnding)));
    if (photo) {
        photo->picture = QImage(photoFile(name, pictureEnding)).convertToFormat(QImage::Format_RGB32);
        for (std::size_t i = 0; i < photo->files.size(); ++i) {
            photo->files[i].contents = contentsOf(photoFile(name, fileEnding(i)));
        }
    }
    return photo && !photo->picture.isNull() ? photo : nullptr;
}

std::optional<KeptGame> GameShelf::load(const QString& id) const {
    return keptGameFromJson(contentsOf(fileOf(id)), [this](const QString& name) { return loadPhoto(name); });
}

void GameShelf::remove(const QString& id) const { QFile::remove(fileOf(id)); }

std::vector<GameShelf::Entry> GameShelf::games() const {
    std::vector<Entry> games;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + gameEnding}, QDir::Files)) {
        const QString id = file.fileName().chopped(gameEnding.size());
        std::optional<KeptGame> game = keptGameFromJson(contentsOf(file.filePath()), noPhoto);
        if (game && place(id).lock) {
            games.push_back({id, std::move(*game)});
        }
    }
    std::ranges::stable_sort(games, std::ranges::greater(), [](const Entry& one) { return one.game.savedAt; });
    return games;
}

void GameShelf::tidy() const {
    const std::vector<Entry> free = games();
    for (std::size_t i = mostGames; i < free.size(); ++i) {
        remove(free[i].id);
    }
    QSet<QString> wanted;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + gameEnding}, QDir::Files)) {
        for (const QString& name : photoNames(contentsOf(file.filePath()))) {
            wanted.insert(name);
        }
    }
    const QStringList patterns{QLatin1Char('*') + pictureEnding, QLatin1Char('*') + readingEnding,
                               QStringLiteral("*.file")};
    for (const QFileInfo& file : QDir(m_folder).entryInfoList(patterns, QDir::Files)) {
        const bool old = file.lastModified().secsTo(QDateTime::currentDateTime()) > photoGraceSecs;
        if (old && !wanted.contains(file.fileName().section(QLatin1Char('.'), 0, 0))) {
            QFile::remove(file.filePath());
        }
    }
}

}  // namespace concord::gui
