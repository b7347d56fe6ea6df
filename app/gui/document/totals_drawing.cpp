#include "app/gui/document/totals_drawing.h"

#include "app/gui/document/outcome.h"
#include "app/gui/kit/player_colours.h"

#include <algorithm>

namespace concord::gui {

void drawTotals(QPainter& painter, const QRectF& into, const ScoreTable& score,
                const std::vector<TablePlayer>& players) {
    const std::size_t count = std::min(players.size(), score.players.size());
    int best = 1;
    for (std::size_t player = 0; player < count; ++player) {
        best = std::max(best, score.total(player));
    }
    constexpr double thickness = 0.62;       // of the space for a bar
    constexpr double least = 0.04;           // of the height: a player without points has a bar too
    constexpr std::size_t fewestSpaces = 4;  // the bars of two players are no wider than those of four
    const double space = into.width() / static_cast<double>(std::max(count, fewestSpaces));
    const double left = into.center().x() - space * static_cast<double>(count) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(128, 128, 128), 1));  // visible around white and black on any background
    double place = left;
    for (const std::size_t player : byRank(score)) {
        if (player >= count) {
            continue;
        }
        const double share = std::max(least, static_cast<double>(score.total(player)) / best);
        const double height = into.height() * share;
        painter.setBrush(playerColour(players[player], static_cast<int>(player)));
        painter.drawRoundedRect(
            QRectF(place + space * (1 - thickness) / 2, into.bottom() - height, space * thickness, height), 3, 3);
        place += space;
    }
    painter.restore();
}

}  // namespace concord::gui
