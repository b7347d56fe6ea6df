#include "app/gui/photo/inbox_photo.h"

#include "app/gui/photo/photo_scene.h"

#include <QCoreApplication>

namespace concord::gui {

namespace {

struct InboxWords {
    Q_DECLARE_TR_FUNCTIONS(InboxWords)
};

QString doubtsInWords(int doubts) {
    return doubts == 0 ? InboxWords::tr("no doubts") : InboxWords::tr("%n doubt(s)", nullptr, doubts);
}

QString withoutName(const InboxPhoto& photo) {
    switch (photo.state) {
        case InboxState::Waiting:
            return InboxWords::tr("waiting");
        case InboxState::Reading:
            return InboxWords::tr("reading…");
        case InboxState::OnBoard:
            return InboxWords::tr("%1, %2", "points, doubts")
                .arg(InboxWords::tr("%n point(s)", nullptr, photo.points), doubtsInWords(photo.doubts));
        case InboxState::NoBoard:
            return InboxWords::tr("no board found");
        case InboxState::Unreadable:
            return InboxWords::tr("cannot be read");
        case InboxState::Question:
            return InboxWords::tr("needs an answer");
        case InboxState::Loose:
            return photo.result && photo.result->reading ? InboxWords::tr("whose board?") : InboxWords::tr("not read");
    }
    return {};
}

}  // namespace

QString stateInWords(const InboxPhoto& photo, const QString& name) {
    const QString state = withoutName(photo);
    return name.isEmpty() ? state : InboxWords::tr("%1: %2", "a player and the state of the photo").arg(name, state);
}

QString shortState(const InboxPhoto& photo) {
    return photo.state == InboxState::OnBoard && photo.doubts == 0
               ? InboxWords::tr("%1 ✓", "points").arg(InboxWords::tr("%n point(s)", nullptr, photo.points))
               : withoutName(photo);
}

QString answerInWords(PhotoAnswer answer, Side shown) {
    switch (answer) {
        case PhotoAnswer::NextPlayer:
            return InboxWords::tr("Another &player's board");
        case PhotoAnswer::TakeNewer:
            return InboxWords::tr("Play went on: &take this photo");
        case PhotoAnswer::Fuse:
            return InboxWords::tr("The &same board: use both");
        case PhotoAnswer::ReadAsGameSide:
            return shown == Side::A ? InboxWords::tr("&Read as side B") : InboxWords::tr("&Read as side A");
        case PhotoAnswer::ChangeSide:
            return shown == Side::A ? InboxWords::tr("&Change the game to side A")
                                    : InboxWords::tr("&Change the game to side B");
        case PhotoAnswer::OtherGame:
            return InboxWords::tr("A photo of another &game");
        case PhotoAnswer::MarkByHand:
            return InboxWords::tr("&Mark the board by hand");
        case PhotoAnswer::SetAside:
            return InboxWords::tr("Set it &aside");
    }
    return {};
}

// Some photos of earlier versions have lost their contents: their path stands for them.
std::vector<PhotoId> idsOf(const Photo& photo) {
    std::vector<PhotoId> ids;
    for (const PhotoFile& file : photo.files) {
        ids.push_back(photoIdOf(file.contents.isEmpty() ? file.path.toUtf8() : file.contents));
    }
    return ids;
}

QImage thumbnailOf(const Photo& photo) {
    constexpr QSize largest(192, 144);
    if (photo.picture.isNull()) {
        return {};
    }
    const QImage small = photo.picture.scaled(largest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return small.transformed(displayFromStored(small.size(), photo.exifOrientation));
}

}  // namespace concord::gui
