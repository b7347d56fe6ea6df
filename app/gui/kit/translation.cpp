#include "app/gui/kit/translation.h"

#include "app/gui/kit/language_font.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

struct Language {
    const char* code;
    const char* name;  // in the language itself
};

constexpr std::array<Language, 6> supportedLanguages{
    {{"de", "Deutsch"}, {"en", "English"}, {"es", "Español"}, {"fr", "Français"}, {"ja", "日本語"}, {"ru", "Русский"}}};

// The name by which an installed translator is found again.
const QString installedName = QStringLiteral("concord-language");

void removeInstalled() {
    for (QTranslator* const old : QCoreApplication::instance()->findChildren<QTranslator*>(installedName)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
}

void install(const QString& file, const QString& folder) {
    auto* const translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(installedName);
    if (translator->load(file, folder)) {
        QCoreApplication::installTranslator(translator);
    } else {
        delete translator;
    }
}

// With the conventions of the system's country, if the system has this language. Numbers have no thousands separators,
// because tr() writes none either.
void setLocale(const QString& language) {
    QLocale locale;
    if (language != locale.name().left(2)) {
        const QLocale system = QLocale::system();
        locale = system.name().left(2) == language ? system : QLocale(language);
    }
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    QLocale::setDefault(locale);
}

// A program without windows has no font to set.
void setFont(const QString& language) {
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) {
        return;
    }
    const QFont fitting = fontFor(language, QApplication::font());
    if (fitting.families() != QApplication::font().families()) {
        QApplication::setFont(fitting);
    }
}

}  // namespace

QStringList languages() {
    QStringList codes;
    for (const Language& language : supportedLanguages) {
        codes << QLatin1String(language.code);
    }
    return codes;
}

QString languageName(const QString& language) {
    const auto* const found = std::ranges::find_if(
        supportedLanguages, [&](const Language& one) { return language == QLatin1String(one.code); });
    return found == supportedLanguages.end() ? language : QString::fromUtf8(found->name);
}

bool installLanguage(const QString& language) {
    QString chosen = language.isEmpty() ? QLocale().name().left(2) : language;
    if (!languages().contains(chosen)) {
        if (!language.isEmpty()) {
            return false;
        }
        chosen = QStringLiteral("en");
    }
    setLocale(chosen);
    setFont(chosen);
    removeInstalled();
    install(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("concord_") + chosen, QStringLiteral(":/translations"));
    return true;
}

QString currentLanguage() { return QLocale().name().left(2); }

}  // namespace concord::gui
