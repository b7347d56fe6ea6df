#include "app/record/game_copies.h"

#include "app/record/connection.h"
#include "app/record/safe_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace concord::record {

namespace {

using Part = GameCopies::Part;

constexpr const char* playersName = "players.json";

// Parts are recognised by their endings. The first match counts: .erased.json comes before .json.
constexpr std::array<std::pair<Part, const char*>, 5> endings{{{Part::Erased, ".erased.json"},
                                                               {Part::Live, ".json"},
                                                               {Part::Gone, ".gone"},
                                                               {Part::SetAside, ".set-aside"},
                                                               {Part::PhotoGone, ".photo-gone"}}};

struct NamedPart {
    std::string name;  // a UUID, or the file of a photo
    Part part;
};

std::optional<NamedPart> partOf(const QString& file) {
    if (file == QLatin1String(playersName)) {
        return NamedPart{{}, Part::Players};
    }
    for (const auto& [part, ending] : endings) {
        if (file.endsWith(QLatin1String(ending))) {
            return NamedPart{utf8(file.chopped(QLatin1String(ending).size())), part};
        }
    }
    return std::nullopt;
}

bool isGame(const QString& file) {
    const auto part = partOf(file);
    return part && (part->part == Part::Live || part->part == Part::Erased);
}

bool hasGamesIn(const QString& folder) {
    for (QDirIterator files(folder, QDir::Files); files.hasNext();) {
        files.next();
        if (isGame(files.fileName())) {
            return true;
        }
    }
    return false;
}

QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Unsorted); }

// An unused name: "name", else "name-2" ...
QString freeName(const QString& path, const QString& ending) {
    QString free = path + ending;
    for (int n = 2; QFileInfo::exists(free); ++n) {
        free = QStringLiteral("%1-%2%3").arg(path, QString::number(n), ending);
    }
    return free;
}

}  // namespace

GameCopies::GameCopies(const Location& location)
    : m_folder(location.isServer() ? QString() : location.folder() + QStringLiteral("/games")),
      m_photos(location.folder() + QStringLiteral("/photos")) {}

// --- copies ---------------------------------------------------------------------------------------

QString GameCopies::partName(const std::string& name, Part part) {
    if (part == Part::Players) {
        return QLatin1String(playersName);
    }
    const auto* const found = std::ranges::find(endings, part, &std::pair<Part, const char*>::first);
    return QString::fromStdString(name) + QLatin1String(found->second);
}

QString GameCopies::pathOf(const std::string& uuid, Part part) const {
    return m_folder + QLatin1Char('/') + partName(uuid, part);
}

std::vector<GameCopies::Copy> GameCopies::all() const {
    std::vector<Copy> copies;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (isGame(name)) {
            const NamedPart part = *partOf(name);
            copies.push_back({folder.filePath(name), part.name, part.part == Part::Erased});
        }
    }
    return copies;
}

bool GameCopies::hasGames(bool includePending) const {
    const auto waiting = isKept() ? changes() : std::vector<ChangeFolder>{};
    return isKept() && (hasGamesIn(m_folder) || std::ranges::any_of(waiting, [&](const ChangeFolder& change) {
                            return (includePending || change.committed) && hasGamesIn(change.path);
                        }));
}

std::string GameCopies::contents(const std::string& uuid, bool erased) const {
    QFile file(pathOf(uuid, erased ? Part::Erased : Part::Live));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString GameCopies::moveAway() const {
    QString away = freeName(m_folder + QStringLiteral(".set-aside"), {});
    moveTo(m_folder, away);
    flushNames(QFileInfo(m_folder).path());
    return away;
}

// --- changes --------------------------------------------------------------------------------------

QString GameCopies::pendingFolder(int change) const {
    return QStringLiteral("%1/%2.pending").arg(changesFolder(), QString::number(change));
}

bool GameCopies::hasChanges() const { return isKept() && !changes().empty(); }

std::vector<GameCopies::ChangeFolder> GameCopies::changes() const {
    static const QRegularExpression pattern(QStringLiteral("^(\\d+)\\.(pending|committed)$"));
    std::vector<ChangeFolder> changes;
    for (const QFileInfo& folder : QDir(changesFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QRegularExpressionMatch match = pattern.match(folder.fileName());
        if (match.hasMatch()) {
            changes.push_back(
                {match.captured(1).toInt(), match.captured(2) == QLatin1String("committed"), folder.filePath()});
        }
    }
    std::ranges::sort(changes, {}, &ChangeFolder::number);
    return changes;
}

bool GameCopies::remove(const std::string& uuid, Part part) const { return QFile::remove(pathOf(uuid, part)); }

QString GameCopies::setAside(const QString& path) const {
    const QString folder = m_folder + QStringLiteral("/set-aside");
    makeFolder(folder);
    const QString name = QFileInfo(path).fileName();
    const QString base = name.section(QLatin1Char('.'), 0, 0);
    const QString aside = freeName(folder + QLatin1Char('/') + base, name.mid(base.size()));
    return moveTo(path, aside) ? aside : QString();
}

bool GameCopies::setAside(const std::string& uuid, Part part) const { return !setAside(pathOf(uuid, part)).isEmpty(); }

// Before a file of a change takes effect: removes the other form of its game (live or erased), or removes or sets aside
// what the file says. Returns whether a copy of a game left its place.
bool GameCopies::clearWay(const QString& partFile) const {
    const auto part = partOf(partFile);
    if (!part) {
        return false;
    }
    switch (part->part) {
        case Part::Live:
            return remove(part->name, Part::Erased);
        case Part::Erased:
            return remove(part->name, Part::Live);
        case Part::Gone: {
            const bool live = remove(part->name, Part::Live);
            return remove(part->name, Part::Erased) || live;
        }
        case Part::SetAside: {
            const bool live = setAside(part->name, Part::Live);
            return setAside(part->name, Part::Erased) || live;
        }
        case Part::PhotoGone:
            QFile::remove(m_photos + QLatin1Char('/') + QString::fromStdString(part->name));
            return false;
        case Part::Players:
            return false;
    }
    return false;
}

// If a kill or a power cut interrupted this before, only the rest is done now.
void GameCopies::carryOut(const ChangeFolder& change) const {
    const QString folder = QStringLiteral("%1/%2.committed").arg(changesFolder(), QString::number(change.number));
    if (!change.committed) {
        moveTo(change.path, folder);
        flushNames(changesFolder());
    }
    const QStringList files = filesIn(folder);
    bool cleared = false;
    for (const QString& file : files) {
        cleared = clearWay(file) || cleared;
    }
    if (cleared) {
        flushNames(m_folder);  // otherwise a game might exist in both forms
    }
    for (const QString& file : files) {
        const QString path = folder + QLatin1Char('/') + file;
        if (file.endsWith(QLatin1String(".json"))) {
            moveTo(path, m_folder + QLatin1Char('/') + file);
        } else {
            QFile::remove(path);
        }
    }
    flushNames(m_folder);
    QDir().rmdir(folder);
}

void GameCopies::settle(int last) const {
    for (const ChangeFolder& change : changes()) {
        if (change.committed || change.number == last) {
            carryOut(change);
        } else {
            QDir(change.path).removeRecursively();
        }
    }
}

void GameCopies::settleUnknown(const ChangeFolder& change, std::vector<Uncertain>& uncertain) const {
    for (const QString& file : filesIn(change.path)) {
        const QString path = change.path + QLatin1Char('/') + file;
        const auto part = partOf(file);
        const bool isKnown = part && (QFileInfo::exists(pathOf(part->name, Part::Live)) ||
                                      QFileInfo::exists(pathOf(part->name, Part::Erased)));
        if (isGame(file) && !isKnown) {
            const QString erased = pathOf(part->name, Part::Erased);
            moveTo(path, erased);
            uncertain.push_back({Uncertain::Outcome::Erased, erased});
        } else if (file == QLatin1String(playersName) && !QFileInfo::exists(playersFile())) {
            moveTo(path, playersFile());
        } else if (file.endsWith(QLatin1String(".json"))) {
            uncertain.push_back({Uncertain::Outcome::SetAside, setAside(path)});
        } else {
            QFile::remove(path);
            if (isKnown) {
                const Part present = QFileInfo::exists(pathOf(part->name, Part::Live)) ? Part::Live : Part::Erased;
                uncertain.push_back({Uncertain::Outcome::Left, pathOf(part->name, present)});
            }
        }
    }
    QDir().rmdir(change.path);
}

std::vector<GameCopies::Uncertain> GameCopies::settleDamaged(std::optional<int> last) const {
    std::vector<Uncertain> uncertain;
    for (const ChangeFolder& change : changes()) {
        if (change.committed || change.number == last) {
            carryOut(change);
        } else if (last) {
            for (const QString& file : filesIn(change.path)) {
                setAside(change.path + QLatin1Char('/') + file);
            }
            QDir().rmdir(change.path);
        } else {
            settleUnknown(change, uncertain);
        }
    }
    return uncertain;
}

}  // namespace concord::record
