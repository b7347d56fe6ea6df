#include "app/cli/reading_text.h"

#include "app/text/numbers.h"
#include "app/text/text_board.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct ReadingText {
    Q_DECLARE_TR_FUNCTIONS(ReadingText)
};

constexpr std::size_t shownAlternatives = 3;
constexpr double intervalProbability = 0.95;  // of low to high, as ScoreSpread defines them

QString stackText(Stack stack) {
    QString letters;
    for (const Token token : stack.tokens()) {
        letters += QLatin1Char(text::letter(token));
    }
    return stack.empty() ? words::stack(stack)
                         : words::stack(stack) + QStringLiteral(" (") + letters + QLatin1Char(')');
}

// "b3: high mountain (AAA) 61 %, or low mountain (A) 30 %; other stacks stand in front of it"
QString doubtLine(const vision::CellReading& cell) {
    QStringList choices;
    for (const vision::Alternative& alternative : cell.alternatives) {
        if (choices.size() < static_cast<qsizetype>(shownAlternatives)) {
            choices << ReadingText::tr("%1 %2", "a stack and how likely it is")
                           .arg(stackText(alternative.stack), text::percent(alternative.p));
        }
    }
    const QString doubt =
        ReadingText::tr("%1: %2").arg(QString::fromStdString(name(cell.cell)), choices.join(ReadingText::tr(", or ")));
    const auto why = explanation(cell.reason);
    return why ? ReadingText::tr("%1; %2", "the likely stacks of a cell, and why it is in doubt")
                     .arg(doubt, words::translated(*why))
               : doubt;
}

void writeDoubts(std::ostream& out, const vision::Reading& reading) {
    if (reading.review.empty()) {
        out << ReadingText::tr("No cell needs a second look.").toStdString() << '\n';
        return;
    }
    out << ReadingText::tr("Please check %n cell(s), the most important first:", nullptr,
                           static_cast<int>(reading.review.size()))
               .toStdString()
        << '\n';
    for (const Cell cell : reading.review) {
        const auto found = std::ranges::find(reading.cells, cell, &vision::CellReading::cell);
        if (found != reading.cells.end()) {
            out << "  " << doubtLine(*found).toStdString() << '\n';
        }
    }
}

// "  b3: first photo low mountain (A) 97 %, second photo field (Y) 99 %"
void writeDifferences(std::ostream& out, const vision::ViewComparison& views) {
    for (const vision::CellDifference& cell : views.differing) {
        out << "  "
            << ReadingText::tr("%1: first photo %2 %3, second photo %4 %5",
                               "cell, stack, probability, stack, probability")
                   .arg(QString::fromStdString(name(cell.cell)), stackText(cell.first),
                        text::percent(cell.firstConfidence), stackText(cell.second),
                        text::percent(cell.secondConfidence))
                   .toStdString()
            << '\n';
    }
}

}  // namespace

void writeReading(std::ostream& out, const vision::Reading& reading, const vision::ViewComparison* views,
                  const text::Terminal& terminal) {
    writeDoubts(out, reading);
    out << '\n';
    text::writeSideBySide(out, {text::drawBoard(reading.board, reading.review, terminal.colours)}, terminal.columns);
    out << text::boardLegend(true).toStdString() << "\n\n";
    out << ReadingText::tr("Side %1, %2 sure.")
               .arg(QString::fromLatin1(name(reading.side).data()), text::percent(reading.sideConfidence))
               .toStdString()
        << '\n';
    const vision::ScoreSpread& total = reading.total;
    out << ReadingText::tr("Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.")
               .arg(QString::number(total.mostLikely), text::percent(total.sure), QString::number(total.low),
                    QString::number(total.high), text::percent(intervalProbability))
               .toStdString()
        << '\n';
    for (const Warning& warning : reading.warnings) {
        out << ReadingText::tr("Warning: %1").arg(text::printable(words::translated(warning.message))).toStdString()
            << '\n';
    }
    if (views != nullptr && views->verdict != vision::SameBoard::Yes) {
        writeDifferences(out, *views);
    }
}

}  // namespace concord::cli
