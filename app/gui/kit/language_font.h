// Fonts that have the characters of a language.
#pragma once

#include <QFont>

namespace concord::gui {

// The font; for Japanese with fallbacks, because the system might otherwise choose Chinese glyphs. Families that are
// not installed are left out.
QFont fontFor(const QString& language, const QFont& font);

}  // namespace concord::gui
