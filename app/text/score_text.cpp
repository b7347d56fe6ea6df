#include "app/text/score_text.h"

#include "app/text/game_words.h"
#include "app/text/text_table.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <ostream>

namespace concord::text {

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString text(const std::string& utf8) { return printable(QString::fromStdString(utf8)); }

// A row with one cell per player.
template <typename CellOf>
void addRow(TextTable& out, const QString& title, const ScoreTable& table, CellOf cellOf) {
    std::vector<QString> row{title};
    for (const PlayerColumn& player : table.players) {
        row.push_back(cellOf(player));
    }
    out.addRow(std::move(row));
}

// Whether the number was typed instead of computed from a board.
bool isTyped(const PadRow& row, const PadValue& value) { return row.computable && value.source == PointSource::Typed; }

QString numberText(const PadRow& row, const PadValue& value) {
    return value.hasNumber() ? QString::number(value.points) + (isTyped(row, value) ? "*" : "") : QStringLiteral("–");
}

// "  card 1", "  card 2" ...
void addParts(TextTable& out, const ScoreTable& table, std::size_t row) {
    std::size_t max = 0;
    for (const PlayerColumn& player : table.players) {
        max = std::max(max, player.values[row].parts.size());
    }
    for (std::size_t part = 0; part < max; ++part) {
        const QString name = words::translated({table.rows[row].numberOf, {std::to_string(part + 1)}});
        addRow(out, QStringLiteral("  ") + name, table, [&](const PlayerColumn& player) {
            const auto& parts = player.values[row].parts;
            return part < parts.size() ? QString::number(parts[part]) : QString();
        });
    }
}

void writeTable(std::ostream& out, const ScoreTable& table) {
    std::vector<QString> head{ScoreText::tr("Points")};
    for (const PlayerColumn& player : table.players) {
        head.push_back(text(player.name));
    }
    TextTable lines(std::move(head));
    lines.addSeparator();
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].kind == PadRow::Kind::Extra) {
            continue;  // shown with the outcome
        }
        if (table.rows[row].isSum()) {
            lines.addSeparator();
        }
        addParts(lines, table, row);
        addRow(lines, words::rowName(table.rows[row]), table,
               [&](const PlayerColumn& player) { return numberText(table.rows[row], player.values[row]); });
    }
    const QString tieBreak = words::translated({table.tieBreak, {}});
    if (!tieBreak.isEmpty()) {  // a game may have none
        addRow(lines, tieBreak, table, [&](const PlayerColumn& player) {
            return player.tieBreak ? QString::number(*player.tieBreak) : QStringLiteral("?");
        });
    }
    addRow(lines, ScoreText::tr("Rank"), table,
           [](const PlayerColumn& player) { return QString::number(player.rank); });
    lines.write(out);
}

void writeTypedNotes(std::ostream& out, const ScoreTable& table) {
    bool any = false;
    for (const PlayerColumn& player : table.players) {
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            any = any || isTyped(table.rows[row], player.values[row]);
        }
    }
    if (any) {
        out << ScoreText::tr("* typed by hand").toStdString() << '\n';
    }
    for (const PlayerColumn& player : table.players) {
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            if (const auto computed = player.values[row].computed) {
                out << ScoreText::tr("%1, %2: the board itself gives %3.")
                           .arg(text(player.name), words::rowName(table.rows[row]), QString::number(*computed))
                           .toStdString()
                    << '\n';
            }
        }
    }
}

}  // namespace

void writeBoards(std::ostream& out, const GameDocument& game, const Terminal& terminal) {
    words::gameWords(game.module()).writeBoards(out, game, terminal);
}

void writePad(std::ostream& out, const ScoreTable& table) {
    writeTable(out, table);
    writeTypedNotes(out, table);
}

void writeWarnings(std::ostream& out, const ScoreTable& table, const GameDocument& game) {
    for (std::size_t player = 0; player < table.players.size(); ++player) {
        for (const QString& warning : words::gameWords(game.module()).warnings(table, game, player)) {
            const QString name = text(table.players[player].name);
            out << ScoreText::tr("Warning, %1: %2").arg(name, printable(warning)).toStdString() << '\n';
        }
    }
    for (const Warning& warning : table.warnings) {
        out << ScoreText::tr("Warning: %1").arg(printable(words::translated(warning.message))).toStdString() << '\n';
    }
}

void writeScore(std::ostream& out, const ScoreTable& table, const GameDocument& game, const Terminal& terminal) {
    writeBoards(out, game, terminal);
    writePad(out, table);
    out << '\n';
    for (const QString& line : words::gameWords(game.module()).outcome(table, game)) {
        out << line.toStdString() << '\n';
    }
    writeWarnings(out, table, game);
}

}  // namespace concord::text
