#include "app/gui/score/score_sheet.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/page_writer.h"
#include "app/gui/kit/player_colours.h"
#include "app/record/game_record.h"
#include "app/text/game_words.h"
#include "app/text/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <sstream>

namespace concord::gui {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

// In typographic points; the page is A4.
constexpr double pageWidth = 595;
constexpr double pageHeight = 842;
constexpr double margin = 36;
constexpr double picturePixelsPerPoint = 2.5;
constexpr double columnGap = 24;
constexpr double namesWidth = 110;
constexpr double maxColumnWidth = 105;
constexpr double rowHeight = 21;
const QColor ink(30, 30, 34);
const QColor faint(95, 97, 105);

QString number(int value) { return QLocale().toString(value); }
QString nameOf(const Document& document, int player) { return QString::fromStdString(document.player(player).name); }

// A row of the pad over the full width: a title, and a text for each player.
template <typename TextOf>
void writeRow(PageWriter& page, const Document& document, const QString& title, bool bold, TextOf textOf) {
    const QRectF row = page.reserve(rowHeight);
    const double width = (row.width() - namesWidth) / document.playerCount();
    QPainter& painter = page.painter();
    painter.setFont(pageFont({.size = 12, .bold = bold}));
    painter.setPen(ink);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, title);
    for (int i = 0; i < document.playerCount(); ++i) {
        const QRectF cell(row.left() + namesWidth + (i * width), row.top(), width - 8, row.height());
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight,
                         painter.fontMetrics().elidedText(textOf(i), Qt::ElideRight, static_cast<int>(cell.width())));
    }
}

// The players' names, each below a bar of the player's colour.
void writeHead(PageWriter& page, const Document& document) {
    const double width = (page.area().width() - namesWidth) / document.playerCount();
    const QRectF bar = page.reserve(5);
    for (int i = 0; i < document.playerCount(); ++i) {
        page.painter().fillRect(QRectF(bar.left() + namesWidth + (i * width) + 14, bar.top(), width - 22, 4),
                                playerColour(document.player(i), i));
    }
    writeRow(page, document, {}, true, [&](int i) { return nameOf(document, i); });
    page.line();
}

// Whether a typed number stands where Concord could have computed one; only those get a star.
bool replacesComputed(const Document& document, int player, std::size_t row) {
    const ScoreTable& score = document.score();
    return score.rows.at(row).computable &&
           score.players.at(static_cast<std::size_t>(player)).values.at(row).source == PointSource::Typed;
}

void writePadOf(PageWriter& page, const Document& document) {
    const ScoreTable& score = document.score();
    writeHead(page, document);
    bool anyReplaced = false;
    for (std::size_t row = 0; row < score.rows.size(); ++row) {
        const PadRow& padRow = score.rows[row];
        const bool isPlayed = std::ranges::any_of(score.players, [&](const PlayerColumn& player) {
            return player.values.at(row).source != PointSource::None;
        });
        if (padRow.kind == PadRow::Kind::Extra || !isPlayed) {
            continue;
        }
        if (padRow.isSum()) {
            page.line();
        }
        writeRow(page, document, words::rowName(padRow), padRow.isSum(),
                 [&](int i) { return sheetField(document, i, padRow.id); });
        for (int i = 0; i < document.playerCount(); ++i) {
            anyReplaced = anyReplaced || replacesComputed(document, i, row);
        }
    }
    if (*score.tieBreak != '\0') {
        writeRow(page, document, words::translated({score.tieBreak, {}}), false, [&](int i) {
            const std::optional<int> value = score.players.at(static_cast<std::size_t>(i)).tieBreak;
            return value ? number(*value) : QStringLiteral("–");
        });
    }
    page.line();
    if (anyReplaced) {
        page.skip(3);
        page.write(SheetWords::tr("* counted and typed by hand"), {.size = 9, .colour = faint});
    }
}

// Numbers far from their names are hard to read.
void writeNarrowPad(PageWriter& page, const Document& document) {
    const double width = std::min(page.area().width(), namesWidth + (document.playerCount() * maxColumnWidth));
    PageWriter pad(page.painter(), QRectF(page.area().left(), page.y(), width, 0));
    writePadOf(pad, document);
    page.skip(pad.y() - page.y() + 14);
}

void writePlayer(PageWriter& page, const Document& document, int index) {
    const int total = document.score().total(static_cast<std::size_t>(index));
    page.write(SheetWords::tr("%1: %2").arg(nameOf(document, index), words::points(total)), {.size = 13, .bold = true});
    page.skip(3);
    extrasOf(document.game()).writePlayer(page, document, index);
}

void writePlayers(PageWriter& page, const Document& document) {
    for (int first = 0; first < document.playerCount(); first += 2) {
        page.columns(2, columnGap, [&](PageWriter& column, int place) {
            if (first + place < document.playerCount()) {
                writePlayer(column, document, first + place);
            }
        });
        page.skip(14);
    }
}

// The player with whose name the text begins: of "Ann" and "Anna", the longer name.
std::optional<int> playerNamedFirst(const Document& document, const QString& text) {
    std::optional<int> found;
    for (int player = 0; player < document.playerCount(); ++player) {
        const QString name = nameOf(document, player);
        if (text.startsWith(name) && (!found || name.size() > nameOf(document, *found).size())) {
            found = player;
        }
    }
    return found;
}

// Leaves out the warnings that the outcome already gives.
void writeWarnings(PageWriter& page, const Document& document, const QString& outcome) {
    const TextStyle style{.size = 9, .colour = faint};
    const std::optional<int> about = playerNamedFirst(document, outcome);
    for (int player = 0; player < document.playerCount(); ++player) {
        for (const QString& warning :
             words::gameWords(document.game().module())
                 .warnings(document.score(), document.game(), static_cast<std::size_t>(player))) {
            if (player != about || !outcome.contains(warning)) {
                page.write(SheetWords::tr("%1: %2").arg(nameOf(document, player), warning), style);
            }
        }
    }
    for (const Warning& warning : document.score().warnings) {
        if (const QString sentence = words::translated(warning.message); !outcome.contains(sentence)) {
            page.write(sentence, style);
        }
    }
}

// When and where it was played, if known.
QString dateAndPlace(const record::GameRecord& record) {
    const QDate day = QDateTime::fromString(QString::fromStdString(record.played), Qt::ISODate).date();
    QStringList parts{day.isValid() ? QLocale().toString(day, QLocale::LongFormat) : QString(),
                      QString::fromStdString(record.place)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

// A game from no file that is not recorded yet was played today, unless its record cannot be read.
QString dateAndPlaceToPrint(const Document& document) {
    record::GameRecord record = document.table().record;
    if (record.played.empty() && record.id.empty() && record.unread.empty() && document.path().isEmpty()) {
        record.played = record::timeWithOffset(QDateTime::currentDateTime());
    }
    return dateAndPlace(record);
}

void writeSheet(PageWriter& page, const Document& document) {
    const Outcome outcome = outcomeOf(document);
    if (const QString occasion = dateAndPlaceToPrint(document); !occasion.isEmpty()) {
        page.write(occasion, {.size = 11, .colour = faint});
        page.skip(2);
    }
    page.write(outcome.headline, {.size = 20, .bold = true});
    page.skip(2);
    page.write(outcome.detail, {.size = 11, .colour = faint});
    page.skip(10);
    if (document.playerCount() == 1) {
        page.columns(2, columnGap, [&](PageWriter& column, int place) {
            if (place == 0) {
                writePadOf(column, document);
            } else {
                writePlayer(column, document, 0);
            }
        });
        page.skip(14);
    } else {
        writeNarrowPad(page, document);
        writePlayers(page, document);
    }
    extrasOf(document.game()).writeTable(page, document);
    writeWarnings(page, document, outcome.detail);
    page.skip(6);
    const std::string_view title = document.game().module().facts().title;
    page.write(SheetWords::tr("%1, counted with Concord.", "a game")
                   .arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))),
               {.size = 9, .colour = faint});
}

QByteArray sheetAsPdf(const Document& document) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    writer.setResolution(300);
    writer.setTitle(SheetWords::tr("Score sheet"));
    writer.setCreator(QStringLiteral("Concord"));
    const auto write = [&](PageWriter& page) { writeSheet(page, document); };
    const double height = writtenHeight(pageWidth, margin, write);
    QPainter painter(&writer);
    // Shrunk where needed, so that a full table with long card lists fits one page.
    const double shrinkFactor = std::min(1.0, pageHeight / height);
    const double scale = writer.resolution() / 72.0 * shrinkFactor;
    painter.translate((pageWidth - (pageWidth * shrinkFactor)) / 2 * writer.resolution() / 72.0, 0);
    painter.scale(scale, scale);
    PageWriter page(painter, QRectF(margin, margin, pageWidth - (2 * margin), height));
    write(page);
    painter.end();
    return bytes;
}

QByteArray sheetAsPng(const Document& document) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    scoreSheetPicture(document).save(&buffer, "PNG");
    return bytes;
}

}  // namespace

QString sheetField(const Document& document, int player, std::string_view row) {
    const std::size_t index = document.score().rowOf(row).value();
    const PadValue& value = document.score().players.at(static_cast<std::size_t>(player)).values.at(index);
    if (!value.hasNumber()) {
        return QStringLiteral("–");
    }
    const QString star = replacesComputed(document, player, index) ? QStringLiteral("*") : QString();
    QString points = number(value.points) + star;
    if (!value.computed) {
        return points;
    }
    return (extrasOf(document.game()).hasBoards() ? SheetWords::tr("(board: %1) %2")
                                                  : SheetWords::tr("(counted: %1) %2"))
        .arg(number(*value.computed), points);
}

QImage scoreSheetPicture(const Document& document) {
    return pagePicture(pageWidth, margin, picturePixelsPerPoint, [&](PageWriter& page) { writeSheet(page, document); });
}

QString scoreSheetText(const Document& document) {
    const Outcome outcome = outcomeOf(document);
    std::ostringstream out;
    if (const QString occasion = dateAndPlace(document.table().record); !occasion.isEmpty()) {
        out << occasion.toStdString() << '\n';
    }
    out << outcome.headline.toStdString() << '\n';
    if (!outcome.detail.isEmpty()) {
        out << outcome.detail.toStdString() << '\n';
    }
    out << '\n';
    extrasOf(document.game()).writeText(out, document);
    return QString::fromStdString(out.str());
}

void saveScoreSheet(const Document& document, const QString& path, const files::ProtectedFiles& protectedFiles) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf")) {
        saveBytes(sheetAsPdf(document), path, files::Kind::Pdf, protectedFiles);
    } else if (ending == QLatin1String("txt")) {
        saveBytes(scoreSheetText(document).toUtf8(), path, files::Kind::Text, protectedFiles);
    } else {
        saveBytes(sheetAsPng(document), path, files::Kind::Png, protectedFiles);
    }
}

}  // namespace concord::gui
