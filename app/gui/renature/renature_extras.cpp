#include "app/gui/renature/renature_extras.h"

#include "app/gui/document/document.h"
#include "app/gui/renature/areas_left_page.h"
#include "app/gui/renature/decide_area_page.h"
#include "app/gui/renature/player_board_page.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/gui/renature/renature_edits.h"
#include "app/gui/renature/renature_sheet.h"
#include "app/text/game_words.h"
#include "app/text/renature/renature_words.h"
#include "app/text/words.h"
#include "scoring/renature/pad_rows.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>

namespace concord::gui {

namespace {

using renature::Category;
using renature::Colour;

struct RenatureText {
    Q_DECLARE_TR_FUNCTIONS(RenatureExtras)
};

constexpr std::string_view boardLine = "playerBoard";
constexpr std::string_view tokensLine = renature::collectedTokensRow;

const renature::Player& playerAt(const Document& document, int player) {
    return renatureOf(document).players.at(static_cast<std::size_t>(player));
}

QString capitalised(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

class RenatureExtras : public GameExtras {
public:
    // --- the table

    Wording typeNumbers(Document& document, int player, std::string_view row,
                        const std::vector<int>& numbers) const override {
        return row == name(Category::Tokens) ? typeTokens(document, player, numbers)
                                             : GameExtras::typeNumbers(document, player, row, numbers);
    }

    std::vector<GameColour> colours(int players) const override {
        std::vector<GameColour> colours;
        for (const Colour colour : renature::allColours) {
            const bool isForTwoPlayers = colour == Colour::White || colour == Colour::Black;
            if (isPlayerColour(colour) && (isForTwoPlayers || players > 2)) {
                const std::string_view id = renature::name(colour);
                colours.push_back(
                    {QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())), words::colour(colour)});
            }
        }
        return colours;
    }

    Wording addPlayer(Document& document, const QString& name, const QString& colour) const override {
        return addRenaturePlayer(document, name, colour);
    }

    Wording giveColour(Document& document, int player, const QString& colour) const override {
        const auto named = renature::colourFromName(colour.toStdString());
        return named ? setPlayerColour(document, player, *named) : Wording();
    }

    QIcon picture(int sizePx) const override { return renatureGameIcon(sizePx); }

    bool takesClaims() const override { return true; }

    void claim(Document& document, int player, std::string_view row, std::optional<int> claimed) const override {
        if (const std::optional<Category> category = renature::categoryFromName(row)) {
            setClaimedPoints(document, player, *category, claimed);
        }
    }

    // Distinguishable on light and dark backgrounds.
    QColor rowColour(std::string_view row, std::size_t place) const override {
        constexpr std::array<std::pair<std::string_view, QRgb>, 5> colours{{{"track", 0xff8a7f6d},
                                                                            {"areas", 0xff5f9e4f},
                                                                            {"clouds", 0xff5f95c4},
                                                                            {"plantsLeft", 0xffc8503f},
                                                                            {"tokens", 0xffe3b02c}}};
        const auto* const found = std::ranges::find(colours, row, &std::pair<std::string_view, QRgb>::first);
        return found == colours.end() ? GameExtras::rowColour(row, place) : QColor(found->second);
    }

    // --- the pad

    QVariant rowIcon(std::string_view row, int size) const override {
        static QHash<std::pair<std::size_t, int>, QIcon> painted;  // few, and needed for every repaint
        QIcon& icon = painted[{std::hash<std::string_view>()(row), size}];
        if (icon.isNull()) {
            icon = renatureRowIcon(row, size);
        }
        return icon;
    }

    std::vector<std::string_view> linesAbove(const Document&) const override { return {boardLine}; }
    std::vector<std::string_view> linesBelow(const Document&) const override { return {tokensLine}; }

    Translatable lineName(std::string_view line) const override {
        return {"RenatureExtras", line == boardLine ? QT_TRANSLATE_NOOP("RenatureExtras", "Player board")
                                                    : QT_TRANSLATE_NOOP("RenatureExtras", "Collected tokens")};
    }

    QString lineText(const Document& document, int player, std::string_view line) const override {
        if (line == boardLine) {
            return RenatureText::tr("Plants, tokens…");
        }
        const auto& tokens = playerAt(document, player).tokens;
        return tokens ? QLocale().toString(sumOf(*tokens).count) : QString();
    }

    bool isTypedLine(const Document&, int, std::string_view line) const override { return line == tokensLine; }

    Wording typeLine(Document& document, int player, std::string_view line, std::optional<int> number) const override {
        return line == tokensLine ? typeTokenCount(document, player, number) : Wording();
    }

    bool opensBoard(std::string_view line) const override { return line == boardLine; }

    std::vector<GameExtraPage*> makePages(Document& document, Selection& selection) const override {
        return {new DecideAreaPage(document), new AreasLeftPage(document), new PlayerBoardPage(document, selection)};
    }

    // --- explanation and sheet

    ExplainedLine explained(const Document& document, int player, std::size_t index,
                            const QString& language) const override {
        ExplainedLine explained = GameExtras::explained(document, player, index, language);
        explained.title = capitalised(explained.title);
        const ScoreLine& line = document.score().players.at(static_cast<std::size_t>(player)).lines.at(index);
        const QString title = words::gameWords(document.game().module()).title(document.score(), line);
        if (!title.isEmpty()) {  // the sentence is then the reason beneath it
            explained.reason = explained.title;
            explained.title = title;
        }
        return explained;
    }

    void writePlayer(PageWriter& page, const Document& document, int player) const override {
        writePlayerBoard(page, document, player);
    }

    void writeTable(PageWriter& page, const Document& document) const override { writeAreasLeft(page, document); }
};

}  // namespace

const GameExtras& renatureExtras() {
    static const RenatureExtras extras;
    return extras;
}

}  // namespace concord::gui
