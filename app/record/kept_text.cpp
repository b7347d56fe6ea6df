#include "app/record/kept_text.h"

#include <algorithm>

namespace concord::record {

QString mendedText(const QString& text, TextKind kind) {
    const auto isLetter = [](QChar c) { return c > QLatin1Char(' ') && c <= QLatin1Char('~'); };
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isLetter)) {
        return text;
    }
    return QString::fromStdString(concord::mendedText(text.toStdString(), kind));
}

QString mendedPlayerName(const QString& name, const QString& uuid) {
    constexpr int digits = 4;
    const QString mended = mendedText(name, TextKind::Line);
    return mended.isEmpty() ? QStringLiteral("? ") + uuid.left(digits) : mended;
}

}  // namespace concord::record
