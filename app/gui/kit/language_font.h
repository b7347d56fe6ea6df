// Fonts that have the characters of a language.
#pragma once

#include <QFont>

namespace concord::gui {

// The font, with fallbacks for Japanese: left to itself the system may choose the Chinese glyphs. Families that are not
// installed are left out.
QFont fontFor(const QString& language, const QFont& font);

}  // namespace concord::gui
