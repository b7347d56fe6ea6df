#include "app/record/players.h"

#include "app/record/repaired_text.h"
#include "scoring/json/json_expect.h"

#include <nlohmann/json.hpp>

#include <QUuid>

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

namespace concord::record {

namespace {

using Json = nlohmann::ordered_json;

// Names are compared in this form.
QString normalizedName(const std::string& name) {
    return QString::fromStdString(concord::repairedText(name, TextKind::Name));
}

[[noreturn]] void refuseName(const QString& name) {
    throw InputError(
        {},
        {CONCORD_TEXT("expected a name that no other player has or had, but \"%1\" is taken: merge the two instead"),
         {utf8(name)}});
}

}  // namespace

std::optional<std::int64_t> Players::find(const QString& query, const QString& value) const {
    const QVariant found = m_connection.value(query, {value});
    return found.isValid() ? std::optional<std::int64_t>(found.toLongLong()) : std::nullopt;
}

std::optional<std::int64_t> Players::findByName(const QString& name) const {
    return find(QStringLiteral("SELECT player FROM player_names WHERE name = ?"), name);
}

std::optional<std::int64_t> Players::findByUid(const QString& uid) const {
    return find(QStringLiteral("SELECT id FROM players WHERE uid = ?"), uid);
}

void Players::addName(const QString& name, std::int64_t player) {
    const QSqlQuery query =
        m_connection.run(QStringLiteral("INSERT INTO player_names (name, player) VALUES (?, ?) ON CONFLICT DO NOTHING"),
                         {name, QVariant::fromValue<qlonglong>(player)});
    m_changed = m_changed || query.numRowsAffected() > 0;
}

std::int64_t Players::findOrAddByName(const std::string& name, const std::string& uid) {
    const QString wanted = normalizedName(name);
    if (const auto found = findByName(wanted)) {
        return *found;
    }
    return add(wanted, QString::fromStdString(uid));
}

std::int64_t Players::add(const QString& name, const QString& uid) {
    const QString id = uid.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : uid;
    const auto number =
        m_connection
            .value(QStringLiteral("INSERT INTO players (uid, name, colour) VALUES (?, ?, '') RETURNING id"), {id, name})
            .toLongLong();
    addName(name, number);
    return number;
}

bool Players::isCalled(std::int64_t player, const QString& name) const {
    return m_connection
               .value(QStringLiteral("SELECT name FROM players WHERE id = ?"),
                      {QVariant::fromValue<qlonglong>(canonical(player))})
               .toString() == name;
}

void Players::separate(std::vector<std::int64_t>& players, const std::vector<StoredSeat>& seats,
                       const std::vector<KnownPlayer>& known) {
    std::set<std::int64_t> people;
    std::ranges::transform(players, std::inserter(people, people.end()),
                           [&](std::int64_t player) { return canonical(player); });
    if (people.size() == players.size()) {
        return;
    }
    people.clear();
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t s) { return isCalled(players[s], normalizedName(seats[s].name)); });
    for (const std::size_t s : order) {
        const std::int64_t person = canonical(players[s]);
        if (people.insert(person).second) {
            continue;
        }
        const QString name = normalizedName(seats[s].name);
        const auto owner = findByName(name);
        if (owner && people.insert(canonical(*owner)).second) {
            players[s] = *owner;
            continue;
        }
        const QString uid = known.empty() ? QString() : QString::fromStdString(known[s].id);
        players[s] = add(name, uid.isEmpty() || findByUid(uid) ? QString() : uid);
        m_changed = true;
        if (owner && canonical(*owner) == person) {
            m_connection.run(QStringLiteral("UPDATE player_names SET player = ? WHERE name = ?"),
                             {QVariant::fromValue<qlonglong>(players[s]), name});
        }
    }
}

std::int64_t Players::findOrAdd(const KnownPlayer& player, const std::string& nameThen) {
    const auto byId = findByUid(QString::fromStdString(player.id));
    const std::int64_t number = byId ? *byId : findOrAddByName(player.name, player.id);
    addName(normalizedName(nameThen), number);
    return number;
}

std::vector<PlayerEntry> Players::all() const {
    QSqlQuery query = m_connection.run(
        QStringLiteral("SELECT p.id, p.uid, p.name, p.colour, p.merged_into, COUNT(g.id) FROM players p "
                       "LEFT JOIN game_players s ON s.player = p.id "
                       "LEFT JOIN games g ON g.id = s.game AND g.deleted_utc IS NULL "
                       "GROUP BY p.id, p.uid, p.name, p.colour, p.merged_into ORDER BY p.id"));
    std::vector<PlayerEntry> players;
    while (m_connection.next(query)) {
        PlayerEntry player{query.value(0).toLongLong(),
                           query.value(1).toString(),
                           repairedPlayerName(query.value(2).toString(), query.value(1).toString()),
                           repairedText(query.value(3).toString(), TextKind::Line),
                           std::nullopt,
                           query.value(5).toInt()};
        if (!query.isNull(4)) {
            player.mergedInto = query.value(4).toLongLong();
        }
        players.push_back(player);
    }
    return players;
}

void Players::expectPlayer(std::int64_t player) const {
    const QVariant found = m_connection.value(QStringLiteral("SELECT 1 FROM players WHERE id = ?"),
                                              {QVariant::fromValue<qlonglong>(player)});
    if (!found.isValid()) {
        throw InputError(
            {}, {CONCORD_TEXT("expected the number of a player; there is no player %1"), {std::to_string(player)}});
    }
}

std::int64_t Players::canonical(std::int64_t player) const {
    return m_connection
        .value(QStringLiteral("SELECT COALESCE(merged_into, id) FROM players WHERE id = ?"),
               {QVariant::fromValue<qlonglong>(player)})
        .toLongLong();
}

void Players::rename(std::int64_t player, const QString& name) {
    expectPlayer(player);
    const QString wanted = QString::fromStdString(expectText(utf8(name), TextKind::Name, {}));
    const auto owner = findByName(wanted);
    if (owner && canonical(*owner) != canonical(player)) {
        refuseName(wanted);
    }
    m_changed = true;
    addName(wanted, player);
    m_connection.run(QStringLiteral("UPDATE players SET name = ? WHERE id = ?"),
                     {wanted, QVariant::fromValue<qlonglong>(player)});
}

void Players::merge(std::int64_t player, std::int64_t into) {
    expectPlayer(player);
    expectPlayer(into);
    const QVariant target = QVariant::fromValue<qlonglong>(canonical(into));
    const QVariant source = QVariant::fromValue<qlonglong>(player);
    if (target == source) {
        throw InputError({}, {CONCORD_TEXT("expected two different players to merge"), {}});
    }
    if (canonical(player) == canonical(into)) {
        return;  // merged already
    }
    const QVariant sharedGame = m_connection.value(
        QStringLiteral("SELECT 1 FROM game_players a JOIN players p ON p.id = a.player "
                       "JOIN game_players b ON b.game = a.game JOIN players q ON q.id = b.player "
                       "WHERE (p.id = ? OR p.merged_into = ?) AND (q.id = ? OR q.merged_into = ?) LIMIT 1"),
        {source, source, target, target});
    if (sharedGame.isValid()) {
        throw InputError(
            {}, {CONCORD_TEXT("expected two names of one person, but these two played against each other"), {}});
    }
    m_changed = true;
    m_connection.run(QStringLiteral("UPDATE players SET merged_into = ? WHERE id = ? OR merged_into = ?"),
                     {target, source, source});
}

// While two players are merged, either may be called by a name of the other: then they cannot be split.
void Players::expectOwnNames(std::int64_t player) const {
    const QVariant number = QVariant::fromValue<qlonglong>(player);
    QSqlQuery sharedName = m_connection.run(
        QStringLiteral("SELECT p.id, p.name, n.player FROM players p JOIN player_names n ON n.name = p.name "
                       "WHERE n.player <> p.id AND (p.id = ? OR n.player = ?) ORDER BY p.id LIMIT 1"),
        {number, number});
    if (m_connection.next(sharedName)) {
        const std::string playerNumber = std::to_string(sharedName.value(0).toLongLong());
        throw InputError({}, {CONCORD_TEXT("expected two players without a name in common: player %1 is called "
                                           "\"%2\", a name of player %3; rename player %1 first"),
                              {playerNumber, utf8(sharedName.value(1).toString()),
                               std::to_string(sharedName.value(2).toLongLong())}});
    }
}

void Players::split(std::int64_t player) {
    expectPlayer(player);
    if (canonical(player) == player) {
        return;
    }
    expectOwnNames(player);
    m_changed = true;
    m_connection.run(QStringLiteral("UPDATE players SET merged_into = NULL WHERE id = ?"),
                     {QVariant::fromValue<qlonglong>(player)});
}

void Players::setColour(std::int64_t player, const QString& colour) {
    expectPlayer(player);
    m_changed = true;
    m_connection.run(QStringLiteral("UPDATE players SET colour = ? WHERE id = ?"),
                     {textValue(expectText(utf8(colour), TextKind::Line, {})), QVariant::fromValue<qlonglong>(player)});
}

std::string Players::toJson() const {
    std::map<std::int64_t, Json> entries;
    std::map<std::int64_t, std::string> ids;
    const std::vector<PlayerEntry> players = all();
    for (const PlayerEntry& player : players) {
        ids[player.number] = utf8(player.id);
        entries[player.number] = {{"id", utf8(player.id)},
                                  {"name", utf8(player.name)},
                                  {"colour", utf8(player.colour)},
                                  {"names", Json::array()}};
    }
    for (const PlayerEntry& player : players) {
        if (player.mergedInto) {
            entries[player.number]["mergedInto"] = ids[*player.mergedInto];
        }
    }
    QSqlQuery names = m_connection.run(QStringLiteral("SELECT name, player FROM player_names ORDER BY name"));
    while (m_connection.next(names)) {
        const QString name = repairedText(names.value(0).toString(), TextKind::Line);
        if (!name.isEmpty()) {
            entries[names.value(1).toLongLong()]["names"].push_back(utf8(name));
        }
    }
    Json json{{"format", "concord-players"}, {"version", 1}, {"players", Json::array()}};
    for (auto& [number, entry] : entries) {
        json["players"].push_back(std::move(entry));
    }
    return json.dump(1, ' ', false, Json::error_handler_t::replace);
}

void Players::fromJson(const std::string& text) {
    const JsonDocument document(text);
    requireText(document.root(), "format", "concord-players");
    requireVersion1(document.root());
    const auto list = listAt(require(document.root(), "players"));
    const auto nameAt = [](const JsonValue& entry) { return QString::fromStdString(textAt(require(entry, "name"))); };
    for (const JsonValue& entry : list) {
        const JsonValue id = require(entry, "id");
        const auto number =
            m_connection
                .value(QStringLiteral("INSERT INTO players (uid, name, colour) VALUES (?, ?, ?) RETURNING id"),
                       {textValue(textAt(id)), repairedPlayerName(nameAt(entry), QString::fromStdString(id.text())),
                        textValue(concord::repairedText(textAt(require(entry, "colour")), TextKind::Line))})
                .toLongLong();
        for (const JsonValue& name : listAt(require(entry, "names"))) {
            const std::string repairedName = concord::repairedText(textAt(name), TextKind::Line);
            if (!repairedName.empty()) {
                addName(QString::fromStdString(repairedName), number);
            }
        }
    }
    for (const JsonValue& entry : list) {
        if (const auto into = entry.member("mergedInto")) {
            m_connection.run(
                QStringLiteral("UPDATE players SET merged_into = (SELECT id FROM players WHERE uid = ?) WHERE uid = ?"),
                {textValue(textAt(*into)), textValue(textAt(require(entry, "id")))});
        }
    }
}

}  // namespace concord::record
