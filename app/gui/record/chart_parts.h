// What all charts have in common: fonts and colours of the palette, axes with round numbers.
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <memory>

class QAbstractAxis;
class QBarSet;
class QChart;
class QValueAxis;

namespace concord::gui {

// How many players or pairs of them a chart shows at most, those with the most games; also how many player counts, the
// lowest ones.
constexpr std::size_t maxShown = 6;
// The title of a chart of `count` players or pairs; it says so if some are left out.
QString chartTitle(const QString& title, std::size_t count);

std::unique_ptr<QChart> emptyChart(const QString& title, const QPalette& palette);

void colourAxis(QAbstractAxis& axis, const QPalette& palette);

// From 0, or from a round number below `min` if `min` is negative, to a round number above `max`. The chart that the
// axis is added to owns it.
QValueAxis* valueAxis(double min, double max, const QPalette& palette);

// The font of names and numbers in charts.
QFont labelFont();

// Names and colours of the sets as rich text, for a label below the chart: unlike a legend it takes as many rows as it
// needs.
QString legendText(const QList<QBarSet*>& sets);

// The name; if `others` contains it, a different one that looks the same, because names on an axis have to be unique.
QString distinct(QString name, const QStringList& others);

}  // namespace concord::gui
