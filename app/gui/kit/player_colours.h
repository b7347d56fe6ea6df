// Names and colours for players who have none yet, and the menu to choose a colour from.
#pragma once

#include "scoring/table/game_module.h"

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

#include <functional>
#include <span>

class QMenu;

namespace concord::gui {

// The colours to choose from, which most people can distinguish.
QStringList playerColours();                // "#rrggbb"
QString colourName(const QString& colour);  // "Blue"; for other colours, the code itself
QIcon colourIcon(const QColor& colour, int size);

// The player's own colour, or that of the seat if the player has none or an invalid one.
QColor playerColour(const TablePlayer& player, int seat);

// For the next player: "Player 3" after two players, or the first higher number that nobody is called; and the first
// colour that nobody has, or the very first if all are taken.
QString freeName(std::span<const TablePlayer> players);
QString freeColour(std::span<const TablePlayer> players);

// Replaces the contents of the menu. Calls back with "#rrggbb"; other colours come from a dialog.
void fillColourMenu(QMenu& menu, const std::function<void(const QString&)>& chosen);

}  // namespace concord::gui
