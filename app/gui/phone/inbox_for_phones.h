// The window's inbox as phones see it: they add photos to it, list all that it holds, and answer its questions
// about them.
#pragma once

#include "app/gui/phone/phone_photos.h"
#include "app/gui/photo/photo_inbox.h"

namespace concord::gui {

class InboxForPhones : public PhonePhotos {
    Q_OBJECT

public:
    // inbox: outlives this.
    explicit InboxForPhones(PhotoInbox& inbox, QObject* parent = nullptr);

    std::vector<Entry> entries() const override;
    std::string add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) override;
    bool give(const std::string& id, PlayerId player) override;
    bool answer(const std::string& id, const std::string& answer) override;
    bool cancel(const std::string& id) override;
    bool remove(const std::string& id) override;
    std::shared_ptr<const Photo> photo(const std::string& id) const override;

private:
    const InboxPhoto* find(const std::string& id) const { return m_inbox.find(QString::fromStdString(id)); }

    PhotoInbox& m_inbox;
};

}  // namespace concord::gui
