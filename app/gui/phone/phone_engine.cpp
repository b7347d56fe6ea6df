#include "app/gui/phone/phone_engine.h"

#include "app/gui/document/waiting_photo.h"
#include "app/gui/phone/phone_texts.h"
#include "app/phone/messages/renature_area.h"

#include <algorithm>

namespace concord::gui {

using phone::Refusal;
using phone::Reply;
using phone::Text;

PhoneEngine::PhoneEngine(Document& document, PhonePhotos& photos, QObject* parent)
    : QObject(parent), m_document(document), m_photos(photos), m_facts(document, photos) {
    constexpr int pauseMs = 30;  // many changes in a row, such as the stages of a reading, are reported as one
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { refresh({}); });
    connect(&document, &Document::changed, this, &PhoneEngine::refreshSoon);
    connect(&photos, &PhonePhotos::changed, this, &PhoneEngine::refreshSoon);
    refresh({});
}

void PhoneEngine::refreshSoon() {
    if (!m_soon.isActive()) {
        m_soon.start();
    }
}

void PhoneEngine::refresh(const std::string& by) {
    m_soon.stop();
    const phone::TableState state = phone::stateOf(m_document.game(), m_document.score(), m_facts.read());
    if (m_revisions.update(state, by)) {
        m_state = std::make_shared<const std::string>(phone::stateJson(state, m_revisions.now()));
        emit stateChanged();
    }
}

std::string PhoneEngine::execute(const phone::Command& command, bool& possible) {
    possible = true;
    {
        const PhoneClient& client = m_clients.of(command.client);
        const auto before = std::ranges::find(client.answers, command.number, &GivenAnswer::number);
        if (before != client.answers.end()) {
            possible = before->possible;
            return before->text;
        }
    }
    if (m_soon.isActive()) {
        refresh({});  // so that earlier changes in the window are not taken for the client's
    }
    Reply reply = apply(command);
    refresh(command.client);
    possible = reply.error.isEmpty();
    PhoneClient& client = m_clients.of(command.client);
    client.who = command.who;
    if (reply.done && !client.edits.empty() && client.edits.back().revision == 0) {
        client.edits.back().revision = m_revisions.changedAt(client.edits.back().key);
    }
    reply.undoable = client.edits.size();
    std::string answer = phone::replyJson(reply, m_revisions.now());
    constexpr std::size_t maxAnswers = 32;
    client.answers.push_back({command.number, possible, answer});
    if (client.answers.size() > maxAnswers) {
        client.answers.pop_front();
    }
    return answer;
}

std::optional<Refusal> PhoneEngine::newPhotoRefusal(std::int64_t bytes) const {
    constexpr int maxPhotos = 40;
    constexpr std::int64_t maxBytes = 400 << 20;
    if (m_document.isOpen() && !m_document.isHarmonies()) {
        return Refusal::NoBoards;  // a photo must not replace the game that is open
    }
    int photos = 1;
    for (const PhonePhotos::Entry& entry : m_photos.entries()) {
        photos += entry.isOnBoard ? 0 : 1;
        bytes += entry.isOnBoard ? 0 : entry.bytes;
    }
    return photos > maxPhotos || bytes > maxBytes ? std::optional(Refusal::TooManyPhotos) : std::nullopt;
}

// In the window's words, which are translated already.
Text PhoneEngine::noteOf(const PhonePhotos::Entry& known, const QString& name) const {
    const std::optional<int> seat = known.isOnBoard && known.player ? m_document.find(*known.player) : std::nullopt;
    constexpr auto context = "concord::gui::PhotoInbox";
    return textOf(
        seat ? Translatable{context,
                            QT_TRANSLATE_NOOP("concord::gui::PhotoInbox", "This photo shows %1's board already."),
                            {QString::fromStdString(m_document.player(*seat).name)}}
             : Translatable{
                   context, QT_TRANSLATE_NOOP("concord::gui::PhotoInbox", "%1 is among the photos already."), {name}});
}

PhoneEngine::TakenPhoto PhoneEngine::takePhoto(const QByteArray& contents, const QString& name,
                                               const std::string& player) {
    const std::string id = photoIdOf(contents).toStdString();
    const std::vector<PhonePhotos::Entry> entries = m_photos.entries();
    const auto known = std::ranges::find(entries, id, &PhonePhotos::Entry::id);
    const bool isKnown = known != entries.end();
    // A photo that is there already is not refused as a new one: the phone may have missed the answer.
    if (const std::optional<Refusal> why = isKnown ? std::nullopt : newPhotoRefusal(contents.size())) {
        return {{}, why};
    }
    std::optional<PlayerId> intendedFor;
    Text note = isKnown ? noteOf(*known, name) : Text();
    // A photo that is sent again because the answer was lost adds no second player.
    if (player == "new" && m_document.isOpen() && !isKnown) {
        if (const std::optional<int> seat = addPlayer({})) {
            intendedFor = m_document.playerState(*seat).player;
        } else {
            note = textOf(Refusal::TableFull);
        }
    } else if (!player.empty() && player != "new") {
        const std::optional<int> seat = m_facts.find(player);
        if (!seat) {
            return {{}, Refusal::PlayerGone};
        }
        intendedFor = m_document.playerState(*seat).player;
    }
    return {m_photos.add(contents, name, intendedFor), {}, note};
}

std::string PhoneEngine::areaAnswer(const renature::Area& area) const {
    return phone::areaAnswer(area, m_document.game().get<renature::Game>());
}

std::shared_ptr<const Photo> PhoneEngine::photo(const std::string& id) {
    for (int player = 0; m_document.isOpen() && player < m_document.playerCount(); ++player) {
        const std::shared_ptr<const Photo>& photo = m_document.playerState(player).photo;
        if (photo && m_facts.idOf(*photo) == id) {
            return photo;
        }
    }
    return m_photos.photo(id);
}

const vision::CellReading* PhoneEngine::reading(const Photo& photo, Cell cell) const {
    if (!photo.reading) {
        return nullptr;
    }
    const auto found = std::ranges::find(photo.reading->cells, cell, &vision::CellReading::cell);
    return found == photo.reading->cells.end() ? nullptr : &*found;
}

}  // namespace concord::gui
