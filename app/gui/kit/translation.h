// The languages the application speaks.
#pragma once

#include <QString>
#include <QStringList>

namespace concord::gui {

QStringList languages();  // "de", "en" ...

QString languageName(const QString& language);  // in the language itself: "Deutsch"

// Installs the texts of the language; if it is empty, of the present locale's (at first the system's), or English if
// that is not supported. They replace those installed before; numbers, dates and fonts follow. False, and no change, if
// the language was named but is not supported.
bool installLanguage(const QString& language);

// The language whose texts are installed: "en", "de" ...
QString currentLanguage();

}  // namespace concord::gui
