#include "app/text/item_text.h"

#include "app/text/terminal.h"
#include "app/text/words.h"

#include <QLocale>

#include <ostream>

namespace concord::cli {

namespace {

constexpr int pointsWidth = 4;

void writeItem(std::ostream& out, const ScoreItem& item, int indent) {
    const std::string space(static_cast<std::size_t>(indent), ' ');
    QString line = QStringLiteral("%1  %2").arg(item.points, pointsWidth).arg(words::itemTitle(item, cardLanguage()));
    if (!item.cells.empty()) {
        line += QStringLiteral(": ") + words::cells(item.cells);
    }
    out << space << printable(line).toStdString() << '\n';
    const QString page = words::rulebookPage(item.rule);
    out << space << std::string(pointsWidth + 2, ' ') << words::ruleSentence(item.rule).toStdString();
    out << (page.isEmpty() ? std::string() : " (" + page.toStdString() + ')') << '\n';
}

}  // namespace

QString cardLanguage() { return QLocale().name().left(2); }

void writeItems(std::ostream& out, const std::vector<ScoreItem>& items, int indent) {
    for (const ScoreItem& item : items) {
        writeItem(out, item, indent);
    }
}

void writeExplanation(std::ostream& out, const GameScore& score) {
    for (const PlayerScore& player : score.players) {
        out << '\n' << printable(QString::fromStdString(player.name)).toStdString() << '\n';
        for (int c = 0; c < categoryCount; ++c) {
            const auto category = static_cast<Category>(c);
            std::vector<ScoreItem> items;
            for (const ScoreItem& item : player.items) {
                if (item.category == category) {
                    items.push_back(item);
                }
            }
            if (items.empty()) {
                continue;
            }
            const QString row = category == Category::Water ? words::waterOf(score.side) : words::category(category);
            out << "  " << row.toStdString() << ": " << player.at(category) << '\n';
            writeItems(out, items, 2);
        }
    }
}

}  // namespace concord::cli
