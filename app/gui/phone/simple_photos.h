// Photos from phones, read one after the other.
#pragma once

#include "app/gui/phone/phone_photos.h"
#include "app/gui/photo/photo_reader.h"

#include <deque>

namespace concord::gui {

class SimplePhotos : public PhonePhotos {
    Q_OBJECT

public:
    explicit SimplePhotos(Document& document, QObject* parent = nullptr);

    std::vector<Entry> entries() const override { return {m_entries.begin(), m_entries.end()}; }
    std::string add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) override;
    bool give(const std::string& id, PlayerId player) override;
    bool answer(const std::string&, const std::string&) override { return false; }
    bool cancel(const std::string& id) override { return remove(id); }
    bool remove(const std::string& id) override;
    QImage picture(const std::string&) const override { return {}; }

private:
    void begin();
    void finish(const PhotoOutcome& outcome);

    Document& m_document;
    PhotoReader m_reader;
    std::deque<Entry> m_entries;
    std::deque<PhotoFile> m_files;  // of the entries
    std::string m_reading;
};

}  // namespace concord::gui
