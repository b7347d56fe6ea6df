#include "app/gui/score/pad_numbers.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace concord::gui {

namespace {

constexpr std::size_t maxNumbers = 32;  // in one field

int digitsOf(NumberRange range) {
    return static_cast<int>(QString::number(std::max(std::abs(range.min), std::abs(range.max))).size());
}

// A minus sign, where the row has negative numbers: as typed, or as some languages print it.
QString signPattern(NumberRange range) { return range.min < 0 ? QStringLiteral("[-\\x{2212}]?") : QString(); }

std::optional<int> pointsNamed(const SeatScore& seat, std::string_view row) {
    const auto found = std::ranges::find(seat.points, row, &RowPoints::row);
    return found == seat.points.end() ? std::nullopt : std::optional(found->points);
}

}  // namespace

std::optional<std::vector<int>> typedNumbers(const QString& text, NumberRange range) {
    const QRegularExpression number(QStringLiteral("^(%1)([0-9]{1,%2})$").arg(signPattern(range)).arg(digitsOf(range)));
    std::vector<int> numbers;
    for (const QString& part : text.split(QLatin1Char('+'))) {
        const QRegularExpressionMatch match = number.match(part.trimmed());
        if (!match.hasMatch()) {
            return {};
        }
        numbers.push_back(match.captured(1).isEmpty() ? match.captured(2).toInt() : -match.captured(2).toInt());
    }
    const auto isOutside = [range](int value) { return value < range.min || value > range.max; };
    if (numbers.size() > maxNumbers || std::ranges::any_of(numbers, isOutside) || isOutside(*sumOf(numbers))) {
        return {};
    }
    return numbers;
}

std::optional<int> sumOf(const std::vector<int>& numbers) {
    return numbers.empty() ? std::nullopt : std::optional(std::accumulate(numbers.begin(), numbers.end(), 0));
}

QString typedPattern(NumberRange range) {
    return QStringLiteral(R"(\s*(%1\d{1,%2}(\s*\+\s*%1\d{1,%2})*\s*\+?\s*)?)")
        .arg(signPattern(range))
        .arg(digitsOf(range));
}

std::optional<int> pointsOf(const SeatScore& seat, const PadRow& row) {
    if (row.kind == PadRow::Kind::Total) {
        return seat.total;
    }
    if (row.kind != PadRow::Kind::Sum) {
        return pointsNamed(seat, row.id);
    }
    int sum = 0;
    for (const std::string_view part : row.parts) {
        sum += pointsNamed(seat, part).value_or(0);
    }
    return sum;
}

}  // namespace concord::gui
