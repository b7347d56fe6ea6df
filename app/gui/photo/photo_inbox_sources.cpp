// Where photos come from (files, what was dropped or pasted, the camera, phones, a watched folder), and whom each is
// meant for.
#include "app/gui/document/document_file.h"
#include "app/gui/photo/load_photo.h"
#include "app/gui/photo/photo_inbox.h"

#include <QBuffer>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QtConcurrentRun>

#include <utility>
#include <variant>

namespace concord::gui {

namespace {

// The files that were dropped or pasted; a path as text counts too.
QStringList filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    const QString text = data.hasText() && paths.isEmpty() ? data.text().trimmed() : QString();
    constexpr qsizetype longestPath = 4096;
    if (!text.isEmpty() && text.size() < longestPath && QFileInfo(text).isFile()) {
        paths << text;
    }
    return paths;
}

// The picture as PNG, without loss.
QByteArray encoded(const QImage& picture) {
    constexpr int quick = 90;  // a larger file, but written much faster
    QByteArray contents;
    QBuffer buffer(&contents);
    buffer.open(QIODevice::WriteOnly);
    picture.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG", quick);
    return contents;
}

}  // namespace

void PhotoInbox::open(const QStringList& paths, PhotoUse use) {
    std::vector<PhotoFile> photos;
    std::vector<Wording> problems;  // reported last, because opening a game clears earlier reports
    bool hasGame = false;
    for (const QString& path : paths) {
        try {
            std::variant<GameFile, PhotoFile> loaded = use == PhotoUse::SecondView
                                                           ? std::variant<GameFile, PhotoFile>(loadPhoto(path))
                                                           : loadGameOrPhoto(path);
            if (auto* const photo = std::get_if<PhotoFile>(&loaded)) {
                photos.push_back(std::move(*photo));
            } else if (!std::exchange(hasGame, true)) {
                emit gameOpened(std::get<GameFile>(loaded), path);
            } else {
                problems.emplace_back([name = QFileInfo(path).fileName()] {
                    return tr("%1 was not opened: one game at a time.").arg(name);
                });
            }
        } catch (const FileProblem& problem) {
            problems.emplace_back(problem.text);
        }
    }
    for (const Wording& problem : problems) {
        m_reports.add(InboxReports::Kind::Problem, problem);
    }
    const bool isForSeveral = use == PhotoUse::Board && photos.size() > 1;
    addPhotos(photos, hasGame || isForSeveral ? PhotoUse::NextPlayer : use);
    showReports();
}

bool PhotoInbox::holdsSomething(const QMimeData& data) { return data.hasImage() || !filesIn(data).isEmpty(); }

bool PhotoInbox::add(const QMimeData& data, PhotoUse use) {
    if (const QStringList paths = filesIn(data); !paths.isEmpty()) {
        open(paths, use);
        return true;
    }
    const QImage picture = data.hasImage() ? qvariant_cast<QImage>(data.imageData()) : QImage();
    if (!picture.isNull()) {
        add(picture, tr("Pasted picture"), use);
    }
    return !picture.isNull();
}

void PhotoInbox::add(const QImage& picture, const QString& name, PhotoUse use) {
    const std::optional<PlayerId> player = target(use);
    QtConcurrent::run(encoded, picture).then(this, [this, name, use, player](const QByteArray& contents) {
        InboxPhoto photo;
        photo.file = {contents, name, {}};
        photo.use = use;
        photo.player = player;
        enter(std::move(photo));
        readEntered();
    });
}

void PhotoInbox::addPhotos(const std::vector<PhotoFile>& files, PhotoUse use) {
    for (const PhotoFile& file : files) {
        InboxPhoto photo;
        photo.file = file;
        photo.use = use;
        photo.player = target(use);
        enter(std::move(photo));
    }
    readEntered();
}

PhotoId PhotoInbox::add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) {
    InboxPhoto photo;
    photo.file = {contents, name, {}};
    photo.use = player ? PhotoUse::SecondView : PhotoUse::NextPlayer;
    photo.player = player && m_document.find(*player) ? player : target(PhotoUse::NextPlayer);
    photo.isQuiet = true;
    PhotoId id = enter(std::move(photo));
    readEntered();
    return id;
}

PhotoId PhotoInbox::enter(InboxPhoto photo) {
    photo.id = photoIdOf(photo.file.contents);
    if (!m_document.isHarmonies()) {
        photo.use = PhotoUse::NewGame;
        photo.player.reset();
        photo.isLoose = photo.isQuiet && m_document.isOpen();  // it must not replace the game that is open
    }
    if (find(photo.id) != nullptr) {
        PhotoId id = photo.id;
        enterAgain(id, photo);
        return id;
    }
    photo.playerName = nameOf(photo.player);
    photo.isStored = !m_waitsForStorage;
    m_photos.push_back(std::move(photo));
    return m_photos.back().id;
}

// Called once for photos that came together, so that they are stored in one go.
void PhotoInbox::readEntered() {
    emit photosChanged();
    store();
    beginReadingStored();
    finishInOrder();
}

// The same photo once more.
void PhotoInbox::enterAgain(const PhotoId& id, const InboxPhoto& photo) {
    InboxPhoto& known = *entry(id);
    const bool isForNewGame = photo.use == PhotoUse::NewGame;
    if (!photo.isLoose && isForNewGame && known.result && known.result->reading && m_document.isOpen()) {
        m_forNewGame.push_back(id);
        QMetaObject::invokeMethod(this, &PhotoInbox::startGameWithKnownPhotos, Qt::QueuedConnection);
    } else if (!photo.isLoose && isForNewGame != (known.use == PhotoUse::NewGame)) {
        known.use = photo.use;
        known.player = photo.player;
        known.isLoose = false;  // whoever adds it again wants it used
        readAgain(id);
        store();
    } else if (known.isOnBoard && known.player && known.result && known.result->reading) {
        if (photo.use == PhotoUse::SecondView && photo.player == known.player) {
            m_reports.add(InboxReports::Kind::Problem, [] {
                return tr("This photo was already read. A second photo must show the board from another direction.");
            });
            showReports();
            return;
        }
        const bool isForOther = photo.player && photo.use != PhotoUse::NextPlayer && photo.player != known.player;
        notify(
            [name = nameOf(known.player)] { return tr("This photo shows %1's board already.").arg(name); },
            isForOther ? Wording([name = nameOf(photo.player)] { return tr("&Give it to %1").arg(name); }) : Wording(),
            [this, id, player = photo.player] { give(id, *player); });
    } else if (photo.player && photo.use != PhotoUse::NextPlayer) {
        known.use = photo.use;
        give(id, *photo.player);
    } else {
        notify(
            [name = QFileInfo(photo.file.path).fileName()] { return tr("%1 is among the photos already.").arg(name); });
    }
}

// Starts a game with photos that were read before; those that came together are boards of the same game.
void PhotoInbox::startGameWithKnownPhotos() {
    std::vector<InboxPhoto> photos;
    for (const PhotoId& id : std::exchange(m_forNewGame, {})) {
        if (const InboxPhoto* const photo = find(id)) {  // it may have left with another game meanwhile
            photos.push_back(*photo);
        }
    }
    if (photos.empty()) {
        return;
    }
    startGame(PhotoId(photos.front().id));
    for (std::size_t i = 1; i < photos.size(); ++i) {  // most have left the inbox with the previous game
        InboxPhoto& photo = photos[i];
        photo.player.reset();
        photo.use = PhotoUse::NextPlayer;
        photo.addsPlayer = true;
        photo.isOnBoard = false;
        photo.isLoose = false;
        std::erase_if(m_photos, [&](const InboxPhoto& one) { return one.id == photo.id; });
        const PhotoId id = photo.id;
        m_photos.push_back(std::move(photo));
        emit photosChanged();
        settle(id);
    }
}

// The player who gets a photo that arrives now.
std::optional<PlayerId> PhotoInbox::target(PhotoUse use) const {
    if (!m_document.isHarmonies() || use == PhotoUse::NewGame) {
        return {};
    }
    const int selected = m_selection.player();
    const auto idOf = [this](int seat) { return m_document.playerState(seat).player; };
    if (use != PhotoUse::NextPlayer) {
        return idOf(selected);
    }
    const auto isFree = [&](int seat) {
        const auto isForSeat = [&](const InboxPhoto& photo) {
            return photo.player == idOf(seat) && !photo.isLoose && photo.state != InboxState::NoBoard &&
                   photo.state != InboxState::Unreadable;
        };
        return lacksBoard(m_document, seat) && std::ranges::none_of(m_photos, isForSeat);
    };
    if (isFree(selected)) {
        return idOf(selected);
    }
    for (int seat = 0; seat < m_document.playerCount(); ++seat) {
        if (isFree(seat)) {
            return idOf(seat);
        }
    }
    return {};
}

}  // namespace concord::gui
