#include "app/gui/phone/inbox_for_phones.h"

#include "app/gui/phone/phone_texts.h"
#include "app/phone/messages/photo_offers.h"

#include <algorithm>

namespace concord::gui {

namespace {

std::string stateOf(const InboxPhoto& photo) {
    switch (photo.state) {
        case InboxState::Waiting:
            return "waiting";
        case InboxState::Reading:
            return "reading";
        case InboxState::OnBoard:
            return "read";
        case InboxState::NoBoard:
            return "no-board";
        case InboxState::Unreadable:
            return "failed";
        case InboxState::Question:
            return "question";
        case InboxState::Loose:
            break;
    }
    return "loose";
}

// What phones call the answer; empty for those that need the window.
std::string nameOf(PhotoAnswer answer, Side shown) {
    const bool isA = shown == Side::A;
    switch (answer) {
        case PhotoAnswer::NextPlayer:
            return "next-player";
        case PhotoAnswer::TakeNewer:
            return "take-newer";
        case PhotoAnswer::Fuse:
            return "fuse";
        case PhotoAnswer::ReadAsGameSide:
            return isA ? "read-as-b" : "read-as-a";
        case PhotoAnswer::ChangeSide:
            return isA ? "turn-to-a" : "turn-to-b";
        case PhotoAnswer::OtherGame:
            return "other-game";
        case PhotoAnswer::SetAside:
            return "set-aside";
        case PhotoAnswer::MarkByHand:
            break;
    }
    return {};
}

phone::PhotoFacts factsOf(const InboxPhoto& photo) {
    phone::PhotoFacts facts;
    facts.state = stateOf(photo);
    facts.progress = photo.steps > 0 ? static_cast<double>(photo.step) / photo.steps : 0;
    facts.what = textOf(photo.question ? photo.question->text : photo.why);
    if (photo.question) {
        for (const PhotoAnswer answer : photo.question->answers) {
            if (const std::string name = nameOf(answer, photo.question->shown); !name.empty()) {
                facts.offers.push_back(phone::photoOffer(name));
            }
        }
    }
    return facts;
}

}  // namespace

InboxForPhones::InboxForPhones(PhotoInbox& inbox, QObject* parent) : PhonePhotos(parent), m_inbox(inbox) {
    connect(&inbox, &PhotoInbox::photosChanged, this, &InboxForPhones::changed);
    connect(&inbox, &PhotoInbox::photoChanged, this, &InboxForPhones::changed);
}

std::vector<PhonePhotos::Entry> InboxForPhones::entries() const {
    std::vector<Entry> entries;
    for (const InboxPhoto& photo : m_inbox.photos()) {
        entries.push_back(
            {photo.id.toStdString(), photo.player, factsOf(photo), photo.file.contents.size(), photo.isOnBoard});
    }
    return entries;
}

std::string InboxForPhones::add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) {
    return m_inbox.add(contents, name, player).toStdString();
}

bool InboxForPhones::give(const std::string& id, PlayerId player) {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr || photo->state == InboxState::Unreadable) {
        return false;
    }
    m_inbox.give(QString::fromStdString(id), player);
    return true;
}

bool InboxForPhones::answer(const std::string& id, const std::string& answer) {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr || !photo->question) {
        return false;
    }
    const std::vector<PhotoAnswer> answers = photo->question->answers;
    const auto wanted = std::ranges::find_if(
        answers, [&](PhotoAnswer one) { return !answer.empty() && nameOf(one, photo->question->shown) == answer; });
    if (wanted == answers.end()) {
        return false;
    }
    m_inbox.answer(QString::fromStdString(id), *wanted);
    return true;
}

bool InboxForPhones::cancel(const std::string& id) {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr || (photo->state != InboxState::Waiting && photo->state != InboxState::Reading)) {
        return false;
    }
    m_inbox.cancel(QString::fromStdString(id));
    return true;
}

bool InboxForPhones::remove(const std::string& id) {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr) {
        return false;
    }
    m_inbox.remove(QString::fromStdString(id));
    return find(id) == nullptr;
}

std::shared_ptr<const Photo> InboxForPhones::photo(const std::string& id) const {
    const InboxPhoto* const photo = find(id);
    return photo == nullptr ? nullptr : photo->result;
}

}  // namespace concord::gui
