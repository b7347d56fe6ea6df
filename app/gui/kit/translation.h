// The languages the application speaks.
#pragma once

#include <QString>
#include <QStringList>

namespace concord::gui {

QStringList languages();  // "de", "en" ...

QString languageName(const QString& language);  // in itself: "Deutsch"

// Installs the texts of the language, or of the system's where it is empty; English where
// there are none; they take the place of those installed before. Numbers, dates and fonts follow.
// False when a language was named that there is none of.
bool installLanguage(const QString& language);

// Of the names on cards: "en", "de" ...
QString cardLanguage();

}  // namespace concord::gui
