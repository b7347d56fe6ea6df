// What settled boards have taught about the box that the games of a record are played with: learned in the background
// when a game is recorded, and used for the next photos.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/gui/photo/photo_reader.h"
#include "app/gui/photo/settled_board.h"
#include "app/record/location.h"
#include "vision/stacks/box_profile.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>
#include <vector>

namespace concord::gui {

class KnownBox : public QObject {
    Q_OBJECT

public:
    explicit KnownBox(const record::Location& location, QObject* parent = nullptr);
    ~KnownBox() override;  // waits for the boards that are being learned

    // The setting: whether settled boards are learned and the profile is used.
    static bool isOn();
    static void setOn(bool on);

    const record::Location& record() const { return m_record; }
    // What messages call the place of the profile: its file, or the server.
    QString placeName() const;

    // Learns from each photo once. Does nothing if switched off.
    void learn(const std::vector<concord::gui::SettledBoard>& boards);
    // Forgets everything, and drops what is being learned.
    void forget();
    // For reading photos; may be used longer than this object. A profile that cannot be read is not used; that of a
    // server as it was when the program started, or when a board was learned or the dialog about the box opened.
    BoxSource source() const;

    void finish();  // returns when everything is learned or forgotten

signals:
    void changed();
    void failed(const concord::gui::Wording& problem);
    void notForgotten(const concord::gui::Wording& problem);

private:
    void learnOne(const SettledBoard& settled, const std::stop_token& stop);

    record::Location m_record;
    std::stop_source m_stop;  // for the boards that are being learned when forget() is called
    QThreadPool m_pool;       // one thread
};

}  // namespace concord::gui
