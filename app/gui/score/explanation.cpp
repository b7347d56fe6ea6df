#include "app/gui/score/explanation.h"

#include "app/gui/kit/page_writer.h"
#include "app/text/harmonies/claim_text.h"
#include "app/text/words.h"

#include <QLocale>
#include <QStringList>

namespace concord::gui {

namespace {

constexpr double pageWidth = 540;
constexpr double margin = 24;
constexpr double pixelsPerUnit = 2;
constexpr double numberWidth = 30;
constexpr double boardWidth = 360;
const QColor faint(90, 92, 100);

QString number(int value) { return QLocale().toString(value); }

QStringList sentencesOf(const DisputeStep& step) {
    QStringList sentences{step.reason, step.rule};
    sentences.removeAll(QString());
    return sentences;
}

// light: of the claim or the step; empty for a sum, so that no cell is dimmed.
void drawDisputed(PageWriter& page, const DisputeModel& dispute, const BoardHighlights& light) {
    const Board& board = *dispute.document().harmoniesPlayer(dispute.player()).board;
    page.skip(10);
    drawBoard(page.painter(), page.reserve(boardHeight(board.side(), boardWidth)), board, light, paperColours());
    page.skip(10);
}

void writeStep(PageWriter& page, const DisputeStep& step) {
    page.writeBeside(number(step.points), numberWidth, step.title, {.size = 14, .bold = true});
    for (const QString& sentence : sentencesOf(step)) {
        page.writeBeside({}, numberWidth, sentence, {.size = 12, .colour = faint});
    }
    page.skip(6);
}

QStringList claimLines(const ClaimModel& claim) {
    const ClaimAnswer& answer = *claim.answer();
    return {words::claimTitle(answer), words::claimReason(answer), words::claimVerdict(answer)};
}

}  // namespace

QString explanationText(const DisputeModel& dispute, const ClaimModel* claim) {
    if (!dispute.hasSteps()) {
        return {};
    }
    QStringList lines{dispute.headline(), dispute.verdict()};
    if (claim != nullptr) {
        lines << QString() << claimLines(*claim);
        return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    }
    if (!dispute.step().isItem && !dispute.step().reason.isEmpty()) {
        lines << dispute.step().reason;
    }
    for (const DisputeStep& step : dispute.explained()) {
        lines << QString() << QStringLiteral("%1  %2").arg(number(step.points).rightJustified(3), step.title);
        for (const QString& sentence : sentencesOf(step)) {
            lines << QStringLiteral("     ") + sentence;
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString withoutStop(const QString& title) {
    const bool isSentence = title.endsWith(QLatin1Char('.')) || title.endsWith(QChar(0x3002));  // in Japanese
    return isSentence ? title.chopped(1) : title;
}

QString spokenLine(const QString& title, int points, const QString& reason, const QString& rule) {
    QStringList parts{withoutStop(title) + QLatin1Char('.'), words::points(points) + QLatin1Char('.'), reason, rule};
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QImage explanationPicture(const DisputeModel& dispute, const ClaimModel* claim) {
    return pagePicture(pageWidth, margin, pixelsPerUnit, [&](PageWriter& page) {
        page.write(dispute.headline(), {.size = 22, .bold = true});
        if (!dispute.hasSteps()) {
            return;
        }
        page.write(dispute.verdict(), {.size = 16});
        if (dispute.hasBoard()) {
            drawDisputed(page, dispute, claim != nullptr ? claim->light() : dispute.step().light);
        }
        if (claim != nullptr) {
            for (const QString& line : claimLines(*claim)) {
                page.write(line, {.size = 14});
                page.skip(6);
            }
            return;
        }
        if (!dispute.step().isItem && !dispute.step().reason.isEmpty()) {
            page.write(dispute.step().reason, {.size = 14});
            page.skip(6);
        }
        for (const DisputeStep& step : dispute.explained()) {
            writeStep(page, step);
        }
    });
}

}  // namespace concord::gui
