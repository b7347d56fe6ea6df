#include "app/gui/document/known_players.h"

#include <QSettings>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr auto playersKey = "players";
constexpr auto lastGameKey = "newGame";
constexpr int maxPlayersOfAGame = 16;  // more than any game has

std::vector<NewPlayer> readPlayers(QSettings& settings, const char* key, int most) {
    std::vector<NewPlayer> players;
    const int size = std::min(settings.beginReadArray(QLatin1String(key)), most);
    for (int i = 0; i < size; ++i) {
        settings.setArrayIndex(i);
        players.push_back({settings.value(QStringLiteral("name")).toString().toStdString(),
                           settings.value(QStringLiteral("colour")).toString().toStdString()});
    }
    settings.endArray();
    return players;
}

void writePlayers(QSettings& settings, const char* key, const std::vector<NewPlayer>& players) {
    settings.remove(QLatin1String(key));
    settings.beginWriteArray(QLatin1String(key), static_cast<int>(players.size()));
    for (std::size_t i = 0; i < players.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("name"), QString::fromStdString(players[i].name));
        settings.setValue(QStringLiteral("colour"), QString::fromStdString(players[i].colour));
    }
    settings.endArray();
}

}  // namespace

QStringList KnownPlayers::names() const {
    QSettings settings;
    QStringList names;
    for (const NewPlayer& player : readPlayers(settings, playersKey, maxRemembered)) {
        names << QString::fromStdString(player.name);
    }
    return names;
}

QString KnownPlayers::colourOf(const QString& name) const {
    QSettings settings;
    const std::vector<NewPlayer> players = readPlayers(settings, playersKey, maxRemembered);
    const auto found = std::ranges::find(players, name.toStdString(), &NewPlayer::name);
    return found == players.end() ? QString() : QString::fromStdString(found->colour);
}

void KnownPlayers::remember(const std::vector<NewPlayer>& players) {
    QSettings settings;
    std::vector<NewPlayer> all = players;
    for (const NewPlayer& old : readPlayers(settings, playersKey, maxRemembered)) {
        if (std::ranges::count(players, old.name, &NewPlayer::name) == 0) {
            all.push_back(old);
        }
    }
    all.resize(std::min(all.size(), std::size_t{maxRemembered}));
    writePlayers(settings, playersKey, all);
}

NewGame lastNewGame() {
    QSettings settings;
    settings.beginGroup(QLatin1String(lastGameKey));
    NewGame game;
    game.game = settings.value(QStringLiteral("game"), QString::fromStdString(game.game)).toString().toStdString();
    game.players = readPlayers(settings, playersKey, maxPlayersOfAGame);
    if (game.players.empty()) {
        game.players.emplace_back();
    }
    game.side = settings.value(QStringLiteral("side")) == QStringLiteral("B") ? Side::B : Side::A;
    game.withSpirits = settings.value(QStringLiteral("spirits")).toBool();
    game.rulings.closedRiver =
        settings.value(QStringLiteral("closedRiverLoop")).toBool() ? ClosedRiver::Loop : ClosedRiver::Shortest;
    game.rulings.spiritCubeBreaksTies = settings.value(QStringLiteral("spiritCubeBreaksTies")).toBool();
    return game;
}

void rememberNewGame(const NewGame& game) {
    QSettings settings;
    settings.beginGroup(QLatin1String(lastGameKey));
    writePlayers(settings, playersKey, game.players);
    settings.setValue(QStringLiteral("game"), QString::fromStdString(game.game));
    settings.setValue(QStringLiteral("side"), game.side == Side::A ? QStringLiteral("A") : QStringLiteral("B"));
    settings.setValue(QStringLiteral("spirits"), game.withSpirits);
    settings.setValue(QStringLiteral("closedRiverLoop"), game.rulings.closedRiver == ClosedRiver::Loop);
    settings.setValue(QStringLiteral("spiritCubeBreaksTies"), game.rulings.spiritCubeBreaksTies);
}

}  // namespace concord::gui
