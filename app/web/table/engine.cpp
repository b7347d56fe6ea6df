#include "app/web/table/engine.h"

#include "app/phone/messages/cards.h"
#include "app/phone/messages/json_parts.h"
#include "app/phone/messages/renature_area.h"
#include "app/web/table/exported_game.h"
#include "app/web/table/json.h"
#include "app/web/table/saved_table.h"
#include "app/web/table/table_facts.h"
#include "scoring/games/all_games.h"
#include "scoring/harmonies/claims/claim.h"
#include "scoring/json/text_rule.h"
#include "scoring/table/game_registry.h"
#include "vision/reading/reading_json.h"

#include <utility>

namespace concord::web {

using phone::Json;
using phone::Reply;

namespace {

constexpr std::size_t maxUndo = 100;
constexpr std::size_t maxAnswers = 32;
constexpr std::size_t maxClients = 16;

std::string okJson() { return R"({"ok":true})"; }

std::string answerOf(int status, const std::string& body) {
    return R"({"status":)" + std::to_string(status) + R"(,"body":)" + body + '}';
}

// Returns an error for a message that was not understood: a file that holds no valid game, a defect of the page, or an
// attack.
template <typename Work>
std::string guarded(const Work& work) {
    try {
        return work();
    } catch (const InputError& error) {
        return phone::errorJson(textWithPlace(error));
    } catch (const std::exception&) {
        return phone::errorJson(phone::textOf(phone::Refusal::Unreadable));
    }
}

}  // namespace

Engine::Engine() {
    addAllGames();
    m_photos.aboutToEdit = [this] {
        m_undo.push_back(m_table);
        if (m_undo.size() > maxUndo) {
            m_undo.pop_front();
        }
    };
}

void Engine::refresh(const std::string& by) {
    const ScoreTable score = m_table.isOpen() ? m_table.game.module().score(m_table.game) : ScoreTable();
    phone::TableFacts facts = factsOf(m_table, score, m_photos, m_certainties);
    facts.undoable = m_undo.size();
    const phone::TableState state = phone::stateOf(m_table.game, score, facts);
    if (m_revisions.update(state, by)) {
        m_state = phone::stateJson(state, m_revisions.now());
    }
}

std::string Engine::state() {
    return guarded([&] {
        refresh({});
        return m_state;
    });
}

void Engine::edit(Table after) {
    if (after != m_table) {
        m_photos.aboutToEdit();
        m_table = std::move(after);
        m_photos.followTable();
    }
}

std::string Engine::command(std::string_view json) {
    int status = 200;
    const std::string body = guarded([&] {
        const phone::Command command = phone::commandFromJson(json);
        if (m_answers.size() > maxClients && !m_answers.contains(command.client)) {
            m_answers.clear();
        }
        std::deque<GivenAnswer>& answers = m_answers[command.client];
        for (const GivenAnswer& given : answers) {
            if (given.number == command.number) {
                return given.text;
            }
        }
        refresh({});  // so that changes by photos do not count as the client's
        Reply reply = apply(command);
        refresh(command.client);
        reply.undoable = m_undo.size();
        answers.push_back({command.number, phone::replyJson(reply, m_revisions.now())});
        if (answers.size() > maxAnswers) {
            answers.pop_front();
        }
        return answers.back().text;
    });
    if (body.starts_with(R"({"error")")) {
        status = 400;
    }
    return answerOf(status, body);
}

std::string Engine::area(std::string_view json) const {
    return guarded([&] { return phone::areaAnswer(phone::areaFromJson(json), m_table.game.get<renature::Game>()); });
}

// --- games

std::string Engine::games() {
    addAllGames();
    phone::Json games = phone::Json::array();
    for (const GameModule* const module : knownGames()) {
        const GameFacts& facts = module->facts();
        games.push_back({{"id", facts.id},
                         {"title", facts.title},
                         {"minPlayers", facts.minPlayers},
                         {"maxPlayers", facts.maxPlayers}});
    }
    return games.dump();
}

std::string Engine::newGame(std::string_view json) {
    return guarded([&] {
        const NewGame settings = newGameFromJson(json);
        const GameModule* const module = findGame(settings.game);
        Table table = tableOf(module->checked(module->blank(settings.players, settings.side)), {});
        if (table.seats.size() != settings.players.size()) {
            throw InputError("/players", {CONCORD_TEXT("expected players of different names"), {}});
        }
        table.withSpirits = settings.withSpirits && table.harmonies() != nullptr;
        close();
        m_table = std::move(table);
        m_photos.followTable();
        return okJson();
    });
}

void Engine::close() {
    m_undo.clear();
    m_photos.replace({}, m_photos.lastNumber());
    m_table = {};
}

void Engine::setPlayerWord(std::string_view word) { m_photos.playerWord = repairedText(word, TextKind::Name); }

std::string Engine::keep() const {
    return guarded([&] {
        return m_table.isOpen() || !m_photos.all().empty()
                   ? savedTableJson({m_table, m_undo, m_photos.all(), m_photos.lastNumber(), m_photos.playerWord})
                   : std::string();
    });
}

std::string Engine::open(std::string_view text) {
    return guarded([&] {
        SavedTable saved = savedTableFromJson(text);
        close();
        m_table = std::move(saved.table);
        m_undo = std::move(saved.undo);
        m_photos.playerWord = saved.playerWord.empty() ? m_photos.playerWord : saved.playerWord;
        m_photos.replace(std::move(saved.photos), saved.lastPhoto);
        return okJson();
    });
}

std::string Engine::exportGame(std::string_view details) const {
    return guarded([&] {
        if (!m_table.isOpen()) {
            return phone::errorJson(phone::textOf(phone::Refusal::NoGame));
        }
        return exportedJson(m_table, details);
    });
}

// --- photos

std::string Engine::addPhoto(std::string_view json) {
    return guarded([&] {
        std::string player;
        Photo photo = photoFromJson(json, player);
        const AddedPhoto added = m_photos.add(std::move(photo), player);
        Json answer{{"id", added.id}};
        if (!added.note.isEmpty()) {
            answer["note"] = phone::jsonOf(added.note);
        }
        return answer.dump();
    });
}

void Engine::photoProgress(const std::string& id, double fraction) { m_photos.setProgress(id, fraction); }

std::string Engine::photoRead(const std::string& id, std::string_view json) {
    return guarded([&] {
        bool isAccepted = false;
        if (const std::optional<vision::Reading> reading = vision::completeReadingFromJson(json)) {
            isAccepted = m_photos.setReading(id, *reading);
        } else if (const ReaderAnswer answer = readerAnswerFromJson(json); answer.isNoBoard) {
            isAccepted = m_photos.setNoBoard(id, answer.why);
        } else {
            isAccepted = m_photos.setFailed(id, answer.why);
        }
        return isAccepted ? okJson() : phone::errorJson(phone::textOf(phone::Refusal::PhotoGone));
    });
}

std::string Engine::photoFailed(const std::string& id, std::string_view json) {
    return guarded([&] {
        return m_photos.setFailed(id, textFromJson(json)) ? okJson()
                                                          : phone::errorJson(phone::textOf(phone::Refusal::PhotoGone));
    });
}

// --- disputes and cards

std::string Engine::why(std::string_view json) const {
    return guarded([&] {
        const BoardClaim claim = boardClaimFromJson(json);
        const std::optional<std::size_t> seat = seatOf(m_table, claim.player);
        if (!seat || m_table.harmonies() == nullptr) {
            return phone::errorJson(phone::textOf(phone::Refusal::PlayerGone));
        }
        const Game& game = *m_table.harmonies();
        const Board board = game.players.at(*seat).board.value_or(Board(game.side));
        return claimAnswerJson(explainClaim(board, game.rulings, claim.kind, claim.cells));
    });
}

std::string Engine::catalogue(std::string_view json) const {
    return guarded([&] {
        const std::optional<std::size_t> seat = seatOf(m_table, playerFromJson(json));
        if (!seat || m_table.harmonies() == nullptr) {
            return phone::errorJson(phone::textOf(phone::Refusal::PlayerGone));
        }
        std::vector<std::string> ids;
        for (const Seat& one : m_table.seats) {
            ids.push_back(idOf(one));
        }
        return phone::catalogueJson(*m_table.harmonies(), ids, *seat).dump();
    });
}

}  // namespace concord::web
