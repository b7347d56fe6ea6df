#include "app/text/renature/renature_words.h"

#include "app/text/words.h"
#include "scoring/renature/renature_module.h"

#include <QCoreApplication>

#include <ostream>

namespace concord::words {

namespace {

using renature::Area;
using renature::Colour;
using renature::Gain;
using renature::PlantCounts;
using renature::PlantKind;

struct RenatureText {
    Q_DECLARE_TR_FUNCTIONS(RenatureText)
};

QString shareOf(const Gain& gain) {
    if (gain.main && gain.bonus) {
        return RenatureText::tr("main and bonus");
    }
    return gain.main ? RenatureText::tr("main") : RenatureText::tr("bonus");
}

QString areaTitle(int index) { return RenatureText::tr("Area %1").arg(index + 1); }

// A line per area: its token, and what stands in it.
void writeAreas(std::ostream& out, const std::vector<Area>& areas) {
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QStringList plants;
        for (const Colour one : renature::allColours) {
            if (!areas[i].plants[one].empty()) {
                plants << QStringLiteral("%1: %2").arg(colour(one), words::plants(areas[i].plants[one]));
            }
        }
        const QString bonus = areas[i].bonus ? QString::number(*areas[i].bonus) : QStringLiteral("?");
        const QString title = RenatureText::tr("Area %1 (main %2, bonus %3)").arg(i + 1).arg(areas[i].main).arg(bonus);
        out << title.toStdString() << ": "
            << (plants.isEmpty() ? RenatureText::tr("no plants") : plants.join(QStringLiteral("; "))).toStdString()
            << '\n';
    }
}

class RenatureWords : public GameWords {
public:
    QString title(const ScoreTable&, const ScoreLine& line) const override {
        return line.evidence.empty() ? QString() : areaTitle(std::stoi(line.evidence.front()));
    }

    void writeBoards(std::ostream& out, const GameDocument& document, const text::Terminal&) const override {
        const auto& game = document.as<renature::Game>();
        if (game.areas && !game.areas->empty()) {
            writeAreas(out, *game.areas);
            out << '\n';
        }
    }
};

}  // namespace

const GameWords& renatureWords() {
    static const RenatureWords words;
    return words;
}

QString colour(Colour colour) {
    switch (colour) {
        case Colour::White:
            return RenatureText::tr("White");
        case Colour::Black:
            return RenatureText::tr("Black");
        case Colour::Orange:
            return RenatureText::tr("Orange");
        case Colour::Blue:
            return RenatureText::tr("Blue");
        case Colour::Neutral:
            break;
    }
    return RenatureText::tr("Neutral");
}

QString plant(PlantKind plant) {
    switch (plant) {
        case PlantKind::Turf:
            return RenatureText::tr("Turf");
        case PlantKind::Bush:
            return RenatureText::tr("Bush");
        case PlantKind::Pine:
            return RenatureText::tr("Pine");
        case PlantKind::Oak:
            break;
    }
    return RenatureText::tr("Oak");
}

QString plantInList(PlantKind plant) {
    switch (plant) {
        case PlantKind::Turf:
            return RenatureText::tr("turf", "in a list");
        case PlantKind::Bush:
            return RenatureText::tr("bush", "in a list");
        case PlantKind::Pine:
            return RenatureText::tr("pine", "in a list");
        case PlantKind::Oak:
            break;
    }
    return RenatureText::tr("oak", "in a list");
}

QString plants(const PlantCounts& plants) {
    QStringList list;
    for (const PlantKind kind : renature::allPlants) {
        const int count = plants.at(kind);
        if (count > 0) {
            list << (count == 1 ? plantInList(kind)
                                : RenatureText::tr("%1 %2", "2 turf").arg(count).arg(plantInList(kind)));
        }
    }
    return list.join(QStringLiteral(", "));
}

QString areaSentence(const Area& area, const renature::AreaOutcome& outcome) {
    return translated(messageOf(areaReasons(area, outcome)));
}

QString gainSentence(Colour who, const Gain& gain) {
    const QString needed = RenatureText::tr("%n more plant point(s)", nullptr, gain.strength);
    const QString brought = RenatureText::tr("the %1 points (%n)", "main and bonus, 6", gain.points).arg(shareOf(gain));
    return gain.plants
               ? RenatureText::tr("%1: %2 (%3) would win %4.").arg(colour(who), needed, plants(*gain.plants), brought)
               : RenatureText::tr("%1: %2 would win %3, but no plants can do that here.")
                     .arg(colour(who), needed, brought);
}

}  // namespace concord::words
