#include "app/text/item_text.h"

#include "app/text/game_words.h"
#include "app/text/terminal.h"
#include "app/text/words.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <ostream>

namespace concord::text {

namespace {

constexpr int pointsWidth = 4;

void writeLine(std::ostream& out, const GameModule& module, const ScoreTable& table, const ScoreLine& line,
               int indent) {
    const std::string space(static_cast<std::size_t>(indent), ' ');
    const QString title = words::gameWords(module).title(table, line);
    const QString page = words::pageOf(line);
    const QString sentence = words::sentence(line) + (page.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(page));
    const QString first =
        QStringLiteral("%1  %2").arg(line.points, pointsWidth).arg(title.isEmpty() ? sentence : title);
    out << space << printable(first).toStdString() << '\n';
    if (!title.isEmpty()) {
        out << space << std::string(pointsWidth + 2, ' ') << printable(sentence).toStdString() << '\n';
    }
}

}  // namespace

QString cardLanguage() { return QLocale().name().left(2); }

void writeLines(std::ostream& out, const GameModule& module, const ScoreTable& table,
                const std::vector<ScoreLine>& lines, int indent) {
    for (const ScoreLine& line : lines) {
        writeLine(out, module, table, line, indent);
    }
}

void writeExplanation(std::ostream& out, const GameModule& module, const ScoreTable& table) {
    for (const PlayerColumn& player : table.players) {
        out << '\n' << printable(QString::fromStdString(player.name)).toStdString() << '\n';
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            std::vector<ScoreLine> lines;
            std::ranges::copy_if(player.lines, std::back_inserter(lines),
                                 [&](const ScoreLine& line) { return line.row == row; });
            if (!lines.empty()) {
                out << "  " << words::rowName(table.rows[row]).toStdString() << ": " << player.values[row].points
                    << '\n';
                writeLines(out, module, table, lines, 2);
            }
        }
    }
}

}  // namespace concord::text
