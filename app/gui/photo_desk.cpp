#include "photo_desk.h"

#include "../words.h"
#include "document_file.h"

#include <QFileInfo>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include <utility>

namespace concord::gui {

namespace {

// The first file of what was dropped or pasted; a path as text counts too.
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

// "The photo shows side A, but ..." Whole sentences: not every language names a side in the middle of one.
QString otherSideInWords(Side shown) {
    return shown == Side::A ? PhotoDesk::tr("The photo shows side A, but side B was chosen for this game.")
                            : PhotoDesk::tr("The photo shows side B, but side A was chosen for this game.");
}

QString readAsInWords(Side side) {
    return side == Side::A ? PhotoDesk::tr("Read as side &A") : PhotoDesk::tr("Read as side &B");
}

QString inWords(const std::vector<Warning>& warnings) {
    QStringList sentences;
    for (const Warning& warning : warnings) {
        sentences << words::translated(warning.message);
    }
    return sentences.join(QStringLiteral(". ")) + QLatin1Char('.');
}

}  // namespace

PhotoDesk::PhotoDesk(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
    connect(&m_opener, &Opener::gameOpened, this, &PhotoDesk::gameOpened);
    connect(&m_opener, &Opener::failed, this, &PhotoDesk::failed);
    connect(&m_opener, &Opener::progressed, this, &PhotoDesk::progressed);
    connect(&m_opener, &Opener::photoOpened, this, &PhotoDesk::finish);
    connect(&m_opener, &Opener::boardMissing, this,
            [this](const std::shared_ptr<const Photo>& photo, const Wording& why) {
                if (m_errand.again) {
                    emit failed(why);  // what is there stays
                } else {
                    place(photo);
                    emit boardMissing(why);
                }
            });
    connect(&document, &Document::replaced, this, &PhotoDesk::cancel);
}

const Photo* PhotoDesk::present() const {
    return m_document.isOpen() ? m_document.sheet(m_selection.player()).photo.get() : nullptr;
}

void PhotoDesk::open(const QString& path) { add(path, PhotoUse::Board); }

void PhotoDesk::add(const QString& path, PhotoUse use) {
    try {
        if (use == PhotoUse::SecondView && mayAddView()) {
            read({{Opener::load(path)}, {}, {}}, use);
            return;
        }
    } catch (const FileProblem& problem) {
        emit failed(problem.text);
        return;
    }
    m_errand = {.player = m_selection.player(), .newGame = isForNewGame(use), .sideKnown = sideFor(use).has_value()};
    m_opener.open(path, sideFor(use));
}

std::optional<Side> PhotoDesk::sideFor(PhotoUse use) const {
    return isForNewGame(use) ? std::nullopt : m_document.sideFor(m_selection.player());
}

void PhotoDesk::add(const QImage& picture, const QString& name, PhotoUse use) {
    read({{PhotoFile{{}, name, picture}}, {}, {}}, use);
}

bool PhotoDesk::holdsSomething(const QMimeData& data) { return data.hasImage() || !fileIn(data).isEmpty(); }

bool PhotoDesk::add(const QMimeData& data, PhotoUse use) {
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

void PhotoDesk::read(PhotoRequest request, PhotoUse use) {
    if (use == PhotoUse::SecondView && mayAddView()) {
        if (const QByteArray& contents = request.files.front().contents;
            !contents.isEmpty() && contents == present()->files.front().contents) {
            // It would be sure of whatever it is sure of already.
            emit failed([] { return tr("This photo was read already. A second one shows the board from elsewhere."); });
            return;
        }
        request.files.insert(request.files.begin(), present()->files.front());
        request.side = present()->reading->side;
        readAgain(request, true);
        return;
    }
    request.side = sideFor(use);
    m_errand = {.player = m_selection.player(), .newGame = isForNewGame(use), .sideKnown = request.side.has_value()};
    m_opener.read(request);
}

void PhotoDesk::readAgain(const PhotoRequest& request, bool keepsChecked) {
    m_errand = {.player = m_selection.player(),
                .keepsChecked = keepsChecked,
                .again = true,
                .sideKnown = request.side.has_value()};
    m_opener.read(request);
}

bool PhotoDesk::mayAddView() const { return present() != nullptr && present()->reading.has_value(); }

bool PhotoDesk::mayReadAsOtherSide() const {
    return mayAddView() && !m_document.sideFor(m_selection.player()).has_value();
}

void PhotoDesk::readAsOtherSide() {
    if (mayReadAsOtherSide()) {
        readAgain({present()->files, m_document.game().side == Side::A ? Side::B : Side::A, {}}, false);
    }
}

void PhotoDesk::readAsChosenSide() {
    if (m_errand.player < m_document.playerCount()) {
        m_selection.selectPlayer(m_errand.player);
        readAsOtherSide();
    }
}

void PhotoDesk::readInOutline(const std::vector<QPointF>& corners) {
    if (present() != nullptr) {
        // Only the first photo: the corners are its.
        readAgain({{present()->files.front()}, m_document.sideFor(m_selection.player()), corners}, false);
    }
}

void PhotoDesk::place(const std::shared_ptr<const Photo>& photo) {
    if (!m_document.isOpen() || m_errand.newGame) {
        m_document.replace(tableFromPhoto(photo), {});
    } else {
        const int player = m_errand.player < m_document.playerCount() ? m_errand.player : 0;
        m_selection.selectCell({});
        m_selection.light({}, false);
        m_document.setPhoto(player, photo, m_errand.keepsChecked);
        m_selection.selectPlayer(player);
    }
}

// The side of the game that is open, where the photo could have shown another one.
std::optional<Side> PhotoDesk::chosenSide() const {
    return m_document.isOpen() && !m_errand.newGame && !m_errand.sideKnown ? std::optional(m_document.game().side)
                                                                           : std::nullopt;
}

void PhotoDesk::finish(const std::shared_ptr<const Photo>& photo) {
    const std::optional<Side> chosen = chosenSide();
    place(photo);
    emit placed();
    tell(photo->reading->warnings, photo->reading->side, chosen);
}

void PhotoDesk::tell(const std::vector<Warning>& warnings, Side shown, std::optional<Side> chosen) {
    if (chosen && *chosen != shown) {
        const auto text = [warnings, shown] {
            QStringList sentences{otherSideInWords(shown)};
            if (!warnings.empty()) {
                sentences << inWords(warnings);
            }
            return sentences.join(QLatin1Char(' '));
        };
        emit otherSideShown(text, [side = *chosen] { return readAsInWords(side); });
    } else if (!warnings.empty()) {
        emit warned([warnings] { return inWords(warnings); });
    }
}

}  // namespace concord::gui
