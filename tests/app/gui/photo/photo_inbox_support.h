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

// A board with a tree on a1 and, for each of the ten lowest bits that is set, water on one of the ten next cells.
Board boardWithWaterBits(int bits, Side side = Side::A);

// A photo reader whose readings wait until the test gives their results.
class SlowReader {
public:
    struct Result {
        Board board{Side::A};
        double sideConfidence = 1;
        bool isPhoto = true;
        QString problem = {};
        std::vector<Warning> warnings = {};
    };

    ReadPhoto function();
    // The result for the photo of this name. If it is read as the other side than the result's, only the tree is
    // found. A photo named "undecoded" gets no thumbnail.
    void giveResult(const QString& photo, const Result& result);
    void giveResult(const QString& photo, Side side = Side::A);  // photos of other names get other boards
    void failToRead(const QString& photo) { giveResult(photo, Result{Board(Side::A), 1, false, photo + " is none"}); }
    void findNoBoard(const QString& photo) {
        giveResult(photo, Result{Board(Side::A), 1, true, photo + " shows none"});
    }
    int readingsBegun() const;

private:
    PhotoOutcome read(const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                      const std::stop_token& stop);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<QString, Result> m_results;
    std::map<QString, int> m_bitsOfPhotos;
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
    bool waitForPhoto(const std::string& name, const QString& photo) {
        return waitFor([&] { return photoOf(name) == photo; });
    }
    bool waitForState(const QString& photo, InboxState state) {
        return waitFor([&] { return m_inbox.find(idOf(photo)) != nullptr && stateOf(photo) == state; });
    }

    SlowReader m_reader;
    Document m_document;
    Selection m_selection;
    PhotoInbox m_inbox{m_document, m_selection, m_reader.function()};
    int m_placedCount = 0;
    QStringList m_messages;  // warnings and problems
    QStringList m_notifications;
    Wording m_offer;  // of the latest notification, like m_accept
    std::function<void()> m_accept;
};

}  // namespace concord::gui
