// Offers to record the open game once it is complete, and to record later changes to it.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/record/async_record.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace concord::gui {

class OfferBar;

class GameRecorder : public QObject {
    Q_OBJECT

public:
    GameRecorder(Document& document, AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent = nullptr);

    // The open game as it stands, with its photos, what their reading doubted and what a person has settled of it: a
    // game of its own, or the changes to the one that it was recorded as before.
    void record();
    // Whether the record holds the open game as it stands.
    bool isRecorded() const;
    void forget(const std::vector<record::Number>& erased);
    // Says no longer that the game is recorded; what is offered stays.
    void stopThanking();

signals:
    void recorded(concord::record::Number game, bool anew);
    void showRequested(concord::record::Number game);
    void editRequested(concord::record::Number game);
    void eraseRequested(concord::record::Number game);

private:
    // What is compared to tell whether anything changed since it was recorded.
    struct State {
        Game game;  // without its record
        std::optional<int> starter;
        std::vector<std::shared_ptr<const Photo>> photos;
        std::vector<std::vector<std::string>> settled;  // names of the cells, for each player

        friend bool operator==(const State&, const State&) = default;
    };
    State state() const;
    void takeNewDocument();
    void findRecorded(const std::string& id);
    void follow();
    void offerRecording(const Wording& text, const Wording& action);
    void finish(record::Number game, const std::string& id, bool anew);

    Document& m_document;
    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    std::optional<record::Number> m_number;  // the open game in the record
    std::optional<State> m_recordedState;    // as it stands there
    int m_documents = 0;                     // counts them, so that late answers are known as such
    bool m_busy = false;                     // waiting for an answer of the record
    bool m_declined = false;
    bool m_offering = false;
    bool m_thanked = false;  // it was said that the game is recorded
};

}  // namespace concord::gui
