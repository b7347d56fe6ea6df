// Points over time: the games in the order they were played, those of one evening side by side.
#pragma once

#include "app/record/statistics.h"

#include <QDate>
#include <QPalette>

#include <vector>

class QChart;

namespace concord::gui {

// Games played before five in the morning belong to the evening before.
struct Evening {
    QDate day;
    std::vector<record::Number> games;  // in the order they were played

    friend bool operator==(const Evening&, const Evening&) = default;
};
// The evenings on which the most frequent players played, the oldest first.
std::vector<Evening> eveningsOf(const record::Statistics& statistics);

// One line for each of the most frequent players; null if there are no players. The caller owns it.
QChart* scoresChart(const record::Statistics& statistics, const QPalette& palette);

}  // namespace concord::gui
