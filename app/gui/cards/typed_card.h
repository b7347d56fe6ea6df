// A card as it is typed: the first letters of its name and, if known, how many of its cubes were placed: "fro 3".
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

// How many cubes the card has room for: an animal one for each of its spaces, a spirit one.
int spacesOf(const std::string& card);

}  // namespace concord::gui
