#include "app/phone/messages/revisions.h"

namespace concord::phone {

bool Revisions::update(const TableState& state, const std::string& by) {
    if (m_now > 0 && state.json == m_json) {
        return false;
    }
    m_json = state.json;
    ++m_now;
    std::erase_if(m_changes, [&](const auto& entry) { return !state.values.contains(entry.first); });
    for (const auto& [key, value] : state.values) {
        const auto [entry, isNew] = m_changes.try_emplace(key, Change{value, m_now, by, 0});
        Change& change = entry->second;
        if (!isNew && change.value != value) {
            change.byOthers = change.by == by ? change.byOthers : change.revision;
            change.value = value;
            change.revision = m_now;
            change.by = by;
        }
    }
    return true;
}

bool Revisions::conflicts(const std::string& key, std::int64_t revision, const std::string& client) const {
    const auto found = m_changes.find(key);
    if (found == m_changes.end()) {
        return true;
    }
    const Change& change = found->second;
    return (change.by == client ? change.byOthers : change.revision) > revision;
}

std::string Revisions::changedBy(const std::string& key) const {
    const auto found = m_changes.find(key);
    return found == m_changes.end() ? std::string() : found->second.by;
}

std::int64_t Revisions::changedAt(const std::string& key) const {
    const auto found = m_changes.find(key);
    return found == m_changes.end() ? 0 : found->second.revision;
}

}  // namespace concord::phone
