// Tool tips with texts that people typed, such as names and file names.
#pragma once

#include <QString>

namespace concord::gui {

// The text as a tool tip that shows it letter by letter: by itself, Qt takes "<b>Ann</b>" for rich text.
QString plainToolTip(const QString& text);

}  // namespace concord::gui
