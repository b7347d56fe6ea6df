#include "app/gui/cards/typed_card.h"

#include "scoring/harmonies/cards.h"

#include <QRegularExpression>

namespace concord::gui {

TypedCard readTypedCard(const QString& text) {
    // Four digits are enough to report that a number is too large.
    static const QRegularExpression withNumber(QStringLiteral("^(.*\\D)(\\d{1,4})\\d*$"));
    const QString line = text.normalized(QString::NormalizationForm_KC).simplified();  // "３" is a number too
    const QRegularExpressionMatch match = withNumber.match(line);
    return match.hasMatch() ? TypedCard{match.captured(1).trimmed(), match.captured(2).toInt()} : TypedCard{line, {}};
}

int spacesOf(const std::string& card) {
    const AnimalCard* const animal = animalCard(card);
    return animal != nullptr ? static_cast<int>(animal->points.size()) : 1;
}

}  // namespace concord::gui
