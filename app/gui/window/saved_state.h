// Where the open game is: recorded on a certain day, exported to a file, kept automatically, or not kept.
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace concord::gui {

class Document;

struct SavedState {
    bool isKept = false;                // by the autosave
    std::optional<QDateTime> recorded;  // when it was recorded, if it was
    bool isRecordedAsItIs = false;      // nothing was changed after that
};

// "Ann, Bob – recorded on 21/11/2026"; empty while no game is open.
QString savedInWords(const Document& document, const SavedState& state);

}  // namespace concord::gui
