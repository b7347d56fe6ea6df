#include "app/text/words.h"

#include "scoring/harmonies/pad_rows.h"
#include "scoring/harmonies/rule_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

#include <algorithm>
#include <cstdlib>

namespace concord::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString treeTitle(const ScoreItem& item) {
    switch (item.rule) {
        case Rule::TreeHeight1:
            return Words::tr("Low tree");
        case Rule::TreeHeight2:
            return Words::tr("Medium tree");
        case Rule::TreeHeight3:
            return Words::tr("Tall tree");
        default:
            return Words::tr("Trunk without leaves");
    }
}

QString mountainTitle(const ScoreItem& item) {
    switch (item.rule) {
        case Rule::MountainHeight1:
            return Words::tr("Low mountain");
        case Rule::MountainHeight2:
            return Words::tr("Medium mountain");
        case Rule::MountainHeight3:
            return Words::tr("High mountain");
        default:
            return Words::tr("Mountain standing alone");
    }
}

QString waterTitle(const ScoreItem& item) {
    const int size = static_cast<int>(item.cells.size());
    switch (item.rule) {
        case Rule::River:
            return Words::tr("River, %n token(s) long", nullptr, size);
        case Rule::RiverShorter:
            return Words::tr("Other water, %n token(s)", nullptr, size);
        default:
            return Words::tr("Island of %n space(s)", nullptr, size);
    }
}

QString cardTitle(const ScoreItem& item, const QString& language) {
    if (!item.card.empty()) {
        return card(item.card, language);
    }
    return item.rule == Rule::SpiritCard ? Words::tr("Nature's spirit") : Words::tr("Animal card");
}

QString joined(const QStringList& parts) {
    if (parts.size() < 2) {
        return parts.join(QString());
    }
    return Words::tr("%1 and %2").arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

QString coloursAround(const Evidence& evidence) {
    if (evidence.colours.empty()) {
        return Words::tr("There is nothing around it.");
    }
    QStringList colours;
    for (const Token colour : evidence.colours) {
        colours << token(colour).toLower();
    }
    return Words::tr("Around it: %1, %n different colour(s).", nullptr, static_cast<int>(colours.size()))
        .arg(joined(colours));
}

QString habitatInWords(const Habitat& habitat) {
    QStringList others;
    for (std::size_t i = 1; i < habitat.size(); ++i) {
        others << landscape(habitat[i].landscape);
    }
    return Words::tr("Cube on: %1. With: %2.")
        .arg(landscape(habitat.front().landscape), others.join(QStringLiteral(", ")));
}

QString spiritHead(const SpiritCard& card) {
    const bool isGroup = card.scoring == SpiritScoring::Group;
    switch (card.landscape) {
        case SpiritLandscape::Field:
            return isGroup ? Words::tr("Every group of field tokens") : Words::tr("Every field token");
        case SpiritLandscape::Tree:
            return isGroup ? Words::tr("Every group of trees") : Words::tr("Every tree");
        case SpiritLandscape::Building:
            return isGroup ? Words::tr("Every group of buildings") : Words::tr("Every building");
        case SpiritLandscape::Mountain:
            return isGroup ? Words::tr("Every group of mountains") : Words::tr("Every mountain");
        case SpiritLandscape::Water:
            return isGroup ? Words::tr("Every group of water tokens") : Words::tr("Every water token");
    }
    return {};
}

QString spiritStep(const SpiritCard& card, const SpiritStep& step) {
    QString paid = points(step.points);
    if (card.steps.size() == 1) {
        return paid;
    }
    if (card.scoring == SpiritScoring::Stack) {
        return Words::tr("height %1: %2").arg(QString::number(step.from), paid);
    }
    return step.to ? Words::tr("%1 to %2 of them: %3").arg(QString::number(step.from), QString::number(*step.to), paid)
                   : Words::tr("%1 or more: %2").arg(QString::number(step.from), paid);
}

constexpr int privateUse = 0xE000;

// English needs its plural forms too ("1 token", not "1 token(s)"). They are installed first, when the application is
// made, so that any other language takes precedence.
void installEnglishPlurals() {
    auto* const plurals = new QTranslator(QCoreApplication::instance());
    if (plurals->load(QStringLiteral(":/translations/concord_en.qm"))) {
        QCoreApplication::installTranslator(plurals);
    }
}
Q_COREAPP_STARTUP_FUNCTION(installEnglishPlurals)

}  // namespace

QString token(Token token) {
    switch (token) {
        case Token::Blue:
            return Words::tr("Blue");
        case Token::Gray:
            return Words::tr("Gray");
        case Token::Brown:
            return Words::tr("Brown");
        case Token::Green:
            return Words::tr("Green");
        case Token::Yellow:
            return Words::tr("Yellow");
        case Token::Red:
            return Words::tr("Red");
    }
    return {};
}

QString stack(Stack stack) {
    if (stack.empty()) {
        return Words::tr("empty");
    }
    if (stack.isWater()) {
        return Words::tr("water");
    }
    if (stack.isField()) {
        return Words::tr("field");
    }
    const bool tall = stack.height() == 3;
    const bool medium = stack.height() == 2;
    if (stack.isMountain()) {
        return tall ? Words::tr("high mountain") : medium ? Words::tr("medium mountain") : Words::tr("low mountain");
    }
    if (stack.isTree()) {
        return tall ? Words::tr("tall tree") : medium ? Words::tr("medium tree") : Words::tr("low tree");
    }
    if (stack.isTrunk()) {
        return medium ? Words::tr("two brown tokens") : Words::tr("one brown token");
    }
    if (!stack.isBuilding()) {
        return Words::tr("one red token");
    }
    switch (stack.tokens().front()) {
        case Token::Gray:
            return Words::tr("building on gray");
        case Token::Brown:
            return Words::tr("building on brown");
        default:
            return Words::tr("building on red");
    }
}

QString cube(Cube cube) {
    switch (cube) {
        case Cube::Animal:
            return Words::tr("animal cube");
        case Cube::Spirit:
            return Words::tr("spirit cube");
        case Cube::None:
            break;
    }
    return Words::tr("no cube");
}

QString category(Category category) { return translated({padRow(category).name, {}}); }

QString waterOf(Side side) { return translated({waterName(side), {}}); }

QString rowName(const PadRow& row) { return translated({row.name, {}}); }

QString rowName(Category category, Side side) {
    return category == Category::Water ? waterOf(side) : words::category(category);
}

QString card(const std::string& id, const QString& language) {
    const std::map<std::string, std::string>* names = nullptr;
    if (const AnimalCard* animal = animalCard(id)) {
        names = &animal->names;
    } else if (const SpiritCard* spirit = spiritCard(id)) {
        names = &spirit->names;
    }
    if (names != nullptr) {
        for (const std::string& key : {language.toStdString(), std::string("en")}) {
            if (const auto found = names->find(key); found != names->end()) {
                return QString::fromStdString(found->second);
            }
        }
    }
    return QString::fromStdString(id);
}

QString cells(const std::vector<Cell>& cells) {
    QStringList names;
    for (const Cell cell : cells) {
        names << QString::fromStdString(name(cell));
    }
    return names.join(QStringLiteral(", "));
}

QString points(int points) { return withNumber(Words::tr("%n point(s)", nullptr, std::abs(points)), points); }

QString withNumber(const QString& text, int number) {
    if (number >= 0) {
        return text;
    }
    const QRegularExpression magnitude(QStringLiteral("(?<![%\\d])%1(?!\\d)").arg(-number));  // not the digit of a "%1"
    return QString(text).replace(magnitude, QString::number(number));
}

QString landscape(Landscape landscape) {
    if (landscape == Landscape::Building) {
        return Words::tr("building");
    }
    const auto fitting =
        std::ranges::find_if(allStacks(), [&](Stack candidate) { return matches(landscape, candidate); });
    return stack(*fitting);
}

QString spiritRule(const SpiritCard& card) {
    QStringList steps;
    for (const SpiritStep& step : card.steps) {
        if (step.points > 0) {
            steps << spiritStep(card, step);
        }
    }
    const QString paid = steps.join(QStringLiteral("; "));
    return card.steps.size() == 1 ? Words::tr("%1: %2.").arg(spiritHead(card), paid)
                                  : Words::tr("%1 – %2.", "a spirit card: every tree – height 1: 3 points; height 2: …")
                                        .arg(spiritHead(card), paid);
}

QString cardInWords(const std::string& id) {
    if (const AnimalCard* animal = animalCard(id)) {
        QStringList numbers;
        for (const int number : animal->points) {
            numbers << QString::number(number);
        }
        return Words::tr("%1 Points: %2.").arg(habitatInWords(animal->habitat), numbers.join(QStringLiteral(", ")));
    }
    if (const SpiritCard* spirit = spiritCard(id)) {
        return QStringLiteral("%1 %2").arg(habitatInWords(spirit->habitat), spiritRule(*spirit));
    }
    return {};
}

QString reason(const ScoreItem& item, const Evidence& evidence) {
    const int size = static_cast<int>(item.cells.size());
    const QString neighbours = cells(evidence.cells);
    switch (item.rule) {
        case Rule::MountainHeight1:
        case Rule::MountainHeight2:
        case Rule::MountainHeight3:
            return Words::tr("It touches the mountain(s) on %1.", nullptr, static_cast<int>(evidence.cells.size()))
                .arg(neighbours);
        case Rule::MountainIsolated:
            return Words::tr("It stands alone: none of its neighbours is a mountain.");
        case Rule::Building:
        case Rule::BuildingTooFewColours:
            return coloursAround(evidence);
        case Rule::River:
            return size < 2 ? QString()
                            : Words::tr("Counted from %1 to %2 along the line.")
                                  .arg(cells({item.cells.front()}), cells({item.cells.back()}));
        case Rule::Island:
            return evidence.cells.empty() ? Words::tr("There is no water to cut it off: it is all of the land.")
                                          : Words::tr("Cut off by the water on %1.").arg(neighbours);
        case Rule::AnimalCard:
            return evidence.cells.empty() ? QString() : Words::tr("The habitats also take in %1.").arg(neighbours);
        case Rule::SpiritCard:
            return spiritCard(item.card) == nullptr ? QString() : spiritRule(*spiritCard(item.card));
        default:
            return {};
    }
}

QString itemTitle(const ScoreItem& item, const QString& language) {
    const int size = static_cast<int>(item.cells.size());
    switch (item.rule) {
        case Rule::TreeHeight1:
        case Rule::TreeHeight2:
        case Rule::TreeHeight3:
        case Rule::TrunkAlone:
            return treeTitle(item);
        case Rule::MountainHeight1:
        case Rule::MountainHeight2:
        case Rule::MountainHeight3:
        case Rule::MountainIsolated:
            return mountainTitle(item);
        case Rule::Field:
            return Words::tr("Field of %n token(s)", nullptr, size);
        case Rule::FieldSingle:
            return Words::tr("Single field token");
        case Rule::Building:
            return Words::tr("Building");
        case Rule::BuildingTooFewColours:
            return Words::tr("Building with too few colours around");
        case Rule::RedAlone:
            return Words::tr("Red token, no building");
        case Rule::River:
        case Rule::RiverShorter:
        case Rule::Island:
            return waterTitle(item);
        case Rule::AnimalCard:
        case Rule::SpiritCard:
            return cardTitle(item, language);
        case Rule::Typed:
            return Words::tr("Typed by hand");
    }
    return {};
}

QString ruleSentence(Rule rule) { return translated({concord::ruleSentence(rule), {}}); }

QString rulebookPage(Rule rule) { return rulebookPage(std::string(concord::rulebookPage(rule))); }

QString rulebookPage(const std::string& page) {
    return page.empty() ? QString() : Words::tr("Rulebook, page %1").arg(QString::fromStdString(page));
}

QString inserted(QString text, const QStringList& values) {
    // A per cent sign after a placeholder gets the space that percent() writes.
    static const QRegularExpression perCent(QStringLiteral("(?<=%[1-9])\\s?%(?![1-9])"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    text.replace(perCent, QStringLiteral("\u00a0%"));
    // First to private characters, so that values are not searched for placeholders.
    for (qsizetype i = values.size(); i > 0; --i) {
        text.replace(QLatin1Char('%') + QString::number(i), QChar(privateUse + static_cast<int>(i)));
    }
    for (qsizetype i = 1; i <= values.size(); ++i) {
        text.replace(QChar(privateUse + static_cast<int>(i)), values.at(i - 1));
    }
    return text;
}

QString translated(const Message& message) {
    QStringList values;
    for (const std::string& arg : message.args) {
        values << QString::fromStdString(arg);
    }
    for (const Message& part : message.parts) {
        values << translated(part);
    }
    return inserted(QCoreApplication::translate("Message", message.text), values);
}

QStringList warningsOf(const Game& game, const Player& player, const std::vector<Warning>& warnings) {
    QStringList unknown;
    for (int i = 0; i < landscapeCategoryCount; ++i) {
        if (!player.board && !player.typed.at(static_cast<Category>(i))) {
            unknown << rowName(static_cast<Category>(i), game.side);
        }
    }
    QStringList sentences;
    const bool combinesUnknown = unknown.size() > 1;
    if (unknown.size() == landscapeCategoryCount) {
        sentences << Words::tr("There is neither a board nor a typed number: the landscapes count 0.");
    } else if (combinesUnknown) {
        sentences << Words::tr("Not known, so these count 0: %1.").arg(unknown.join(QStringLiteral(", ")));
    }
    for (const Warning& warning : warnings) {
        if (!combinesUnknown || warning.code != "unknown-category") {
            sentences << translated(warning.message);
        }
    }
    return sentences;
}

}  // namespace concord::words
