#include "translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace concord::gui {

namespace {

void install(const QString& file, const QString& folder) {
    auto* const translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(file, folder)) {
        QCoreApplication::installTranslator(translator);
    } else {
        delete translator;
    }
}

}  // namespace

QStringList languages() { return {QStringLiteral("de"), QStringLiteral("en")}; }

bool installLanguage(const QString& language) {
    QString chosen = language.isEmpty() ? QLocale().name().left(2) : language;
    if (!languages().contains(chosen)) {
        if (!language.isEmpty()) {
            return false;
        }
        chosen = QStringLiteral("en");
    }
    if (chosen != QLocale().name().left(2)) {
        QLocale::setDefault(QLocale(chosen));
    }
    install(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("concord_") + chosen, QStringLiteral(":/translations"));
    return true;
}

QString cardLanguage() { return QLocale().name().left(2); }

}  // namespace concord::gui
