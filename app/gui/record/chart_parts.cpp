#include "app/gui/record/chart_parts.h"

#include "app/gui/kit/theme.h"

#include <QAbstractAxis>
#include <QBarSet>
#include <QChart>
#include <QCoreApplication>
#include <QLegend>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

struct ChartParts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

QColor gridColour(const QPalette& palette) { return isDark(palette) ? QColor(70, 73, 78) : QColor(222, 222, 222); }

}  // namespace

QString chartTitle(const QString& title, std::size_t count) {
    return count > maxShown ? ChartParts::tr("%1: the %2 with the most games", "title of a chart, a number of players")
                                  .arg(title, QLocale().toString(static_cast<int>(maxShown)))
                            : title;
}

// Smaller than other texts, because charts drop names that are taller than their bars.
QFont labelFont() {
    constexpr double smaller = 0.9;
    QFont font;
    font.setPointSizeF(font.pointSizeF() * smaller);
    return font;
}

namespace {

// The smallest of 1, 2, 5, 10, 20, 40 ... that divides the range into at most six steps.
double stepFor(double range) {
    constexpr double maxSteps = 6;
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0}) {
        if (range / step > maxSteps) {
            step *= factor;
        }
    }
    while (range / step > maxSteps) {
        step *= 2;
    }
    return step;
}

}  // namespace

std::unique_ptr<QChart> emptyChart(const QString& title, const QPalette& palette) {
    auto chart = std::make_unique<QChart>();
    QFont font;
    font.setBold(true);
    chart->setTitle(title);
    chart->setTitleFont(font);
    chart->setTitleBrush(palette.color(QPalette::Text));
    chart->setBackgroundBrush(palette.color(QPalette::Base));
    chart->setBackgroundRoundness(0);
    chart->setMargins(QMargins(6, 2, 10, 2));
    chart->legend()->setLabelColor(palette.color(QPalette::Text));
    chart->legend()->setFont(labelFont());
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->setLocalizeNumbers(true);
    return chart;
}

void colourAxis(QAbstractAxis& axis, const QPalette& palette) {
    axis.setLabelsColor(palette.color(QPalette::Text));
    axis.setLabelsFont(labelFont());
    axis.setGridLineColor(gridColour(palette));
    axis.setLinePenColor(gridColour(palette));
}

QValueAxis* valueAxis(double min, double max, const QPalette& palette) {
    auto* const axis = new QValueAxis;
    const double from = std::min(0.0, min);
    const double to = std::max({1.0, max, from + 1});
    constexpr double slack = 0.05;  // in steps: a bar that ends at the edge would look cut off
    const double step = stepFor(to - from);
    axis->setRange(from < 0 ? step * std::floor(from / step - slack) : 0, step * std::ceil(to / step + slack));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickInterval(step);
    axis->setLabelFormat(QStringLiteral("%.0f"));
    colourAxis(*axis, palette);
    return axis;
}

QString legendText(const QList<QBarSet*>& sets) {
    QStringList entries;
    for (QBarSet* const set : sets) {
        const QString name = set->label().toHtmlEscaped().replace(u' ', QStringLiteral("&nbsp;"));
        entries << QStringLiteral("<font color=\"%1\">\u25A0</font>&nbsp;%2").arg(set->color().name(), name);
    }
    return entries.join(QStringLiteral(" &nbsp; "));
}

QString distinct(QString name, const QStringList& others) {
    while (others.contains(name)) {
        name += QChar(0x200B);  // invisible and without width
    }
    return name;
}

}  // namespace concord::gui
