#include "app/cli/history_text.h"

#include "app/cli/inputs.h"
#include "app/record/settled_disputes.h"
#include "app/text/dispute_text.h"
#include "app/text/game_words.h"
#include "app/text/score_text.h"
#include "app/text/text_table.h"
#include "app/text/words.h"
#include "scoring/table/game_registry.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>
#include <ostream>
#include <span>
#include <vector>

namespace concord::cli {

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(HistoryText)
};

using Json = nlohmann::ordered_json;

// "2026-11-21 19:30"
QString dateAndTime(const QString& played) {
    constexpr qsizetype toMinute = 16;
    return played.left(toMinute).replace(QLatin1Char('T'), QLatin1Char(' '));
}

QString playersOf(const record::GameSummary& game) {
    QStringList players;
    for (const record::SeatSummary& seat : game.seats) {
        const bool won = seat.rank == 1 && !game.isSolo();
        players << QStringLiteral("%1 %2%3").arg(seat.name, QString::number(seat.total),
                                                 won ? QStringLiteral("*") : QString());
    }
    return players.join(QStringLiteral(", "));
}

void writeLine(std::ostream& out, const QString& label, const std::string& value) {
    if (!value.empty()) {
        out << utf8(label) << ": " << utf8(text::printable(QString::fromStdString(value))) << '\n';
    }
}

// "Pauline, River: settled at 15 points. ..."; "Pauline, water 15" if the player has left the game.
std::string settledInWords(const record::OpenedGame& opened, const record::SettledDispute& dispute) {
    const std::vector<std::string> names = record::namesOf(opened.entry.game);
    const auto player = std::ranges::find(names, dispute.player);
    const QString text =
        player == names.end()
            ? QStringLiteral("%1 %2").arg(QString::fromStdString(dispute.row), QString::number(dispute.points))
            : words::settledDispute(opened.score, opened.entry.game, static_cast<std::size_t>(player - names.begin()),
                                    {dispute.row, dispute.points, dispute.claim, dispute.cells});
    return dispute.player + ", " + text.toStdString();
}

QString points(const std::optional<int>& value) { return value ? QString::number(*value) : QString(); }

std::optional<int> pointsOf(const SeatScore& seat, const PadRow& row) {
    if (row.kind == PadRow::Kind::Total) {
        return seat.total;
    }
    const auto found = std::ranges::find(seat.points, row.id, &RowPoints::row);
    return found == seat.points.end() ? std::nullopt : std::optional(found->points);
}

void writeChange(std::ostream& out, const std::string& name, std::span<const PadRow> rows, const SeatScore& then,
                 const SeatScore& now) {
    if (then == now) {
        return;
    }
    text::TextTable table({QString::fromStdString(name), HistoryText::tr("recorded"), HistoryText::tr("now")});
    table.addSeparator();
    for (const PadRow& row : rows) {
        if (pointsOf(then, row) != pointsOf(now, row)) {
            table.addRow({words::rowName(row), points(pointsOf(then, row)), points(pointsOf(now, row))});
        }
    }
    if (then.rank != now.rank) {
        table.addRow({HistoryText::tr("Rank"), QString::number(then.rank), QString::number(now.rank)});
    }
    table.write(out);
}

// All rows of the game, with the names that they have in its score: "River" rather than "Water".
std::vector<PadRow> rowsAsScored(const record::OpenedGame& opened) {
    std::vector<PadRow> rows;
    for (const PadRow& row : opened.entry.game.module().rows()) {
        const std::optional<std::size_t> scored = opened.score.rowOf(row.id);
        rows.push_back(scored ? opened.score.rows[*scored] : row);
    }
    return rows;
}

// Titles by kind of game ("harmonies"); empty if all games are of the same kind, since the list then needs no such
// column.
std::map<QString, QString> titlesOf(const std::vector<record::GameSummary>& games) {
    std::map<QString, QString> titles;
    for (const record::GameSummary& game : games) {
        const GameModule* module = findGame(utf8(game.game));
        titles[game.game] =
            module == nullptr ? text::printable(game.game) : QString::fromStdString(std::string(module->facts().title));
    }
    return titles.size() > 1 ? titles : std::map<QString, QString>();
}

}  // namespace

void writeGames(std::ostream& out, const std::vector<record::GameSummary>& games) {
    qsizetype numberWidth = 1;
    qsizetype variantWidth = 0;  // no column where no game has variants
    qsizetype playersWidth = 1;
    constexpr qsizetype widestPlayers = 60;
    for (const record::GameSummary& game : games) {
        numberWidth = std::max(numberWidth, QString::number(game.number).size());
        variantWidth = std::max<qsizetype>(variantWidth, text::displayWidth(text::printable(game.variant)));
        playersWidth = std::max<qsizetype>(playersWidth, text::displayWidth(text::printable(playersOf(game))));
    }
    playersWidth = std::min(playersWidth, widestPlayers);
    const std::map<QString, QString> titles = titlesOf(games);
    int titleWidth = 0;
    for (const auto& [game, title] : titles) {
        titleWidth = std::max(titleWidth, text::displayWidth(title));
    }
    for (const record::GameSummary& game : games) {
        QString line =
            QString::number(game.number).rightJustified(numberWidth) + QStringLiteral("  ") + dateAndTime(game.played) +
            QStringLiteral("  ") +
            (titles.empty() ? QString() : text::fitted(titles.at(game.game), titleWidth) + QStringLiteral("  ")) +
            (variantWidth == 0
                 ? QString()
                 : text::fitted(text::printable(game.variant), static_cast<int>(variantWidth)) + QStringLiteral("  ")) +
            text::fitted(text::printable(playersOf(game)), static_cast<int>(playersWidth)) + QStringLiteral("  ") +
            text::printable(game.place);
        while (line.endsWith(QLatin1Char(' '))) {
            line.chop(1);
        }
        out << utf8(line) << '\n';
    }
}

std::string gameLineJson(const record::GameSummary& game) {
    Json players = Json::array();
    for (const record::SeatSummary& seat : game.seats) {
        players.push_back({{"player", seat.player},
                           {"name", utf8(seat.name)},
                           {"nameThen", utf8(seat.nameThen)},
                           {"total", seat.total},
                           {"rank", seat.rank},
                           {"started", seat.started}});
    }
    // "side" holds the variant of any game: the format stays as it was when Harmonies was the only one.
    const Json json{{"number", game.number},
                    {"id", utf8(game.id)},
                    {"game", utf8(game.game)},
                    {"side", utf8(game.variant)},
                    {"played", utf8(game.played)},
                    {"place", utf8(game.place)},
                    {"minutes", game.minutes ? Json(*game.minutes) : Json(nullptr)},
                    {"note", utf8(game.note)},
                    {"photos", game.photos},
                    {"players", std::move(players)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void writeGame(std::ostream& out, const record::OpenedGame& opened, const text::Terminal& terminal) {
    const record::GameRecord& record = opened.entry.record;
    out << utf8(HistoryText::tr("Game %1").arg(opened.number)) << ", "
        << utf8(dateAndTime(QString::fromStdString(record.played))) << '\n';
    writeLine(out, HistoryText::tr("UUID"), record.id);
    writeLine(out, HistoryText::tr("Time zone"), record.zone);
    writeLine(out, HistoryText::tr("Place"), record.place);
    writeLine(out, HistoryText::tr("Minutes"), record.minutes ? std::to_string(*record.minutes) : "");
    writeLine(out, HistoryText::tr("Starting player"), record.starter);
    writeLine(out, HistoryText::tr("Note"), record.note);
    for (const record::SettledDispute& dispute : record::settledDisputes(record)) {
        writeLine(out, HistoryText::tr("Settled"), settledInWords(opened, dispute));
    }
    for (const record::RecordedPhoto& photo : record.photos) {
        writeLine(out, HistoryText::tr("Photo"), photo.file);
    }
    out << '\n';
    text::writeScore(out, opened.score, opened.entry.game, terminal);
    if (opened.pointsChanged()) {
        out << '\n'
            << utf8(HistoryText::tr("The points have changed since %1 recorded this game:")
                        .arg(record.scoredBy.empty() ? HistoryText::tr("another program")
                                                     : text::printable(QString::fromStdString(record.scoredBy))))
            << '\n';
        const std::vector<PadRow> rows = rowsAsScored(opened);
        for (std::size_t p = 0; p < opened.score.players.size(); ++p) {
            writeChange(out, opened.score.players[p].name, rows, opened.recordedScore[p], opened.scoreNow[p]);
        }
    }
}

}  // namespace concord::cli
