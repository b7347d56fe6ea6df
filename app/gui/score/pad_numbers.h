// Numbers of a score pad: as they are typed, and as they were recorded.
#pragma once

#include "scoring/table/pad_row.h"
#include "scoring/table/seat.h"

#include <QString>

#include <optional>
#include <vector>

namespace concord::gui {

// The numbers that may be typed into a row.
struct NumberRange {
    int min = 0;
    int max = maxPadNumber;
};

// "12", or "5+10+12": the numbers. Nothing if the text is something else, has too many numbers, or one of them or their
// sum is out of range.
std::optional<std::vector<int>> typedNumbers(const QString& text, NumberRange range = {});

// Nothing if there are no numbers.
std::optional<int> sumOf(const std::vector<int>& numbers);

// A regular expression for a field: matches what typedNumbers() may accept, also with a plus at the end while somebody
// types, and the empty text.
QString typedPattern(NumberRange range);

// The recorded points of a row, or nothing. Those of a sum are added up from its parts, 0 for each without points.
std::optional<int> pointsOf(const SeatScore& seat, const PadRow& row);

}  // namespace concord::gui
