#include "app/text/harmonies/harmonies_words.h"

#include "app/text/harmonies/claim_text.h"
#include "app/text/text_board.h"
#include "app/text/words.h"
#include "scoring/harmonies/claims/claim.h"
#include "scoring/harmonies/harmonies_table.h"

#include <QCoreApplication>
#include <QLocale>

#include <ostream>

namespace concord::words {

namespace {

struct HarmoniesText {
    Q_DECLARE_TR_FUNCTIONS(HarmoniesText)
};

QString sunsLine(const Suns& suns) {
    const QString spirit = suns.spirit ? QString::number(*suns.spirit) : QStringLiteral("?");
    return HarmoniesText::tr("Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature's spirit).")
        .arg(QString::number(suns.total()), QString::number(suns.score), QString::number(suns.side), spirit);
}

class HarmoniesWords : public GameWords {
public:
    QString title(const ScoreTable&, const ScoreLine& line) const override {
        QString title = itemTitle(itemOf(line), QLocale().name().left(2));
        if (!line.evidence.empty()) {
            QStringList cells;
            for (const std::string& cell : line.evidence) {
                cells << QString::fromStdString(cell);
            }
            title += QStringLiteral(": ") + cells.join(QStringLiteral(", "));
        }
        return title;
    }

    QStringList outcome(const ScoreTable& table, const GameDocument& document) const override {
        const Game& game = document.as<Game>();
        if (game.players.size() > 1) {
            return GameWords::outcome(table, document);
        }
        const int total = table.total(0);
        QStringList lines{sunsLine(soloSuns(game.side, game.players.front(), total))};
        if (const auto next = nextSunAt(total)) {
            lines << HarmoniesText::tr("The next sun needs %1 points, %2 more.").arg(*next).arg(*next - total);
        }
        return lines;
    }

    // Several about landscapes without a number are combined into one sentence.
    QStringList warnings(const ScoreTable& table, const GameDocument& document, std::size_t player) const override {
        const Game& game = document.as<Game>();
        return words::warningsOf(game, game.players.at(player), table.players.at(player).warnings);
    }

    QString claim(const GameDocument& document, std::size_t player, std::string_view kind,
                  const std::vector<std::string>& cells) const override {
        const Game& game = document.as<Game>();
        const std::optional<ClaimKind> claimed = claimKindFromName(kind);
        const std::optional<Board>& board = game.players.at(player).board;
        if (!claimed || !board) {
            return {};
        }
        std::vector<Cell> known;
        for (const std::string& one : cells) {
            if (const std::optional<Cell> cell = cellFromName(game.side, one)) {
                known.push_back(*cell);
            }
        }
        const ClaimAnswer answer = explainClaim(*board, game.rulings, *claimed, known);
        return QStringLiteral("%1. %2").arg(claimTitle(answer), claimReason(answer));
    }

    void writeBoards(std::ostream& out, const GameDocument& document, const text::Terminal& terminal) const override {
        std::vector<text::Block> blocks;
        for (const Player& player : document.as<Game>().players) {
            if (player.board) {
                text::Block block = text::drawBoard(*player.board, {}, terminal.colours);
                const QString name = text::printable(QString::fromStdString(player.name));
                block.lines.insert(block.lines.begin(), text::fitted(name, block.width).toStdString());
                blocks.push_back(std::move(block));
            }
        }
        if (!blocks.empty()) {
            text::writeSideBySide(out, blocks, terminal.columns);
            out << text::boardLegend(false).toStdString() << "\n\n";
        }
    }
};

}  // namespace

const GameWords& harmoniesWords() {
    static const HarmoniesWords words;
    return words;
}

}  // namespace concord::words
