// Photos that are never read, so that tests decide what becomes of them.
#pragma once

#include "app/gui/document/waiting_photo.h"
#include "app/gui/phone/phone_photos.h"

#include <algorithm>
#include <map>
#include <utility>

namespace concord::gui {

class FakePhotos : public PhonePhotos {
public:
    std::vector<Entry> entries() const override { return m_entries; }
    std::string add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) override {
        std::string id = photoIdOf(contents).toStdString();
        if (find(id) == nullptr) {
            m_entries.push_back({id, player, {}, contents.size()});
            m_entries.back().facts.state = "waiting";
            m_entries.back().facts.what = {name.toStdString(), {}};
            emit changed();
        }
        return id;
    }
    bool give(const std::string& id, PlayerId player) override {
        return change(id, [&](Entry& entry) { entry.player = player; });
    }
    bool answer(const std::string& id, const std::string& answer) override {
        return change(id, [&](Entry& entry) { entry.facts.what = {answer, {}}; });
    }
    bool cancel(const std::string& id) override {
        return change(id, [](Entry& entry) { entry.facts.state = "loose"; });
    }
    bool remove(const std::string& id) override {
        const bool isThere = find(id) != nullptr;
        std::erase_if(m_entries, [&](const Entry& entry) { return entry.id == id; });
        emit changed();
        return isThere;
    }
    std::shared_ptr<const Photo> photo(const std::string& id) const override {
        const auto found = m_photos.find(id);
        return found == m_photos.end() ? nullptr : found->second;
    }
    void setOnBoard(const std::string& id) {
        change(id, [](Entry& entry) { entry.isOnBoard = true; });
    }
    void setPhoto(const std::string& id, std::shared_ptr<const Photo> photo) { m_photos[id] = std::move(photo); }

private:
    Entry* find(const std::string& id) {
        const auto found = std::ranges::find(m_entries, id, &Entry::id);
        return found == m_entries.end() ? nullptr : &*found;
    }
    template <typename Change>
    bool change(const std::string& id, const Change& how) {
        Entry* const entry = find(id);
        if (entry != nullptr) {
            how(*entry);
            emit changed();
        }
        return entry != nullptr;
    }
    std::vector<Entry> m_entries;
    std::map<std::string, std::shared_ptr<const Photo>> m_photos;
};

}  // namespace concord::gui
