#include "app/gui/document/waiting_photos_json.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace concord::gui {

QJsonArray jsonOf(const std::vector<WaitingPhoto>& photos, const std::vector<PlayerState>& players) {
    QJsonArray json;
    for (const WaitingPhoto& photo : photos) {
        const auto player = std::ranges::find_if(
            players, [&](const PlayerState& state) { return photo.player && state.player == *photo.player; });
        const int seat = player == players.end() ? -1 : static_cast<int>(player - players.begin());
        json.append(QJsonObject{{"photo", photo.id},
                                {"path", photo.file.path},
                                {"player", seat},
                                {"loose", photo.isLoose || (photo.player && seat < 0)},
                                {"replaces", photo.replaces}});
    }
    return json;
}

std::vector<WaitingPhoto> waitingPhotosFrom(const QJsonArray& json, const std::vector<PlayerState>& players) {
    static const QRegularExpression id(QStringLiteral("^[0-9a-f]{40}$"));
    std::vector<WaitingPhoto> photos;
    for (const QJsonValue one : json) {
        const QJsonObject object = one.toObject();
        WaitingPhoto photo;
        photo.id = object["photo"].toString();
        photo.file.path = object["path"].toString();
        photo.isLoose = object["loose"].toBool();
        photo.replaces = object["replaces"].toBool();
        const int seat = object["player"].toInt(-1);
        if (seat >= 0 && seat < static_cast<int>(players.size())) {
            photo.player = players[static_cast<std::size_t>(seat)].player;
        }
        if (id.match(photo.id).hasMatch() && std::ranges::find(photos, photo.id, &WaitingPhoto::id) == photos.end()) {
            photos.push_back(photo);
        }
    }
    return photos;
}

}  // namespace concord::gui
