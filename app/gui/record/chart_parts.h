// What all charts have in common: fonts and colours of the palette, axes with round numbers.
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <memory>

class QAbstractAxis;
class QChart;
class QValueAxis;

namespace concord::gui {

std::unique_ptr<QChart> emptyChart(const QString& title, const QPalette& palette);

void colourAxis(QAbstractAxis& axis, const QPalette& palette);

// From 0, or from a round number below `min` if that is negative, to one above `max`. The chart that it is added to
// owns it.
QValueAxis* valueAxis(double min, double max, const QPalette& palette);

// The name, or one that looks the same if it is among the others: names on an axis have to be unique.
QString distinct(QString name, const QStringList& others);

}  // namespace concord::gui
