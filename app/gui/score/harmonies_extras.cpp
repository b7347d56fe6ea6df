#include "app/gui/score/harmonies_extras.h"

#include "app/gui/board/board_drawing.h"
#include "app/gui/board/token_drawing.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/certainty.h"
#include "app/gui/document/document.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/harmonies_outcome.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/icons.h"
#include "app/gui/score/harmonies_explanation.h"
#include "app/gui/score/harmonies_sheet.h"
#include "app/gui/score/pad_model.h"
#include "app/text/words.h"
#include "scoring/harmonies/pad_rows.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

constexpr QRgb animalColour = 0xffdd8440;
constexpr std::string_view boardLine = "board";
constexpr std::string_view cubesLine = animalCubesRow;

bool isLandscape(std::string_view row) {
    const std::optional<Category> category = categoryFromName(row);
    return category && static_cast<int>(*category) < landscapeCategoryCount;
}

bool hasSpirit(const Player& player) { return player.spirit.has_value(); }
bool hasAnimals(const Player& player) { return player.animals.has_value(); }

bool hasBareCubes(const Player& player) {
    return hasBareAnimalPoints(player) && player.animals->front().placed.has_value();
}

void drawBoards(QPainter& painter, const QRectF& into, const Game& game, const std::vector<std::size_t>& order,
                const BoardColours& colours) {
    constexpr double gap = 4;
    const auto boards = static_cast<double>(game.players.size());
    QRectF place(into.topLeft(), QSizeF((into.width() - gap * (boards - 1)) / boards, into.height()));
    for (const std::size_t player : order) {
        drawBoard(painter, place, game.players[player].board.value_or(Board(game.side)), {}, colours);
        place.translate(place.width() + gap, 0);
    }
}

class HarmoniesExtras : public GameExtras {
public:
    // --- the table

    void complete(Table& table) const override { completeHarmonies(table); }

    void start(Table& table, const NewGame& settings) const override {
        changeHarmonies(table, [&](Game& game) { game.rulings = settings.rulings; });
        table.withSpirits = settings.withSpirits;
    }

    Table withNumber(Table table, int player, std::string_view row, std::optional<int> number) const override {
        const std::optional<Category> category = categoryFromName(row);
        return category ? gui::withNumber(std::move(table), player, *category, number) : table;
    }

    // Animal points are typed card by card.
    Wording typeNumbers(Document& document, int player, std::string_view row,
                        const std::vector<int>& numbers) const override {
        if (row != name(Category::Animals)) {
            return GameExtras::typeNumbers(document, player, row, numbers);
        }
        document.typeAnimals(player, numbers);
        return {};
    }

    // Cards that somebody has named, with their cubes, must not vanish unnoticed.
    Wording replacesMore(const Document& document, int player, std::string_view row) const override {
        const Player& holder = document.harmoniesPlayer(player);
        const auto named = [](const std::string& card) { return !card.empty(); };
        int cards = 0;
        if (row == name(Category::Animals)) {
            cards = static_cast<int>(
                std::ranges::count_if(holder.animals.value_or(std::vector<AnimalEntry>()), named, &AnimalEntry::card));
        } else if (row == name(Category::Spirit)) {
            cards = holder.spirit && named(holder.spirit->card) ? 1 : 0;
        }
        if (cards == 0) {
            return {};
        }
        return [cards, holderName = QString::fromStdString(holder.name)] {
            return PadModel::tr("The number takes the place of %n card(s) of %1. Undo brings them back.", nullptr,
                                cards)
                .arg(holderName);
        };
    }

    // A tree on a hex of the board.
    QIcon picture(int sizePx) const override {
        return paintedIcon(sizePx, [sizePx](QPainter& painter) {
            const double radius = sizePx * 0.5;
            const QPointF centre(radius, sizePx * 0.68);
            QPolygonF hexagon;
            for (int corner = 0; corner < 6; ++corner) {
                const double angle = corner * std::numbers::pi / 3;
                hexagon << centre + QPointF(std::cos(angle), 0.58 * std::sin(angle)) * radius * 0.96;
            }
            painter.setPen(QPen(QColor(120, 112, 96), sizePx * 0.025));
            painter.setBrush(QColor(226, 214, 188));
            painter.drawPolygon(hexagon);
            Stack tree;
            for (const Token token : {Token::Brown, Token::Brown, Token::Green}) {
                tree = tree.with(token).value_or(tree);
            }
            drawStack(painter, centre, radius * 0.7, tree);
        });
    }

    // The boards side by side, if any has tokens.
    void drawMiniature(QPainter& painter, const QRectF& into, const Table& table,
                       const QPalette& palette) const override {
        const Game& game = *table.game.get<Game>();
        if (std::ranges::none_of(game.players, hasTokens)) {
            GameExtras::drawMiniature(painter, into, table, palette);
            return;
        }
        drawBoards(painter, into, game, byRank(table.game.module().score(table.game)), boardColours(palette));
    }

    bool takesClaims() const override { return true; }

    void claim(Document& document, int player, std::string_view row, std::optional<int> claimed) const override {
        if (const std::optional<Category> category = categoryFromName(row)) {
            setClaimed(document, player, *category, claimed);
        }
    }

    QString variantName(const std::string& variant) const override {
        return QCoreApplication::translate("StatisticsWords", "Side %1").arg(QString::fromStdString(variant));
    }

    QString rowName(const PadRow& row, const std::string& variant) const override {
        return row.id == name(Category::Water) && !variant.empty()
                   ? words::waterOf(variant == name(Side::B) ? Side::B : Side::A)
                   : words::rowName(row);
    }

    // Similar to the tokens that earn the points, distinguishable on light and dark backgrounds.
    QColor rowColour(std::string_view row, std::size_t place) const override {
        constexpr std::array<std::pair<std::string_view, QRgb>, 7> colours{{{"trees", 0xff4c9a4e},
                                                                            {"mountains", 0xff8c8f94},
                                                                            {"fields", 0xffe3b93c},
                                                                            {"buildings", 0xffc8503f},
                                                                            {"water", 0xff3f8fc8},
                                                                            {"animals", animalColour},
                                                                            {"spirit", 0xff8e6bb5}}};
        const auto* const found = std::ranges::find(colours, row, &std::pair<std::string_view, QRgb>::first);
        return found == colours.end() ? GameExtras::rowColour(row, place) : QColor(found->second);
    }

    // --- the outcome

    bool isRequired(const Table& table, std::string_view row) const override {
        return row == name(Category::Spirit) && table.withSpirits;
    }

    void describeSolo(const Document& document, Outcome& outcome) const override { describeSuns(document, outcome); }

    QString soloSoFar(const Document& document) const override { return nextSunSentence(document); }

    // --- the pad

    bool hasBoards() const override { return true; }

    // The token or cube that illustrates a row.
    QVariant rowIcon(std::string_view row, int size) const override {
        constexpr std::array<Token, landscapeCategoryCount> tokens{Token::Green, Token::Gray, Token::Yellow, Token::Red,
                                                                   Token::Blue};
        if (isLandscape(row)) {
            const Token token = tokens.at(static_cast<std::size_t>(*categoryFromName(row)));
            return stackIcon(Stack().with(token).value_or(Stack()), size);
        }
        if (row == name(Category::Animals)) {
            return cubeIcon(Cube::Animal, size);
        }
        return row == name(Category::Spirit) ? QVariant(cubeIcon(Cube::Spirit, size)) : QVariant();
    }

    bool showsRowForTyping(const Document& document, const PadRow& row) const override {
        return row.id != name(Category::Spirit) || document.table().withSpirits ||
               std::ranges::any_of(document.harmonies().players, hasSpirit);
    }

    bool showsRowForReading(const Document& document, const PadRow& row) const override {
        const std::vector<Player>& players = document.harmonies().players;
        return (row.id != name(Category::Spirit) || std::ranges::any_of(players, hasSpirit)) &&
               (row.id != name(Category::Animals) || std::ranges::any_of(players, hasAnimals));
    }

    std::vector<std::string_view> linesAbove(const Document&) const override { return {boardLine}; }

    // Shown where cubes break a tie, or where they were typed: possible only for players with typed animal points.
    std::vector<std::string_view> linesBelow(const Document& document) const override {
        const bool isShown =
            outcomeOf(document).isTied || std::ranges::any_of(document.harmonies().players, hasBareCubes);
        return isShown ? std::vector{cubesLine} : std::vector<std::string_view>();
    }

    std::string_view tieBreakLine() const override { return cubesLine; }

    Translatable lineName(std::string_view line) const override {
        return {"concord::gui::PadModel", line == boardLine
                                              ? QT_TRANSLATE_NOOP("concord::gui::PadModel", "Board")
                                              : QT_TRANSLATE_NOOP("concord::gui::PadModel", "Animal cubes")};
    }

    QString lineText(const Document& document, int player, std::string_view line) const override {
        if (line == cubesLine) {
            const auto cubes = document.score().players.at(static_cast<std::size_t>(player)).tieBreak;
            return cubes ? QLocale().toString(*cubes) : QString();
        }
        if (!hasTokens(document.harmoniesPlayer(player))) {
            return PadModel::tr("Add board…");
        }
        const int doubtful = static_cast<int>(document.doubtfulCells(player).size());
        return doubtful > 0 ? PadModel::tr("Board, %n doubt(s)", nullptr, doubtful) : PadModel::tr("Board");
    }

    bool isTypedLine(const Document& document, int player, std::string_view line) const override {
        return line == cubesLine && hasBareAnimalPoints(document.harmoniesPlayer(player));
    }

    Wording typeLine(Document& document, int player, std::string_view line, std::optional<int> number) const override {
        if (line == cubesLine) {
            document.typeCubesPlaced(player, number);
        }
        return {};
    }

    bool opensBoard(std::string_view line) const override { return line == boardLine; }

    // --- explanation and sheet

    ExplainedLine explained(const Document& document, int player, std::size_t index,
                            const QString& language) const override {
        return explainedItem(document, player, index, language);
    }

    QString certainty(const Document& document, int player) const override {
        return certaintySentence(document, player);
    }

    void writePlayer(PageWriter& page, const Document& document, int player) const override {
        writeBoardAndCards(page, document, player);
    }

    void writeText(std::ostream& out, const Document& document) const override { writeHarmonies(out, document); }
};

}  // namespace

const GameExtras& harmoniesExtras() {
    static const HarmoniesExtras extras;
    return extras;
}

}  // namespace concord::gui
