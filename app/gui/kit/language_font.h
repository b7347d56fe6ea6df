// Fonts that have the signs of a language.
#pragma once

#include <QFont>

namespace concord::gui {

// The font, and in Japanese those that have its signs behind it: left to itself the system may take
// the Chinese forms. Families that are not installed are left out.
QFont fontFor(const QString& language, const QFont& font);

}  // namespace concord::gui
