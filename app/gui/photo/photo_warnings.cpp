#include "app/gui/photo/photo_warnings.h"

#include "app/text/words.h"

namespace concord::gui {

// The messages are written to follow a colon: in lower case, without a full stop.
QStringList warningsInWords(const std::vector<Warning>& warnings) {
    QStringList sentences;
    for (const Warning& warning : warnings) {
        QString text = words::translated(warning.message) + QLatin1Char('.');
        text.front() = text.front().toUpper();
        sentences << text;
    }
    return sentences;
}

}  // namespace concord::gui
