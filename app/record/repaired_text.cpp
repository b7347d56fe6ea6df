#include "app/record/repaired_text.h"

#include <algorithm>

namespace concord::record {

QString repairedText(const QString& text, TextKind kind) {
    const auto isVisibleAscii = [](QChar c) { return c > QLatin1Char(' ') && c <= QLatin1Char('~'); };
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isVisibleAscii)) {
        return text;
    }
    return QString::fromStdString(concord::repairedText(text.toStdString(), kind));
}

QString repairedPlayerName(const QString& name, const QString& uuid) {
    constexpr int digits = 4;
    const QString repaired = repairedText(name, TextKind::Line);
    return repaired.isEmpty() ? QStringLiteral("? ") + uuid.left(digits) : repaired;
}

}  // namespace concord::record
