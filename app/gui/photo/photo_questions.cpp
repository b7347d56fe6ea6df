#include "app/gui/photo/photo_questions.h"

#include "app/gui/photo/photo_decision.h"

#include <QCoreApplication>
#include <QStringList>

namespace concord::gui {

namespace {

struct PhotoQuestions {
    Q_DECLARE_TR_FUNCTIONS(PhotoQuestions)
};

// Where the photo could go besides.
void offerOthers(const Document& document, PhotoQuestion& question) {
    if (nextWithoutBoard(document, 0) || mayAddPlayer(document)) {
        question.answers.push_back(PhotoAnswer::NextPlayer);
    }
}

QString cellsInWords(const std::vector<Cell>& cells) {
    constexpr std::size_t most = 8;
    const auto count = static_cast<int>(cells.size());
    if (cells.size() > most) {
        return PhotoQuestions::tr("They differ on %n cell(s).", nullptr, count);
    }
    QStringList names;
    for (const Cell cell : cells) {
        names << QString::fromStdString(name(cell));
    }
    return PhotoQuestions::tr("They differ on %n cell(s): %1.", nullptr, count).arg(names.join(QStringLiteral(", ")));
}

QString differenceInWords(const QString& player, const vision::ViewComparison& views, const std::vector<Cell>& cells) {
    const QString where = cellsInWords(cells);
    if (views.verdict == vision::SameBoard::CannotTell) {
        return cells.empty()
                   ? PhotoQuestions::tr("The photo shows too little to tell whether this is %1's board.").arg(player)
                   : PhotoQuestions::tr("Is this %1's board? The two photos may show different ones. %2")
                         .arg(player, where);
    }
    if (!views.tokensWereAdded()) {
        return PhotoQuestions::tr("This photo shows another board than that of %1. %2").arg(player, where);
    }
    return views.secondNewer > views.firstNewer
               ? PhotoQuestions::tr("%1's board seems to have more tokens on this photo. %2").arg(player, where)
               : PhotoQuestions::tr("%1's board seems to have fewer tokens on this photo. %2").arg(player, where);
}

}  // namespace

QString otherSideInWords(Side shown) {
    return shown == Side::A ? PhotoQuestions::tr("The photo shows side A, but side B was chosen for this game.")
                            : PhotoQuestions::tr("The photo shows side B, but side A was chosen for this game.");
}

PhotoQuestion questionOfPlayer(const Document& document, const InboxPhoto& photo) {
    PhotoQuestion question{[] {
                               return PhotoQuestions::tr(
                                   "Whose board is this? Everybody has one: drag the photo onto a player to replace "
                                   "theirs.");
                           },
                           {},
                           {},
                           photo.result->reading->side};
    offerOthers(document, question);
    question.answers.push_back(PhotoAnswer::OtherGame);
    question.answers.push_back(PhotoAnswer::SetAside);
    return question;
}

PhotoQuestion questionOfGonePlayer(const Document& document, const InboxPhoto& photo) {
    PhotoQuestion question{[name = photo.playerName] {
                               return PhotoQuestions::tr(
                                          "The photo of %1's board was read, but %1 is no longer in the game. If undo "
                                          "brings the player back, the board comes too.")
                                   .arg(name);
                           },
                           {},
                           {},
                           photo.result->reading->side};
    offerOthers(document, question);
    question.answers.push_back(PhotoAnswer::SetAside);
    return question;
}

PhotoQuestion questionOfSide(const Document& document, const InboxPhoto& photo) {
    const vision::Reading& reading = *photo.result->reading;
    const Side side = document.harmonies().side;
    const bool couldBe = vision::couldBeSide(reading, side);
    PhotoQuestion question{
        [side, couldBe, name = photo.playerName] {
            const QString shown =
                side == Side::A ? PhotoQuestions::tr("%1's photo shows side B, but this game is played on side A.")
                                : PhotoQuestions::tr("%1's photo shows side A, but this game is played on side B.");
            return couldBe ? shown.arg(name)
                           : PhotoQuestions::tr("%1 It cannot be read as the other side.").arg(shown.arg(name));
        },
        {},
        {},
        reading.side};
    if (couldBe) {
        question.answers.push_back(PhotoAnswer::ReadAsGames);
    }
    question.answers.push_back(PhotoAnswer::OtherGame);
    question.answers.push_back(PhotoAnswer::TurnGame);
    return question;
}

PhotoQuestion questionOfViews(const Document& document, const InboxPhoto& photo, int player,
                              const vision::ViewComparison& views) {
    const QString name = QString::fromStdString(document.player(player).name);
    PhotoQuestion question;
    question.shown = photo.result->reading->side;
    for (const vision::CellDifference& difference : views.differing) {
        question.cells.push_back(difference.cell);
    }
    offerOthers(document, question);
    if (question.answers.empty()) {
        question.answers.push_back(PhotoAnswer::OtherGame);
    }
    if (views.tokensWereAdded() && views.firstNewer > views.secondNewer) {
        question.answers.push_back(PhotoAnswer::SetAside);
    }
    question.answers.push_back(PhotoAnswer::TakeNewer);
    if (views.firstSide != views.secondSide) {
        question.cells.clear();
        question.text = [shown = question.shown, name] {
            return shown == Side::A
                       ? PhotoQuestions::tr("This photo shows side A of a board, but %1's shows side B.").arg(name)
                       : PhotoQuestions::tr("This photo shows side B of a board, but %1's shows side A.").arg(name);
        };
        return question;
    }
    question.answers.push_back(PhotoAnswer::Fuse);
    question.text = [name, views, cells = question.cells] { return differenceInWords(name, views, cells); };
    return question;
}

}  // namespace concord::gui
