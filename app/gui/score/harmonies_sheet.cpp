#include "app/gui/score/harmonies_sheet.h"

#include "app/gui/board/board_drawing.h"
#include "app/gui/document/document.h"
#include "app/gui/kit/page_writer.h"
#include "app/gui/kit/translation.h"
#include "app/text/score_text.h"
#include "app/text/words.h"
#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/harmonies_table.h"

#include <QCoreApplication>
#include <QStringList>

#include <ostream>

namespace concord::gui {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

QString entryLine(const AnimalEntry& entry) {
    const QString points = words::points(animalPoints(entry));
    if (entry.card.empty()) {
        return SheetWords::tr("Animal card: %1").arg(points);
    }
    return SheetWords::tr("%1: %2, %n cube(s)", nullptr, entry.placed.value_or(0))
        .arg(words::card(entry.card, currentLanguage()), points);
}

QStringList cardLines(const Document& document, int index) {
    const Player& player = document.harmoniesPlayer(index);
    QStringList lines;
    for (const AnimalEntry& entry : player.animals.value_or(std::vector<AnimalEntry>())) {
        lines << entryLine(entry);
    }
    if (player.spirit) {
        const QString name = player.spirit->card.empty() ? words::category(Category::Spirit)
                                                         : words::card(player.spirit->card, currentLanguage());
        lines << SheetWords::tr("%1: %2").arg(
            name, words::points(document.harmoniesScore().players.at(static_cast<std::size_t>(index)).spirit));
    }
    return lines;
}

}  // namespace

void writeBoardAndCards(PageWriter& page, const Document& document, int index) {
    const Player& player = document.harmoniesPlayer(index);
    if (player.board) {
        const double width = document.playerCount() > 2 ? 195 : 249;  // four boards fit the page
        const QRectF room = page.reserve(boardHeight(player.board->side(), width));
        drawBoard(page.painter(), QRectF(room.topLeft(), QSizeF(width, room.height())), *player.board, {},
                  paperColours());
        page.skip(4);
    }
    for (const QString& line : cardLines(document, index)) {
        page.write(line, {.size = 10});
    }
}

void writeHarmonies(std::ostream& out, const Document& document) {
    text::writePad(out, document.score());
    out << '\n';
    text::writeBoards(out, document.game(), {});
    for (int i = 0; i < document.playerCount(); ++i) {
        const QStringList cards = cardLines(document, i);
        if (!cards.isEmpty()) {
            out << document.player(i).name << '\n'
                << "  " << cards.join(QStringLiteral("\n  ")).toStdString() << "\n\n";
        }
    }
    text::writeWarnings(out, document.score(), document.game());
}

}  // namespace concord::gui
