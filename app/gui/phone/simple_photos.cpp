#include "app/gui/phone/simple_photos.h"

#include "app/gui/document/harmonies_edits.h"

#include <QCryptographicHash>

#include <algorithm>

namespace concord::gui {

std::string PhonePhotos::idOf(const QByteArray& contents) {
    return QCryptographicHash::hash(contents, QCryptographicHash::Sha1).toHex().toStdString();
}

SimplePhotos::SimplePhotos(Document& document, QObject* parent) : PhonePhotos(parent), m_document(document) {
    connect(&m_reader, &PhotoReader::finished, this, &SimplePhotos::finish);
}

std::string SimplePhotos::add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) {
    Entry entry{idOf(contents), player, {}};
    if (std::ranges::find(m_entries, entry.id, &Entry::id) == m_entries.end()) {
        entry.facts.state = "waiting";
        m_entries.push_back(entry);
        m_files.push_back({contents, name, {}});
        begin();
        emit changed();
    }
    return entry.id;
}

void SimplePhotos::begin() {
    for (std::size_t i = 0; i < m_entries.size() && m_reading.empty(); ++i) {
        Entry& entry = m_entries[i];
        if (entry.facts.state == "waiting") {
            entry.facts.state = "reading";
            m_reading = entry.id;
            const std::optional<int> player = entry.player ? m_document.find(*entry.player) : std::nullopt;
            m_reader.read({{m_files[i]}, player ? m_document.sideFor(*player) : std::nullopt, {}});
        }
    }
}

void SimplePhotos::finish(const PhotoOutcome& outcome) {
    const auto entry = std::ranges::find(m_entries, m_reading, &Entry::id);
    m_reading.clear();
    if (entry != m_entries.end()) {
        if (!outcome.photo || !outcome.photo->reading) {
            entry->facts.state = outcome.photo ? "no-board" : "failed";
            entry->facts.what = {outcome.problem().toStdString(), {}};
        } else {
            entry->facts.state = "read";
            std::optional<int> player = entry->player ? m_document.find(*entry->player) : std::nullopt;
            for (int i = 0; !player && i < m_document.playerCount() && m_document.isHarmonies(); ++i) {
                player = hasTokens(m_document.harmoniesPlayer(i)) ? std::nullopt : std::optional(i);
            }
            if (player) {
                entry->player = m_document.playerState(*player).player;
                m_document.setPhoto(*player, outcome.photo, false);
            } else if (!m_document.isOpen()) {
                m_document.replace(tableFromPhoto(outcome.photo), {});
            }
        }
    }
    begin();
    emit changed();
}

bool SimplePhotos::give(const std::string& id, PlayerId player) {
    const auto entry = std::ranges::find(m_entries, id, &Entry::id);
    if (entry == m_entries.end()) {
        return false;
    }
    entry->player = player;
    entry->facts.state = "waiting";
    begin();
    emit changed();
    return true;
}

bool SimplePhotos::remove(const std::string& id) {
    const auto entry = std::ranges::find(m_entries, id, &Entry::id);
    if (entry == m_entries.end()) {
        return false;
    }
    if (id == m_reading) {
        m_reader.cancel();
        m_reading.clear();
    }
    m_files.erase(m_files.begin() + (entry - m_entries.begin()));
    m_entries.erase(entry);
    begin();
    emit changed();
    return true;
}

}  // namespace concord::gui
