// An inbox whose photos are read when a test says so.
#pragma once

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/photo/photo_inbox.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>

namespace concord::gui {

// A board with a tree on a1 and water on some of the ten next cells, one for each bit that is set.
Board boardWithWaterBits(int bits, Side side = Side::A);

// A reader that waits until the test gives the result.
class SlowReader {
public:
    struct Answer {
        Board board{Side::A};
        double sideConfidence = 1;
        bool isPhoto = true;
        QString problem = {};
        std::vector<Warning> warnings = {};
    };

    ReadPhoto function();
    // Lets the photo of this name be read. If another side is requested than that of the answer, only the tree is
    // found. A photo named "undecoded" gets no thumbnail.
    void answer(const QString& photo, const Answer& answer);
    void answer(const QString& photo, Side side = Side::A);
    void failToRead(const QString& photo) { answer(photo, Answer{Board(Side::A), 1, false, photo + " is none"}); }
    void findNoBoard(const QString& photo) { answer(photo, Answer{Board(Side::A), 1, true, photo + " shows none"}); }
    int readingsBegun() const;

private:
    PhotoOutcome read(const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                      const std::stop_token& stop);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<QString, Answer> m_answers;
    int m_begun = 0;
};

// Three players without boards, and what the inbox says.
class SlowInboxTest : public ::testing::Test {
protected:
    SlowInboxTest();

    // Selects the player and adds the photo, as "From a file…" on the player's page does.
    void addFor(int player, const QString& photo);
    // Drops several photos onto the window at once.
    void dropAll(const QStringList& photos);
    static QByteArray contentsOf(const QString& photo) { return "contents of " + photo.toUtf8(); }
    static PhotoId idOf(const QString& photo) { return photoIdOf(contentsOf(photo)); }
    PlayerId player(int index) const { return m_document.playerState(index).player; }
    const InboxPhoto& entry(const QString& photo) const;
    InboxState stateOf(const QString& photo) const { return entry(photo).state; }
    // The photo beside the board of the player of that name: "" for none, "?" for nobody of that name.
    QString photoOf(const std::string& name) const;
    Board boardOf(int player) const { return m_document.harmoniesPlayer(player).board.value_or(Board(Side::A)); }
    static bool waitFor(const std::function<bool()>& done);
    bool comesTo(const std::string& name, const QString& photo) {
        return waitFor([&] { return photoOf(name) == photo; });
    }
    bool becomes(const QString& photo, InboxState state) {
        return waitFor([&] { return m_inbox.find(idOf(photo)) != nullptr && stateOf(photo) == state; });
    }

    SlowReader m_reader;
    Document m_document;
    Selection m_selection;
    PhotoInbox m_inbox{m_document, m_selection, m_reader.function()};
    int m_placed = 0;
    QStringList m_messages;  // warnings and problems
    QStringList m_notifications;
    Wording m_offer;  // of the last notification
    std::function<void()> m_accept;
};

}  // namespace concord::gui
