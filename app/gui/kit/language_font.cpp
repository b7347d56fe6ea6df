#include "app/gui/kit/language_font.h"

#include <QFontDatabase>
#include <QStringList>

namespace concord::gui {

namespace {

// In order of preference: those of Linux, of macOS and of Windows.
QStringList japaneseFamilies() {
    return {QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP"), QStringLiteral("IPAPGothic"),
            QStringLiteral("IPAGothic"),        QStringLiteral("VL PGothic"),   QStringLiteral("TakaoPGothic"),
            QStringLiteral("Hiragino Sans"),    QStringLiteral("Yu Gothic UI")};
}

}  // namespace

QFont fontFor(const QString& language, const QFont& font) {
    QStringList families{font.family()};  // without its fallbacks, which only this function adds
    for (const QString& family : japaneseFamilies()) {
        if (language == QStringLiteral("ja") && family != font.family() && QFontDatabase::hasFamily(family)) {
            families << family;
        }
    }
    QFont fitting = font;
    fitting.setFamilies(families);
    return fitting;
}

}  // namespace concord::gui
