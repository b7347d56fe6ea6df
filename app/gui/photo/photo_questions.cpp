#include "app/gui/photo/photo_questions.h"

#include "app/gui/photo/photo_decision.h"

#include <QStringList>
#include <QtGlobal>

#include <vector>

namespace concord::gui {

namespace {

// text: marked for the translators.
Translatable sentence(const char* text, const QStringList& args = {}, const std::vector<Translatable>& parts = {}) {
    return {"PhotoQuestions", text, args, parts};
}

// If another player has no board yet, or one can be added, the photo may be theirs.
void offerAnotherPlayer(const Document& document, PhotoQuestion& question) {
    if (nextWithoutBoard(document, 0) || mayAddPlayer(document)) {
        question.answers.push_back(PhotoAnswer::NextPlayer);
    }
}

// A long list of names says less than their number.
Translatable cellsInWords(const std::vector<Cell>& cells) {
    constexpr std::size_t mostNamed = 6;
    if (cells.size() > mostNamed) {
        Translatable number = sentence(QT_TRANSLATE_N_NOOP("PhotoQuestions", "They differ in %n cell(s)."));
        number.count = static_cast<int>(cells.size());
        return number;
    }
    QStringList names;
    for (const Cell cell : cells) {
        names << QString::fromStdString(name(cell));
    }
    Translatable text = sentence(QT_TRANSLATE_N_NOOP("PhotoQuestions", "They differ in %n cell(s): %1."),
                                 {names.join(QStringLiteral(", "))});
    text.count = static_cast<int>(cells.size());
    return text;
}

Translatable differenceInWords(const QString& player, const vision::ViewComparison& views,
                               const std::vector<Cell>& cells) {
    const Translatable where = cellsInWords(cells);
    if (views.verdict == vision::SameBoard::CannotTell) {
        return cells.empty()
                   ? sentence(QT_TRANSLATE_NOOP("PhotoQuestions",
                                                "The photo shows too little to tell whether this is %1's board."),
                              {player})
                   : sentence(QT_TRANSLATE_NOOP("PhotoQuestions",
                                                "Is this %1's board? The two photos may show different ones. %2"),
                              {player}, {where});
    }
    if (!views.tokensWereAdded()) {
        return sentence(QT_TRANSLATE_NOOP("PhotoQuestions", "This photo shows another board than that of %1. %2"),
                        {player}, {where});
    }
    return views.secondNewer > views.firstNewer
               ? sentence(QT_TRANSLATE_NOOP("PhotoQuestions", "%1's board seems to have more tokens on this photo. %2"),
                          {player}, {where})
               : sentence(
                     QT_TRANSLATE_NOOP("PhotoQuestions", "%1's board seems to have fewer tokens on this photo. %2"),
                     {player}, {where});
}

}  // namespace

Translatable otherSideInWords(Side shown) {
    return shown == Side::A ? sentence(QT_TRANSLATE_NOOP(
                                  "PhotoQuestions", "The photo shows side A, but side B was chosen for this game."))
                            : sentence(QT_TRANSLATE_NOOP(
                                  "PhotoQuestions", "The photo shows side B, but side A was chosen for this game."));
}

PhotoQuestion questionAboutPlayer(const Document& document, const InboxPhoto& photo) {
    PhotoQuestion question{
        sentence(QT_TRANSLATE_NOOP(
            "PhotoQuestions",
            "Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.")),
        {},
        {},
        photo.result->reading->side};
    offerAnotherPlayer(document, question);
    question.answers.push_back(PhotoAnswer::OtherGame);
    question.answers.push_back(PhotoAnswer::SetAside);
    return question;
}

PhotoQuestion questionAboutGonePlayer(const Document& document, const InboxPhoto& photo) {
    PhotoQuestion question{
        sentence(QT_TRANSLATE_NOOP("PhotoQuestions",
                                   "The photo of %1's board was read, but %1 is no longer in the game. If undo brings "
                                   "the player back, the board comes too."),
                 {photo.playerName}),
        {},
        {},
        photo.result->reading->side};
    offerAnotherPlayer(document, question);
    question.answers.push_back(PhotoAnswer::SetAside);
    return question;
}

PhotoQuestion questionAboutSide(const Document& document, const InboxPhoto& photo, const QString& name) {
    const vision::Reading& reading = *photo.result->reading;
    const Side side = document.harmonies().side;
    const bool couldBe = vision::couldBeSide(reading, side);
    const Translatable mismatch =
        side == Side::A
            ? sentence(
                  QT_TRANSLATE_NOOP("PhotoQuestions", "%1's photo shows side B, but this game is played on side A."),
                  {name})
            : sentence(
                  QT_TRANSLATE_NOOP("PhotoQuestions", "%1's photo shows side A, but this game is played on side B."),
                  {name});
    PhotoQuestion question{
        couldBe
            ? mismatch
            : sentence(QT_TRANSLATE_NOOP("PhotoQuestions", "%1 It cannot be read as the other side."), {}, {mismatch}),
        {},
        {},
        reading.side};
    if (couldBe) {
        question.answers.push_back(PhotoAnswer::ReadAsGameSide);
    }
    question.answers.push_back(PhotoAnswer::OtherGame);
    question.answers.push_back(PhotoAnswer::ChangeSide);
    return question;
}

PhotoQuestion questionAboutViews(const Document& document, const InboxPhoto& photo, int player,
                                 const vision::ViewComparison& views) {
    const QString name = QString::fromStdString(document.player(player).name);
    PhotoQuestion question;
    question.shown = photo.result->reading->side;
    for (const vision::CellDifference& difference : views.differing) {
        question.cells.push_back(difference.cell);
    }
    offerAnotherPlayer(document, question);
    if (question.answers.empty()) {
        question.answers.push_back(PhotoAnswer::OtherGame);
    }
    if (views.tokensWereAdded() && views.firstNewer > views.secondNewer) {
        question.answers.push_back(PhotoAnswer::SetAside);
    }
    question.answers.push_back(PhotoAnswer::TakeNewer);
    if (views.firstSide != views.secondSide) {
        question.cells.clear();
        question.text =
            views.secondSide == Side::A
                ? sentence(
                      QT_TRANSLATE_NOOP("PhotoQuestions", "This photo shows side A of a board, but %1's shows side B."),
                      {name})
                : sentence(
                      QT_TRANSLATE_NOOP("PhotoQuestions", "This photo shows side B of a board, but %1's shows side A."),
                      {name});
        return question;
    }
    question.answers.push_back(PhotoAnswer::Fuse);
    question.text = differenceInWords(name, views, question.cells);
    return question;
}

}  // namespace concord::gui
