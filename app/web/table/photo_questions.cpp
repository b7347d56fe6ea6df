#include "app/web/table/photo_questions.h"

namespace concord::web {

namespace {

using phone::Text;

void offerAnotherPlayer(const Table& table, PhotoQuestion& question) {
    if (nextWithoutBoard(table) || mayAddPlayer(table)) {
        question.offers.emplace_back("next-player");
    }
}

Text cellsInWords(const std::vector<vision::CellDifference>& cells) {
    std::string names;
    for (const vision::CellDifference& one : cells) {
        names += (names.empty() ? "" : ", ") + name(one.cell);
    }
    return {"They differ in %n cell(s): %1.", {names}, {}, static_cast<int>(cells.size())};
}

Text differenceInWords(const std::string& player, const vision::ViewComparison& views) {
    const Text where = cellsInWords(views.differing);
    if (views.verdict == vision::SameBoard::CannotTell) {
        return views.differing.empty()
                   ? Text{"The photo shows too little to tell whether this is %1's board.", {player}}
                   : Text{"Is this %1's board? The two photos may show different ones. %2", {player}, {where}};
    }
    if (!views.tokensWereAdded()) {
        return {"This photo shows another board than that of %1. %2", {player}, {where}};
    }
    return views.secondNewer > views.firstNewer
               ? Text{"%1's board seems to have more tokens on this photo. %2", {player}, {where}}
               : Text{"%1's board seems to have fewer tokens on this photo. %2", {player}, {where}};
}

}  // namespace

PhotoQuestion questionAboutPlayer(const Table& table) {
    // Not the window's text, which says "drag": the page has no dragging.
    PhotoQuestion question{
        {CONCORD_TEXT("Whose board is this? Everybody has one. Give the photo to a player to replace theirs."), {}},
        {}};
    offerAnotherPlayer(table, question);
    question.offers.emplace_back("other-game");
    question.offers.emplace_back("set-aside");
    return question;
}

PhotoQuestion questionAboutGonePlayer(const Table& table, const Photo& photo) {
    PhotoQuestion question{
        {"The photo of %1's board was read, but %1 is no longer in the game. If undo brings the player "
         "back, the board comes too.",
         {photo.playerName}},
        {}};
    offerAnotherPlayer(table, question);
    question.offers.emplace_back("set-aside");
    return question;
}

PhotoQuestion questionAboutSide(const Table& table, const Photo& photo) {
    const Side side = table.harmonies()->side;
    const bool isA = side == Side::A;
    const bool couldBe = vision::couldBeSide(*photo.result->reading, side);
    const Text shown{isA ? "%1's photo shows side B, but this game is played on side A."
                         : "%1's photo shows side A, but this game is played on side B.",
                     {photo.playerName}};
    PhotoQuestion question{couldBe ? shown : Text{"%1 It cannot be read as the other side.", {}, {shown}}, {}};
    if (couldBe) {
        question.offers.emplace_back(isA ? "read-as-a" : "read-as-b");
    }
    question.offers.emplace_back("other-game");
    question.offers.emplace_back(isA ? "turn-to-b" : "turn-to-a");
    question.offers.emplace_back("set-aside");
    return question;
}

PhotoQuestion questionAboutViews(const Table& table, std::size_t seat, const vision::ViewComparison& views) {
    const std::string player = table.players().at(seat).name;
    PhotoQuestion question;
    offerAnotherPlayer(table, question);
    if (question.offers.empty()) {
        question.offers.emplace_back("other-game");
    }
    question.offers.emplace_back("take-newer");
    if (views.firstSide != views.secondSide) {
        question.text = {views.secondSide == Side::A ? "This photo shows side A of a board, but %1's shows side B."
                                                     : "This photo shows side B of a board, but %1's shows side A.",
                         {player}};
    } else {
        question.offers.emplace_back("fuse");
        question.text = differenceInWords(player, views);
    }
    question.offers.emplace_back("set-aside");
    return question;
}

}  // namespace concord::web
