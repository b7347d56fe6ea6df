#include "app/record/exchange.h"

#include "app/files/utf8.h"
#include "scoring/json/strict_json.h"
#include "scoring/table/game_registry.h"

#include <nlohmann/json.hpp>

#include <QUrl>
#include <QUuid>

#include <functional>
#include <map>
#include <utility>

namespace concord::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* pushAddress = "https://app.bgstatsapp.com/createPlay.html?data=";

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string indented(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace); }

// As BG Stats writes ids in its files: in capitals.
std::string idOf(const QString& uuid) { return utf8(uuid.toUpper()); }

std::string derivedId(const char* kind, const QString& name) {
    const QUuid namespaceId = QUuid::fromString(QStringLiteral("{b1f6c9a2-3f5d-4a0e-9d55-6c0c6b1d7e02}"));
    return idOf(QUuid::createUuidV5(namespaceId, QLatin1String(kind) + name).toString(QUuid::WithoutBraces));
}

// "2026-11-21T18:30:00Z" becomes "2026-11-21 18:30:00".
std::string dateOf(QString utc) {
    utc.replace(QLatin1Char('T'), QLatin1Char(' ')).remove(QLatin1Char('Z'));
    return utf8(utc);
}

// Null for a game that this program does not know.
const GameFacts* factsOf(const GameSummary& game) {
    const GameModule* module = findGame(utf8(game.game));
    return module == nullptr ? nullptr : &module->facts();
}

// "Side A"; empty for a game without variants.
std::string boardOf(const GameSummary& game, const GameFacts& facts) {
    return facts.variant.empty() ? "" : std::string(facts.variant) + ' ' + utf8(game.variant);
}

Json gameJson(const GameFacts& facts, int number) {
    const QString id = QString::fromUtf8(facts.id.data(), static_cast<qsizetype>(facts.id.size()));
    return {{"id", number},           {"uuid", derivedId("game/", id)},
            {"name", facts.title},    {"bggId", facts.bggId},
            {"bggName", facts.title}, {"bggYear", facts.year},
            {"highestWins", true},    {"noPoints", false},
            {"cooperative", false},   {"usesTeams", false}};
}

// Numbers things from 1 on, in the order in which they are first asked for.
class Numbering {
public:
    // `describe` is called once for each key.
    int numberOf(const QString& key, const std::function<Json(int)>& describe) {
        const auto [at, isNew] = m_numbers.try_emplace(key, static_cast<int>(m_numbers.size()) + 1);
        if (isNew) {
            m_list.push_back(describe(at->second));
        }
        return at->second;
    }

    const Json& list() const { return m_list; }

private:
    std::map<QString, int> m_numbers;
    Json m_list = Json::array();
};

Json playerScore(const SeatSummary& seat, std::size_t index, int player) {
    return {{"playerRefId", player},
            {"score", std::to_string(seat.total)},
            {"winner", seat.rank == 1},
            {"startPlayer", seat.started},
            {"newPlayer", false},
            {"rank", seat.rank},
            {"seatOrder", static_cast<int>(index) + 1}};
}

Json playOf(const GameSummary& game, const GameFacts& facts, Numbering& games, Numbering& players, Numbering& places) {
    const int gameNumber = games.numberOf(game.game, [&](int number) { return gameJson(facts, number); });
    Json scores = Json::array();
    for (std::size_t s = 0; s < game.seats.size(); ++s) {
        const SeatSummary& seat = game.seats[s];
        const int player = players.numberOf(seat.playerId, [&](int number) {
            return Json{
                {"id", number}, {"uuid", idOf(seat.playerId)}, {"name", utf8(seat.name)}, {"isAnonymous", false}};
        });
        scores.push_back(playerScore(seat, s, player));
    }
    Json play{{"uuid", idOf(game.id)},
              {"modificationDate", dateOf(game.touchedUtc)},
              {"entryDate", dateOf(game.touchedUtc)},
              {"playDate", dateOf(game.playedUtc)},
              {"durationMin", game.minutes.value_or(0)},
              {"ignored", false},
              {"manualWinner", true},
              {"usesTeams", false},
              {"rounds", 0},
              {"rating", 0},
              {"scoringSetting", 0},
              {"gameRefId", gameNumber},
              {"board", boardOf(game, facts)},
              {"comments", utf8(game.note)},
              {"playerScores", std::move(scores)}};
    if (!game.place.isEmpty()) {
        play["locationRefId"] = places.numberOf(game.place, [&](int number) {
            return Json{{"id", number}, {"uuid", derivedId("place/", game.place)}, {"name", utf8(game.place)}};
        });
    }
    return play;
}

Json pushedPlay(const GameSummary& game, const GameFacts& facts) {
    Json players = Json::array();
    for (const SeatSummary& seat : game.seats) {
        players.push_back({{"name", utf8(seat.name)},
                           {"score", std::to_string(seat.total)},
                           {"winner", seat.rank == 1},
                           {"startPlayer", seat.started},
                           {"rank", seat.rank},
                           {"sourcePlayerId", utf8(seat.playerId)}});
    }
    Json play{{"sourceName", "Concord"},
              {"sourcePlayId", utf8(game.id)},
              {"playDate", dateOf(game.playedUtc)},
              {"game", {{"name", facts.title}, {"bggId", facts.bggId}, {"highestWins", true}, {"noPoints", false}}},
              {"players", std::move(players)}};
    if (const std::string board = boardOf(game, facts); !board.empty()) {
        play["board"] = board;
    }
    if (game.minutes) {
        play["durationMin"] = *game.minutes;
    }
    if (!game.place.isEmpty()) {
        play["location"] = utf8(game.place);
    }
    if (!game.note.isEmpty()) {
        play["comments"] = utf8(game.note);
    }
    return play;
}

std::string linkOf(const Json& play) {
    return pushAddress + QUrl::toPercentEncoding(QString::fromStdString(dump(play))).toStdString();
}

void leaveOutOfPlayers(Json& play, const char* key) {
    for (Json& player : play["players"]) {
        player.erase(key);
    }
}

}  // namespace

struct BgStatsFile::References {
    Numbering games;  // in words of BG Stats: Harmonies is a game, a game of the record is a play
    Numbering players;
    Numbering places;
};

BgStatsFile::BgStatsFile() : m_references(std::make_unique<References>()) {}

BgStatsFile::~BgStatsFile() = default;

bool BgStatsFile::supports(const GameSummary& game) { return factsOf(game) != nullptr; }

void BgStatsFile::addPlayersAndPlace(const GameSummary& game) {
    if (const GameFacts* facts = factsOf(game)) {
        playOf(game, *facts, m_references->games, m_references->players, m_references->places);
    }
}

std::string BgStatsFile::head() const {
    constexpr std::string_view closing = "\n}";
    const Json head{{"userInfo", Json::object()},
                    {"games", m_references->games.list()},
                    {"players", m_references->players.list()},
                    {"locations", m_references->places.list()}};
    std::string text = indented(head);
    text.erase(text.size() - closing.size());
    return text + ",\n \"plays\": [";
}

std::string BgStatsFile::play(const GameSummary& game) {
    const GameFacts* facts = factsOf(game);
    if (facts == nullptr) {
        return {};
    }
    std::string text =
        '\n' + indented(playOf(game, *facts, m_references->games, m_references->players, m_references->places));
    constexpr std::string_view indent = "  ";
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
        text.insert(at + 1, indent);
    }
    return std::exchange(m_hasPlays, true) ? ',' + text : text;
}

std::string BgStatsFile::end() const { return m_hasPlays ? "\n ]\n}\n" : "]\n}\n"; }

std::string pushLink(const GameSummary& game) {
    const GameFacts* facts = factsOf(game);
    if (facts == nullptr) {
        throw unknownGame(utf8(game.game));
    }
    Json play = pushedPlay(game, *facts);
    const std::vector<std::function<void()>> shortenings{[&] { play.erase("comments"); },
                                                         [&] { play.erase("location"); },
                                                         [&] { leaveOutOfPlayers(play, "sourcePlayerId"); },
                                                         [&] { leaveOutOfPlayers(play, "rank"); },
                                                         [&] { play.erase("durationMin"); },
                                                         [&] { play["game"].erase("noPoints"); }};
    std::string link = linkOf(play);
    for (const auto& shorten : shortenings) {
        if (link.size() <= maxPushLinkBytes) {
            return link;
        }
        shorten();
        link = linkOf(play);
    }
    if (link.size() > maxPushLinkBytes) {
        throw InputError({},
                         {CONCORD_TEXT("expected a link of at most %1 bytes, the names of the players are too long"),
                          {std::to_string(maxPushLinkBytes)}});
    }
    return link;
}

}  // namespace concord::record
