// Offers to record the open game once it is complete, and to record later changes to it.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/photo/settled_board.h"
#include "app/gui/record/async_record.h"
#include "app/record/settled_disputes.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace concord::gui {

class OfferBar;

class GameRecorder : public QObject {
    Q_OBJECT

public:
    GameRecorder(Document& document, AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent = nullptr);

    // Records the open game with its photos, their readings and the cells that a person has checked: as a new game, or
    // as changes to the recorded game. Does nothing for a sample game, or while the record is being asked.
    void record();
    // Whether the record contains the open game in its present state.
    bool isRecorded() const;
    // When the open game was recorded or last changed in the record; nothing for a game that is not there.
    const std::optional<QDateTime>& recordedAt() const { return m_recordedAt; }
    // To be called when games were deleted from the record: the open game, if it is among them, no longer counts as
    // recorded and is not offered again.
    void forget(const std::vector<record::Number>& deleted);
    // Looks for the open game in the record, unless it is known to be there, so that a recorded game is not offered
    // as a new one.
    void findRecorded();
    // To be called when the details of a recorded game were changed in the record: if it is the open game, the document
    // gets the names and the starter that changed.
    void takeDetails(record::Number game, const Table& before, const Table& after);
    // Hides the message that the game is recorded; an offer stays.
    void hideRecordedMessage();

signals:
    void recordedAtChanged();
    void recorded(concord::record::Number game, bool isNew);
    // The boards of the recorded game that have a photo and no doubts left.
    void boardsRecorded(const std::vector<concord::gui::SettledBoard>& boards);
    void showRequested(concord::record::Number game);
    void editRequested(concord::record::Number game);
    void undoRecordingRequested(concord::record::Number game);

private:
    // Compared to find out whether anything changed since the game was recorded.
    struct State {
        GameDocument game;
        std::optional<int> starter;
        std::vector<std::shared_ptr<const Photo>> photos;
        std::vector<std::vector<std::string>> checked;  // names of the cells, for each player
        std::vector<record::SettledDispute> disputes;

        friend bool operator==(const State&, const State&) = default;
    };
    State state() const;
    void takeNewDocument();
    void updateRecordedState(const Table& recorded);
    std::function<void()> stopWaiting();  // for when a result will not come
    void followDocument();
    void sayItIsASample();
    void setRecordedAt(const std::optional<QDateTime>& time);
    void offerRecording(const Wording& text, const Wording& action);
    void finish(record::Number game, const Recording& recording, bool isNew);

    Document& m_document;
    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    std::optional<record::Number> m_number;  // the open game in the record
    std::optional<QDateTime> m_recordedAt;
    std::optional<State> m_recordedState;  // the open game's state in the record
    int m_documents = 0;                   // opened so far; results for earlier ones are dropped
    bool m_busy = false;                   // waiting for a result of the record
    bool m_declined = false;               // the offer was closed, or the game deleted: do not offer again
    bool m_offering = false;  // the bar was last given an offer or a message from here; it may be hidden by now
    bool m_showsRecordedMessage = false;  // and that was the message that the game is recorded
};

}  // namespace concord::gui
