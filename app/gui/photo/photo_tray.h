// The strip of photos with its questions above it: hidden while there is nothing to say or to move.
#pragma once

#include "app/gui/photo/photo_inbox.h"

#include <QSet>
#include <QWidget>

#include <functional>
#include <optional>

namespace concord::gui {

class OfferBar;
class PhotoStrip;

class PhotoTray : public QWidget {
    Q_OBJECT

public:
    PhotoTray(PhotoInbox& inbox, Document& document, Selection& selection, QWidget* parent = nullptr);

    PhotoStrip* strip() const { return m_strip; }
    OfferBar* bar() const { return m_bar; }
    // None: hidden, on pages that have nothing to do with photos. Tight: on a page that needs all of a small window,
    // the strip shrinks to one line of text, or hides.
    enum class Room { None, Tight, Plenty };
    void setRoom(Room room);
    void ask(const PhotoId& id);  // the question of that photo, even if it was put off

protected:
    bool event(QEvent* event) override;
    // Notices the pointer or the focus on the question, and changes of the parent's size or layout.
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct Notice {
        Wording text;
        Wording offer;
        std::function<void()> accept;
    };

    void note(const Wording& text, const Wording& offer, const std::function<void()>& accept);
    void forgetOffer();
    void refresh();
    void showParts();
    void showNotice();
    void showQuestion(const InboxPhoto& photo);
    const InboxPhoto* nextQuestion() const;
    bool isWanted() const;
    bool hasRoomForTallStrip() const;
    bool leavesRoomForPage() const;
    void markCells(bool on);

    PhotoInbox& m_inbox;
    Document& m_document;
    Selection& m_selection;
    OfferBar* m_bar;
    PhotoStrip* m_strip;
    std::optional<Notice> m_notice;
    PhotoId m_asked;  // whose question is shown
    QString m_askedText;
    QSet<PhotoId> m_putOff;  // closed without an answer
    Room m_room = Room::Plenty;
};

}  // namespace concord::gui
