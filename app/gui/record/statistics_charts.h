// What many games say together, as charts in the colours of the palette. Each is new and the caller's;
// null where there is nothing to draw.
#pragma once

#include "app/record/statistics.h"

#include <QPalette>

class QChart;

namespace concord::gui {

// Of those who played most.
QChart* winsChart(const record::Statistics& statistics, const QPalette& palette);
QChart* averagesChart(const record::Statistics& statistics, const QPalette& palette);
QChart* scoresChart(const record::Statistics& statistics, const QPalette& palette);  // over time
QChart* categoriesChart(const record::Statistics& statistics, const QPalette& palette);
// Of those pairs who met most.
QChart* pairsChart(const record::Statistics& statistics, const QPalette& palette);
QChart* animalsChart(const record::Statistics& statistics, const QString& language, const QPalette& palette);

}  // namespace concord::gui
