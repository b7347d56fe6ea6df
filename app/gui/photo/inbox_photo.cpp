#include "app/gui/photo/inbox_photo.h"

#include <QCoreApplication>

namespace concord::gui {

namespace {

struct InboxWords {
    Q_DECLARE_TR_FUNCTIONS(InboxWords)
};

}  // namespace

QString answerInWords(PhotoAnswer answer) {
    switch (answer) {
        case PhotoAnswer::NextPlayer:
            return InboxWords::tr("&Another player's board");
        case PhotoAnswer::TakeNewer:
            return InboxWords::tr("&Play went on: take the newer");
        case PhotoAnswer::Fuse:
            return InboxWords::tr("The &same board: read both");
        case PhotoAnswer::KeepOther:
            return InboxWords::tr("&Leave the board");
        case PhotoAnswer::ReadAsGames:
            return InboxWords::tr("&Read as the game's side");
        case PhotoAnswer::TurnGame:
            return InboxWords::tr("The game's side is &wrong");
        case PhotoAnswer::OtherGame:
            return InboxWords::tr("A photo of another &game");
    }
    return {};
}

}  // namespace concord::gui
