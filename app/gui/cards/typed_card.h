// A card as it is typed: a part of its name and, if known, how many of its cubes were placed: "fro 3".
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace concord::gui {

struct TypedCard {
    QString name;              // without the number
    std::optional<int> cubes;  // nothing: not typed
};

TypedCard readTypedCard(const QString& text);

// How many cubes the card has room for: one on each space of an animal card, one on a spirit card.
int spacesOf(const std::string& card);

}  // namespace concord::gui
