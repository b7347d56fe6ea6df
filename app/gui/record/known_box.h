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

#include <mutex>
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

    const QString& file() const { return m_file; }
    bool isOnlyHere() const { return m_isOnlyHere; }  // others who use the record do not share the profile

    // Learns from each photo once. Does nothing if switched off.
    void learn(const std::vector<concord::gui::SettledBoard>& boards);
    // Forgets everything, and drops what is being learned. Throws RecordError.
    void forget();
    // For reading photos; may be used longer than this object. A profile that cannot be read is not used.
    BoxSource source() const;

    void finish();  // returns when everything is learned

signals:
    void changed();
    void failed(const concord::gui::Wording& problem);

private:
    void learnOne(const SettledBoard& settled, const std::stop_token& stop);
    bool isKnown(const std::string& photoHash);
    bool add(const vision::BoxSighting& sighting, const std::stop_token& stop);

    QString m_file;
    bool m_isOnlyHere;
    std::mutex m_writing;     // held while learning or forget() uses the file; other readers do not need it
    std::stop_source m_stop;  // for the boards that are being learned when forget() is called
    QThreadPool m_pool;
};

}  // namespace concord::gui
