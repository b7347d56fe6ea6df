#include "app/gui/document/game_extras.h"

#include "app/gui/document/document.h"
#include "app/gui/document/totals_drawing.h"
#include "app/gui/kit/player_colours.h"
#include "app/text/score_text.h"
#include "app/text/words.h"

#include <QMenu>

#include <map>
#include <numeric>
#include <ostream>

namespace concord::gui {

namespace {

std::map<std::string_view, const GameExtras*>& registry() {
    static std::map<std::string_view, const GameExtras*> extras;
    return extras;
}

}  // namespace

void GameExtras::complete(Table&) const {}

void GameExtras::start(Table&, const NewGame&) const {}

Table GameExtras::withNumber(Table table, int player, std::string_view row, std::optional<int> number) const {
    table.game = table.game.module().withNumber(table.game, static_cast<std::size_t>(player), row, number);
    return table;
}

Wording GameExtras::typeNumbers(Document& document, int player, std::string_view row,
                                const std::vector<int>& numbers) const {
    document.typeNumber(
        player, row,
        numbers.empty() ? std::nullopt : std::optional(std::accumulate(numbers.begin(), numbers.end(), 0)));
    return {};
}

std::vector<GameColour> GameExtras::colours(int) const { return {}; }

Wording GameExtras::addPlayer(Document& document, const QString& name, const QString& colour) const {
    document.addPlayer(name, colour);
    return {};
}

Wording GameExtras::giveColour(Document& document, int player, const QString& colour) const {
    document.setColour(player, colour);
    return {};
}

QIcon GameExtras::picture(int) const { return {}; }

void GameExtras::drawMiniature(QPainter& painter, const QRectF& into, const Table& table, const QPalette&) const {
    drawTotals(painter, into, table.game.module().score(table.game), playersOf(table));
}

bool GameExtras::takesClaims() const { return false; }

void GameExtras::claim(Document&, int, std::string_view, std::optional<int>) const {}

QString GameExtras::variantName(const std::string& variant) const { return QString::fromStdString(variant); }

QString GameExtras::rowName(const PadRow& row, const std::string&) const { return words::rowName(row); }

QColor GameExtras::rowColour(std::string_view, std::size_t place) const {
    const QStringList colours = playerColours();
    return {colours.at(static_cast<qsizetype>(place) % colours.size())};
}

bool GameExtras::isRequired(const Table&, std::string_view) const { return false; }

void GameExtras::describeSolo(const Document&, Outcome&) const {}

QString GameExtras::soloSoFar(const Document&) const { return {}; }

bool GameExtras::hasBoards() const { return false; }

QVariant GameExtras::rowIcon(std::string_view, int) const { return {}; }

bool GameExtras::showsRowForTyping(const Document&, const PadRow&) const { return true; }

bool GameExtras::showsRowForReading(const Document&, const PadRow&) const { return true; }

std::vector<std::string_view> GameExtras::linesAbove(const Document&) const { return {}; }

std::vector<std::string_view> GameExtras::linesBelow(const Document&) const { return {}; }

std::string_view GameExtras::tieBreakLine() const { return {}; }

Translatable GameExtras::lineName(std::string_view) const { return {}; }

QString GameExtras::lineText(const Document&, int, std::string_view) const { return {}; }

bool GameExtras::isTypedLine(const Document&, int, std::string_view) const { return false; }

Wording GameExtras::typeLine(Document&, int, std::string_view, std::optional<int>) const { return {}; }

Wording GameExtras::replacesMore(const Document&, int, std::string_view) const { return {}; }

bool GameExtras::opensBoard(std::string_view) const { return false; }

std::vector<GameExtraPage*> GameExtras::makePages(Document&, Selection&) const { return {}; }

ExplainedLine GameExtras::explained(const Document& document, int player, std::size_t index, const QString&) const {
    const ScoreLine& line = document.score().players.at(static_cast<std::size_t>(player)).lines.at(index);
    ExplainedLine explained;
    explained.title = words::translated(line.why);
    if (explained.title.isEmpty()) {
        explained.title = words::rowName(document.score().rows.at(line.row));
    }
    if (!line.page.empty()) {
        explained.rule = words::rulebookPage(line.page);
    }
    return explained;
}

QString GameExtras::certainty(const Document&, int) const { return {}; }

void GameExtras::writePlayer(PageWriter&, const Document&, int) const {}

void GameExtras::writeTable(PageWriter&, const Document&) const {}

void GameExtras::writeText(std::ostream& out, const Document& document) const {
    text::writePad(out, document.score());
    out << '\n';
    text::writeBoards(out, document.game(), {});
    text::writeWarnings(out, document.score(), document.game());
}

Table openedTable(const GameFile& file) {
    Table table = tableFromFile(file);
    extrasOf(table.game).complete(table);
    return table;
}

void fillColourMenuOf(std::string_view game, int players, QMenu& menu,
                      const std::function<void(const QString&)>& chosen) {
    constexpr int iconSize = 22;
    const std::vector<GameColour> colours = extrasOf(game).colours(players);
    if (colours.empty()) {
        fillColourMenu(menu, chosen);
        return;
    }
    menu.clear();
    for (const GameColour& colour : colours) {
        menu.addAction(colourIcon(playerColour({{}, colour.id.toStdString()}, 0), iconSize), colour.name, &menu,
                       [chosen, id = colour.id] { chosen(id); });
    }
}

void addGameExtras(std::string_view game, const GameExtras& extras) { registry().emplace(game, &extras); }

const GameExtras& extrasOf(const GameDocument& game) {
    return extrasOf(game.isEmpty() ? std::string_view() : game.module().facts().id);
}

const GameExtras& extrasOf(std::string_view game) {
    static const GameExtras none;
    const auto found = registry().find(game);
    return found == registry().end() ? none : *found->second;
}

}  // namespace concord::gui
