#include "app/gui/photo/photo_inbox.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/text/words.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include <utility>

namespace concord::gui {

namespace {

// The first file that was dropped or pasted; a path as text counts too.
QString fileIn(const QMimeData& data) {
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            return url.toLocalFile();
        }
    }
    const QString text = data.hasText() ? data.text().trimmed() : QString();
    constexpr qsizetype longestPath = 4096;
    return !text.isEmpty() && text.size() < longestPath && QFileInfo(text).isFile() ? text : QString();
}

// "The photo shows side A, but ..." Whole sentences: not every language can name a side in the middle of one.
QString otherSideInWords(Side shown) {
    return shown == Side::A ? PhotoInbox::tr("The photo shows side A, but side B was chosen for this game.")
                            : PhotoInbox::tr("The photo shows side B, but side A was chosen for this game.");
}

QString readAsInWords(Side side) {
    return side == Side::A ? PhotoInbox::tr("Read as side &A") : PhotoInbox::tr("Read as side &B");
}

QString inWords(const std::vector<Warning>& warnings) {
    QStringList sentences;
    for (const Warning& warning : warnings) {
        sentences << words::translated(warning.message);
    }
    return sentences.join(QStringLiteral(". ")) + QLatin1Char('.');
}

}  // namespace

PhotoInbox::PhotoInbox(Document& document, Selection& selection, ReadPhoto read, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection), m_opener(std::move(read)) {
    connect(&m_opener, &Opener::finished, this, &PhotoInbox::finish);
    connect(&m_opener, &Opener::progressed, this, &PhotoInbox::progressed);
    connect(&document, &Document::replaced, this, &PhotoInbox::forgetAll);
    // Later: an undo that brings a player back is still in progress.
    connect(&document, &Document::structureChanged, this, &PhotoInbox::assignHeld, Qt::QueuedConnection);
}

const Photo* PhotoInbox::present() const {
    return m_document.isHarmonies() ? m_document.playerState(m_selection.player()).photo.get() : nullptr;
}

void PhotoInbox::open(const QString& path) { add(path, PhotoUse::Board); }

void PhotoInbox::add(const QString& path, PhotoUse use) {
    try {
        if (use == PhotoUse::SecondView && mayAddView()) {
            read({{Opener::loadPhoto(path)}, {}, {}}, use);
            return;
        }
        const std::variant<GameFile, PhotoFile> loaded = Opener::load(path);
        if (const GameFile* game = std::get_if<GameFile>(&loaded)) {
            emit gameOpened(*game, path);
        } else {
            read({{std::get<PhotoFile>(loaded)}, {}, {}}, use);
        }
    } catch (const FileProblem& problem) {
        report({Kind::Problem, problem.text, {}});
    }
}

void PhotoInbox::add(const QImage& picture, const QString& name, PhotoUse use) {
    read({{PhotoFile{{}, name, picture}}, {}, {}}, use);
}

bool PhotoInbox::holdsSomething(const QMimeData& data) { return data.hasImage() || !fileIn(data).isEmpty(); }

bool PhotoInbox::add(const QMimeData& data, PhotoUse use) {
    if (const QString path = fileIn(data); !path.isEmpty()) {
        add(path, use);
        return true;
    }
    const QImage picture = data.hasImage() ? qvariant_cast<QImage>(data.imageData()) : QImage();
    if (!picture.isNull()) {
        add(picture, tr("Pasted picture"), use);
    }
    return !picture.isNull();
}

InboxPhoto* PhotoInbox::entry(const PhotoId& id) {
    const auto found = std::ranges::find(m_photos, id, &InboxPhoto::id);
    return found == m_photos.end() ? nullptr : &*found;
}

const InboxPhoto* PhotoInbox::find(const PhotoId& id) const {
    const auto found = std::ranges::find(m_photos, id, &InboxPhoto::id);
    return found == m_photos.end() ? nullptr : &*found;
}

void PhotoInbox::setState(const PhotoId& id, InboxState state, const Wording& why) {
    if (InboxPhoto* const photo = entry(id)) {
        photo->state = state;
        photo->why = why;
        emit photoChanged(id);
    }
}

PhotoId PhotoInbox::add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) {
    const PhotoId id = QString::fromLatin1(QCryptographicHash::hash(contents, QCryptographicHash::Sha1).toHex());
    if (find(id) == nullptr) {
        InboxPhoto photo;
        photo.id = id;
        photo.file = {contents, name, {}};
        photo.player = player;
        m_photos.push_back(photo);
        emit photosChanged();
    }
    PendingPhoto pending{{{PhotoFile{contents, name, {}}}, {}, {}}, {}, {}, id};
    if (const std::optional<int> seat = player ? m_document.find(*player) : std::nullopt) {
        pending.player = player;
        pending.name = QString::fromStdString(m_document.player(*seat).name);
    } else if (m_document.isHarmonies()) {
        pending = forSelectedPlayer(pending.request);
        pending.id = id;
    }
    enqueue(std::move(pending));
    return id;
}

void PhotoInbox::give(const PhotoId& id, PlayerId player) {
    if (const InboxPhoto* const photo = find(id)) {
        add(photo->file.contents, photo->file.path, player);
    }
}

void PhotoInbox::answer(const PhotoId& id, PhotoAnswer /*answer*/) { setState(id, InboxState::Loose); }

void PhotoInbox::cancel(const PhotoId& id) {
    if (m_reading && m_pending.front().id == id) {
        cancelReading();
    } else {
        std::erase_if(m_pending, [&](const PendingPhoto& photo) { return photo.id == id; });
    }
    setState(id, InboxState::Loose);
}

void PhotoInbox::remove(const PhotoId& id) {
    cancel(id);
    std::erase_if(m_photos, [&](const InboxPhoto& photo) { return photo.id == id; });
    emit photosChanged();
}

void PhotoInbox::read(PhotoRequest request, PhotoUse use) {
    if (use == PhotoUse::SecondView && mayAddView()) {
        if (const QByteArray& contents = request.files.front().contents;
            !contents.isEmpty() && contents == present()->files.front().contents) {
            // The second reading would be just as certain of the same things.
            report({Kind::Problem,
                    [] { return tr("This photo was read already. A second one shows the board from elsewhere."); },
                    {}});
            return;
        }
        request.files.insert(request.files.begin(), present()->files.front());
        request.side = present()->reading->side;
        readAgain(request, true);
        return;
    }
    enqueue(isForNewGame(use) ? PendingPhoto{std::move(request), {}, {}, {}} : forSelectedPlayer(std::move(request)));
}

void PhotoInbox::readAgain(const PhotoRequest& request, bool keepsChecked) {
    PendingPhoto photo = forSelectedPlayer(request);
    photo.keepsChecked = keepsChecked;
    photo.again = true;
    enqueue(std::move(photo));
}

PhotoInbox::PendingPhoto PhotoInbox::forSelectedPlayer(PhotoRequest request) const {
    const int player = m_selection.player();
    return {std::move(request),
            m_document.playerState(player).player,
            QString::fromStdString(m_document.player(player).name),
            {}};
}

bool PhotoInbox::mayAddView() const { return present() != nullptr && present()->reading.has_value(); }

bool PhotoInbox::mayReadAsOtherSide() const {
    return mayAddView() && !m_document.sideFor(m_selection.player()).has_value();
}

void PhotoInbox::readAsOtherSide() {
    if (mayReadAsOtherSide()) {
        readAgain({present()->files, m_document.harmonies().side == Side::A ? Side::B : Side::A, {}}, false);
    }
}

void PhotoInbox::readAsChosenSide() {
    if (const std::optional<int> player = m_offered ? m_document.find(*m_offered) : std::nullopt) {
        m_selection.selectPlayer(*player);
        readAsOtherSide();
    }
}

void PhotoInbox::readInOutline(const std::vector<QPointF>& corners) {
    if (present() != nullptr) {
        // Only the first photo: the corners belong to it.
        readAgain({{present()->files.front()}, m_document.sideFor(m_selection.player()), corners}, false);
    }
}

bool PhotoInbox::isReadingFor(int player) const {
    const PlayerId wanted = m_document.playerState(player).player;
    return std::ranges::any_of(m_pending, [&](const PendingPhoto& photo) { return photo.player == wanted; });
}

void PhotoInbox::enqueue(PendingPhoto photo) {
    // Only the latest photo of a player counts, and a photo for a new game yields to whatever comes after it.
    const auto givesWay = [&](const PendingPhoto& other) { return !other.player || other.player == photo.player; };
    if (m_reading && givesWay(m_pending.front())) {
        m_opener.cancel();
        m_reading = false;
    }
    std::erase_if(m_pending, givesWay);
    std::erase_if(m_held, [&](const HeldPhoto& held) { return held.photo.player == photo.player; });
    m_pending.push_back(std::move(photo));
    begin();
}

void PhotoInbox::begin() {
    if (m_reading) {
        return;
    }
    if (m_pending.empty()) {
        showReports();
        return;
    }
    PendingPhoto& next = m_pending.front();
    if (!next.again) {
        const std::optional<int> player = next.player ? m_document.find(*next.player) : std::nullopt;
        next.request.side = player ? m_document.sideFor(*player) : std::nullopt;
    }
    m_reading = true;
    setState(next.id, InboxState::Reading);
    m_opener.read(next.request);
}

PhotoInbox::PendingPhoto PhotoInbox::takeFirst() {
    PendingPhoto first = std::move(m_pending.front());
    m_pending.pop_front();
    m_reading = false;
    return first;
}

void PhotoInbox::cancelReading() {
    if (m_reading) {
        m_opener.cancel();
        takeFirst();
        begin();
    }
}

void PhotoInbox::forgetAll() {
    m_opener.cancel();
    m_photos.clear();
    emit photosChanged();
    m_reading = false;
    m_pending.clear();
    m_held.clear();
    m_reports.clear();
    m_offered.reset();
}

void PhotoInbox::finish(const PhotoOutcome& outcome) {
    PendingPhoto photo = takeFirst();
    setState(photo.id,
             outcome.photo == nullptr  ? InboxState::Unreadable
             : !outcome.photo->reading ? InboxState::NoBoard
                                       : InboxState::OnBoard,
             outcome.problem);
    if (!outcome.photo || (photo.again && outcome.problem)) {
        report({Kind::Problem, outcome.problem, {}});  // the present photo stays
    } else if (photo.player) {
        assign(std::move(photo), outcome);
    } else {
        const std::vector<Report> reports = m_reports;  // about photos that were dropped meanwhile
        m_document.replace(tableFromPhoto(outcome.photo), {});
        m_reports = reports;
        announce(photo, outcome, true, {});
    }
    begin();
}

void PhotoInbox::assign(PendingPhoto photo, const PhotoOutcome& outcome) {
    const std::optional<int> player = m_document.find(*photo.player);
    if (!player) {
        report({Kind::Problem,
                [name = photo.name] {
                    return tr("The photo of %1's board was read, but %1 is no longer in the game. If undo brings the "
                              "player back, the board comes too.")
                        .arg(name);
                },
                {}});
        m_held.push_back({std::move(photo), outcome});
        return;
    }
    const std::optional<vision::Reading>& reading = outcome.photo->reading;
    if (const std::optional<Side> side = m_document.sideFor(*player); reading && side && *side != reading->side) {
        // Another board was filled meanwhile, and it stays.
        if (photo.again) {
            report({Kind::Problem, [shown = reading->side] { return otherSideInWords(shown); }, {}});
        } else {
            enqueue(std::move(photo));
        }
        return;
    }
    const std::optional<Side> chosen = photo.request.side ? std::nullopt : std::optional(m_document.harmonies().side);
    const bool isSeen = m_selection.player() == *player;
    if (isSeen) {
        m_selection.selectCell({});
        m_selection.light({}, false);
    }
    m_document.setPhoto(*player, outcome.photo, photo.keepsChecked);
    announce(photo, outcome, isSeen, chosen);
}

// chosen: the side that was chosen for the game, if the photo could have changed it.
void PhotoInbox::announce(const PendingPhoto& photo, const PhotoOutcome& outcome, bool isSeen,
                          std::optional<Side> chosen) {
    if (!outcome.photo->reading) {
        if (isSeen) {
            emit boardMissing(outcome.problem);
        }
        if (!isSeen || !m_pending.empty()) {
            report({Kind::Problem, outcome.problem, {}});
        }
        return;
    }
    if (isSeen) {
        emit placed();
    }
    const vision::Reading& reading = *outcome.photo->reading;
    const bool turned = chosen && *chosen != reading.side;
    // A warning beside those of other photos has to say whose it is.
    const bool named = !isSeen || !m_pending.empty() || (m_document.playerCount() > 1 && !reading.warnings.empty());
    if (turned) {
        m_offered = photo.player;
    }
    if (named || turned || !reading.warnings.empty()) {
        const auto text = [named, turned, name = photo.name, side = reading.side, warnings = reading.warnings] {
            QStringList sentences;
            if (named) {
                sentences << tr("The photo of %1's board was read.").arg(name);
            }
            if (turned) {
                sentences << otherSideInWords(side);
            }
            if (!warnings.empty()) {
                sentences << inWords(warnings);
            }
            return sentences.join(QLatin1Char(' '));
        };
        report({turned || !reading.warnings.empty() ? Kind::Warning : Kind::Note, text,
                turned ? Wording([side = *chosen] { return readAsInWords(side); }) : Wording()});
    }
}

void PhotoInbox::assignHeld() {
    std::vector<HeldPhoto> away;
    for (HeldPhoto& held : std::exchange(m_held, {})) {
        if (m_document.find(*held.photo.player)) {
            assign(std::move(held.photo), held.outcome);
        } else {
            away.push_back(std::move(held));
        }
    }
    m_held = std::move(away);
}

void PhotoInbox::report(const Report& report) {
    m_reports.push_back(report);
    if (m_pending.empty()) {
        showReports();
    }
}

// The most serious notice decides how all are shown.
void PhotoInbox::showReports() {
    const std::vector<Report> reports = std::exchange(m_reports, {});
    if (reports.empty()) {
        return;
    }
    const auto text = [reports] {
        QStringList lines;
        for (const Report& one : reports) {
            lines << one.text();
        }
        return lines.join(QLatin1Char('\n'));
    };
    const auto offer = std::ranges::find_if(reports, [](const Report& one) { return one.offer != nullptr; });
    if (offer != reports.end()) {
        emit otherSideShown(text, offer->offer);
        return;
    }
    switch (std::ranges::max(reports, {}, &Report::kind).kind) {
        case Kind::Note:
            emit noted(text);
            break;
        case Kind::Warning:
            emit warned(text);
            break;
        case Kind::Problem:
            emit failed(text);
            break;
    }
}

}  // namespace concord::gui
