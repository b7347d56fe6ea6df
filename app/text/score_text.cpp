#include "app/text/score_text.h"

#include "app/text/text_board.h"
#include "app/text/text_table.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString text(const std::string& utf8) { return printable(QString::fromStdString(utf8)); }

QString rowName(Category category, Side side) {
    return category == Category::Water ? words::waterOf(side) : words::category(category);
}

// A row with one cell per player.
template <typename CellOf>
void addRow(TextTable& table, const QString& title, const GameScore& score, CellOf cellOf) {
    std::vector<QString> row{title};
    for (std::size_t p = 0; p < score.players.size(); ++p) {
        row.push_back(cellOf(p));
    }
    table.addRow(std::move(row));
}

void addCategory(TextTable& table, Category category, const Game& game, const GameScore& score) {
    addRow(table, rowName(category, score.side), score, [&](std::size_t p) {
        if (!hasNumber(game.players[p], category)) {
            return QStringLiteral("–");
        }
        const bool typed = game.players[p].typed.at(category).has_value();
        return QString::number(score.players[p].at(category)) + (typed ? "*" : "");
    });
}

void addAnimalCards(TextTable& table, const GameScore& score) {
    std::size_t max = 0;
    for (const PlayerScore& player : score.players) {
        max = std::max(max, player.animals.size());
    }
    for (std::size_t card = 0; card < max; ++card) {
        addRow(table, ScoreText::tr("  card %1").arg(card + 1), score, [&](std::size_t p) {
            const auto& animals = score.players[p].animals;
            return card < animals.size() ? QString::number(animals[card]) : QString();
        });
    }
}

void writeTable(std::ostream& out, const Game& game, const GameScore& score) {
    std::vector<QString> head{ScoreText::tr("Points")};
    for (const PlayerScore& player : score.players) {
        head.push_back(text(player.name));
    }
    TextTable table(std::move(head));
    table.addLine();
    for (int c = 0; c < landscapeCategories; ++c) {
        addCategory(table, static_cast<Category>(c), game, score);
    }
    table.addLine();
    addCategory(table, Category::Landscapes, game, score);
    addAnimalCards(table, score);
    addCategory(table, Category::Animals, game, score);
    addCategory(table, Category::Spirit, game, score);
    table.addLine();
    addCategory(table, Category::Total, game, score);
    addRow(table, ScoreText::tr("Animal cubes"), score, [&](std::size_t p) {
        const auto cubes = score.players[p].cubesPlaced;
        return cubes ? QString::number(*cubes) : QStringLiteral("?");
    });
    addRow(table, ScoreText::tr("Rank"), score, [&](std::size_t p) { return QString::number(score.players[p].rank); });
    table.write(out);
}

void writeTypedNotes(std::ostream& out, const Game& game, const GameScore& score) {
    bool any = false;
    for (const Player& player : game.players) {
        any = any || !player.typed.empty();
    }
    if (any) {
        out << ScoreText::tr("* typed by hand").toStdString() << '\n';
    }
    for (const PlayerScore& player : score.players) {
        for (int c = 0; c < landscapeCategories; ++c) {
            const auto category = static_cast<Category>(c);
            if (const auto computed = player.computed.at(category)) {
                out << ScoreText::tr("%1, %2: the board itself gives %3.")
                           .arg(text(player.name), rowName(category, score.side), QString::number(*computed))
                           .toStdString()
                    << '\n';
            }
        }
    }
}

QString winnerLine(const GameScore& score) {
    QStringList names;
    for (const std::string& winner : score.winners) {
        names << text(winner);
    }
    const auto best = std::ranges::find(score.players, 1, &PlayerScore::rank);
    const QString total = QString::number(best == score.players.end() ? 0 : best->total());
    return names.size() == 1
               ? ScoreText::tr("%1 wins with %2 points.").arg(names.front(), total)
               : ScoreText::tr("%1 share the victory with %2 points.").arg(names.join(QStringLiteral(", ")), total);
}

void writeSuns(std::ostream& out, const GameScore& score) {
    const Suns& suns = *score.suns;
    const int total = score.players.front().total();
    const QString spirit = suns.spirit ? QString::number(*suns.spirit) : QStringLiteral("?");
    out << ScoreText::tr("Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature's spirit).")
               .arg(QString::number(suns.total()), QString::number(suns.score), QString::number(suns.side), spirit)
               .toStdString()
        << '\n';
    if (const auto next = nextSunAt(total)) {
        out << ScoreText::tr("The next sun needs %1 points, %2 more.").arg(*next).arg(*next - total).toStdString()
            << '\n';
    }
}

}  // namespace

void writeBoards(std::ostream& out, const Game& game, const Terminal& terminal) {
    std::vector<Block> blocks;
    for (const Player& player : game.players) {
        if (player.board) {
            Block block = drawBoard(*player.board, {}, terminal.colours);
            block.lines.insert(block.lines.begin(), fitted(text(player.name), block.width).toStdString());
            blocks.push_back(std::move(block));
        }
    }
    if (!blocks.empty()) {
        writeSideBySide(out, blocks, terminal.columns);
        out << boardLegend(false).toStdString() << "\n\n";
    }
}

void writePad(std::ostream& out, const Game& game, const GameScore& score) {
    writeTable(out, game, score);
    writeTypedNotes(out, game, score);
}

void writeWarnings(std::ostream& out, const Game& game, const GameScore& score) {
    for (std::size_t player = 0; player < score.players.size(); ++player) {
        for (const QString& remark : words::remarks(game, score, static_cast<int>(player))) {
            const QString name = text(score.players[player].name);
            out << ScoreText::tr("Warning, %1: %2").arg(name, printable(remark)).toStdString() << '\n';
        }
    }
    for (const Warning& warning : score.warnings) {
        out << ScoreText::tr("Warning: %1").arg(printable(words::translated(warning.message))).toStdString() << '\n';
    }
}

void writeScore(std::ostream& out, const Game& game, const GameScore& score, const Terminal& terminal) {
    writeBoards(out, game, terminal);
    writePad(out, game, score);
    out << '\n';
    if (score.suns) {
        writeSuns(out, score);
    } else {
        out << winnerLine(score).toStdString() << '\n';
    }
    writeWarnings(out, game, score);
}

}  // namespace concord::cli
