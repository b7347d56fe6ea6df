#include "app/text/numbers.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace concord::text {

QString percent(double share) {
    constexpr int all = 100;
    const int whole = static_cast<int>(std::lround(share * all));
    return QLocale().toString(share < 1 ? std::min(whole, all - 1) : all) + QStringLiteral("\u00a0%");
}

QString percentOf(int part, int whole) {
    return whole == 0 ? QStringLiteral("–") : percent(static_cast<double>(part) / whole);
}

QString average(double value, int count) {
    return count == 0 ? QStringLiteral("–") : QLocale().toString(value, 'f', 1);
}

}  // namespace concord::text
