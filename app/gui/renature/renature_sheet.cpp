#include "app/gui/renature/renature_sheet.h"

#include "app/gui/renature/renature_edits.h"
#include "app/text/renature/renature_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace concord::gui {

namespace {

using renature::Area;
using renature::CollectedTokens;
using renature::Colour;

struct RenatureSheet {
    Q_DECLARE_TR_FUNCTIONS(RenatureSheet)
};

constexpr int textSize = 10;
const QColor faint(95, 97, 105);

QString number(int value) { return QLocale().toString(value); }

QString plantsText(const renature::PlantsLeft& left) {
    QStringList owners;
    if (!left.own.empty()) {
        owners << RenatureSheet::tr("own: %1", "plants").arg(words::plants(left.own));
    }
    if (!left.neutral.empty()) {
        owners << RenatureSheet::tr("neutral: %1", "plants").arg(words::plants(left.neutral));
    }
    return owners.empty() ? RenatureSheet::tr("none", "plants") : owners.join(QStringLiteral("; "));
}

QString tokensText(const CollectedTokens& tokens) {
    const auto* const backs = std::get_if<std::vector<int>>(&tokens);
    if (backs == nullptr || backs->empty()) {
        return RenatureSheet::tr("%n token(s)", nullptr, sumOf(tokens).count);
    }
    QStringList parts;
    for (const int points : *backs) {
        parts << number(points);
    }
    return parts.join(QStringLiteral(" + "));
}

QString areaPlants(const Area& area) {
    QStringList colours;
    for (const Colour colour : renature::allColours) {
        if (!area.plants[colour].empty()) {
            colours << RenatureSheet::tr("%1: %2", "blue: 2 turf")
                           .arg(words::colour(colour), words::plants(area.plants[colour]));
        }
    }
    return colours.empty() ? RenatureSheet::tr("no plants") : colours.join(QStringLiteral("; "));
}

QString areaToken(const Area& area) {
    return area.bonus ? RenatureSheet::tr("main %1, bonus %2").arg(number(area.main), number(*area.bonus))
                      : RenatureSheet::tr("main %1, bonus not known").arg(number(area.main));
}

}  // namespace

void writePlayerBoard(PageWriter& page, const Document& document, int player) {
    const renature::Player& shown = renatureOf(document).players.at(static_cast<std::size_t>(player));
    const TextStyle style{.size = textSize};
    page.write(words::colour(shown.colour), style);
    if (shown.plantsLeft) {
        page.write(RenatureSheet::tr("Plants left, %1").arg(plantsText(*shown.plantsLeft)), style);
    }
    if (shown.tokens) {
        page.write(RenatureSheet::tr("Sunflower tokens: %1").arg(tokensText(*shown.tokens)), style);
    }
}

void writeAreasLeft(PageWriter& page, const Document& document) {
    const auto& areas = renatureOf(document).areas;
    if (!areas || areas->empty()) {
        return;
    }
    page.write(RenatureSheet::tr("Areas that held their token"), {.size = 13, .bold = true});
    page.skip(3);
    for (std::size_t i = 0; i < areas->size(); ++i) {
        const Area& area = (*areas)[i];
        page.write(RenatureSheet::tr("Area %1 (%2): %3")
                       .arg(number(static_cast<int>(i) + 1), areaToken(area), areaPlants(area)),
                   {.size = textSize});
        page.write(words::areaSentence(area, decideArea(area)), {.size = textSize, .colour = faint}, 14);
        page.skip(2);
    }
    page.skip(6);
}

}  // namespace concord::gui
