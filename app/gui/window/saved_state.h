// Where the open game is: kept automatically, recorded on a certain day, or exported to a file.
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

// "Ann, Bob – recorded on 21 Nov 2026"; empty while no game is open.
QString savedInWords(const Document& document, const SavedState& state);

}  // namespace concord::gui
