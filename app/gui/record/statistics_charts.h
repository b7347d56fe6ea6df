// Statistics as charts in the colours of the palette. Each is newly made and owned by the caller; null if there is
// nothing to draw.
#pragma once

#include "app/record/statistics.h"

#include <QPalette>

class QChart;

namespace concord::gui {

// These three show the most frequent players. game: the id of the game, such as "harmonies".
QChart* winsChart(const record::Statistics& statistics, const QPalette& palette);
QChart* averagesChart(const record::Statistics& statistics, const QPalette& palette);
QChart* categoriesChart(const record::Statistics& statistics, const QString& game, const QPalette& palette);
// Average points by the number of players.
QChart* playerCountsChart(const record::Statistics& statistics, const QPalette& palette);
// Shows the most frequent pairs.
QChart* pairsChart(const record::Statistics& statistics, const QPalette& palette);
// language: "en", of the names of the cards.
QChart* animalsChart(const record::Statistics& statistics, const QString& language, const QPalette& palette);

}  // namespace concord::gui
