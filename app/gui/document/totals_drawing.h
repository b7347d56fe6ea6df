// A small picture of any game: a bar for each player in their colour, the winner first.
#pragma once

#include "scoring/table/game_module.h"
#include "scoring/table/score_table.h"

#include <QPainter>
#include <QPalette>

#include <vector>

namespace concord::gui {

void drawTotals(QPainter& painter, const QRectF& into, const ScoreTable& score,
                const std::vector<TablePlayer>& players);

}  // namespace concord::gui
